import { describe, expect, test } from 'vitest'
import type { Chance } from '../../../engine/battle/chances.ts'
import { shift } from '../../../engine/battle/shifts.ts'
import { allowedTogether, fitting, lacksWords, needed, targetsFrom, worthAdding } from './attack.ts'
import {
  type Case,
  certain,
  chanceOf,
  clear,
  headline,
  resultRows,
  shiftLines,
  strengthTags,
} from './odds.ts'
import { field, lay } from './toy.fixture.ts'

interface Result {
  readonly losses: number
}

const chance = (printed: string, losses: number, ways: number): Chance<Result> =>
  ({ printed, result: { losses }, ways, of: 6 }) as Chance<Result>

const GOOD = [chance('D2', 2, 3), chance('D1', 1, 2), chance('-', 0, 1)]
const POOR = [chance('D1', 1, 2), chance('-', 0, 4)]

describe('chances', () => {
  test('of several ways in which a battle may be fought', () => {
    const drop: Case<Result>[] = [
      { share: 4 / 6, chances: GOOD },
      { share: 2 / 6, chances: POOR },
    ]
    expect(chanceOf(drop, ({ losses }) => losses > 1)).toBeCloseTo(1 / 3)
    expect(chanceOf(certain(GOOD), () => true)).toBe(1)
  })

  test('between the best and the worst that may be hidden', () => {
    const outlook = { best: certain(GOOD), worst: certain(POOR) }
    const wanted = ({ losses }: Result) => losses > 0
    expect(headline(outlook, wanted, 'Falls.', '12')).toEqual({
      chance: expect.closeTo(5 / 6),
      chanceTo: expect.closeTo(2 / 6),
      text: 'Falls.',
      rules: ['12'],
    })
    expect(headline(clear(GOOD), wanted, 'Falls.').chanceTo).toBeNull()
    const rows = resultRows(outlook, {
      isGood: wanted,
      text: ({ losses }, isSure, mayBe) => `${losses}${isSure ? ' sure' : mayBe ? ' perhaps' : ''}`,
      value: ({ losses }) => losses,
    })
    expect(rows.map(({ label, text, chanceTo }) => [label, text, chanceTo])).toEqual([
      ['D2', '2 sure', 0],
      ['D1', '1 sure', null],
      ['-', '0', expect.closeTo(4 / 6)],
    ])
  })

  test('a result that is good in one case only may be good', () => {
    const [row] = resultRows(
      {
        best: [{ share: 1, chances: POOR, isEmpty: true }],
        worst: [{ share: 1, chances: POOR, isEmpty: false }],
      },
      {
        isGood: (_, { isEmpty }) => isEmpty,
        text: (_, isSure, mayBe) => `${isSure} ${mayBe}`,
        value: () => 0,
      },
    )
    expect([row.text, row.good]).toEqual(['false true', true])
  })
})

describe('shifts', () => {
  const ledger = [shift('1', 'forest', -1), shift('2', 'air support', 2), shift('3', 'river', -3)]
  const labels = ['1:2', '1:1', '2:1', '3:1']

  test('net: the sum counts, and the end of the table is shown where it is beyond', () => {
    expect(shiftLines(ledger, 2, labels).map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Forest, 1 column left: 1:1',
      'Air support, 2 columns right: 3:1',
      'River, 3 columns left: 1:2',
    ])
  })

  test('attacker first: columns beyond the end are lost', () => {
    const lines = shiftLines(ledger, 3, labels, { order: 'attackerFirst' }, ({ rule }) =>
      rule === '2' ? '!' : '',
    )
    expect(lines.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Air support, 2 columns right!: 3:1',
      'Forest, 1 column left: 2:1',
      'River, 3 columns left: 1:2',
    ])
  })
})

test('tags: strengths beside each hex, the defence at the target', () => {
  const g = lay({ E11: ['red-1', 'red-2'], E21: ['red-3'] })
  const tags = strengthTags(field, g, [0, 1, 2], unit => [3, 2, 0][unit], 1, 'defends with 4')
  expect(tags.map(({ hex, text }) => `${hex} ${text}`)).toEqual(['E11 3 + 2', 'E21 0', 'E12 defends with 4'])
})

describe('putting an attack together', () => {
  test('targets keep their order and their kinds', () => {
    expect([
      ...targetsFrom([
        ['E12', 'attack'],
        ['E13', 'fire'],
        ['E12', 'fire'],
        ['E12', 'attack'],
      ]),
    ]).toEqual([
      ['E12', ['attack', 'fire']],
      ['E13', ['fire']],
    ])
  })

  test('units without whom the odds are as good stay out', () => {
    const columns: string[] = []
    const oddsOf = (units: readonly number[]) => {
      const strength = units.reduce((sum, unit) => sum + [5, 4, 1][unit], 0)
      return {
        column: Math.floor(strength / 3),
        columnTo: null,
        columns,
        headline: { chance: 1 },
      } as never
    }
    expect(needed([0, 1, 2], [5, 4, 1], oddsOf)).toEqual([0, 1])
  })

  test('guns are added while they better the column', () => {
    const column = (units: readonly string[]) => Math.floor(units.length / 2)
    expect(worthAdding(['a'], ['b', 'c', 'd', 'e'], column, { enough: 2, most: 9 })).toEqual(['a', 'b'])
    expect(worthAdding(['a'], ['b', 'c'], units => units.length, { enough: 9, most: 1 })).toEqual(['a', 'b'])
  })

  test('all together, all but one, or one', () => {
    expect(allowedTogether(['a', 'b', 'c'], () => true)).toEqual(['a', 'b', 'c'])
    expect(allowedTogether(['a', 'b', 'c'], units => !units.includes('b'))).toEqual(['a', 'c'])
    expect(allowedTogether(['a', 'b', 'c'], units => units.join() === 'c')).toEqual(['c'])
    expect(allowedTogether(['a', 'b'], () => false)).toEqual(['a', 'b'])
    expect(allowedTogether([], () => true)).toEqual([])
  })

  test('as many as have room', () => {
    expect(fitting([0, 1, 2], [2, 3, 1], 4)).toEqual([0, 2])
  })

  test('what is lacking', () => {
    expect([null, 1, 3].map(lacksWords)).toEqual([
      null,
      '1 point short of the next column',
      '3 points short of the next column',
    ])
  })
})
