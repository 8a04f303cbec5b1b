// Play in which much happens: units seek the enemy, attacks are made and joined, portions end late.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { movingUnits } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import { hexNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf, UNITS } from '../../../games/eisenhowers-war/units.ts'
import { grid, isPort } from '../../../games/eisenhowers-war/world.ts'
import { stepWeight } from '../../players/lively-step.ts'
import type { Description } from '../../players/player.ts'

/** Weight of each verb where nothing more is asked. */
const VERBS: Readonly<Record<string, number>> = {
  begin: 3,
  enter: 4,
  halt: 0.5,
  attack: 12,
  join: 8,
  resolve: 1,
  bombers: 0.2,
  drop: 1,
  airdrop: 0.5,
  aerial: 0.1,
  scheldt: 0.05,
  advance: 8,
  offensive: 2,
  launch: 8,
  land: 6,
  rebuild: 5,
  merge: 0.3,
  withdraw: 2,
  exchange: 2,
  deploy: 0.05,
  end: 0.4,
}

/** Ports lie open to landings, and without them nobody gets past turn 1. */
const AT_A_PORT = 20

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  return (_game, g, side, decision) => action => {
    if (decision === 'planFirst' || decision === 'planSecond')
      return isPort[hexNamed(action.hex)] ? AT_A_PORT : 1
    return decision === 'move' && action.do === 'step'
      ? marchWeight(g, side, action)
      : (VERBS[action.do] ?? 1)
  }
}

function marchWeight(g: State, side: number, action: Action): number {
  const [unit] = movingUnits(g)
  const gain = toEnemy(g, side, g.place[unit]) - toEnemy(g, side, hexNamed(action.to))
  return stepWeight(gain)
}

function toEnemy(g: State, side: number, hex: number): number {
  let nearest = 99
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] !== side)
      nearest = Math.min(nearest, grid.distance(g.place[unit], hex))
  return nearest
}
