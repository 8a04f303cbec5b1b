import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Dice } from './dice.ts'
import { scriptedDice } from './scripted-dice.ts'

const always = (number: number): Dice => ({ below: () => number })
const faultOf = (code: string) => expect.objectContaining({ name: 'DiceFault', code })

test('the faces fall in the order of the counter, each as often as it is asked', () => {
  const dice = scriptedDice([6, 1, 3], always(0))
  expect([0, 1, 2, 1, 0].map(counter => dice.below(counter, 6))).toEqual([5, 0, 2, 0, 5])
})

test('after the script the other dice go on, with the same counter and n', () => {
  const asked: (readonly [number, number])[] = []
  const then: Dice = { below: (counter, n) => asked.push([counter, n]) && 4 }
  const dice = scriptedDice([2, 2], then)
  expect([0, 1, 2, 3].map(counter => dice.below(counter, 6))).toEqual([1, 1, 4, 4])
  expect(asked).toEqual([
    [2, 6],
    [3, 6],
  ])
})

test('an empty script is the other dice', () => {
  expect(scriptedDice([], always(2)).below(0, 6)).toBe(2)
})

test('the highest face is allowed, one more is a fault that names the roll', () => {
  const dice = scriptedDice([6, 7], always(0))
  expect(dice.below(0, 6)).toBe(5)
  expect(() => dice.below(1, 6)).toThrow(faultOf('face-too-large'))
  expect(() => dice.below(1, 6)).toThrow('Scripted roll 2 is 7, but the die has 6 sides')
  expect(dice.below(1, 10)).toBe(6)
})

test('a face that no die has is refused at once', () => {
  for (const face of [0, -1, 2.5, Number.NaN]) {
    expect(() => scriptedDice([1, face], always(0)), `${face}`).toThrow(faultOf('bad-face'))
  }
})

test('changing the list afterwards changes nothing', () => {
  const rolls = [1, 2]
  const dice = scriptedDice(rolls, always(5))
  rolls[0] = 6
  rolls.push(3)
  expect([0, 1, 2].map(counter => dice.below(counter, 6))).toEqual([0, 1, 5])
})

test('any script of faces comes back face by face', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 6 })), rolls => {
      const dice = scriptedDice(rolls, always(0))
      expect(rolls.map((_, counter) => dice.below(counter, 6) + 1)).toEqual(rolls)
    }),
  )
})
