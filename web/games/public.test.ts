// Somebody who plays no side looks at a table: everything can be shown, and nothing is told that any side may not know.
import { expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { type GameState, PUBLIC } from '../../engine/game/game.ts'
import type { AnyPresentation } from '../../table/stage.ts'
import { CARDS } from './index.ts'

const TITLES = CARDS.flatMap(card =>
  card.scenarios.map(({ id, sides }) => [card.id, id, sides.length, card.load] as const),
)

const SUGGESTED = { do: 'deploy-suggested' }

const NOTHING_IN_USE = { units: [], hex: null, attack: null, rolled: null }

/** Everything that a table tells of a position. */
function told(table: AnyPresentation, g: GameState, viewer: number): unknown {
  const s = table.see(g, viewer)
  const counters = table.counters(s)
  const hexes = [...new Set(counters.map(({ hex }) => hex))].slice(0, 12)
  return {
    counters,
    markers: table.markers(s),
    stacks: hexes.map(hex => [table.stack(s, hex), table.hexCard(s, hex), table.stackTitle(s, hex)]),
    trays: table.trays(s),
    overlays: table.overlays.map(({ id }) => table.overlay(s, id, [])),
    header: [table.turn(s), table.ribbon(s), table.score(s), table.waitingFor(s)],
    goals: [table.objectives?.(s), table.discs?.(s), table.charts?.(s, NOTHING_IN_USE)],
    legal: s.legal,
  }
}

test.each(TITLES)(
  '%s, %s: the public sees the same whatever one side, or the public itself, cannot see',
  async (_, scenario, sides, load) => {
    const table = (await load()) as unknown as AnyPresentation
    const { game } = table
    const g = valueOrThrow(game.begin(scenario, {}, fastDice(3)))
    const dice = fastDice(7)
    for (let i = 0; i < 150; i++) {
      const awaited = game.awaited(g)
      if (awaited === null) break
      const legal = game.legal(g, awaited.side)
      const isSuggested = game.check(g, awaited.side, SUGGESTED).length === 0
      const events: GameEvent[] = []
      game.perform(g, awaited.side, isSuggested ? SUGGESTED : legal[dice.below(i, legal.length)], events)
      expect(() => game.hear(g, PUBLIC, events)).not.toThrow()
      if (i % 30 !== 29) continue
      const open = told(table, g, PUBLIC)
      for (let side = PUBLIC; side < sides; side++) {
        const imagined = valueOrThrow(game.imagine(game.view(g, side), fastDice(i)))
        expect(told(table, imagined, PUBLIC)).toEqual(open)
      }
    }
  },
)
