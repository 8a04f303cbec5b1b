// What the players know about Eisenhower's War.
import type { DecisionName } from '../../../games/eisenhowers-war/index.ts'
import { eisenhowersWar } from '../../../games/eisenhowers-war/index.ts'
import { stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { sideOf, unitIds } from '../../../games/eisenhowers-war/units.ts'
import { grid } from '../../../games/eisenhowers-war/world.ts'
import { effortsOf } from '../../planner/efforts.ts'
import { knowledgeOf } from '../../players/knowledge.ts'
import type { Description } from '../../players/player.ts'
import { moment, mover, repliesTo } from './clock.ts'
import { doctrine } from './doctrine.ts'
import { featureNames, featuresOf } from './features.ts'
import { fieldOfEisenhowersWar } from './field.ts'
import { liveliness } from './liveliness.ts'
import { reasons } from './reasons.ts'
import { standing } from './standing.ts'
import { worth } from './worth.ts'

export function describe(): Description<State, DecisionName> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    efforts: (g, side) => effortsOf(fieldOfEisenhowersWar(), g, side),
    replies: repliesTo,
    standing,
    features: featuresOf,
    featureNames,
    moment,
    turn: g => g.turn,
    mover,
    reasons,
  }
}

export const knowledge = knowledgeOf<State>({
  game: eisenhowersWar,
  describe,
  muster: {
    grid,
    units: unitIds,
    sideOf: (_g, unit) => sideOf[unit],
    steps: stepsLeft,
    stepsAre: 'steps',
  },
})
