import { describe, expect, it } from 'vitest'
import {
  allNumbers,
  firstAlong,
  type GridSpec,
  isNumberPattern,
  isOfParity,
  lastAlong,
  numbering,
} from './numbering.ts'

const spec: GridSpec = { lines: [1, 9], along: [1, 34], shifted: 'even' }

describe('hex numbers', () => {
  it('are two digits of the line and two of the position unless a map prints them otherwise', () => {
    expect(numbering(spec)(3, 7)).toBe('0307')
    expect(numbering({ ...spec, number: 'BBAA' })(3, 7)).toBe('0703')
    expect(numbering({ ...spec, number: 'WAAABB' })(3, 7)).toBe('W00307')
    expect(numbering({ ...spec, number: 'A.B' })(3, 7)).toBe('3.7')
  })

  it('count positions below zero down from the largest', () => {
    expect(numbering(spec)(28, -1)).toBe('2899')
    expect(numbering(spec)(28, -2)).toBe('2898')
    expect(numbering({ ...spec, number: 'AABBB' })(28, -1)).toBe('28999')
  })

  it('follow patterns with one run of each letter', () => {
    for (const pattern of ['AABB', 'BBAA', 'AB', 'W.AAABBB', 'AA:BBx'])
      expect(isNumberPattern(pattern)).toBe(true)
    for (const pattern of ['', 'AA', 'BB', 'AAAA', 'ABAB', 'AA/BB', 'AA-BB', 'AABB ', 'AA BB']) {
      expect(isNumberPattern(pattern), pattern).toBe(false)
    }
  })

  it('come line by line', () => {
    expect(
      allNumbers({ lines: [1, 2], along: [1, 3], short: { lines: 'even', last: 2 }, shifted: 'even' }),
    ).toEqual(['0101', '0102', '0103', '0201', '0202'])
  })

  it('include those of absent hexes', () => {
    expect(allNumbers({ lines: [1, 1], along: [1, 2], shifted: 'odd', absent: ['0101'] })).toEqual([
      '0101',
      '0102',
    ])
  })
})

describe('the ends of a line', () => {
  const uneven: GridSpec = {
    ...spec,
    short: { lines: 'even', last: 33 },
    early: { lines: 'odd', first: -1 },
  }

  it('are those of its parity', () => {
    expect([firstAlong(uneven, 1), lastAlong(uneven, 1)]).toEqual([-1, 34])
    expect([firstAlong(uneven, 2), lastAlong(uneven, 2)]).toEqual([1, 33])
    expect([firstAlong(spec, 2), lastAlong(spec, 2)]).toEqual([1, 34])
  })

  it('know odd from even, line 0 too', () => {
    expect([0, 1, 2, 61].map(line => isOfParity(line, 'odd'))).toEqual([false, true, false, true])
    expect([0, 1, 2, 61].map(line => isOfParity(line, 'even'))).toEqual([true, false, true, false])
  })
})
