import { expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { warComesEarly as game } from '../games/war-comes-early/index.ts'
import type { State } from '../games/war-comes-early/state.ts'
import { imagine, view } from '../games/war-comes-early/view.ts'
import { tableAt, textOf } from './arranged.fixture.ts'
import { human } from './user.fixture.ts'

/** What the side that decides sees of a position, through a few intents. */
function shown(g: State): string[] {
  const table = tableAt(g, { seats: [human('A'), human('B')], isOpen: true })
  const texts = [textOf(table.snapshot())]
  for (let i = 0; i < 3; i++) {
    table.nextUnmoved()
    texts.push(textOf(table.snapshot()))
  }
  table.toggleOverlay('threat')
  table.toggleOverlay('zones')
  texts.push(textOf(table.snapshot()))
  return texts
}

test('[8.3a] positions that a side cannot tell apart look the same at the table, all through a game', () => {
  const g = valueOrThrow(game.begin('1938', {}, fastDice(21)))
  let compared = 0
  for (let i = 0; i < 1200; i++) {
    const awaited = game.awaited(g)
    if (awaited === null) break
    const seen = view(g, awaited.side)
    if (i % 40 === 20 && (seen.stacks as readonly unknown[]).length > 0) {
      const other = valueOrThrow(imagine(seen, fastDice(i)))
      const again = view(other, awaited.side)
      if (JSON.stringify(again) === JSON.stringify(seen)) {
        other.dice = g.dice
        expect(shown(other), `action ${i}, ${awaited.decision}`).toEqual(shown(g))
        compared += 1
      }
    }
    const legal = game.legal(g, awaited.side)
    const action = awaited.decision === 'deploy' ? { do: 'deploy-suggested' } : legal[(i * 31) % legal.length]
    game.perform(g, awaited.side, action, null)
  }
  expect(compared).toBeGreaterThan(5)
})
