// What the players know about War Comes Early.
import type { State } from '../../games/war-comes-early/state.ts'
import { liveliness } from '../games/war-comes-early/liveliness.ts'
import { worth } from '../games/war-comes-early/worth.ts'
import type { Description } from './player.ts'

export function describeWarComesEarly(): Description<State> {
  return { liveliness: liveliness(), worth: worth() }
}
