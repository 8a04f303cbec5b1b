// What the players know about War Comes Early.
import { topFrame } from '../../engine/flow/frames.ts'
import { FRAMES } from '../../games/war-comes-early/flow.ts'
import { activeSide } from '../../games/war-comes-early/rules/05-sequence.ts'
import type { State } from '../../games/war-comes-early/state.ts'
import { doctrine } from '../games/war-comes-early/doctrine.ts'
import { liveliness } from '../games/war-comes-early/liveliness.ts'
import { reasons } from '../games/war-comes-early/reasons.ts'
import { moment, standing } from '../games/war-comes-early/standing.ts'
import { worth } from '../games/war-comes-early/worth.ts'
import type { Description } from './player.ts'

export function describeWarComesEarly(): Description<State> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    standing,
    moment,
    turn: g => g.turn,
    mover: g => (topFrame(g.flow) === FRAMES.deploy.id ? -1 : activeSide(g)),
    reasons,
  }
}
