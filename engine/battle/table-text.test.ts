import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { printedResult } from './table.ts'
import { combatTable, parseTable } from './table-text.ts'

const code = (cell: string) => (/^[A-Z]{2}$/.test(cell) ? cell : null)

const faultsOf = (text: string) => {
  const parsed = parseTable(text, 'crt.txt', code)
  return parsed.ok ? [] : parsed.faults
}

const good = `
  odds | 1:1  2:1  3:1   # as printed
  1    | AE   AS   BB
  2    | AS   BB   DR

  3    | BB   DR   DE
`

describe('a table as text', () => {
  it('is read line by line, without its comments, rules and blank lines', () => {
    const parsed = parseTable(good, 'crt.txt', code)
    expect(parsed.ok && parsed.value).toMatchObject({
      columns: 3,
      lowestRoll: 1,
      highestRoll: 3,
      headings: { odds: { labels: ['1:1', '2:1', '3:1'], from: [0, 1, 2] } },
      results: ['AE', 'AS', 'BB', 'DR', 'DE'],
      printed: ['AE', 'AS', 'BB', 'DR', 'DE'],
    })
    expect(parsed.ok && [...parsed.value.cells]).toEqual([0, 1, 2, 1, 2, 3, 2, 3, 4])
  })

  it('names the line of a row that is too short', () => {
    expect(faultsOf(good.replace('AS   BB   DR', 'AS   BB'))).toEqual([
      { file: 'crt.txt', line: 4, place: '2', reason: '2 cells, not 3', code: 'ragged-table' },
    ])
  })

  it('names a cell that means nothing, once', () => {
    expect(faultsOf(good.replaceAll('BB', 'b?'))).toMatchObject([
      { line: 3, place: '1', reason: '"b?" is not a result', code: 'bad-cell' },
    ])
  })

  it('misses a roll that was left out, or is out of order', () => {
    expect(faultsOf(good.replace('2    |', '4    |'))).toMatchObject([
      { line: 4, reason: 'the row for 2 is expected here', code: 'missing-roll' },
      { line: 6, reason: 'the row for 5 is expected here', code: 'missing-roll' },
    ])
  })

  it('refuses headings that fall, and two lines of the same name', () => {
    expect(faultsOf(good.replace('1:1  2:1', '2:1  1:1'))).toMatchObject([{ line: 2, code: 'bad-heading' }])
    expect(faultsOf(`odds | 1:1  2:1  3:1\n${good}`)).toMatchObject([
      { line: 3, reason: 'there are two lines of this name', code: 'bad-heading' },
    ])
  })

  it('wants a label, a line of headings and a row', () => {
    expect(faultsOf(`${good}\n some words`)).toMatchObject([{ line: 8, code: 'no-label' }])
    expect(faultsOf('1 | AE  AS').map(fault => fault.code)).toEqual(['no-heading'])
    expect(faultsOf('odds | 1:1  2:1').map(fault => fault.code)).toEqual(['no-row'])
    expect(faultsOf('').map(fault => fault.code)).toEqual(['no-heading', 'no-row'])
  })

  it('throws for a table of our own that is wrong', () => {
    expect(() => combatTable('odds | 1:1\n1 | ??', code)).toThrow('combat table:2: 1: "??" is not a result')
  })

  it('never throws for text that somebody else wrote', () => {
    const piece = fc.constantFrom(
      '1',
      '2-4',
      '9-1',
      '|',
      '  ',
      '\n',
      'AE',
      '1:1',
      '2:1',
      '-',
      'odds',
      '#',
      '?',
    )
    fc.assert(
      fc.property(fc.array(piece, { maxLength: 40 }), pieces => {
        const parsed = parseTable(pieces.join(''), 'crt.txt', code)
        if (!parsed.ok) expect(parsed.faults.length).toBeGreaterThan(0)
      }),
    )
  })

  it('gives back every cell of any table that is written down', () => {
    const cell = fc.constantFrom('AE', 'AS', 'BB', 'DR', 'DE')
    const page = fc
      .tuple(fc.integer({ min: 1, max: 6 }), fc.integer({ min: 1, max: 8 }), fc.nat(3))
      .chain(([columns, rows, lowest]) =>
        fc.record({
          lowest: fc.constant(lowest),
          cells: fc.array(fc.array(cell, { minLength: columns, maxLength: columns }), {
            minLength: rows,
            maxLength: rows,
          }),
        }),
      )
    fc.assert(
      fc.property(page, ({ lowest, cells }) => {
        const head = `line | ${cells[0].map((_, i) => `+${i}`).join('  ')}`
        const body = cells.map((row, i) => `${i + lowest} | ${row.join('  ')}`)
        const table = combatTable([head, ...body].join('\n'), code)
        cells.forEach((row, i) => {
          row.forEach((printed, column) => {
            expect(printedResult(table, column, i + lowest)).toBe(printed)
          })
        })
      }),
    )
  })
})
