import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { QuarterTurn } from '../../atlas/draw/hexes.ts'
import { between } from '../../atlas/draw/plane/points.ts'
import { boardOf, EUROPE } from './board.fixture.ts'

const TURNS: readonly QuarterTurn[] = [0, 90, 180, 270]

describe('the hex at a point', () => {
  test('every hex holds its own middle and everything up to its corners, however the map is turned', () => {
    for (const turn of TURNS) {
      const board = boardOf(EUROPE, turn)
      fc.assert(
        fc.property(
          fc.integer({ min: 0, max: board.grid.size - 1 }),
          fc.integer({ min: 0, max: 5 }),
          fc.double({ min: 0, max: 0.97, noNaN: true }),
          (hex, corner, share) => {
            const centre = board.sheets[0].geometry.centre(hex)
            expect(board.hexAt(between(centre, board.sheets[0].geometry.corners(hex)[corner], share))).toBe(
              hex,
            )
          },
        ),
        { numRuns: 300 },
      )
    }
  })

  test('between two neighbours the nearer one is found', () => {
    const board = boardOf()
    const { grid, centre } = board.sheets[0].geometry
    for (let hex = 0; hex < grid.size; hex += 7) {
      for (let d = 0; d < 6; d++) {
        const beyond = grid.neighbours[hex * 6 + d]
        if (beyond < 0) continue
        expect(board.hexAt(between(centre(hex), centre(beyond), 0.49))).toBe(hex)
        expect(board.hexAt(between(centre(hex), centre(beyond), 0.51))).toBe(beyond)
      }
    }
  })

  test('beyond the rim there is none', () => {
    const board = boardOf()
    const { extent } = board.sheets[0].geometry
    expect(board.hexAt([extent.left - 2, extent.top + 400])).toBe(-1)
    expect(board.hexAt([extent.left + 400, extent.top - 2])).toBe(-1)
    expect(board.hexAt([extent.right + 2, extent.bottom + 2])).toBe(-1)
    // A corner of the sheet that no hex covers, nearer to hex 0101 than half a hex.
    const [x, y] = board.centreOf('0101')!
    expect(board.hexAt([x - 44, y - 38])).toBe(-1)
  })
})

test('names of other boards have no place', () => {
  const board = boardOf()
  expect(board.centreOf('9999')).toBeNull()
  expect(board.pointsOf(['0101', '9999', '0102'])).toHaveLength(2)
})
