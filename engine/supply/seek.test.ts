import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../hex/grid.ts'
import { seek } from './seek.ts'
import { ANY_LENGTH, BARRED, floodMask, INTO, isTraced, makeTrace, pathToSource, THROUGH } from './trace.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const at = (name: string) => grid.indexOf(name)
const names = (hexes: ArrayLike<number>) => Array.from(hexes, hex => grid.names[hex])
const anywhere = () => true

describe('a line sought from a unit', () => {
  const search = makeTrace(grid)

  it('ends at the first hex that will do, and can be drawn', () => {
    const found = seek(search, grid, at('0505'), hex => grid.along[hex] === 8, anywhere)
    expect(found).toBe(at('0508'))
    expect(names(pathToSource(search, found))).toEqual(['0508', '0507', '0506', '0505'])
    expect(search.count).toBeLessThan(grid.size)
  })

  it('is there at once when the unit stands on the goal', () => {
    expect(
      seek(
        search,
        grid,
        at('0505'),
        hex => hex === at('0505'),
        () => false,
      ),
    ).toBe(at('0505'))
  })

  it('leaves the own hex, may end in an enemy zone of control, and does not pass through one', () => {
    const free = (hex: number) => grid.along[hex] !== 7 && hex !== at('0505')
    expect(seek(search, grid, at('0505'), hex => hex === at('0507'), anywhere, free)).toBe(at('0507'))
    expect(seek(search, grid, at('0505'), hex => hex === at('0509'), anywhere, free)).toBe(-1)
  })

  it('keeps to a limit', () => {
    const isGoal = (hex: number) => hex === at('0509')
    expect(seek(search, grid, at('0505'), isGoal, anywhere, anywhere, 3)).toBe(-1)
    expect(seek(search, grid, at('0505'), isGoal, anywhere, anywhere, 4)).toBe(at('0509'))
  })
})

describe('a line sought over any map', () => {
  const anyMap = fc.record({
    enter: fc.array(fc.constantFrom(BARRED, INTO, THROUGH, THROUGH, THROUGH), {
      minLength: 81,
      maxLength: 81,
    }),
    closed: fc.uniqueArray(fc.nat(grid.size * 6 - 1), { maxLength: 60 }),
    sources: fc.array(fc.nat(grid.size - 1), { maxLength: 4 }),
    limit: fc.oneof(fc.nat(6), fc.constant(ANY_LENGTH)),
    unit: fc.nat(grid.size - 1),
  })

  it('joins a unit to a source exactly when the flood from the sources comes to the unit', () => {
    fc.assert(
      fc.property(anyMap, ({ enter, closed, sources, limit, unit }) => {
        const sides = new Uint8Array(grid.size * 6).fill(1)
        for (const slot of closed.filter(slot => grid.neighbours[slot] >= 0)) {
          sides[slot] = 0
          sides[grid.neighbours[slot] * 6 + (((slot % 6) + 3) % 6)] = 0
        }
        const hexes = Uint8Array.from(enter)
        hexes[unit] = THROUGH // it cancels the zone of control in its own hex
        const flooded = makeTrace(grid)
        floodMask(flooded, grid, sources, sources.length, hexes, sides, limit)
        const sought = makeTrace(grid)
        const found = seek(
          sought,
          grid,
          unit,
          hex => sources.includes(hex) && hexes[hex] !== BARRED,
          (from, direction, to) => sides[from * 6 + direction] === 1 && hexes[to] !== BARRED,
          hex => hexes[hex] === THROUGH,
          limit,
        )
        expect(found >= 0).toBe(isTraced(flooded, unit))
        if (found >= 0) expect(sought.length[found]).toBe(flooded.length[unit])
      }),
      { numRuns: 300 },
    )
  })
})
