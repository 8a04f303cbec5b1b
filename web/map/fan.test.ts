import { describe, expect, test } from 'vitest'
import { overlap } from '../../atlas/draw/plane/points.ts'
import { beside, FAN_ROW, fanLayout } from './fan.ts'

describe('the fan', () => {
  test('one row up to six counters, then even rows', () => {
    expect(fanLayout(3)).toMatchObject({ columns: 3, rows: 1 })
    expect(fanLayout(FAN_ROW)).toMatchObject({ columns: 6, rows: 1 })
    expect(fanLayout(7)).toMatchObject({ columns: 4, rows: 2 })
    expect(fanLayout(13)).toMatchObject({ columns: 5, rows: 3 })
  })

  test('every counter has its place in it', () => {
    for (let count = 1; count <= 20; count++) {
      const { columns, rows, width } = fanLayout(count)
      expect(columns * rows).toBeGreaterThanOrEqual(count)
      expect(columns * (rows - 1)).toBeLessThan(count)
      expect(width).toBeGreaterThan(columns * 50)
    }
  })
})

describe('beside a hex', () => {
  const view = { width: 1000, height: 700 }
  const size = { width: 200, height: 60 }
  const order = ['above', 'below', 'left', 'right'] as const

  test('above it, if there is room', () => {
    expect(beside([500, 400], 50, size, view, [], order)).toEqual({ side: 'above', left: 400, top: 290 })
  })

  test('below it near the upper edge', () => {
    expect(beside([500, 60], 50, size, view, [], order).side).toBe('below')
  })

  test('pushed in at the side of the view', () => {
    expect(beside([20, 400], 50, size, view, [], order)).toMatchObject({ side: 'above', left: 8 })
  })

  test('elsewhere when it would cover what matters', () => {
    const goal = { left: 420, top: 280, right: 580, bottom: 360 }
    const place = beside([500, 400], 50, size, view, [goal], order)
    const box = { left: place.left, top: place.top, right: place.left + 200, bottom: place.top + 60 }
    expect(place.side).not.toBe('above')
    expect(overlap(box, goal)).toBe(0)
  })
})
