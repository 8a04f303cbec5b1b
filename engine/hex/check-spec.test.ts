import { describe, expect, it } from 'vitest'
import { gridProblems } from './check-spec.ts'
import type { GridSpec } from './numbering.ts'

const good: GridSpec = { lines: [1, 10], along: [1, 10], shifted: 'even' }
const withChange = (change: Partial<GridSpec>): string => gridProblems([{ ...good, ...change }]).join('; ')

describe('the check of a grid', () => {
  it('has nothing against a grid that can be numbered', () => {
    expect(gridProblems([good])).toEqual([])
    expect(withChange({ lines: [0, 99], along: [0, 99] })).toBe('')
    expect(withChange({ along: [-1, 98] })).toBe('')
    expect(withChange({ number: 'BBAA' })).toBe('')
    expect(withChange({ number: 'W.AAABBB' })).toBe('')
    expect(withChange({ absent: ['0101', '1010'] })).toBe('')
  })

  it.each<[string, Partial<GridSpec>, string]>([
    ['lines that run backwards', { lines: [10, 1] }, 'lines=10-1 runs backwards'],
    ['positions that run backwards', { along: [5, 4] }, 'along=5-4 runs backwards'],
    ['negative lines', { lines: [-1, 4] }, 'lines are numbered from 0 or more'],
    [
      'short lines that are longer',
      { short: { lines: 'odd', last: 11 } },
      'short lines are longer than the others',
    ],
    [
      'early lines that are late',
      { early: { lines: 'odd', first: 2 } },
      'early lines begin later than the others',
    ],
    ['short lines without hexes', { short: { lines: 'odd', last: 0 } }, 'line 1 has no hexes'],
    ['a line beyond its digits', { lines: [1, 100] }, 'line 100 does not fit the number AABB'],
    ['a position beyond its digits', { along: [1, 100] }, 'position 100 does not fit the number AABB'],
    ['a number that means two hexes', { along: [-1, 99] }, '0199 would stand for two hexes'],
    [
      'a negative position that meets the last',
      { along: [-2, 98], number: 'AABB' },
      '0198 would stand for two hexes',
    ],
    ['a pattern without a line', { number: 'BB' }, 'number=BB is not a pattern such as AABB'],
    ['a pattern with two runs', { number: 'ABAB' }, 'number=ABAB is not a pattern such as AABB'],
    [
      'a pattern with a sign of the format',
      { number: 'AA/BB' },
      'number=AA/BB is not a pattern such as AABB',
    ],
    [
      'too many hexes',
      { lines: [1, 999], along: [1, 999], number: 'AAABBB' },
      'a grid has at most 32767 hexes',
    ],
    [
      'slightly too many',
      { lines: [1, 182], along: [1, 182], number: 'AAABBB' },
      'a grid has at most 32767 hexes',
    ],
    [
      'an absent hex that never was',
      { absent: ['1101'] },
      'absent hex 1101 is not on the grid, or is listed twice',
    ],
    [
      'an absent hex twice',
      { absent: ['0101', '0101'] },
      'absent hex 0101 is not on the grid, or is listed twice',
    ],
    ['nothing left', { lines: [1, 1], along: [1, 1], absent: ['0101'] }, 'every hex of the grid is absent'],
  ])('objects to %s', (_, change, problem) => {
    expect(withChange(change)).toContain(problem)
  })

  it('objects to two sheets that share a number, unless one leaves it out', () => {
    const other: GridSpec = { lines: [10, 12], along: [10, 12], shifted: 'odd' }
    expect(gridProblems([good, other])).toEqual([
      'hex 1010 is on two sheets; give one of them another number pattern',
    ])
    expect(gridProblems([good, { ...other, absent: ['1010'] }])).toEqual([])
    expect(gridProblems([good, { ...other, number: 'WAABB' }])).toEqual([])
  })

  it('objects to no sheet at all', () => {
    expect(gridProblems([])).toEqual(['a grid needs at least one sheet'])
  })
})
