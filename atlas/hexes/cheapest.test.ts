import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapest } from './cheapest.ts'

const roads =
  (table: Readonly<Record<number, readonly (readonly [number, number])[]>>) =>
  (node: number): Iterable<readonly [number, number]> =>
    table[node] ?? []

describe('the cheapest way', () => {
  it('weighs a longer chain against a dear step', () => {
    const leaving = roads({
      1: [
        [4, 9],
        [2, 1],
      ],
      2: [[3, 1]],
      3: [[4, 1]],
    })
    expect(cheapest({ starts: new Map([[1, 0]]), ends: new Map([[4, 0]]), leaving })).toEqual([1, 2, 3, 4])
  })
  it('counts what it costs to begin and to end', () => {
    const leaving = roads({ 1: [[3, 1]], 2: [[3, 1]], 3: [[4, 1]] })
    const starts = new Map([
      [1, 5],
      [2, 1],
    ])
    expect(
      cheapest({
        starts,
        ends: new Map([
          [3, 4],
          [4, 0],
        ]),
        leaving,
      }),
    ).toEqual([2, 3, 4])
  })
  it('says when there is none', () => {
    expect(cheapest({ starts: new Map([[1, 0]]), ends: new Map([[9, 0]]), leaving: roads({}) })).toBeNull()
  })
  it('is as cheap as any way on a line of numbers', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 9 }), { minLength: 1, maxLength: 30 }), costs => {
        const leaving = (node: number) => (node < costs.length ? [[node + 1, costs[node]] as const] : [])
        const chain = cheapest({ starts: new Map([[0, 0]]), ends: new Map([[costs.length, 0]]), leaving })
        expect(chain).toEqual(Array.from({ length: costs.length + 1 }, (_, i) => i))
      }),
    )
  })
})
