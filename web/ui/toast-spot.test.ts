import { expect, test } from 'vitest'
import { freeSpot, MIDDLE_SPOTS } from './toast-spot.ts'

const AREA = { left: 0, top: 50, width: 1000, height: 700 }
const SIZE = { width: 400, height: 40 }

const inPlay = (...places: readonly (readonly [number, number])[]) => ({
  inPlay: places.map(([x, y]) => ({ x, y })),
  stacks: [],
})

test('a toast stands at the foot of the map, unless a hex in play lies there', () => {
  expect(freeSpot(inPlay(), AREA, SIZE)).toBe('foot')
  expect(freeSpot(inPlay([500, 700]), AREA, SIZE)).toBe('head')
  expect(freeSpot(inPlay([400, 700], [500, 80]), AREA, SIZE)).toBe('corner')
})

test('it covers no stack that could be taken, but stacks give way to what is in play', () => {
  const stacks = [{ x: 500, y: 700 }]
  expect(freeSpot({ inPlay: [], stacks }, AREA, SIZE)).toBe('head')
  expect(freeSpot({ ...inPlay([500, 80], [800, 700]), stacks }, AREA, SIZE, MIDDLE_SPOTS)).toBe('foot')
})
