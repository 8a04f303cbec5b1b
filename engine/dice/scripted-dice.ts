import { type Dice, DiceFault } from './dice.ts'

/** Dice that fall as written, the first face at counter 0; after the last one `then` goes on with the same counter. */
export function scriptedDice(rolls: readonly number[], then: Dice): Dice {
  const at = rolls.findIndex(face => !Number.isInteger(face) || face < 1)
  if (at >= 0) {
    throw new DiceFault(
      'bad-face',
      `Scripted roll ${at + 1} is ${rolls[at]}; a face is a whole number from 1`,
    )
  }
  return new ScriptedDice([...rolls], then)
}

class ScriptedDice implements Dice {
  readonly #rolls: readonly number[]
  readonly #then: Dice

  constructor(rolls: readonly number[], then: Dice) {
    this.#rolls = rolls
    this.#then = then
  }

  below(counter: number, n: number): number {
    const face = this.#rolls[counter]
    if (face === undefined) return this.#then.below(counter, n)
    if (face <= n) return face - 1
    throw new DiceFault(
      'face-too-large',
      `Scripted roll ${counter + 1} is ${face}, but the die has ${n} sides`,
    )
  }
}
