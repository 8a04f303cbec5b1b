import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { debt, isSettled, type LossForce, mayPayWith, pay, payableNext } from './losses.ts'
import { payments } from './payments.ts'

// In halves of a corps equivalent, as War Comes Early counts: 12.3c.
const DIVISION = 1
const CORPS = 2
const FRONT = 10
const LOSS_OF_1 = 2
const LOSS_OF_2 = 4

const nextOf = (loss: number, ...sizes: number[]) => {
  const out: number[] = []
  return out.slice(0, payableNext(debt(loss), { sizes }, out))
}

/** Follows every sequence of single removals that is offered, and collects where they end. */
function endsOf(loss: number, force: LossForce): string[] {
  const ends = new Set<string>()
  const walk = (owing: ReturnType<typeof debt>, sizes: number[], taken: number[]): void => {
    const now = { ...force, sizes }
    if (isSettled(owing, now)) return void ends.add(taken.toSorted((a, b) => a - b).join())
    const out: number[] = []
    const count = payableNext(owing, now, out)
    expect(count).toBeGreaterThan(0)
    for (const unit of out.slice(0, count))
      walk(pay(owing, sizes[unit], force.ranks?.[unit]), sizes.with(unit, 0), [...taken, unit])
  }
  walk(debt(loss), Array.from(force.sizes), [])
  return [...ends].toSorted()
}

describe('the owner pays with whole units', () => {
  it('[12.3d] of his own choice', () => {
    expect(nextOf(LOSS_OF_1, CORPS, CORPS, CORPS)).toEqual([0, 1, 2])
  })

  it('[12.3c] two static divisions pay a loss of 1 together', () => {
    expect(endsOf(LOSS_OF_1, { sizes: [DIVISION, DIVISION] })).toEqual(['0,1'])
  })

  it('[R39] a lone static division pays a loss of 1 by dying', () => {
    expect(endsOf(LOSS_OF_1, { sizes: [DIVISION] })).toEqual(['0'])
  })

  it('[R39] may not throw in a division that a corps makes needless', () => {
    // With a corps and one division only the corps pays a loss of 1 without a unit too many.
    expect(nextOf(LOSS_OF_1, CORPS, DIVISION)).toEqual([0])
    expect(endsOf(LOSS_OF_1, { sizes: [CORPS, DIVISION] })).toEqual(['0'])
  })

  it('[R39] may not change to a corps after a first division', () => {
    const force = { sizes: [CORPS, 0, DIVISION] }
    const half = pay(debt(LOSS_OF_1), DIVISION)
    expect(mayPayWith(half, force, 0)).toBe(false)
    expect(mayPayWith(half, force, 2)).toBe(true)
  })

  it('[R39] pays 2 with a corps and two divisions, or with two corps', () => {
    expect(endsOf(LOSS_OF_2, { sizes: [CORPS, CORPS, DIVISION, DIVISION] })).toEqual([
      '0,1',
      '0,2,3',
      '1,2,3',
    ])
  })

  it('[12.3b] loses everything and no more when the loss is larger than the force', () => {
    expect(endsOf(FRONT, { sizes: [CORPS, DIVISION, CORPS] })).toEqual(['0,1,2'])
  })

  it('pays with one large unit if there is no smaller one', () => {
    expect(endsOf(LOSS_OF_1, { sizes: [FRONT] })).toEqual(['0'])
    expect(endsOf(LOSS_OF_2, { sizes: [FRONT, CORPS] })).toEqual(['0'])
  })

  it('owes nothing without a loss, and a unit of no size cannot pay', () => {
    expect(isSettled(debt(0), { sizes: [CORPS] })).toBe(true)
    expect(isSettled(debt(1), { sizes: [0] })).toBe(true)
    expect(isSettled(debt(1), { sizes: [] })).toBe(true)
    expect(nextOf(0, CORPS)).toEqual([])
    expect(nextOf(LOSS_OF_1, 0, CORPS)).toEqual([1])
  })

  it('says so when a loss is beyond counting', () => {
    expect(() => nextOf(40, 30, 30)).toThrow(RangeError)
    expect(nextOf(31, 30, 30)).toEqual([0, 1])
    expect(nextOf(40, 20, 20)).toEqual([0, 1])
  })
})

describe('ranks', () => {
  it('[12.3c] the garrison of a fort goes last', () => {
    const force = { sizes: [CORPS, CORPS], ranks: [1, 0] }
    expect(mayPayWith(debt(LOSS_OF_1), force, 0)).toBe(false)
    expect(endsOf(LOSS_OF_1, force)).toEqual(['1'])
    expect(endsOf(LOSS_OF_2, force)).toEqual(['0,1'])
  })

  it('a division in front of the garrison pays first, and the garrison the rest', () => {
    expect(endsOf(LOSS_OF_1, { sizes: [DIVISION, CORPS], ranks: [0, 1] })).toEqual(['0,1'])
  })

  it('choose freely within a rank', () => {
    expect(endsOf(LOSS_OF_1, { sizes: [CORPS, CORPS, CORPS], ranks: [0, 0, 1] })).toEqual(['0', '1'])
    expect(endsOf(3, { sizes: [CORPS, DIVISION, DIVISION], ranks: [0, 1, 1] })).toEqual(['0,1', '0,2'])
  })
})

describe('any loss and any force', () => {
  const sizes = fc.array(fc.integer({ min: 1, max: 5 }), { maxLength: 6 })
  const ranked = fc
    .array(fc.record({ size: fc.integer({ min: 1, max: 4 }), rank: fc.nat(2) }), { maxLength: 6 })
    .map(units => ({ sizes: units.map(u => u.size), ranks: units.map(u => u.rank) }))
  const loss = fc.integer({ min: 1, max: 14 })

  it('ends, step by step, in exactly those payments that are enough and need every unit', () => {
    fc.assert(
      fc.property(sizes, loss, (sizes, loss) => {
        const total = sizes.reduce((sum, n) => sum + n, 0)
        const minimal: string[] = []
        for (let set = 0; set < 1 << sizes.length; set++) {
          const units = sizes.map((_, i) => i).filter(i => (set >> i) & 1)
          const paid = units.reduce((sum, i) => sum + sizes[i], 0)
          const needed = units.every(i => paid - sizes[i] < loss)
          if (total < loss ? paid === total : paid >= loss && needed) minimal.push(units.join())
        }
        expect(endsOf(loss, { sizes })).toEqual(minimal.toSorted())
      }),
    )
  })

  it('ends in the payments that are listed, with ranks, too', () => {
    fc.assert(
      fc.property(ranked, loss, (force, loss) => {
        expect(endsOf(loss, force)).toEqual(
          payments(loss, force)
            .map(p => p.join())
            .toSorted(),
        )
      }),
    )
  })
})
