import { expect, test } from 'vitest'
import { freeSpot } from './toast-spot.ts'

const AREA = { left: 0, top: 50, width: 1000, height: 700 }
const SIZE = { width: 400, height: 40 }

test('a toast stands at the foot of the map, unless a hex in play lies there', () => {
  expect(freeSpot([], AREA, SIZE)).toBe('foot')
  expect(freeSpot([{ x: 500, y: 700 }], AREA, SIZE)).toBe('head')
  expect(
    freeSpot(
      [
        { x: 400, y: 700 },
        { x: 500, y: 80 },
      ],
      AREA,
      SIZE,
    ),
  ).toBe('corner')
})
