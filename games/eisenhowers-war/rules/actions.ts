// Reading what a player sends, and the refusals that every decision shares.
import { commonRefusals, numberIn } from '../../../engine/game/common-refusals.ts'
import { counterSet } from '../units.ts'
import { grid } from '../world.ts'

export const { WRONG_PHASE, WRONG_SIDE, GAME_OVER, MALFORMED, UNKNOWN_UNIT, UNKNOWN_HEX } = commonRefusals({
  sequence: '5.2',
  over: '4.1',
  unit: '2.3',
  hex: '2.2',
})

/** Number of the unit, and of the hex, that an action names; -1 if there is none. */
export const unitNamed = numberIn(counterSet)
export const hexNamed = numberIn(grid)
