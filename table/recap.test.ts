// What the others did, told to a side before its own turn: from what it has heard, and nothing else.
import { describe, expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { TableController } from './controller.ts'
import type { Deed } from './deeds.ts'
import type { LogLine } from './presentation.ts'
import { isWorthTelling, recapOf } from './recap.ts'
import { newTable, presentation, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

const line = (
  weight: LogLine['weight'],
  text: string,
  hexes: readonly string[] = [],
  dice?: number[],
): LogLine => ({
  side: 0,
  text,
  rules: [],
  hexes,
  weight,
  ...(dice && { dice }),
})

/** Deeds of side 0 of which side 1 hears these lines. */
const deedsOf = (...heard: readonly (readonly LogLine[])[]): Deed[] =>
  heard.map(
    (lines, i) =>
      ({
        position: i + 1,
        side: 0,
        heard: [[], []],
        lines: [[line('move', 'own')], lines],
      }) as unknown as Deed,
  )

const told = (...heard: readonly (readonly LogLine[])[]) => recapOf(deedsOf(...heard), 1, () => [])

describe('a recap', () => {
  test('tells a move with its way, and a battle with its result and what it cost', () => {
    const { entries } = told(
      [line('phase', 'German movement.')],
      [line('move', '8. Army 2921 to 3021.', ['2921', '2922', '3021'])],
      [line('phase', 'German combat.')],
      [line('battle', 'Attack on 3122 by 10. Army at +5: 1/1.', ['3122'], [3])],
      [line('part', '2. Cavalry Corps is eliminated.', ['3122'])],
    )
    expect(entries).toMatchObject([
      { kind: 'move', phase: 'German movement', paths: [['2921', '2922', '3021']], before: 1, after: 2 },
      {
        kind: 'battle',
        phase: 'German combat',
        text: 'Attack on 3122 by 10. Army at +5. 2. Cavalry Corps is eliminated.',
        result: '1/1',
        dice: [3],
        before: 3,
        after: 5,
      },
    ])
  })

  test('leaves out the single steps of units under a stack whose way is told', () => {
    const { entries } = told([
      line('move', 'II Corps 3122 to 2921.', ['3122', '3021', '2921']),
      line('move', 'A unit that you cannot see 3122 to 3021.', ['3122', '3021']),
      line('move', 'A unit that you cannot see 3021 to 2921.', ['3021', '2921']),
    ])
    expect(entries).toHaveLength(1)
  })

  test('says how many moves were not heard of, and tells nothing of them', () => {
    const recap = told([], [line('plain', 'Something.')], [])
    expect(recap.unseen).toBe(2)
    expect(recap.entries).toHaveLength(1)
    expect(isWorthTelling(recap, 1)).toBe(false)
  })

  test('tells hundreds of moves several at a time', () => {
    const moves = Array.from({ length: 130 }, (_, i) => line('move', `${i}.`, [`${i}`, `${i + 1}`]))
    const deeds = deedsOf([line('phase', 'German movement.')], moves)
    const { entries } = recapOf(deeds, 1, () => moves)
    expect(entries.length).toBeLessThanOrEqual(40)
    expect(entries.flatMap(({ paths }) => paths)).toHaveLength(130)
  })
})

describe('at the table', () => {
  test('the next side sees it before its first decision, from its own side of the fog, and can skip it', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, recaps: true })
    const user = new ScriptedUser(table, 3)
    for (let i = 0; i < 200 && table.snapshot().now.kind !== 'recap'; i++) user.step()
    const first = table.snapshot()
    expect(first.now).toMatchObject({ kind: 'recap', title: 'German turn 1', index: 0 })
    expect(first.header.viewer).toBe(1)
    expect(first.bar.main!.label).toBe('Skip recap')
    expect(JSON.stringify(first.now)).not.toContain('undefined')
    const { position } = first
    if (first.now.kind !== 'recap') throw new Error('no recap')
    const { entries } = first.now
    for (let i = 1; i < entries.length; i++) table.stepRecap(1)
    const last = table.snapshot()
    expect(last.now).toMatchObject({ index: entries.length - 1 })
    expect(last.scene.trails!.length).toBe(entries.flatMap(entry => entry.paths).length)
    expect(last.position).toBe(position)
    table.commit()
    expect(table.snapshot().now.kind).not.toBe('recap')
    expect(table.snapshot().position).toBe(position)
    expect(table.snapshot().can.recap).toBe(true)
    table.replayRecap()
    expect(table.snapshot().now).toMatchObject({ kind: 'recap', index: 0 })
    table.back()
    expect(table.snapshot().now.kind).not.toBe('recap')
  })

  test('[5.1d] Germany sees it before it fixes the order of its phases', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, recaps: true })
    const user = new ScriptedUser(table, 3)
    const isTold = () => table.snapshot().now.kind === 'recap' && table.snapshot().header.viewer === 0
    for (let i = 0; i < 400 && !isTold(); i++) user.step()
    const { now } = table.snapshot()
    if (now.kind !== 'recap') throw new Error('no recap')
    expect(now.title).toBe('Polish turn 1')
    expect(now.entries.map(({ text }) => text).join(' ')).not.toContain('German phases this turn')
    table.skipRecap()
    expect(table.snapshot().bar.title).toBe('Choose the order of the three German phases.')
  })

  test('tells of the turns of others: what is answered in the own turn is seen as it happens', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, recaps: true })
    const user = new ScriptedUser(table, 3)
    const titles = new Set<string>()
    for (let i = 0; i < 500; i++) {
      const { now, header } = table.snapshot()
      if (now.kind === 'recap') titles.add(`${header.viewer}: ${now.title}`)
      user.step()
    }
    expect(titles.size).toBeGreaterThan(1)
    for (const title of titles) expect(title).toMatch(/^(0: Polish|1: German) turn \d$/)
  })

  test('arrows of a battle come from the hexes of those who attacked, not from every neighbour', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, recaps: true })
    const user = new ScriptedUser(table, 3)
    for (let i = 0; i < 200 && table.snapshot().now.kind !== 'recap'; i++) user.step()
    const { now } = table.snapshot()
    if (now.kind !== 'recap') throw new Error('no recap')
    const battle = now.entries.findIndex(({ kind }) => kind === 'battle')
    expect(battle).toBeGreaterThanOrEqual(0)
    expect(now.entries[battle].attackers.length).toBeGreaterThan(0)
    table.showRecap(battle)
    const { arrows, counters } = table.snapshot().scene
    const from = counters
      .filter(({ unit }) => unit !== null && now.entries[battle].attackers.includes(unit))
      .map(({ hex }) => hex)
    expect(arrows.map(arrow => arrow.from).toSorted()).toEqual([...new Set(from)].toSorted())
    expect(arrows.every(({ to }) => to === now.entries[battle].hexes[0])).toBe(true)
  })

  test('is there again when the game is opened anew, at the start of a turn and in the middle of it', () => {
    const table = newTable('1939', 1, { seats: TWO_PEOPLE, recaps: true })
    const user = new ScriptedUser(table, 3)
    for (let i = 0; i < 200 && table.snapshot().now.kind !== 'recap'; i++) user.step()
    const told = table.snapshot().now
    const again = reopened(table)
    again.openCurtain()
    expect(again.snapshot().now).toEqual(told)
    again.skipRecap()
    const later = new ScriptedUser(again, 5)
    const { position } = again.snapshot()
    for (let i = 0; i < 40 && again.snapshot().position < position + 3; i++) later.step()
    const inTurn = reopened(again)
    inTurn.openCurtain()
    expect(inTurn.snapshot().now.kind).not.toBe('recap')
    expect(inTurn.snapshot().can.recap).toBe(true)
    inTurn.replayRecap()
    const { now } = inTurn.snapshot()
    expect(now.kind === 'recap' && told.kind === 'recap' && now.entries).toEqual(
      told.kind === 'recap' && told.entries,
    )
  })
})

const reopened = (table: ReturnType<typeof newTable>) =>
  valueOrThrow(TableController.resume(presentation, table.journal(), { seats: TWO_PEOPLE, recaps: true }))
