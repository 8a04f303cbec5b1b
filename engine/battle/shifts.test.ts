import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { columnOf, headings, odds } from './columns.ts'
import {
  netShift,
  type ShiftRules,
  shift,
  shiftBy,
  shiftedColumn,
  shiftReport,
  shiftsLeft,
  shiftsRight,
  writeShift,
} from './shifts.ts'

const river = shift('PAC-C3', 'all attackers across a river', -1)
const concentric = shift('12.2.2b', 'concentric attack', 2)
const air = shift('6.2.2d', 'air superiority over the attackers', 1)
const mountain = shift('12.13a', 'mountain', -2)

const ratios = headings(
  ...['1:4', '1:3', '1:2', '1:1', '2:1', '3:1', '4:1', '5:1', '6:1', '7:1', '8:1', '9:1', '10:1'],
)
const onRatios = (attack: number, defence: number) => columnOf(ratios, odds(attack, defence, 'nearest'))
const attackerFirst: ShiftRules = { order: 'attackerFirst' }
const attackers = (columns: number) => shift('1.6a', 'attacker', columns)
const defenders = (columns: number) => shift('1.6a', 'defender', -columns)

describe('a ledger of shifts', () => {
  it('[12.2] moves the column by the net of all: 1R and 2L from the sixth column give the fifth', () => {
    expect(shiftedColumn(5, [shift('a', 'one right', 1), mountain], 11)).toBe(4)
  })

  it('[PAC-C] adds concentric 2R, river 1L and air 1R to 2R: the sixth column becomes the eighth', () => {
    const ledger = [concentric, river, air]
    expect(shiftsRight(ledger)).toBe(3)
    expect(shiftsLeft(ledger)).toBe(-1)
    expect(netShift(ledger)).toBe(2)
    expect(shiftedColumn(5, ledger, 11)).toBe(7)
  })

  it('keeps the rule and the words of each entry, and no one can change them', () => {
    expect(river).toEqual({ rule: 'PAC-C3', label: 'all attackers across a river', columns: -1 })
    expect(Object.isFrozen(river)).toBe(true)
  })

  it('without an entry leaves the column where it is', () => {
    expect(shiftedColumn(4, [], 11)).toBe(4)
    expect(netShift([])).toBe(0)
  })
})

describe('the edges of the table', () => {
  it('[R5] clamp before the shift: an extreme differential has no surplus to give away', () => {
    expect(shiftedColumn(14, [river], 11)).toBe(9)
    expect(shiftedColumn(-3, [concentric], 11)).toBe(2)
  })

  it('[R5] clamp after the shift: the excess is lost', () => {
    expect(shiftedColumn(10, [concentric], 11)).toBe(10)
    expect(shiftedColumn(0, [mountain], 11)).toBe(0)
  })

  it('keep the surplus where a rulebook lets it count', () => {
    expect(shiftedColumn(14, [river], 11, { clampBefore: false })).toBe(10)
    expect(shiftedColumn(12, [mountain], 11, { clampBefore: false })).toBe(10)
    expect(shiftedColumn(10, [concentric], 11, { clampAfter: false })).toBe(12)
  })

  it('tell how far a shift went over them, for a footnote that pays per column', () => {
    expect(shiftReport(8, [concentric], 9)).toEqual({ start: 8, right: 2, left: 0, column: 8, beyond: 2 })
    expect(shiftReport(12, [mountain], 9)).toEqual({ start: 8, right: 0, left: -2, column: 6, beyond: 0 })
    expect(shiftReport(1, [mountain], 9)).toEqual({ start: 1, right: 0, left: -2, column: 0, beyond: -1 })
  })
})

describe('the attacker shifts first', () => {
  it('[1.6a] one to the left of 1:1 is 1:2, two to the right of 1:2 is 2:1', () => {
    expect(ratios.labels[shiftedColumn(3, [defenders(1)], 13, attackerFirst)]).toBe('1:2')
    expect(ratios.labels[shiftedColumn(2, [attackers(2)], 13, attackerFirst)]).toBe('2:1')
  })

  it('[1.6b] 8 against 3 with three right and one left is 5:1', () => {
    const column = shiftedColumn(onRatios(8, 3), [defenders(1), attackers(3)], 13, attackerFirst)
    expect(ratios.labels[column]).toBe('5:1')
  })

  it('[1.6b] is capped at the right edge before the defender shifts: 18 against 4, 7R and 2L give 8:1', () => {
    const ledger = [attackers(7), defenders(2)]
    expect(ratios.labels[shiftedColumn(onRatios(18, 4), ledger, 13, attackerFirst)]).toBe('8:1')
    expect(ratios.labels[shiftedColumn(onRatios(18, 4), ledger, 13)]).toBe('10:1')
  })

  it('[1.6b] never leaves the left edge: 1:3 and 4L is 1:4', () => {
    expect(ratios.labels[shiftedColumn(1, [defenders(4)], 13, attackerFirst)]).toBe('1:4')
  })
})

describe('the defender shifts first', () => {
  it('is stopped at the left edge before the attacker shifts', () => {
    expect(shiftedColumn(1, [mountain, mountain, concentric], 11, { order: 'defenderFirst' })).toBe(2)
  })
})

describe('caps', () => {
  it('limit what the shifts to one side can come to', () => {
    const ledger = [concentric, air, mountain, river]
    expect(shiftedColumn(5, ledger, 11, { mostRight: 2 })).toBe(4)
    expect(shiftedColumn(5, ledger, 11, { mostLeft: 1 })).toBe(7)
    expect(shiftedColumn(5, ledger, 11, { mostRight: 1, mostLeft: 1 })).toBe(5)
    expect(shiftReport(5, ledger, 11, { mostRight: 2, mostLeft: 2 })).toMatchObject({ right: 2, left: -2 })
  })
})

describe('any ledger', () => {
  const entry = fc.integer({ min: -4, max: 4 }).map(columns => shift('x', 'any', columns))
  const ledger = fc.array(entry, { maxLength: 8 })
  const rules: fc.Arbitrary<ShiftRules> = fc.record(
    {
      clampBefore: fc.boolean(),
      order: fc.constantFrom('net', 'attackerFirst', 'defenderFirst'),
      mostRight: fc.nat(5),
      mostLeft: fc.nat(5),
    },
    { requiredKeys: [] },
  )
  const start = fc.integer({ min: -5, max: 16 })

  it('ends on the table', () => {
    fc.assert(
      fc.property(start, ledger, rules, (from, entries, how) => {
        const column = shiftedColumn(from, entries, 11, how)
        expect(column).toBeGreaterThanOrEqual(0)
        expect(column).toBeLessThanOrEqual(10)
      }),
    )
  })

  it('does not depend on the order of its entries', () => {
    fc.assert(
      fc.property(start, ledger, rules, (from, entries, how) => {
        expect(shiftedColumn(from, entries.toReversed(), 11, how)).toBe(shiftedColumn(from, entries, 11, how))
      }),
    )
  })

  it('is reported as it is applied', () => {
    fc.assert(
      fc.property(start, ledger, rules, (from, entries, how) => {
        const report = shiftReport(from, entries, 11, how)
        expect(report.column).toBe(shiftedColumn(from, entries, 11, how))
        expect(report.column).toBe(shiftBy(from, report.right, report.left, 11, how))
        if (report.beyond !== 0) expect(report.column).toBe(report.beyond < 0 ? 0 : 10)
      }),
    )
  })

  it('helps the attacker by one more to the right, or changes nothing', () => {
    fc.assert(
      fc.property(start, ledger, rules, (from, entries, how) => {
        const more = shiftedColumn(from, [...entries, air], 11, how)
        expect(more - shiftedColumn(from, entries, 11, how)).toBeOneOf([0, 1])
      }),
    )
  })
})

describe('in writing', () => {
  it('a shift looks as on the terrain chart', () => {
    expect([2, 0, -1].map(writeShift)).toEqual(['2R', '-', '1L'])
  })
})
