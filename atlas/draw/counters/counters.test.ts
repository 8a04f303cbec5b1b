import { describe, expect, it } from 'vitest'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { parseCounters } from '../../../engine/forces/counters.ts'
import { svgFaults } from '../testing/well-formed.ts'
import { counterFace, sizeMark } from './face.ts'
import { markerFace } from './markers.ts'
import { printSheet } from './print-sheet.ts'
import { COUNTER_SIZE, placed, stack, stackAt } from './stack.ts'
import { type CounterStyle, detailFor, type Marker } from './style.ts'
import { unitSymbol } from './symbol.ts'

const set = valueOrThrow(
  parseCounters(
    `counters "Toy" values=strength,move
counter r1 "1 Division" nation=Red type=infantry size=division mobility=foot steps=6-4/3-4
counter b1 "HQ" nation=Blue type=hq size=army mobility=foot steps=1-6`,
    'toy.txt',
  ),
)
const [red, blue] = set.counters
const face = { code: 'Rd', face: '#b3221f', ink: '#ffffff' }
const style: CounterStyle = {
  title: 'Toy & Co',
  faces: { Red: face, Blue: { code: 'Bl', face: '#dddddd', ink: '#17130f' } },
  identity: counter => counter.name.split(' ')[0],
  factors: values => values.join('-'),
  symbols: { infantry: 'infantry', hq: 'headquarters' },
  note: () => 'note',
  markers: [{ marker: { as: 'control', face }, count: 3 }],
}

describe('a counter', () => {
  it('is well-formed in every state and at every size', () => {
    for (const pixels of [160, 64, 40]) {
      const states = [
        {},
        { step: 1 },
        { isSpent: true },
        { isUnsupplied: true },
        { isDisrupted: true },
        { isSelected: true },
        { isTarget: true },
      ]
      for (const state of states) {
        expect(svgFaults(counterFace(style, red, pixels, state))).toEqual([])
        expect(svgFaults(counterFace(style, blue, pixels, state))).toEqual([])
      }
    }
  })

  it('drops small print when it is small', () => {
    const sizes = [160, 88, 87, 52, 51, 38, 37]
    expect(sizes.map(detailFor)).toEqual(['full', 'full', 'table', 'table', 'field', 'field', 'small'])
    expect(counterFace(style, red, 160)).toContain('>note<')
    expect(counterFace(style, red, 64)).not.toContain('>note<')
    expect(counterFace(style, red, 64)).toContain('>Rd<')
    expect(counterFace(style, red, 40)).not.toContain('>Rd<')
    expect(counterFace(style, red, 40)).toContain('>6-4<')
    const isNamed = (pixels: number) => counterFace(style, red, pixels).includes(`>${style.identity(red)}<`)
    expect([64, 40, 30].map(isNamed)).toEqual([true, true, false])
  })

  it('shows the values of its step', () => {
    expect(counterFace(style, red, 160, { step: 1 })).toContain('>3-4<')
    expect(counterFace(style, blue, 160, { step: 1 })).toContain('>1-6<')
  })

  it('looks different in every state', () => {
    const states = [
      {},
      { isSpent: true },
      { isUnsupplied: true },
      { isUnsupplied: true, shortage: 3 },
      { isStrategic: true },
      { isInTransport: true },
      { isDisrupted: true },
      { isSelected: true },
      { isTarget: true },
    ]
    expect(new Set(states.map(state => counterFace(style, red, 64, state))).size).toBe(states.length)
  })

  it('must have a face', () => {
    expect(() => counterFace({ ...style, faces: {} }, red)).toThrow('no face for Red')
  })
})

describe('marks of size', () => {
  it('are crosses for the great and bars for the small', () => {
    const strokes = (size: string) => sizeMark(size, 10, 9, '#000', false).match(/M/g)?.length ?? 0
    expect(
      ['battalion', 'regiment', 'brigade', 'division', 'corps', 'army', 'front', 'fort'].map(strokes),
    ).toEqual([2, 3, 2, 4, 6, 8, 10, 0])
  })
})

describe('symbols', () => {
  it('are made once', () => {
    expect(unitSymbol('infantry', false)).toBe(unitSymbol('infantry', false))
    expect(unitSymbol('infantry', true).width).toBeGreaterThan(unitSymbol('infantry', false).width)
  })
})

describe('stacks', () => {
  it('show three counters at most and count all', () => {
    const units = [red, blue, red, blue, red].map(counter => ({ counter }))
    const svg = stack(style, units, [0, 0], 54)
    expect(svg.match(/scale\(/g)).toHaveLength(3)
    expect(svg).toContain('>5<')
    expect(svgFaults(svg)).toEqual([])
    expect(stack(style, [{ counter: red }], [0, 0], 54)).not.toContain('<circle')
  })

  it('stand in the middle of a hex', () => {
    expect(stackAt(style, [{ counter: red }], [100, 100])).toContain(`translate(${100 - COUNTER_SIZE / 2} `)
    expect(placed([0, 0], 50, '', false)).toBe('<g transform="translate(0 0) scale(0.5)"/>')
  })
})

describe('markers', () => {
  it('are drawn for every kind', () => {
    const markers: Marker[] = [
      { as: 'air', colour: '#333333', word: 'AIR' },
      { as: 'railhead', colour: '#333333', word: 'RAILHEAD' },
      { as: 'breached', word: 'BREACHED' },
      { as: 'control', face },
      { as: 'turn', words: ['GAME', 'TURN'] },
      { as: 'points', colour: '#333333', sign: 'VP', word: 'RED' },
      { as: 'arrow', colour: '#333333', word: 'MOVE' },
      { as: 'plain', sign: '!', word: 'ALARM' },
    ]
    for (const marker of markers) expect(svgFaults(markerFace(marker))).toEqual([])
    expect(new Set(markers.map(markerFace)).size).toBe(markers.length)
  })
})

describe('print sheets', () => {
  it('have backs for counters with two steps, mirrored', () => {
    const { svg, pages } = printSheet(set, style)
    expect(pages).toBe(2)
    expect(svgFaults(svg)).toEqual([])
    expect(svg).toContain('Toy &amp; Co'.toUpperCase().replace('&AMP;', '&amp;'))
    expect(svg).toContain('backs, sheet 1 of 1')
  })
})
