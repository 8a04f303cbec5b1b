import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { sidesAlong, sidesWithout } from './sides.ts'

const grid = createGrid({ lines: [1, 3], along: [1, 3], shifted: 'even' })
const RIVER = 1
const SEA = 2
const RAIL = 1
const ROAD = 2

describe('hexsides that a line may cross', () => {
  it('are those inside the map without a closed kind', () => {
    const hexsides = new Uint32Array(grid.size * 6)
    hexsides[0] = RIVER
    hexsides[3] = RIVER | SEA
    hexsides[2] = SEA
    const open = sidesWithout(grid, hexsides, SEA)
    expect(open[3]).toBe(0)
    grid.neighbours.forEach((to, slot) => {
      expect(open[slot]).toBe(to >= 0 && (hexsides[slot] & SEA) === 0 ? 1 : 0)
    })
  })

  it('are all of the map when nothing is closed', () => {
    const open = sidesWithout(grid, new Uint32Array(grid.size * 6).fill(RIVER), 0)
    expect(open).toEqual(Uint8Array.from(grid.neighbours, to => (to >= 0 ? 1 : 0)))
  })
})

describe('hexsides along a network', () => {
  it('are those that one of its kinds crosses', () => {
    const networks = Uint32Array.of(0, RAIL, ROAD, RAIL | ROAD)
    expect([...sidesAlong(networks, RAIL)]).toEqual([0, 1, 0, 1])
    expect([...sidesAlong(networks, RAIL | ROAD)]).toEqual([0, 1, 1, 1])
    expect([...sidesAlong(networks, 0)]).toEqual([0, 0, 0, 0])
  })
})
