import { describe, expect, test } from 'vitest'
import type { QuarterTurn } from '../../atlas/draw/hexes.ts'
import { boardOf, EUROPE } from './board.fixture.ts'
import { directionOf } from './keys.ts'

function walk(turn: QuarterTurn, from: string, keys: readonly string[], alt = false): string {
  const { geometry } = boardOf(EUROPE, turn).sheets[0]
  let hex = geometry.grid.indexOf(from)
  for (const key of keys) {
    const direction = directionOf(geometry, hex, key, alt)
    if (direction < 0) continue
    hex = geometry.grid.neighbours[hex * 6 + direction]
  }
  return geometry.grid.names[hex]
}

describe('the hex cursor', () => {
  test('up and down stay on their line, left and right in their row', () => {
    expect(walk(0, '2015', ['ArrowUp', 'ArrowUp'])).toBe('2013')
    expect(walk(0, '2015', ['ArrowDown'])).toBe('2016')
    expect(walk(0, '2015', Array(10).fill('ArrowRight'))).toBe('3015')
    expect(walk(0, '2115', Array(7).fill('ArrowLeft'))).toBe('1415')
  })

  test('there and back again', () => {
    for (const turn of [0, 90, 180, 270] as const) {
      for (const [there, back] of [
        ['ArrowUp', 'ArrowDown'],
        ['ArrowLeft', 'ArrowRight'],
      ]) {
        expect(walk(turn, '2015', [there, there, there, back, back, back])).toBe('2015')
      }
    }
  })

  test('on a turned map the arrows still point as the screen does', () => {
    for (const turn of [0, 90, 180, 270] as const) {
      const { geometry } = boardOf(EUROPE, turn).sheets[0]
      const start = geometry.grid.indexOf('2015')
      const wanted = { ArrowUp: [0, -1], ArrowDown: [0, 1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] }
      for (const [key, [dx, dy]] of Object.entries(wanted)) {
        const next = geometry.grid.neighbours[start * 6 + directionOf(geometry, start, key, false)]
        const [a, b] = [geometry.centre(start), geometry.centre(next)]
        expect((b[0] - a[0]) * dx + (b[1] - a[1]) * dy).toBeGreaterThan(60)
      }
    }
  })

  test('six keys with Alt go in six directions', () => {
    for (const turn of [0, 90] as const) {
      const keys = ['KeyQ', 'KeyW', 'KeyE', 'KeyA', 'KeyS', 'KeyD']
      expect(new Set(keys.map(key => walk(turn, '2015', [key], true))).size).toBe(6)
    }
    expect(walk(0, '2015', ['KeyW'], true)).toBe('2014')
    expect(walk(0, '2015', ['KeyD'], true)).toBe('2116')
  })

  test('other keys are no business of the cursor', () => {
    const { geometry } = boardOf().sheets[0]
    expect(directionOf(geometry, 100, 'KeyW', false)).toBe(-1)
    expect(directionOf(geometry, 100, 'KeyZ', true)).toBe(-1)
  })
})
