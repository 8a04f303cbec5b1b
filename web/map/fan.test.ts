import { describe, expect, it, test } from 'vitest'
import { overlap } from '../../atlas/draw/plane/points.ts'
import { beside, FAN_ROW, fanLayout, freePlace } from './fan.ts'

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

describe('a place for a fan', () => {
  const size = { width: 100, height: 40 }
  const open = { left: 0, top: 0, right: 600, bottom: 600 }
  const taken = (left: number, top: number, right: number, bottom: number) => ({ left, top, right, bottom })

  it('is above the hex where nothing can be clicked there', () => {
    expect(freePlace([300, 300], 30, 200, size, open, [])).toEqual({ side: 'above', left: 250, top: 230 })
  })

  it('goes round what can be clicked, and farther off if need be', () => {
    const around = [taken(200, 200, 400, 290), taken(200, 310, 400, 350)]
    const place = freePlace([300, 300], 30, 200, size, open, around)!
    const box = { left: place.left, top: place.top, right: place.left + 100, bottom: place.top + 40 }
    for (const other of around) expect(overlap(box, other)).toBe(0)
  })

  it('is nowhere when all of it would lie on something that can be clicked', () => {
    expect(freePlace([300, 300], 30, 200, size, open, [taken(0, 0, 600, 600)])).toBeNull()
  })
})
