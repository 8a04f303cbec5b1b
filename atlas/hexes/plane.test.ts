import { expect, it } from 'vitest'
import { createGrid } from '../../engine/hex/grid.ts'
import { cornerGraph, hexesAtCorners } from './corners.ts'
import { centreOf, cornerKey, cornerPoint, hexAt, spreadOverHex } from './plane.ts'

const grid = createGrid({ lines: [1, 6], along: [1, 5], shifted: 'even' })
const fromAbove = createGrid({
  lines: [1, 6],
  along: [0, 5],
  early: { lines: 'even', first: -1 },
  shifted: 'even',
})

it.each([grid, fromAbove])('finds every hex at its centre and near its corners', grid => {
  for (let hex = 0; hex < grid.size; hex++) {
    const [u, v] = centreOf(grid, hex)
    expect(hexAt(grid, [u, v])).toBe(hex)
    for (let corner = 0; corner < 6; corner++) {
      const [cornerU, cornerV] = cornerPoint(cornerKey(grid, hex, corner))
      expect(hexAt(grid, [u + 0.9 * (cornerU - u), v + 0.9 * (cornerV - v)])).toBe(hex)
    }
  }
})

it('gives neighbours the corners of the hexside they share', () => {
  for (let slot = 0; slot < grid.size * 6; slot++) {
    const [hex, d, beyond] = [Math.floor(slot / 6), slot % 6, grid.neighbours[slot]]
    if (beyond < 0) continue
    expect(cornerKey(grid, beyond, d + 4)).toBe(cornerKey(grid, hex, d))
    expect(cornerKey(grid, beyond, d + 3)).toBe(cornerKey(grid, hex, d + 1))
  }
})

it('has at most three hexes and three hexsides at a corner', () => {
  for (const hexes of hexesAtCorners(grid).values()) expect(hexes.length).toBeLessThanOrEqual(3)
  for (const leaving of cornerGraph(grid).values()) expect(leaving.length).toBeLessThanOrEqual(3)
})

it('spreads its points inside the hex', () => {
  const hex = grid.indexOf('0303')
  const [u, v] = centreOf(grid, hex)
  const spread = spreadOverHex(10)
  expect(spread.length).toBeGreaterThan(250)
  for (const [du, dv] of spread) expect(hexAt(grid, [u + 0.99 * du, v + 0.99 * dv])).toBe(hex)
})
