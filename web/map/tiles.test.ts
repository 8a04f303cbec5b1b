import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { boardOf } from './board.fixture.ts'
import { grownBy, isIn, isSameRange, levelFor, placeOf, tileFile, tilesIn } from './tiles.ts'

const { entry } = boardOf().sheets[0]

describe('the choice of tiles', () => {
  test('the smallest size that is sharp enough, and the largest beyond that', () => {
    expect(levelFor(entry.levels, 0.2)).toBe(0)
    expect(levelFor(entry.levels, 0.26)).toBe(0)
    expect(levelFor(entry.levels, 0.4)).toBe(1)
    expect(levelFor(entry.levels, 1)).toBe(2)
    expect(levelFor(entry.levels, 1.3)).toBe(3)
    expect(levelFor(entry.levels, 5)).toBe(3)
  })

  test('tiles cover what is seen, and no tile beyond the picture is asked for', () => {
    fc.assert(
      fc.property(
        fc.integer({ min: 0, max: 3 }),
        fc.double({ min: -300, max: 4200, noNaN: true }),
        fc.double({ min: -300, max: 3000, noNaN: true }),
        fc.double({ min: 100, max: 3000, noNaN: true }),
        (level, left, top, size) => {
          const part = { left, top, right: left + size, bottom: top + size }
          const range = tilesIn(entry, level, part)
          const { columns, rows, scale } = entry.levels[level]
          expect(range.left).toBeGreaterThanOrEqual(0)
          expect(range.bottom).toBeLessThan(rows)
          expect(range.right).toBeLessThan(columns)
          const edge = entry.paper.left + ((range.right + 1) * entry.tile) / scale
          expect(edge >= Math.min(part.right, entry.paper.right) - 1e-6).toBe(true)
        },
      ),
    )
  })

  test('a ring more is asked for, so that a small pan finds its tiles', () => {
    const part = { left: 1000, top: 1000, right: 1100, bottom: 1100 }
    const range = tilesIn(entry, 3, part)
    const wide = tilesIn(entry, 3, part, 1)
    expect(wide).toEqual(grownBy(range, 1))
    expect(isSameRange(range, wide)).toBe(false)
    expect(isSameRange(null, wide)).toBe(false)
    expect(isIn(wide, range.left - 1, range.top)).toBe(true)
    expect(isIn(range, range.left - 1, range.top)).toBe(false)
  })

  test('tiles of a size lie edge to edge over the whole paper', () => {
    for (const [level, { columns, rows }] of entry.levels.entries()) {
      const last = placeOf(entry, level, columns - 1, rows - 1)
      expect(last.left + last.width).toBeCloseTo(1)
      expect(last.top + last.height).toBeCloseTo(1)
      const [a, b] = [placeOf(entry, level, 0, 0), placeOf(entry, level, 1, 0)]
      expect(a.left + a.width).toBeCloseTo(b.left)
    }
  })

  test('ground is stored as photographs, lines and names with transparency', () => {
    expect(tileFile('under', 0.5, 3, 1)).toBe('under-0.5-3-1.jpg')
    expect(tileFile('over', 2, 0, 12)).toBe('over-2-0-12.png')
  })
})
