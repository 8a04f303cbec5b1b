import { describe, expect, test } from 'vitest'
import { COUNTER_SIZE } from '../../atlas/draw/counters/stack.ts'
import type { CounterPicture, CounterState } from '../../table/scene.ts'
import type { CounterFaces } from './faces.ts'
import { atRest, counterAt, counterScale, spread, stackSvg, stacksOf } from './stacks.ts'

const faces: CounterFaces = {
  face: (unit, states, detail) => `<face ${[unit, ...states].join(' ')} ${detail}/>`,
  colour: unit => `#${unit}`,
  marker: () => '',
}
const counter = (
  unit: string | null,
  depth: number,
  states: CounterState[] = [],
  hex = '1820',
): CounterPicture => ({
  unit,
  hex,
  depth,
  name: '',
  side: 0,
  states,
})

describe('stacks', () => {
  test('counters of a hex lie in the order of their depth', () => {
    const stacks = stacksOf([counter('b', 1), counter('x', 0, [], '0101'), counter('a', 0)])
    expect(stacks.get('1820')?.counters.map(({ unit }) => unit)).toEqual(['a', 'b'])
    expect(stacks.size).toBe(2)
  })

  test('at rest three edges show, the top counter drawn last, all of it centred', () => {
    for (const count of [1, 2, 3, 7]) {
      const layout = atRest(count)
      expect(layout.length).toBe(Math.min(3, count))
      expect(layout.at(-1)?.index).toBe(0)
      const left = Math.min(...layout.map(({ x }) => x))
      const right = Math.max(...layout.map(({ x, size }) => x + size))
      expect(left).toBeCloseTo(-right)
    }
  })

  test('spread counters stay inside the hex and apart from each other', () => {
    for (let count = 2; count <= 12; count++) {
      const layout = spread(count)
      expect(layout).toHaveLength(count)
      for (const a of layout) {
        expect(Math.abs(a.x)).toBeLessThanOrEqual(46)
        expect(Math.abs(a.y + a.size)).toBeLessThanOrEqual(40)
        for (const b of layout) {
          if (a === b) continue
          const isApart = Math.abs(a.x - b.x) >= a.size || Math.abs(a.y - b.y) >= a.size
          expect(isApart).toBe(true)
        }
      }
    }
  })

  test('the counter that is hit is the one that is seen', () => {
    expect(counterAt(atRest(3), [0, 0])).toBe(0)
    expect(counterAt(atRest(3), [COUNTER_SIZE / 2 + 2, -COUNTER_SIZE / 2 - 2])).toBe(2)
    expect(counterAt(atRest(1), [COUNTER_SIZE, 0])).toBe(-1)
    for (const { index, x, y, size } of spread(5)) {
      expect(counterAt(spread(5), [x + size / 2, y + size / 2])).toBe(index)
    }
  })

  test('a stack that has not changed gives the same drawing', () => {
    const stack = { hex: '1820', counters: [counter('a', 0, ['spent']), counter('b', 1)] }
    const again = { hex: '1820', counters: [counter('a', 0, ['spent']), counter('b', 1)] }
    expect(stackSvg(faces, stack, 'table', false)).toBe(stackSvg(faces, again, 'table', false))
  })

  test('under the top counter only edges are drawn, and a badge counts them', () => {
    const svg = stackSvg(
      faces,
      { hex: '1820', counters: [counter('a', 0), counter('b', 1), counter('c', 2)] },
      'full',
      false,
    )
    expect(svg.match(/<face/g)).toHaveLength(1)
    expect(svg).toContain('fill="#b"')
    expect(svg).toContain('>3</text>')
  })

  test('a hidden counter shows nothing of itself, not even its colour', () => {
    const stack = { hex: '1820', counters: [counter('a', 0), counter(null, 1)] }
    expect(stackSvg(faces, stack, 'full', false).match(/fill="#a"/g)).toHaveLength(1)
    expect(stackSvg(faces, stack, 'full', true).match(/<face/g)).toHaveLength(1)
  })

  test('a stack with chosen units is not paled: the fan says which ones', () => {
    const stack = { hex: '1820', counters: [counter('a', 0, ['pale']), counter('b', 1, ['selected'])] }
    expect(stackSvg(faces, stack, 'full', false)).not.toContain('opacity="0.5"')
    const lone = { hex: '1820', counters: [counter('a', 0, ['pale'])] }
    expect(stackSvg(faces, lone, 'full', false)).toContain('opacity="0.5"')
  })

  test('from far away counters grow', () => {
    expect(counterScale(1)).toBe(1)
    expect(counterScale(0.25)).toBeGreaterThan(1)
  })
})
