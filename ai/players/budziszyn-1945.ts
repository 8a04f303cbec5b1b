// What the players know about Budziszyn 1945.
import type { State } from '../../games/budziszyn-1945/state.ts'
import { liveliness } from '../games/budziszyn-1945/liveliness.ts'
import { worth } from '../games/budziszyn-1945/worth.ts'
import type { Description } from './player.ts'

export function describeBudziszyn1945(): Description<State> {
  return { liveliness: liveliness(), worth: worth() }
}
