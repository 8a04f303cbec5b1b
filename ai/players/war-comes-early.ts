// What the players know about War Comes Early.
import type { State } from '../../games/war-comes-early/state.ts'
import type { Description } from './player.ts'
import { liveliness } from './war-comes-early/liveliness.ts'
import { worth } from './war-comes-early/worth.ts'

export function describeWarComesEarly(): Description<State> {
  return { liveliness: liveliness(), worth: worth() }
}
