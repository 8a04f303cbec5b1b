// Play in which much happens: units seek the enemy, attacks are made and joined, phases end late.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { hexNamed, unitNamed } from '../../../games/hinge-of-fate/rules/actions.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { campOf, grid } from '../../../games/hinge-of-fate/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import { stepWeight } from '../../players/lively-step.ts'
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

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  let when = -1
  let far: readonly Uint8Array[] = []
  return (_game, g, _side, decision) => {
    if (decision !== 'movement') return action => VERBS[action.do] ?? 1
    if (moment(g) !== when) {
      when = moment(g)
      far = [0, 1].map(camp => hexesTo(grid, hex => g.top[hex] >= 0 && campOf[g.top[hex]] !== camp))
    }
    return action => (action.do === 'step' ? marchWeight(g, action, far) : (VERBS[action.do] ?? 1))
  }
}

function marchWeight(g: State, action: Action, far: readonly Uint8Array[]): number {
  const unit = unitNamed(action.unit)
  const distance = far[campOf[unit]]
  const gain = distance[g.place[unit]] - distance[hexNamed(action.to)]
  return stepWeight(gain)
}
