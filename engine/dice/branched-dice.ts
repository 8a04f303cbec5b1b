import type { Dice } from './dice.ts'

/** Dice of a game that left another after so many rolls: those stay as they fell, what follows is new. */
export const branchedDice = (rolls: number, before: Dice, then: Dice): Dice => ({
  below: (counter, n) => (counter < rolls ? before : then).below(counter, n),
})
