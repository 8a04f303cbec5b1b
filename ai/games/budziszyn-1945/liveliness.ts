// Play in which much happens: units seek the enemy, attacks are made and joined, phases end late.

import { slot } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/budziszyn-1945/flow.ts'
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import { clockOf, type State } from '../../../games/budziszyn-1945/state.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import { stepWeight } from '../../players/lively-step.ts'
import type { Description } from '../../players/player.ts'
import { isHostileCamp } from './sight.ts'

/** Weight of each verb where nothing more is asked. */
const VERBS: Readonly<Record<string, number>> = {
  // movement
  begin: 2,
  enter: 4,
  halt: 0.2,
  mark: 0.3,
  top: 0.02,
  mask: 0.02,
  unmask: 0.02,
  leave: 0.05,
  exit: 20,
  // combat
  attack: 10,
  fire: 1,
  join: 8,
  support: 4,
  ability: 2,
  target: 0.5,
  resolve: 4,
  cancel: 0.05,
  pursue: 8,
  chase: 4,
  // bridges
  demolish: 0.5,
  pontoon: 4,
  // the end of a phase, or of a choice
  end: 0.6,
  ready: 2,
}

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  let far: Uint8Array | null = null
  let when = -1
  // While one side moves the other stays where it is: distances to the enemy are kept for a phase.
  const toEnemy = (g: State, side: number): Uint8Array => {
    if (far === null || clockOf(g) !== when)
      far = hexesTo(grid, hex => g.top[hex] >= 0 && isHostileCamp(g, side, g.camp[g.top[hex]]))
    when = clockOf(g)
    return far
  }
  return (_game, g, side, decision) => {
    if (decision !== 'march') return action => VERBS[action.do] ?? 1
    const distance = toEnemy(g, side)
    const place = g.place[slot(g.flow, FRAMES.march.at.unit)]
    return action => marchWeight(action, distance, place)
  }
}

function marchWeight(action: Action, distance: Uint8Array, place: number): number {
  if (action.do !== 'step') return VERBS[action.do] ?? 1
  const gain = distance[place] - distance[hexNamed(action.to)]
  return stepWeight(gain)
}
