import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { cheapestPayment, payments } from './payments.ts'

const ranked = fc
  .array(fc.record({ size: fc.integer({ min: 0, max: 4 }), rank: fc.nat(2), cost: fc.nat(9) }), {
    maxLength: 8,
  })
  .map(units => ({
    force: { sizes: units.map(u => u.size), ranks: units.map(u => u.rank) },
    costs: units.map(u => u.cost),
  }))
const loss = fc.integer({ min: 0, max: 16 })
const total = (numbers: readonly number[], at: readonly number[]) =>
  at.reduce((sum, i) => sum + numbers[i], 0)

describe('the ways to pay a loss', () => {
  it('are all listed, each once', () => {
    expect(payments(4, { sizes: [2, 2, 1, 1] }).map(p => p.join())).toEqual(['0,1', '0,2,3', '1,2,3'])
    expect(payments(2, { sizes: [1, 1, 1] }).map(p => p.join())).toEqual(['0,1', '0,2', '1,2'])
  })

  it('are one, the empty one, if nothing is to be paid', () => {
    expect(payments(0, { sizes: [2, 2] })).toEqual([[]])
    expect(payments(3, { sizes: [] })).toEqual([[]])
  })

  it('are one, everything, if the force does not suffice', () => {
    expect(payments(9, { sizes: [2, 1, 2] })).toEqual([[0, 1, 2]])
    expect(payments(5, { sizes: [2, 1, 2] })).toEqual([[0, 1, 2]])
  })

  it('take lower ranks whole before they choose among the next', () => {
    expect(payments(4, { sizes: [2, 2, 1, 2], ranks: [1, 1, 0, 2] })).toEqual([[0, 1, 2]])
    expect(payments(3, { sizes: [2, 2, 1, 2], ranks: [1, 1, 0, 2] })).toEqual([
      [0, 2],
      [1, 2],
    ])
  })

  it('never repeat, never fall short, and never touch a rank above one that is left', () => {
    fc.assert(
      fc.property(ranked, loss, ({ force }, loss) => {
        const list = payments(loss, force)
        expect(new Set(list.map(p => p.join())).size).toBe(list.length)
        expect(list.length).toBeGreaterThan(0)
        const all = force.sizes.map((_, i) => i)
        const owed = Math.min(loss, total(force.sizes, all))
        for (const payment of list) {
          expect(total(force.sizes, payment)).toBeGreaterThanOrEqual(owed)
          const highest = Math.max(-1, ...payment.map(i => force.ranks[i]))
          const spared = all.filter(i => force.sizes[i] > 0 && !payment.includes(i))
          for (const unit of spared) expect(force.ranks[unit]).toBeGreaterThanOrEqual(highest)
        }
      }),
    )
  })
})

describe('the cheapest payment', () => {
  it('spares what its owner values', () => {
    expect(cheapestPayment(2, { sizes: [2, 2, 1, 1] }, [9, 5, 1, 2])).toEqual([2, 3])
    expect(cheapestPayment(2, { sizes: [2, 2, 1, 1] }, [9, 2, 1, 2])).toEqual([1])
  })

  it('may cost more than a bigger unit alone, where that one is dear', () => {
    expect(cheapestPayment(4, { sizes: [10, 2, 2, 2] }, [100, 6, 7, 8])).toEqual([1, 2])
  })

  it('is everything when everything is lost, and nothing when nothing is', () => {
    expect(cheapestPayment(8, { sizes: [2, 2] }, [1, 1])).toEqual([0, 1])
    expect(cheapestPayment(0, { sizes: [2, 2] }, [1, 1])).toEqual([])
  })

  it('is one of the ways to pay, and none of them is cheaper', () => {
    fc.assert(
      fc.property(ranked, loss, ({ force, costs }, loss) => {
        const cheapest = cheapestPayment(loss, force, costs)
        const list = payments(loss, force)
        expect(list.map(p => p.join())).toContain(cheapest.join())
        expect(total(costs, cheapest)).toBe(Math.min(...list.map(p => total(costs, p))))
      }),
    )
  })
})
