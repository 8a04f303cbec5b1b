import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createGrid } from '../../engine/hex/grid.ts'
import { cellsWithRim, hexGeometry, type QuarterTurn } from './hexes.ts'
import { apart, middle } from './plane/points.ts'
import { HEX_HEIGHT } from './tokens.ts'

const TURNS: readonly QuarterTurn[] = [0, 90, 180, 270]
// Budziszyn's grid: positions begin at -1 on even lines.
const grid = createGrid({
  lines: [1, 12],
  along: [0, 9],
  early: { lines: 'even', first: -1 },
  shifted: 'even',
})
const anyHex = fc.integer({ min: 0, max: grid.size - 1 })
const anyTurn = fc.constantFrom(...TURNS)

describe('hexes in the picture', () => {
  it('lie one hex height from their neighbours, across the hexside between them', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 5 }), anyTurn, (hex, d, turn) => {
        const geometry = hexGeometry(grid, turn)
        const beyond = grid.neighbours[hex * 6 + d]
        if (beyond < 0) return
        expect(apart(geometry.centre(hex), geometry.centre(beyond))).toBeCloseTo(HEX_HEIGHT)
        const corners = geometry.corners(hex)
        const side = middle(corners[d], corners[(d + 1) % 6])
        expect(apart(side, middle(geometry.centre(hex), geometry.centre(beyond)))).toBeCloseTo(0)
      }),
    )
  })

  it('share the corners of a hexside', () => {
    fc.assert(
      fc.property(anyHex, fc.integer({ min: 0, max: 5 }), (hex, d) => {
        const geometry = hexGeometry(grid, 0)
        const beyond = grid.neighbours[hex * 6 + d]
        if (beyond < 0) return
        const own = [d, d + 1].map(corner => geometry.cornerKey(geometry.cellOf(hex), corner))
        const other = [d + 4, d + 3].map(corner => geometry.cornerKey(geometry.cellOf(beyond), corner))
        expect(own).toEqual(other)
        expect(apart(geometry.cornerPoint(own[0]), geometry.corners(hex)[d])).toBeCloseTo(0)
      }),
    )
  })

  it('have flat tops in the frame of the grid and pointed ones after a quarter turn', () => {
    const top = (turn: QuarterTurn) => {
      const corners = hexGeometry(grid, turn).corners(0)
      const highest = Math.min(...corners.map(([, y]) => y))
      return corners.filter(([, y]) => y < highest + 0.01).length
    }
    expect(TURNS.map(top)).toEqual([2, 1, 2, 1])
    expect(TURNS.map(turn => hexGeometry(grid, turn).isFlatTop)).toEqual([true, false, true, false])
  })

  it('turn clockwise: lines that ran to the right run downwards', () => {
    const [from, to] = [grid.indexOf('0303'), grid.indexOf('0503')]
    const [turnedFrom, turnedTo] = [from, to].map(hexGeometry(grid, 90).centre)
    expect(turnedTo[1]).toBeGreaterThan(turnedFrom[1])
    expect(turnedTo[0]).toBeCloseTo(turnedFrom[0])
  })

  it('find their way back to the frame of the grid', () => {
    fc.assert(
      fc.property(
        anyTurn,
        fc.double({ min: -9, max: 9, noNaN: true }),
        fc.double({ min: -9, max: 9, noNaN: true }),
        (turn, u, v) => {
          const geometry = hexGeometry(grid, turn)
          const [backU, backV] = geometry.toGrid(geometry.fromGrid(u, v))
          expect(backU).toBeCloseTo(u)
          expect(backV).toBeCloseTo(v)
        },
      ),
    )
  })

  it('belong to one sheet each', () => {
    const two = createGrid(
      { lines: [1, 2], along: [1, 2], shifted: 'odd' },
      { lines: [1, 3], along: [1, 2], shifted: 'odd', number: 'WAABB' },
    )
    expect(hexGeometry(two, 0, 0).hexes).toHaveLength(4)
    expect(hexGeometry(two, 0, 1).hexes.map(hex => two.names[hex])[0]).toBe('W0101')
  })
})

describe('the rim', () => {
  it('goes round the whole board and remembers the nearest hex', () => {
    const geometry = hexGeometry(grid, 0)
    const cells = cellsWithRim(geometry, 1)
    expect(cells.filter(cell => cell.isReal)).toHaveLength(grid.size)
    for (const cell of cells.filter(cell => !cell.isReal)) {
      const real = geometry.cellOf(cell.hex)
      expect(Math.abs(cell.line - real.line)).toBeLessThanOrEqual(1)
    }
    const around = new Set(cells.map(({ line, halves }) => `${line} ${halves}`))
    expect(around.size).toBe(cells.length)
  })
})
