import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { opposite } from './directions.ts'
import { createGrid, type HexGrid } from './grid.ts'
import type { GridSpec } from './numbering.ts'

const board: GridSpec = {
  lines: [1, 61],
  along: [1, 34],
  short: { lines: 'even', last: 33 },
  shifted: 'even',
}

const anySpec: fc.Arbitrary<GridSpec> = fc
  .record({
    first: fc.integer({ min: 0, max: 40 }),
    lines: fc.integer({ min: 1, max: 12 }),
    begin: fc.integer({ min: -2, max: 30 }),
    length: fc.integer({ min: 2, max: 12 }),
    shifted: fc.constantFrom('odd' as const, 'even' as const),
    uneven: fc.constantFrom('odd' as const, 'even' as const, undefined),
  })
  .map(({ first, lines, begin, length, shifted, uneven }) => ({
    lines: [first, first + lines - 1],
    along: [begin, begin + length - 1],
    shifted,
    ...(uneven && { short: { lines: uneven, last: begin + length - 2 } }),
  }))

/** Distances in steps, found by walking. */
function walked(grid: HexGrid, from: number): Int16Array {
  const steps = new Int16Array(grid.size).fill(-1)
  steps[from] = 0
  const queue = [from]
  for (const hex of queue) {
    for (let d = 0; d < 6; d++) {
      const next = grid.neighbours[hex * 6 + d]
      if (next < 0 || steps[next] >= 0) continue
      steps[next] = steps[hex] + 1
      queue.push(next)
    }
  }
  return steps
}

describe('a hex grid', () => {
  it('finds every hex by its name and by its place, and no other', () => {
    const grid = createGrid(board)
    for (let hex = 0; hex < grid.size; hex++) {
      expect(grid.indexOf(grid.names[hex])).toBe(hex)
      expect(grid.at(grid.line[hex], grid.along[hex])).toBe(hex)
    }
    for (const name of ['0000', '0100', '6201', '0234', '101', '', 'constructor'])
      expect(grid.indexOf(name)).toBe(-1)
    for (const [line, along] of [
      [0, 1],
      [62, 1],
      [1, 0],
      [1, 35],
      [2, 34],
    ])
      expect(grid.at(line, along)).toBe(-1)
  })

  it('has neighbours in the six directions of its own frame', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = createGrid(spec)
        const v = (hex: number) =>
          grid.along[hex] + ((grid.line[hex] % 2 === 1) === (spec.shifted === 'odd') ? 0.5 : 0)
        const steps = [
          [0, -1],
          [1, -0.5],
          [1, 0.5],
          [0, 1],
          [-1, 0.5],
          [-1, -0.5],
        ]
        for (let hex = 0; hex < grid.size; hex++) {
          steps.forEach(([lines, positions], d) => {
            const meant = grid.names.findIndex(
              (_, other) => grid.line[other] === grid.line[hex] + lines && v(other) === v(hex) + positions,
            )
            expect(grid.neighbours[hex * 6 + d]).toBe(meant)
          })
        }
      }),
      { numRuns: 40 },
    )
  })

  it('sees every adjacency from both sides', () => {
    fc.assert(
      fc.property(anySpec, spec => {
        const grid = createGrid(spec)
        grid.neighbours.forEach((other, slot) => {
          if (other < 0) return
          const hex = Math.floor(slot / 6)
          expect(grid.neighbours[other * 6 + opposite(slot % 6)]).toBe(hex)
          expect(grid.directionTo(hex, other)).toBe(slot % 6)
        })
      }),
    )
  })

  it('measures distances as they are walked', () => {
    const grid = createGrid(board)
    for (const name of ['0101', '6101', '0134', '6134', '3017', '3117', '0233']) {
      const from = grid.indexOf(name)
      walked(grid, from).forEach((steps, to) => {
        if (grid.distance(from, to) !== steps) expect.fail(`${name} to ${grid.names[to]}: ${steps} steps`)
      })
    }
  })

  it('measures a distance alike from both ends, and no detour is shorter', () => {
    const grid = createGrid(board)
    const anyHex = fc.nat(grid.size - 1)
    fc.assert(
      fc.property(anyHex, anyHex, anyHex, (a, b, c) => {
        expect(grid.distance(a, b)).toBe(grid.distance(b, a))
        expect(grid.distance(a, a)).toBe(0)
        expect(grid.distance(a, b)).toBeLessThanOrEqual(grid.distance(a, c) + grid.distance(c, b))
        expect(grid.directionTo(a, b) >= 0).toBe(grid.distance(a, b) === 1)
      }),
    )
  })

  it('leaves out absent hexes and keeps the order of the rest', () => {
    const grid = createGrid({ lines: [1, 3], along: [1, 3], shifted: 'even', absent: ['0202', '0301'] })
    expect(grid.names).toEqual(['0101', '0102', '0103', '0201', '0203', '0302', '0303'])
    expect(grid.indexOf('0202')).toBe(-1)
    expect(grid.at(2, 2)).toBe(-1)
    expect(grid.directionTo(grid.indexOf('0201'), grid.indexOf('0203'))).toBe(-1)
    expect(grid.distance(grid.indexOf('0201'), grid.indexOf('0203'))).toBe(2)
  })

  it('throws for a spec that describes no grid', () => {
    expect(() => createGrid({ lines: [3, 1], along: [1, 3], shifted: 'even' })).toThrow('runs backwards')
    expect(() => createGrid()).toThrow('at least one sheet')
  })
})
