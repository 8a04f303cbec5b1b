import { expect, test } from 'vitest'
import { type Dice, DiceFault, rollDie } from './dice.ts'

test('rollDie gives the face, one more than the number below', () => {
  const dice: Dice = { below: (counter, n) => (counter * 10) % n }
  expect([0, 1, 2, 3].map(counter => rollDie(dice, counter, 6))).toEqual([1, 5, 3, 1])
})

test('a dice fault carries a code beside its sentence', () => {
  const fault = new DiceFault('bad-seed', 'no')
  expect(fault).toBeInstanceOf(Error)
  expect([fault.name, fault.code, fault.message]).toEqual(['DiceFault', 'bad-seed', 'no'])
})
