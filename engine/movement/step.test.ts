import { describe, expect, it } from 'vitest'
import { points } from './points.ts'
import { CLOSED, FREE, isClosed, ROLL, rolls, STOP, stops, ticksOf } from './step.ts'

describe('a step', () => {
  it('is the sum of its parts', () => {
    const forest = points(2)
    const airZone = points(1)
    const step = forest + airZone + STOP
    expect(ticksOf(step)).toBe(points(3))
    expect(stops(step)).toBe(true)
    expect(rolls(step)).toBe(false)
    expect(isClosed(step)).toBe(false)
  })

  it('costs nothing and hinders nothing when free', () => {
    expect(ticksOf(FREE)).toBe(0)
    expect(stops(FREE) || rolls(FREE) || isClosed(FREE)).toBe(false)
  })

  it('stays closed whatever is added', () => {
    for (const more of [0, 1, points(24), STOP, ROLL, CLOSED, STOP + ROLL, 3 * CLOSED]) {
      expect(isClosed(CLOSED + more)).toBe(true)
    }
  })

  it('stops once however many reasons there are', () => {
    const step = points(1) + STOP + STOP + STOP
    expect(stops(step)).toBe(true)
    expect(rolls(step)).toBe(false)
    expect(ticksOf(step)).toBe(points(1))
  })

  it('can ask for a roll and stop as well', () => {
    const step = points(2) + ROLL + STOP
    expect(stops(step)).toBe(true)
    expect(rolls(step)).toBe(true)
    expect(ticksOf(step)).toBe(points(2))
  })

  it('needs a roll without stopping', () => {
    expect(rolls(points(1) + ROLL)).toBe(true)
    expect(stops(points(1) + ROLL)).toBe(false)
  })

  it('fits a table of 16-bit costs when it is closed', () => {
    expect(Uint16Array.of(CLOSED)[0]).toBe(CLOSED)
  })

  it('is a small integer for every engine even when every part is there', () => {
    expect(CLOSED * 4 + STOP * 3 + ROLL * 7).toBeLessThan(2 ** 30)
  })
})
