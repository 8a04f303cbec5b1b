// Play in which much happens: units seek the enemy, attacks are made and joined, aircraft fly, phases end late.
import type { Action } from '../../../engine/game/action.ts'
import type { DecisionName } from '../../../games/munich-war/index.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { counters, unitNation } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import { stepWeight } from '../../players/lively-step.ts'
import type { Description } from '../../players/player.ts'
import { moment } from './clock.ts'

/** Weight of each verb where nothing more is asked. */
const VERBS: Readonly<Record<string, number>> = {
  begin: 2,
  top: 0.05,
  rail: 0.5,
  exit: 0.05,
  sail: 0.5,
  attack: 10,
  join: 8,
  declare: 4,
  support: 4,
  advance: 8,
  pursue: 4,
  mobilize: 4,
  refit: 4,
  launch: 4,
  intercept: 3,
  bomb: 2,
  remove: 0.1,
  end: 0.5,
  done: 0.5,
}

/** A unit starts where it is suggested as often as anywhere else. */
const SUGGESTED = 40

export function liveliness(): Description<State, DecisionName>['liveliness'] {
  let when = -1
  let far: Uint8Array = new Uint8Array(0)
  return (_game, g, side, decision) => {
    if (decision === 'placing') return action => (isSuggested(action) ? SUGGESTED : 1)
    if (decision === 'movement' && moment(g) !== when) {
      when = moment(g)
      far = hexesTo(grid, hex => g.top[hex] >= 0 && g.allegiance[unitNation[g.top[hex]]] === 1 - side)
    }
    return action => {
      if (action.do !== 'step') return VERBS[action.do] ?? 1
      const gain = far[g.place[unitNamed(action.unit)]] - far[hexNamed(action.to)]
      return stepWeight(gain)
    }
  }
}

const suggested = new Set(counters.map(counter => counter.fields.get('suggested')))
const isSuggested = (action: Action): boolean => suggested.has(String(action.hex))
