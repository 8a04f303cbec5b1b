import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { joined, marks, pair, quoted, wordOrText } from './quote.ts'
import { reporter } from './reporter.ts'
import { type Token, tokenize } from './tokens.ts'

function read(text: string) {
  const to = reporter('map.txt')
  return { lines: tokenize(text, to), faults: to.faults }
}

const tokensOf = (row: string): readonly Token[] => {
  const { lines, faults } = read(row)
  expect(faults).toEqual([])
  return lines[0].tokens
}

const faultOf = (row: string): string | undefined => read(row).faults[0]?.code

describe('the tokenizer', () => {
  it('reads words, texts, pairs and marks', () => {
    expect(tokensOf('hex 2413 "Soviet Union" city="Berlin" vp=5 capital !region,city')).toEqual([
      { kind: 'word', text: '2413' },
      { kind: 'text', text: 'Soviet Union' },
      { kind: 'pair', key: 'city', text: 'Berlin' },
      { kind: 'pair', key: 'vp', text: '5' },
      { kind: 'word', text: 'capital' },
      { kind: 'marks', keys: ['region', 'city'] },
    ])
  })

  it('counts lines from 1, blank lines and comments included', () => {
    const { lines } = read('# a map\n\nboard "x"\n   \n\tgrid a=1 # the grid\n#end')
    expect(lines.map(({ number, directive }) => [number, directive])).toEqual([
      [3, 'board'],
      [5, 'grid'],
    ])
  })

  it('reads every kind of line end, and a byte order mark', () => {
    expect(read('\uFEFFa 1\r\nb 2\rc 3\n').lines.map(line => [line.number, line.directive])).toEqual([
      [1, 'a'],
      [2, 'b'],
      [3, 'c'],
    ])
  })

  it('takes # for a comment only where a token begins', () => {
    expect(tokensOf('note a#b colour=#fff "x # y" # gone "away')).toEqual([
      { kind: 'word', text: 'a#b' },
      { kind: 'pair', key: 'colour', text: '#fff' },
      { kind: 'text', text: 'x # y' },
    ])
  })

  it('writes a quote inside a text twice', () => {
    expect(tokensOf('name "the ""Iron"" Corps" a="""" b=""')).toEqual([
      { kind: 'text', text: 'the "Iron" Corps' },
      { kind: 'pair', key: 'a', text: '"' },
      { kind: 'pair', key: 'b', text: '' },
    ])
  })

  it('leaves signs inside words alone', () => {
    expect(tokensOf('side 2401/2402 a+b x=y=z - 6-4-6 Łódź')).toEqual([
      { kind: 'word', text: '2401/2402' },
      { kind: 'word', text: 'a+b' },
      { kind: 'pair', key: 'x', text: 'y=z' },
      { kind: 'word', text: '-' },
      { kind: 'word', text: '6-4-6' },
      { kind: 'word', text: 'Łódź' },
    ])
  })

  it.each([
    ['a text that is not closed', 'hex "Berlin', 'unterminated-text'],
    ['a pair that is not closed', 'hex city="Berlin vp=5', 'unterminated-text'],
    ['a text that runs on', 'hex "Berlin"x', 'stray-quote'],
    ['a quote inside a word', 'hex Ber"l"in', 'stray-quote'],
    ['a value without a key', 'hex =5', 'no-key'],
    ['a key without a value', 'hex vp=', 'no-value'],
    ['a mark without a key', 'hex !', 'bad-marks'],
    ['a mark with a gap', 'hex !a,,b', 'bad-marks'],
    ['a mark that ends with a comma', 'hex !a,', 'bad-marks'],
    ['a line that begins with a text', '"board" x', 'no-directive'],
    ['a line that begins with a pair', 'a=1', 'no-directive'],
  ])('reports %s', (_, row, code) => {
    expect(faultOf(row)).toBe(code)
  })

  it('says where, and keeps what came before the fault', () => {
    const { lines, faults } = read('a 1\nhex 2413 city="Berlin\nb 2')
    expect(lines.map(line => line.directive)).toEqual(['a', 'hex', 'b'])
    expect(lines[1].tokens).toEqual([{ kind: 'word', text: '2413' }])
    expect(faults).toEqual([
      {
        file: 'map.txt',
        line: 2,
        code: 'unterminated-text',
        reason: 'column 10: a quote is opened and never closed: city="Berlin',
      },
    ])
  })

  it('shortens what it quotes', () => {
    const [fault] = read(`hex "${'x'.repeat(500)}`).faults
    expect(fault.reason.length).toBeLessThan(110)
  })

  it('never throws, and names a line of the file for every fault', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), text => {
        const rows = text.split(/\r\n|\n|\r/).length
        for (const fault of read(text).faults) expect(fault.line).toBeLessThanOrEqual(rows)
      }),
    )
    const noisy = fc.string({ unit: fc.constantFrom('"', '=', '!', '#', ',', ' ', 'a', '\n'), maxLength: 30 })
    fc.assert(fc.property(noisy, text => void read(text)))
  })
})

describe('what is written', () => {
  const anyText = fc.string({ unit: 'grapheme', maxLength: 12 }).filter(text => !/[\r\n]/.test(text))

  it('is read back the same', () => {
    fc.assert(
      fc.property(anyText, anyText, anyText, (text, value, word) => {
        expect(tokensOf(joined('x', quoted(text), pair('key', value)))).toEqual([
          { kind: 'text', text },
          { kind: 'pair', key: 'key', text: value },
        ])
        expect(tokensOf(joined('x', wordOrText(word)))[0]).toMatchObject({ text: word })
      }),
    )
  })

  it('has quotes only where they are needed', () => {
    expect(['Germany', 'Soviet Union', '-', '', '!', '#1', 'a"b', 'a=b'].map(wordOrText)).toEqual([
      ...['Germany', '"Soviet Union"', '-', '""', '"!"', '"#1"', '"a""b"', '"a=b"'],
    ])
    expect([pair('a', '5'), pair('a', 'x y'), pair('a', ''), pair('a', '6/3')]).toEqual([
      ...['a=5', 'a="x y"', 'a=""', 'a="6/3"'],
    ])
  })

  it('leaves no gap for what is empty', () => {
    expect(joined('hex', '', '0101', marks([]))).toBe('hex 0101')
    expect(marks(['region', 'city'])).toBe('!region,city')
  })

  it('cannot hold a line break', () => {
    expect(() => quoted('one\ntwo')).toThrow('line break')
  })
})
