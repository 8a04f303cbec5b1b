import { describe, expect, it } from 'vitest'
import { reporter } from '../files/reporter.ts'
import { tokenize } from '../files/tokens.ts'
import { readGridSpec } from './grid-line.ts'

function read(row: string) {
  const to = reporter('map.txt')
  const [line] = tokenize(`grid ${row}`, to)
  return { spec: readGridSpec(line, to), faults: to.faults }
}

describe('a grid line', () => {
  it.each([
    [
      'lines=1-61 along=1-34 short=even:33 shifted=even',
      { lines: [1, 61], along: [1, 34], short: { lines: 'even', last: 33 }, shifted: 'even' },
    ],
    [
      'lines=1-64 along=0-37 early=even:-1 shifted=even',
      { lines: [1, 64], along: [0, 37], early: { lines: 'even', first: -1 }, shifted: 'even' },
    ],
    ['lines=1-2 along=-2--1 shifted=odd', { lines: [1, 2], along: [-2, -1], shifted: 'odd' }],
    [
      'lines=25-42 along=33-44 shifted=odd number=WAABB',
      { lines: [25, 42], along: [33, 44], shifted: 'odd', number: 'WAABB' },
    ],
    [
      'lines=1-2 along=1-4 shifted=odd absent=0203,0101,0103-0201,0104',
      { lines: [1, 2], along: [1, 4], shifted: 'odd', absent: ['0101', '0103', '0104', '0201', '0203'] },
    ],
  ])('reads %s', (row, spec) => {
    expect(read(row)).toEqual({ spec, faults: [] })
  })

  it.each([
    ['along=1-34 shifted=even', 'lines= is missing; it should look like lines=1-61'],
    ['lines=1-61 shifted=even', 'along= is missing; it should look like along=1-34'],
    ['lines=1-61 along=1-34', 'shifted= is missing; it should look like shifted=even'],
    ['lines=61 along=1-34 shifted=even', 'lines=61 cannot be read; it should look like lines=1-61'],
    ['lines=1-61 along=1-34 shifted=left', 'shifted=left cannot be read; it should look like shifted=even'],
    [
      'lines=1-61 along=1-34 shifted=even short=33',
      'short=33 cannot be read; it should look like short=even:33',
    ],
    [
      'lines=1-61 along=1-34 shifted=even early=all:0',
      'early=all:0 cannot be read; it should look like early=even:-1',
    ],
    ['lines=1-61 along=1-34 shifted=even short=even:40', 'short lines are longer than the others'],
    ['lines=61-1 along=1-34 shifted=even', 'lines=61-1 runs backwards'],
    ['lines=1-99999 along=1-34 shifted=even', 'lines=1-99999 cannot be read; it should look like lines=1-61'],
    [
      'lines=1-9 along=1-9 shifted=even absent=0110',
      'absent=0110 is not a hex of this grid, or a range of them',
    ],
    [
      'lines=1-9 along=1-9 shifted=even absent=0105-0102',
      'absent=0105-0102 is not a hex of this grid, or a range of them',
    ],
    [
      'lines=1-9 along=1-9 shifted=even absent=0101,',
      'absent= is not a hex of this grid, or a range of them',
    ],
    ['lines=1-9 along=1-9 shifted=even wide=3', '"grid" has no use for wide='],
  ])('refuses %s', (row, reason) => {
    const { spec, faults } = read(row)
    expect(spec).toBeNull()
    expect(faults.map(fault => fault.reason)).toEqual([reason])
  })
})
