// What the players know about War Comes Early.

import { topFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/war-comes-early/flow.ts'
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import { activeSide } from '../../../games/war-comes-early/rules/05-markers.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { corpsHalves, grid, unitIds, unitNation } from '../../../games/war-comes-early/world.ts'
import { cutsOf } from '../../planner/cuts.ts'
import { effortsOf } from '../../planner/efforts.ts'
import { knowledgeOf } from '../../players/knowledge.ts'
import type { Description } from '../../players/player.ts'
import { doctrine, officer } from './doctrine.ts'
import { featureNames, featuresOf } from './features.ts'
import { fieldOfWarComesEarly } from './field.ts'
import { repliesTo } from './last-turn.ts'
import { liveliness } from './liveliness.ts'
import { reasons } from './reasons.ts'
import { moment, standing } from './standing.ts'
import { worth } from './worth.ts'

/** What the standing of 1939 foretells in the first turns is no more than a constant does: thought goes on to the last turn. */
const horizon = (g: State): number => (is1939(g) ? Math.max(1, g.terms.lastTurn - g.turn) : 1)

export function describe(): Description<State, DecisionName> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    officer,
    efforts: (g, side) => effortsOf(fieldOfWarComesEarly(), g, side),
    cuts: (g, side) => cutsOf(fieldOfWarComesEarly(), g, side),
    replies: repliesTo,
    horizon,
    standing,
    features: featuresOf,
    featureNames,
    moment,
    turn: g => g.turn,
    mover: g => (topFrame(g.flow) === FRAMES.deploy.id ? -1 : activeSide(g)),
    reasons,
  }
}

export const knowledge = knowledgeOf<State>({
  game: warComesEarly,
  describe,
  muster: {
    grid,
    units: unitIds,
    sideOf: (g, unit) => g.terms.sideOf[unitNation[unit]],
    steps: (_g, unit) => corpsHalves[unit] / 2,
    stepsAre: 'corps',
  },
})
