import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opposite, turned } from './directions.ts'
import { createGrid } from './grid.ts'
import { allDiscs, disc, discSize, ring } from './rings.ts'

const grid = createGrid({
  lines: [1, 21],
  along: [1, 20],
  short: { lines: 'even', last: 19 },
  shifted: 'even',
})
const anyHex = fc.nat(grid.size - 1)
const anyRadius = fc.nat(8)

const atDistance = (centre: number, wanted: (distance: number) => boolean): number[] =>
  grid.names.map((_, hex) => hex).filter(hex => wanted(grid.distance(centre, hex)))

const names = (hexes: readonly number[]): string[] => hexes.map(hex => grid.names[hex])

describe('a ring', () => {
  it('of radius 1 is the neighbours, in the order of the directions', () => {
    const hexes: number[] = []
    expect(ring(grid, grid.indexOf('1010'), 1, hexes)).toBe(6)
    expect(hexes).toEqual([
      ...grid.neighbours.subarray(grid.indexOf('1010') * 6, grid.indexOf('1010') * 6 + 6),
    ])
  })

  it('of radius 2 goes round', () => {
    const hexes: number[] = []
    ring(grid, grid.indexOf('1010'), 2, hexes)
    expect(names(hexes)).toEqual([
      ...['1008', '1109', '1209', '1210', '1211', '1112'],
      ...['1012', '0912', '0811', '0810', '0809', '0909'],
    ])
  })

  it('of radius 0 is the hex itself', () => {
    const hexes: number[] = []
    expect(ring(grid, 7, 0, hexes)).toBe(1)
    expect(hexes).toEqual([7])
  })

  it('is every hex at that distance, once', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, radius) => {
        const hexes: number[] = []
        expect(ring(grid, centre, radius, hexes)).toBe(hexes.length)
        expect(hexes.toSorted((a, b) => a - b)).toEqual(atDistance(centre, distance => distance === radius))
      }),
    )
  })

  it('is written where the caller says', () => {
    const buffer = new Int32Array(20).fill(-9)
    expect(ring(grid, grid.indexOf('1010'), 1, buffer, 5)).toBe(11)
    expect([...buffer.subarray(0, 5), ...buffer.subarray(11)].every(value => value === -9)).toBe(true)
  })
})

describe('a disc', () => {
  it('is every hex within the radius, nearest first', () => {
    fc.assert(
      fc.property(anyHex, anyRadius, (centre, radius) => {
        const buffer = new Int16Array(discSize(radius))
        const hexes = [...buffer.subarray(0, disc(grid, centre, radius, buffer))]
        const distances = hexes.map(hex => grid.distance(centre, hex))
        expect(distances).toEqual(distances.toSorted((a, b) => a - b))
        expect(hexes.toSorted((a, b) => a - b)).toEqual(atDistance(centre, distance => distance <= radius))
      }),
    )
  })

  it('fills its size far from the edges', () => {
    const hexes: number[] = []
    for (const radius of [0, 1, 2, 5])
      expect(disc(grid, grid.indexOf('1110'), radius, hexes)).toBe(discSize(radius))
    expect([0, 1, 2, 3].map(discSize)).toEqual([1, 7, 19, 37])
  })

  it('stays on its own sheet', () => {
    const two = createGrid(
      { lines: [1, 3], along: [1, 3], shifted: 'even' },
      { lines: [1, 3], along: [1, 3], shifted: 'even', number: 'WAABB' },
    )
    const hexes: number[] = []
    disc(two, two.indexOf('W0202'), 9, hexes)
    expect(hexes.map(hex => two.names[hex][0])).toEqual(Array(9).fill('W'))
  })
})

describe('all discs', () => {
  it('are the discs around every hex', () => {
    const { start, hexes, radius } = allDiscs(grid, 3)
    expect([radius, start.length, hexes.length]).toEqual([3, grid.size + 1, start[grid.size]])
    for (let hex = 0; hex < grid.size; hex++) {
      const own: number[] = []
      disc(grid, hex, 3, own)
      expect([...hexes.subarray(start[hex], start[hex + 1])]).toEqual(own)
    }
  })
})

describe('directions', () => {
  it('turn by sixths of a circle and have opposites', () => {
    expect([0, 1, 2, 3, 4, 5].map(opposite)).toEqual([3, 4, 5, 0, 1, 2])
    expect([turned(0, 1), turned(0, -1), turned(5, 1), turned(2, 12), turned(1, -8)]).toEqual([1, 5, 0, 2, 5])
  })
})
