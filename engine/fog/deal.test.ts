import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { fastDice } from '../dice/fast-dice.ts'
import { type Deal, dealUnits, type Place } from './deal.ts'
import { lotsOf } from './lots.ts'

const lots = (seed: number) => lotsOf(fastDice(seed))

/** Units are numbers; everything is asked of what they are. */
interface Counter {
  readonly nation: number
  readonly size: number
  readonly army: number
}

interface Stack {
  readonly count: number
  readonly nations: readonly number[]
  readonly room: number
  readonly armies: number
  readonly largest: number
}

function problem(
  counters: readonly Counter[],
  stacks: readonly Stack[],
  needs: readonly number[][] = [],
): Deal {
  const places = stacks.map(
    ({ count, nations, room, armies, largest }): Place => ({
      count,
      fits: unit => nations.includes(counters[unit].nation),
      limits: [
        { most: room, weight: unit => counters[unit].size },
        { most: armies, weight: unit => counters[unit].army },
      ],
      // No two of the largest size together.
      admits: units => units.filter(unit => counters[unit].size === 3).length <= largest,
    }),
  )
  return {
    units: counters.map((_, unit) => unit),
    kindOf: unit => JSON.stringify(counters[unit]),
    places,
    needs: needs.map(where => ({ places: where, meets: unit => counters[unit].army === 1 })),
  }
}

/** What is wrong with a deal, if anything. */
function faultIn({ units, places, needs = [] }: Deal, dealt: readonly (readonly number[])[]): string | null {
  if (
    dealt
      .flat()
      .toSorted((a, b) => a - b)
      .join() !== units.join()
  )
    return 'not every unit once'
  for (const [p, { count, fits, limits = [], admits }] of places.entries()) {
    if (dealt[p].length !== count) return `place ${p} is not full`
    if (!dealt[p].every(unit => fits(unit))) return `place ${p} holds one that does not fit`
    if (admits !== undefined && !admits(dealt[p])) return `place ${p} holds bad company`
    for (const { most, weight } of limits)
      if (dealt[p].reduce((sum, unit) => sum + weight(unit), 0) > most) return `place ${p} is too full`
  }
  const unmet = needs.findIndex(
    ({ places: where, meets }) => !where.some(p => dealt[p].some(unit => meets(unit, p))),
  )
  return unmet < 0 ? null : `need ${unmet} is not met`
}

/** Tries everything. */
function isPossible(deal: Deal): boolean {
  const dealt: number[][] = deal.places.map(() => [])
  const next = (i: number): boolean => {
    if (i === deal.units.length) return faultIn(deal, dealt) === null
    return deal.places.some(({ count, fits }, p) => {
      if (dealt[p].length === count || !fits(deal.units[i])) return false
      dealt[p].push(deal.units[i])
      if (next(i + 1)) return true
      dealt[p].pop()
      return false
    })
  }
  return deal.units.length === deal.places.reduce((sum, { count }) => sum + count, 0) && next(0)
}

const counter = fc.record({
  nation: fc.nat(1),
  size: fc.integer({ min: 1, max: 3 }),
  army: fc.nat(1),
})

const stack = fc.record({
  count: fc.integer({ min: 0, max: 3 }),
  nations: fc.constantFrom([0], [1], [0, 1]),
  room: fc.integer({ min: 2, max: 7 }),
  armies: fc.nat(2),
  largest: fc.nat(1),
})

const anyDeal = fc
  .array(stack, { minLength: 1, maxLength: 4 })
  .chain(stacks => {
    const slots = stacks.reduce((sum, { count }) => sum + count, 0)
    return fc.tuple(
      fc.constant(stacks),
      fc.array(counter, { minLength: slots, maxLength: slots }),
      fc.array(fc.uniqueArray(fc.nat(stacks.length - 1), { minLength: 1, maxLength: 2 }), { maxLength: 3 }),
    )
  })
  .filter(([, counters]) => counters.length <= 8)

describe('dealing hidden units', () => {
  it('finds a sound deal whenever there is one, and none otherwise', () => {
    let possible = 0
    let impossible = 0
    fc.assert(
      fc.property(anyDeal, fc.nat(1000), ([stacks, counters, needs], seed) => {
        const deal = problem(counters, stacks, needs)
        const dealt = dealUnits(deal, lots(seed))
        if (dealt === null) {
          impossible += 1
          expect(isPossible(deal)).toBe(false)
        } else {
          possible += 1
          expect(faultIn(deal, dealt)).toBe(null)
        }
      }),
      { numRuns: 6000, seed: 12 },
    )
    // Both kinds have been asked often.
    expect(possible).toBeGreaterThan(500)
    expect(impossible).toBeGreaterThan(500)
  })

  it('finds a deal where there hardly is another: limits that the real one just keeps, needs that it just meets', () => {
    // Few stacks of units that count against two limits at once, or many of units that count against one.
    const oneLimit = fc.constantFrom(
      { nation: 0, size: 1, army: 0 },
      { nation: 0, size: 2, army: 0 },
      { nation: 0, size: 1, army: 1 },
      { nation: 1, size: 2, army: 0 },
    )
    const stacksOf = (unit: fc.Arbitrary<Counter>, most: number) =>
      fc.array(fc.array(unit, { minLength: 1, maxLength: 4 }), { minLength: 2, maxLength: most })
    const laid = fc.oneof(stacksOf(counter, 3), stacksOf(oneLimit, 30))
    fc.assert(
      fc.property(laid, fc.nat(1000), (stacks, seed) => {
        const tight = stacks.map(units => ({
          count: units.length,
          nations: [...new Set(units.map(({ nation }) => nation))],
          room: units.reduce((sum, { size }) => sum + size, 0),
          armies: units.reduce((sum, { army }) => sum + army, 0),
          largest: units.filter(({ size }) => size === 3).length,
        }))
        const withArmy = stacks.flatMap((units, p) => (units.some(({ army }) => army === 1) ? [[p]] : []))
        const deal = problem(stacks.flat(), tight, withArmy)
        const dealt = dealUnits(deal, lots(seed))
        expect(dealt === null ? 'no deal' : faultIn(deal, dealt)).toBe(null)
      }),
      { numRuns: 500 },
    )
  })

  it('moves units on where the last ones find no room', () => {
    // Nation 1 fits one stack only, and may lie there only if nation 0 goes elsewhere.
    const counters = [0, 0, 1, 1].map(nation => ({ nation, size: 1, army: 0 }))
    const free = { room: 9, armies: 9, largest: 9 }
    const stacks = [
      { count: 2, nations: [0, 1], ...free },
      { count: 2, nations: [0], ...free },
    ]
    for (let seed = 0; seed < 20; seed++)
      expect(dealUnits(problem(counters, stacks), lots(seed))?.[0].toSorted()).toEqual([2, 3])
  })

  it('keeps a limit by exchanging large units for small ones', () => {
    const counters = [2, 2, 1, 1].map(size => ({ nation: 0, size, army: 0 }))
    const stacks = [3, 3].map(room => ({ count: 2, nations: [0], room, armies: 0, largest: 0 }))
    for (let seed = 0; seed < 20; seed++) {
      const dealt = dealUnits(problem(counters, stacks), lots(seed))!
      expect(dealt.map(units => units.filter(unit => unit < 2).length)).toEqual([1, 1])
    }
  })

  it('meets needs that only some units of some places can', () => {
    const counters = [1, 0, 0, 0].map(army => ({ nation: 0, size: 1, army }))
    const stacks = Array.from({ length: 4 }, () => ({
      count: 1,
      nations: [0],
      room: 1,
      armies: 1,
      largest: 0,
    }))
    for (let seed = 0; seed < 20; seed++) {
      expect(dealUnits(problem(counters, stacks, [[2]]), lots(seed))?.[2]).toEqual([0])
      expect(dealUnits(problem(counters, stacks, [[1], [2]]), lots(seed))).toBe(null)
    }
  })

  it('draws every deal now and then', () => {
    const counters = [0, 1, 2].map(() => ({ nation: 0, size: 1, army: 0 }))
    const stacks = [1, 2].map(count => ({ count, nations: [0], room: 9, armies: 0, largest: 0 }))
    const deals = new Set<string>()
    for (let seed = 0; seed < 200; seed++)
      deals.add(JSON.stringify(dealUnits(problem(counters, stacks), lots(seed))))
    // Three units alone, times two orders of the others.
    expect(deals.size).toBe(6)
  })

  it('draws different arrangements of kinds, too', () => {
    const counters = [1, 1, 0, 0, 0, 0].map(army => ({ nation: 0, size: 1, army }))
    const stacks = [1, 2, 3].map(count => ({ count, nations: [0], room: 9, armies: 2, largest: 0 }))
    const armies = new Map<string, number>()
    for (let seed = 0; seed < 300; seed++) {
      const dealt = dealUnits(problem(counters, stacks), lots(seed))!
      const key = dealt.map(units => units.filter(unit => unit < 2).length).join()
      armies.set(key, (armies.get(key) ?? 0) + 1)
    }
    expect([...armies.keys()].toSorted()).toEqual(['0,0,2', '0,1,1', '0,2,0', '1,0,1', '1,1,0'])
  })

  it('gives the same deal for the same lots', () => {
    const counters = Array.from({ length: 9 }, (_, i) => ({
      nation: 0,
      size: 1 + (i % 2),
      army: i % 3 === 0 ? 1 : 0,
    }))
    const stacks = [3, 3, 3].map(count => ({ count, nations: [0], room: 5, armies: 1, largest: 0 }))
    const deal = problem(counters, stacks, [[0], [1, 2]])
    expect(dealUnits(deal, lots(7))).toEqual(dealUnits(deal, lots(7)))
  })

  it('refuses when there are more slots than units, or fewer', () => {
    const stacks = [{ count: 2, nations: [0], room: 9, armies: 9, largest: 9 }]
    for (const count of [0, 1, 3]) {
      const counters = Array.from({ length: count }, () => ({ nation: 0, size: 1, army: 0 }))
      expect(dealUnits(problem(counters, stacks), lots(1))).toBe(null)
    }
    expect(dealUnits(problem([], [{ ...stacks[0], count: 0 }]), lots(1))).toEqual([[]])
  })

  it('is quick where a hundred units leave one way', () => {
    // Ever narrower stacks: each takes the nations up to its own number.
    const nations = Array.from({ length: 100 }, (_, i) => i)
    const counters = nations.map(nation => ({ nation, size: 1, army: 0 }))
    const stacks = nations.map(i => ({
      count: 1,
      nations: nations.slice(0, i + 1),
      room: 1,
      armies: 0,
      largest: 0,
    }))
    expect(dealUnits(problem(counters, stacks.toReversed()), lots(3))?.flat()).toEqual(nations.toReversed())
  })
})
