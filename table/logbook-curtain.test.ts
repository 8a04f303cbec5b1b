// One screen, several readers: what the log keeps from one reading to the next never shows a side what another has heard.
import { expect, test } from 'vitest'
import { luckOf } from '../ai/players/player.ts'
import type { GameEvent } from '../engine/game/action.ts'
import { PUBLIC } from '../engine/game/game.ts'
import { TableController } from './controller.ts'
import type { Deed } from './deeds.ts'
import { Logbook } from './logbook.ts'
import type { LogLine } from './presentation.ts'
import { newTable, presentation, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

const VIEWERS = [0, 1, PUBLIC]

const line = (text: string, weight: LogLine['weight']): LogLine =>
  ({ text, weight, rules: [], hexes: [], dice: [] }) as unknown as LogLine

/** What everybody hears alike, kept as one list by a game that saves memory. */
const SILENCE: readonly LogLine[] = []

function deedAt(position: number, luck: { below(n: number): number }): Deed {
  const weight = (['move', 'move', 'move', 'phase', 'turn', 'plain'] as const)[luck.below(6)]
  const public_ = [line(`everybody hears ${position}`, weight)]
  const isShared = luck.below(3) === 0
  const isSilent = luck.below(5) === 0
  const heard = VIEWERS.map((viewer): GameEvent[] => [{ event: 'e', rule: '1', position, viewer }])
  const lines = VIEWERS.map(viewer =>
    isSilent ? SILENCE : isShared ? public_ : [line(`viewer ${viewer} hears ${position}`, weight)],
  )
  const side = luck.below(2)
  return { position, side, heard, lines } as unknown as Deed
}

const tell = (heard: readonly GameEvent[]): readonly LogLine[] => [
  line(`viewer ${heard[0].viewer} hears ${heard.map(({ position }) => position).join(' and ')}`, 'move'),
]

test('whoever reads after another reads what he would have read alone', () => {
  for (let seed = 1; seed <= 40; seed++) {
    const luck = luckOf(seed)
    const told: Deed[] = []
    const shared = new Logbook()
    for (let i = 0; i < 60; i++) {
      const undone = luck.below(8) === 0 ? luck.below(4) : 0
      told.length = Math.max(0, told.length - undone)
      told.push(deedAt(told.length + 1, luck))
      const viewer = VIEWERS[luck.below(VIEWERS.length)]
      const upTo = luck.below(4) === 0 ? luck.below(told.length + 1) : told.length
      const log = { told, earliest: 0, tell, opening: 'Turn 1' }
      const read = shared.entries(log, upTo, viewer)
      expect(read, `seed ${seed}, deed ${i}`).toEqual(new Logbook().entries(log, upTo, viewer))
      const others = VIEWERS.filter(other => other !== viewer).map(other => `viewer ${other} hears`)
      for (const other of others) expect(JSON.stringify(read)).not.toContain(other)
    }
  }
})

test('[8.3a] behind every curtain lies the log that a newcomer of that side would be shown', () => {
  const table = newTable('1938', 4, { seats: TWO_PEOPLE })
  const user = new ScriptedUser(table, 7)
  const seen = new Set<number>()
  let compared = 0
  for (let i = 0; i < 400 && compared < 8; i++) {
    const wasCurtain = table.snapshot().curtain !== null
    user.step()
    const { curtain, header, log } = table.snapshot()
    if (!wasCurtain || curtain !== null) continue
    const again = TableController.resume(presentation, table.journal(), { seats: TWO_PEOPLE })
    if (!again.ok) throw new Error(again.faults[0].reason)
    again.value.openCurtain()
    expect(again.value.snapshot().header.viewer).toBe(header.viewer)
    expect(log.map(({ text, turn, folded }) => [turn, text, folded.map(entry => entry.text)])).toEqual(
      again.value
        .snapshot()
        .log.map(({ text, turn, folded }) => [turn, text, folded.map(entry => entry.text)]),
    )
    seen.add(header.viewer)
    compared += 1
    again.value.close()
  }
  table.close()
  expect([compared, seen.size]).toEqual([8, 2])
})
