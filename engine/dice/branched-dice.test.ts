import { expect, test } from 'vitest'
import { branchedDice } from './branched-dice.ts'
import { fastDice } from './fast-dice.ts'

test('the first rolls are those of the game that was left, the others are new', () => {
  const [before, then] = [fastDice(1), fastDice(2)]
  const dice = branchedDice(40, before, then)
  const faces = (from: { below(counter: number, n: number): number }) =>
    Array.from({ length: 80 }, (_, counter) => from.below(counter, 6))
  expect(faces(dice).slice(0, 40)).toEqual(faces(before).slice(0, 40))
  expect(faces(dice).slice(40)).toEqual(faces(then).slice(40))
  expect(faces(dice).slice(40)).not.toEqual(faces(before).slice(40))
})
