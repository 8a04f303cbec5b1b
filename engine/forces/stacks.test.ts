import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  bringToTop,
  clearStacks,
  OFF_MAP,
  putOnTop,
  type Stacks,
  sendTo,
  stackAt,
  stackHeight,
  takeOff,
} from './stacks.ts'

const UNITS = 8
const HEXES = 4
const DEAD_PILE = -2

function emptyStacks(): Stacks {
  const s = { place: new Int32Array(UNITS), top: new Int32Array(HEXES), below: new Int32Array(UNITS) }
  clearStacks(s)
  return s
}

/** Units from the top down. */
describe('a stack', () => {
  it('is empty at first', () => {
    const s = emptyStacks()
    expect([stackAt(s, 0), stackHeight(s, 0), s.place[3]]).toEqual([[], 0, OFF_MAP])
  })

  it('grows at the top', () => {
    const s = emptyStacks()
    for (const unit of [3, 1, 4]) putOnTop(s, unit, 2)
    expect([stackAt(s, 2), stackHeight(s, 2)]).toEqual([[4, 1, 3], 3])
    expect([s.place[3], s.place[1], s.place[4]]).toEqual([2, 2, 2])
  })

  it.each([
    ['top', 4, [1, 3]],
    ['middle', 1, [4, 3]],
    ['bottom', 3, [4, 1]],
  ])('closes up when its %s unit is taken off', (_, unit, rest) => {
    const s = emptyStacks()
    for (const each of [3, 1, 4]) putOnTop(s, each, 2)
    takeOff(s, unit)
    expect([stackAt(s, 2), s.place[unit], s.below[unit]]).toEqual([rest, OFF_MAP, -1])
  })

  it('gives a unit up to another stack', () => {
    const s = emptyStacks()
    for (const each of [3, 1, 4]) putOnTop(s, each, 2)
    putOnTop(s, 5, 0)
    putOnTop(s, 1, 0)
    expect([stackAt(s, 2), stackAt(s, 0)]).toEqual([
      [4, 3],
      [1, 5],
    ])
  })

  it('can be reordered by bringing units to the top', () => {
    const s = emptyStacks()
    for (const each of [3, 1, 4]) putOnTop(s, each, 2)
    bringToTop(s, 3)
    expect(stackAt(s, 2)).toEqual([3, 4, 1])
    bringToTop(s, 3)
    expect(stackAt(s, 2)).toEqual([3, 4, 1])
  })

  it('loses a unit that is sent to a box, and gets it back', () => {
    const s = emptyStacks()
    putOnTop(s, 3, 2)
    sendTo(s, 3, DEAD_PILE)
    expect([stackAt(s, 2), s.place[3]]).toEqual([[], DEAD_PILE])
    bringToTop(s, 3)
    expect(s.place[3]).toBe(DEAD_PILE)
    putOnTop(s, 3, 1)
    expect(stackAt(s, 1)).toEqual([3])
  })

  it('does not mind a unit that is taken off twice', () => {
    const s = emptyStacks()
    putOnTop(s, 3, 2)
    takeOff(s, 3)
    takeOff(s, 3)
    sendTo(s, 3, DEAD_PILE)
    takeOff(s, 3)
    expect([stackAt(s, 2), s.place[3]]).toEqual([[], OFF_MAP])
  })

  it('throws rather than search for ever when the arrays contradict each other', () => {
    const s = emptyStacks()
    putOnTop(s, 1, 2)
    s.place[3] = 2
    expect(() => takeOff(s, 3)).toThrow('unit 3 is not in the stack of its hex 2')
  })
})

describe('stacks', () => {
  const unit = fc.nat(UNITS - 1)
  const anyOrder = fc.oneof(
    fc.record({ do: fc.constant('put' as const), unit, where: fc.nat(HEXES - 1) }),
    fc.record({ do: fc.constant('take' as const), unit, where: fc.constant(OFF_MAP) }),
    fc.record({ do: fc.constant('send' as const), unit, where: fc.integer({ min: -9, max: -2 }) }),
    fc.record({ do: fc.constant('raise' as const), unit, where: fc.constant(0) }),
  )

  it('behave like lists of units, whatever is done to them', () => {
    fc.assert(
      fc.property(fc.array(anyOrder, { maxLength: 60 }), orders => {
        const s = emptyStacks()
        const lists: number[][] = Array.from({ length: HEXES }, () => [])
        const places: number[] = Array(UNITS).fill(OFF_MAP)
        const pull = (who: number) => {
          if (places[who] >= 0) lists[places[who]] = lists[places[who]].filter(other => other !== who)
        }
        for (const order of orders) {
          const where = order.do === 'raise' ? places[order.unit] : order.where
          if (order.do === 'put') putOnTop(s, order.unit, where)
          if (order.do === 'take') takeOff(s, order.unit)
          if (order.do === 'send') sendTo(s, order.unit, where)
          if (order.do === 'raise') bringToTop(s, order.unit)
          pull(order.unit)
          places[order.unit] = where
          if (where >= 0) lists[where].unshift(order.unit)
          expect(lists.map((_, hex) => stackAt(s, hex))).toEqual(lists)
          expect(lists.map((_, hex) => stackHeight(s, hex))).toEqual(lists.map(list => list.length))
          expect([...s.place]).toEqual(places)
        }
      }),
    )
  })
})
