// What the players know about Hinge of Fate.
import { GROUP, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import { type DecisionName, hingeOfFate } from '../../../games/hinge-of-fate/index.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'
import { grid, groupOf, unitIds } from '../../../games/hinge-of-fate/world.ts'
import { effortsOf } from '../../planner/efforts.ts'
import { knowledgeOf } from '../../players/knowledge.ts'
import type { Description } from '../../players/player.ts'
import { doctrine } from './doctrine.ts'
import { repliesTo } from './duties.ts'
import { fieldOfHinge, moment } from './field.ts'
import { sideOfGroup } from './ground.ts'
import { liveliness } from './liveliness.ts'
import { reasons } from './reasons.ts'
import { standing } from './standing.ts'
import { worth } from './worth.ts'

export function describe(): Description<State, DecisionName> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    efforts: (g, side) => effortsOf(fieldOfHinge(), g, side),
    replies: repliesTo,
    standing,
    moment,
    turn: g => g.turn,
    mover: g => (g.player < 0 ? 0 : PLAYERS[g.player].side),
    reasons,
  }
}

export const knowledge = knowledgeOf<State>({
  game: hingeOfFate,
  describe,
  muster: {
    grid,
    units: unitIds,
    sideOf: (_g, unit) => sideOfGroup(groupOf[unit] === GROUP.luftwaffe ? GROUP.agn : groupOf[unit]),
    steps: (g, unit) => g.steps[unit],
    stepsAre: 'steps',
  },
})
