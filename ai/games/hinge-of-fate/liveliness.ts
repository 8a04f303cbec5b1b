// Play in which much happens: units seek the enemy, attacks are made and joined, phases end late.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { campOf, grid } from '../../../games/hinge-of-fate/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import type { Description } from '../../players/player.ts'
import { moment } from './field.ts'

/** Weight of each verb where nothing more is asked. */
const VERBS: Readonly<Record<string, number>> = {
  begin: 2,
  top: 0.1,
  exit: 4,
  airdrop: 0.05,
  end: 0.4,
  switch: 0.1,
  attack: 10,
  join: 8,
  stuka: 5,
  drop: 0.5,
  resolve: 1,
  advance: 8,
  land: 0.3,
  reps: 3,
  place: 2,
  pin: 4,
}

const TOWARDS = 6
const ALONG = 1
const AWAY = 0.2

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  let when = -1
  let far: readonly Uint8Array[] = []
  return (_game, g, _side, decision) => {
    if (decision !== 'movement') return action => VERBS[action.do] ?? 1
    if (moment(g) !== when) {
      when = moment(g)
      far = [0, 1].map(camp => hexesTo(grid, hex => g.top[hex] >= 0 && campOf[g.top[hex]] !== camp))
    }
    return action => (action.do === 'step' ? stepWeight(g, action, far) : (VERBS[action.do] ?? 1))
  }
}

function stepWeight(g: State, action: Action, far: readonly Uint8Array[]): number {
  const unit = unitNamed(action.unit)
  const distance = far[campOf[unit]]
  const gain = distance[g.place[unit]] - distance[hexNamed(action.to)]
  return gain > 0 ? TOWARDS : gain === 0 ? ALONG : AWAY
}
