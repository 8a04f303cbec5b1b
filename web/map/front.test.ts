import { expect, test } from 'vitest'
import { frontOf, nearFront } from './front.ts'

const at = (hex: string, x: number, y = 0) => ({ hex, at: [x, y] as const })

test('the front is where own units stand nearest to enemies', () => {
  const own = [at('rear', 0), at('mid', 900), at('line1', 2000), at('line2', 2050, 80)]
  expect(frontOf(own, [at('enemy', 2150)]).toSorted()).toEqual(['enemy', 'line1', 'line2'])
})

test('enemies that face the front are seen, those far behind it are not', () => {
  const own = [at('line', 2000), at('reserve', 1700)]
  const enemies = [at('faces', 2240), at('rear', 2900)]
  expect(frontOf(own, enemies)).toEqual(['line', 'faces'])
})

test('of two fronts the one with more units is shown', () => {
  const own = [at('w1', 100), at('w2', 20), at('e1', 4920), at('e2', 5000), at('e3', 5080), at('e4', 5160)]
  const enemies = [at('west', 180), at('east', 5240)]
  expect(frontOf([...own, at('e5', 5160, 80)], enemies)).toEqual(expect.arrayContaining(['e4', 'e5']))
  expect(frontOf([...own, at('e5', 5160, 80)], enemies)).not.toContain('w1')
})

test('somebody without units on the map sees the enemy, and without enemies himself', () => {
  expect(frontOf([], [at('enemy', 1)])).toEqual(['enemy'])
  expect(frontOf([at('own', 1)], [])).toEqual(['own'])
})

test('of the places where a corps may return those behind the front are looked at', () => {
  const cities = [at('Cologne', 0), at('Breslau', 2000), at('Stettin', 1900), at('Munich', 700)]
  expect(nearFront(cities, [[2100, 0]], 2)).toEqual(['Breslau', 'Stettin'])
  expect(nearFront(cities, [], 1)).toEqual(['Cologne'])
})
