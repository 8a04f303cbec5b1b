/** Where chance comes from. Pure: the same counter always gives the same number, so state holds a counter only. */
export interface Dice {
  /** A number from 0 to n - 1. */
  below(counter: number, n: number): number
}

export type DiceFaultCode = 'bad-seed' | 'bad-counter' | 'bad-sides' | 'bad-face' | 'face-too-large'

/** A mistake of the caller, never of the player: a seed that is not hexadecimal, a scripted 7 on a six-sided die. */
export class DiceFault extends Error {
  readonly code: DiceFaultCode

  constructor(code: DiceFaultCode, message: string) {
    super(message)
    this.name = 'DiceFault'
    this.code = code
  }
}

/** The face that shows: 1 to sides. */
export function rollDie(dice: Dice, counter: number, sides: number): number {
  return dice.below(counter, sides) + 1
}
