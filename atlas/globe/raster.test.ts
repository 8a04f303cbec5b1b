import { expect, it } from 'vitest'
import { cellOf, fill, RASTER_HEIGHT, RASTER_WIDTH } from './raster.ts'

const square = (west: number, south: number, size: number) => [
  [west, south],
  [west + size, south],
  [west + size, south + size],
  [west, south + size],
  [west, south],
]

it('fills a polygon and leaves its holes', () => {
  const cells = new Uint8Array(RASTER_WIDTH * RASTER_HEIGHT)
  fill(cells, [[square(10, 50, 1), square(10.25, 50.25, 0.5)]], 7)
  expect(cells[cellOf([50.1, 10.1])]).toBe(7)
  expect(cells[cellOf([50.5, 10.5])]).toBe(0)
  expect(cells[cellOf([50.5, 11.1])]).toBe(0)
  expect(cells.reduce((sum, value) => sum + value, 0)).toBe(7 * (60 * 60 - 30 * 30))
})

it('knows what lies outside', () => {
  expect(cellOf([39.9, 10])).toBe(-1)
  expect(cellOf([50, 42.1])).toBe(-1)
})
