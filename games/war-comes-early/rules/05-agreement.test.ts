// What is offered is exactly what is allowed, in every decision of chapters 3, 5 and 6 that random games reach.
import { describe, expect, it } from 'vitest'
import type { Dice } from '../../../engine/dice/dice.ts'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { warComesEarly } from '../index.ts'
import { NATIONS } from '../nations.ts'
import type { State } from '../state.ts'
import { grid, HEXES, UNITS, unitIds } from '../world.ts'
import { act, decision, newGame, offered, refusedBy } from './05-test-kit.ts'

const OWN = [
  'deploy',
  'violation',
  'deployNeutral',
  'reserves',
  'mountainCorps',
  'replacements',
  'chainEntry',
  'germanOrder',
  'germanWindow',
  'terrorBombing',
  'groundSupport',
  'components',
]
const VERBS = ['place', 'replace', 'component', 'support', 'violate', 'bomb', 'phase', 'railhead', 'split']
const BARE = ['pass', 'proceed', 'decline', 'end', 'done', 'nonsense']

/** Random draws in a row. */
function drawer(dice: Dice): (n: number) => number {
  let counter = 0
  return n => dice.below(counter++, n)
}

function randomAction(draw: (n: number) => number): Action {
  const unit = unitIds[draw(UNITS)]
  const hex = grid.names[draw(HEXES)]
  switch (VERBS[draw(VERBS.length)]) {
    case 'place':
      return { do: 'place', unit, hex }
    case 'replace':
      return { do: 'replace', unit, hex }
    case 'component':
      return { do: 'component', unit }
    case 'support':
      return { do: 'support', hex }
    case 'violate':
      return { do: 'violate', nation: NATIONS[draw(NATIONS.length)] }
    case 'bomb':
      return { do: 'bomb', markers: draw(20) - 2 }
    case 'phase':
      return { do: 'phase', phase: ['none', 'reorganization', 'movement', 'combat'][draw(4)] }
    case 'railhead':
      return { do: 'railhead', railhead: draw(5), hex }
    default:
      return { do: BARE[draw(BARE.length)] }
  }
}

function compare(g: State, draw: (n: number) => number): void {
  const actions = offered(g)
  expect(actions.length).toBeGreaterThan(0)
  const listed = new Set(actions.map(action => JSON.stringify(action)))
  for (let i = 0; i < 10; i++) {
    const offeredOne = actions[draw(actions.length)]
    expect([offeredOne, refusedBy(g, offeredOne)]).toEqual([offeredOne, []])
    const tried = randomAction(draw)
    expect([tried, refusedBy(g, tried).length === 0]).toEqual([tried, listed.has(JSON.stringify(tried))])
  }
}

describe('offers and checks', () => {
  for (const scenario of ['1938', '1939'] as const) {
    it(`[5.0a] agree throughout random games of ${scenario}`, () => {
      for (let seed = 1; seed <= 3; seed++) {
        const g = newGame(scenario, {}, seed)
        const draw = drawer(fastDice(seed * 101))
        while (decision(g) !== 'none') {
          if (OWN.includes(decision(g))) compare(g, draw)
          const actions = offered(g)
          act(g, actions[draw(actions.length)])
        }
        expect(warComesEarly.faultsIn(g)).toEqual([])
      }
    })
  }
})
