// 15  What a side is shown is worked out from what it may see: the same whatever lies under stacks and in the displays of the other.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { PUBLIC } from '../../../engine/game/game.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { BOX, type State } from '../../../games/munich-war/state.ts'
import { UNITS, unitIds, unitNation } from '../../../games/munich-war/units.ts'
import { munichWarTable as table } from './presentation.ts'

/** Everything that the table tells a side of a position, beside what it may do now. */
function told(g: State, viewer: number): unknown {
  const s = table.see(g, viewer)
  const counters = table.counters(s)
  const hexes = [...new Set(counters.map(({ hex }) => hex))]
  const targets = [...table.attack.targets(s).keys()]
  return {
    counters,
    markers: table.markers(s),
    stacks: hexes.map(hex => [table.stack(s, hex), table.hexCard(s, hex), table.stackTitle(s, hex)]),
    cards: counters.flatMap(({ unit }) => (unit === null ? [] : [table.unitCard(s, unit)])),
    trays: table.trays(s),
    overlays: table.overlays.map(({ id }) => table.overlay(s, id, [])),
    header: [table.turn(s), table.ribbon(s), table.waitingFor(s)],
    odds: targets.map(hex =>
      table.attack.odds(s, table.attack.suggested(s, hex, 'attack'), hex, 'attack', {}),
    ),
  }
}

const DECISIONS = 600

test.each(['western-powers', 'intermarium'])(
  '%s: neither a side nor a spectator is told what it may not know',
  scenario => {
    const g = valueOrThrow(game.begin(scenario, {}, fastDice(5)))
    const dice = fastDice(11)
    let hidden = 0
    for (let i = 0; i < DECISIONS; i++) {
      const awaited = game.awaited(g)
      if (awaited === null) break
      const suggested = { do: 'deploy-suggested' }
      const isSuggested = game.check(g, awaited.side, suggested).length === 0
      const legal = game.legal(g, awaited.side)
      const events: GameEvent[] = []
      game.perform(g, awaited.side, isSuggested ? suggested : legal[dice.below(i, legal.length)], events)
      for (const viewer of [0, 1, PUBLIC]) {
        const heard = JSON.stringify(game.hear(g, viewer, events))
        for (let unit = 0; unit < UNITS; unit++)
          if (g.place[unit] === BOX.reinforcement && g.allegiance[unitNation[unit]] !== viewer)
            expect(heard).not.toContain(`"${unitIds[unit]}"`)
      }
      if (i % 60 !== 59) continue
      for (const viewer of [0, 1, PUBLIC]) {
        const imagined = valueOrThrow(game.imagine(game.view(g, viewer), fastDice(i)))
        hidden += imagined.place.some((place, unit) => place !== g.place[unit]) ? 1 : 0
        expect(told(imagined, viewer)).toEqual(told(g, viewer))
      }
    }
    expect(hidden).toBeGreaterThan(3)
  },
)
