import type { Dice } from './dice.ts'

/** For positions that are only looked at: a roll there is a fault of the program. */
export const NO_DICE: Dice = {
  below() {
    throw new Error('nobody rolls dice on what is only looked at')
  },
}
