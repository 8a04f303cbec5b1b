// What the players know about Budziszyn 1945.
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { budziszyn1945 } from '../../../games/budziszyn-1945/index.ts'
import { ownerOf, PHASE, type State } from '../../../games/budziszyn-1945/state.ts'
import { unitIds } from '../../../games/budziszyn-1945/units.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import { cutsOf } from '../../planner/cuts.ts'
import { effortsOf } from '../../planner/efforts.ts'
import { knowledgeOf } from '../../players/knowledge.ts'
import type { Description } from '../../players/player.ts'
import { battlefield } from './battlefield.ts'
import { doctrine } from './doctrine.ts'
import { repliesTo } from './garrisons.ts'
import { liveliness } from './liveliness.ts'
import { reasons } from './reasons.ts'
import { moment, standing } from './standing.ts'
import { worth } from './worth.ts'

export function describe(): Description<State, DecisionName> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    efforts: (g, side) => effortsOf(battlefield, g, side),
    cuts: (g, side) => cutsOf(battlefield, g, side),
    replies: repliesTo,
    standing,
    moment,
    turn: g => g.turn,
    mover: g => (g.phase === PHASE.none ? -1 : g.player),
    reasons,
  }
}

export const knowledge = knowledgeOf<State>({
  game: budziszyn1945,
  describe,
  muster: {
    grid,
    units: unitIds,
    sideOf: ownerOf,
    steps: ({ levels }, unit) => levels[unit],
    stepsAre: 'levels',
  },
})
