// What the players know about Budziszyn 1945.
import { PHASE, type State } from '../../games/budziszyn-1945/state.ts'
import { doctrine } from '../games/budziszyn-1945/doctrine.ts'
import { liveliness } from '../games/budziszyn-1945/liveliness.ts'
import { reasons } from '../games/budziszyn-1945/reasons.ts'
import { moment, standing } from '../games/budziszyn-1945/standing.ts'
import { worth } from '../games/budziszyn-1945/worth.ts'
import type { Description } from './player.ts'

export function describeBudziszyn1945(): Description<State> {
  return {
    liveliness: liveliness(),
    worth: worth(),
    doctrine,
    standing,
    moment,
    turn: g => g.turn,
    mover: g => (g.phase === PHASE.none ? -1 : g.player),
    reasons,
  }
}
