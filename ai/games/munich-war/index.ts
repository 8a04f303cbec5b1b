// What the players know about Munich War.
import { type DecisionName, munichWar } from '../../../games/munich-war/index.ts'
import { PHASE, type State } from '../../../games/munich-war/state.ts'
import { unitIds, unitNation } from '../../../games/munich-war/units.ts'
import { grid } from '../../../games/munich-war/world.ts'
import { effortsOf } from '../../planner/efforts.ts'
import { knowledgeOf } from '../../players/knowledge.ts'
import type { Description } from '../../players/player.ts'
import { moment, repliesTo } from './clock.ts'
import { fieldOfMunichWar } from './field.ts'
import { liveliness } from './liveliness.ts'
import { reasons } from './reasons.ts'
import { standing } from './standing.ts'
import { worth } from './worth.ts'

export function describe(): Description<State, DecisionName> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    efforts: (g, side) => effortsOf(fieldOfMunichWar(), g, side),
    replies: repliesTo,
    standing,
    moment,
    turn: g => g.turn,
    mover: g => (g.phase === PHASE.setUp ? -1 : g.phasing),
    reasons,
  }
}

export const knowledge = knowledgeOf<State>({
  game: munichWar,
  describe,
  muster: {
    grid,
    units: unitIds,
    sideOf: (g, unit) => g.allegiance[unitNation[unit]],
    steps: (g, unit) => g.steps[unit],
    stepsAre: 'steps',
  },
})
