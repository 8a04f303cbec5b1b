import { describe, expect, it } from 'vitest'
import { argumentsOf, expectOnly } from './arguments.ts'
import { type FileKind, openFile } from './open.ts'
import { reporter } from './reporter.ts'
import { tokenize } from './tokens.ts'

const kind: FileKind = { header: 'board', format: 2, directives: ['grid', 'hex'] }

function open(text: string) {
  const to = reporter('map.txt')
  const opened = openFile(text, kind, to)
  return { opened, codes: to.faults.map(fault => fault.code), faults: to.faults }
}

describe('opening a file', () => {
  it('gives the title and the lines after it', () => {
    const { opened, codes } = open('# map\nboard "Poland" x=1\ngrid 1\nhex 2')
    expect(codes).toEqual([])
    expect(opened).toMatchObject({ title: 'Poland', whole: false, header: { number: 2 } })
    expect(opened?.lines.map(line => line.directive)).toEqual(['grid', 'hex'])
  })

  it('reads its own format and older ones, closed with "end"', () => {
    for (const format of [1, 2]) {
      const { opened, codes } = open(`format ${format}\nboard "Poland"\nhex 2\nend\n# bye`)
      expect(codes).toEqual([])
      expect(opened).toMatchObject({ title: 'Poland', whole: true })
      expect(opened?.lines).toHaveLength(1)
    }
  })

  it('refuses a newer format before anything else', () => {
    const { opened, faults } = open('format 3\nnonsense\nmore nonsense')
    expect(opened).toBeNull()
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ code: 'newer-format', line: 1 })
    expect(faults[0].reason).toContain('format 3, this program reads up to 2')
  })

  it.each([
    ['an empty file', '', 'empty-file'],
    ['a file of comments', '# nothing\n\n', 'empty-file'],
    ['a format and nothing else', 'format 1', 'empty-file'],
    ['another kind of file', 'counters "x" values=a', 'wrong-header'],
    ['lines before the header', 'grid 1\nboard "x"', 'wrong-header'],
    ['a header without a title', 'board\nhex 1', 'no-title'],
    ['a title without quotes', 'board Poland', 'no-title'],
    ['a format without a number', 'format\nboard "x"', 'bad-format'],
    ['a format that is not a number', 'format one\nboard "x"', 'bad-format'],
    ['format 0', 'format 0\nboard "x"', 'bad-format'],
  ])('gives up on %s', (_, text, code) => {
    expect(open(text)).toMatchObject({ opened: null, codes: [code] })
  })

  it.each([
    ['a file with a format that does not end', 'format 1\nboard "x"\nhex 1', 'truncated', 3],
    ['lines after the end', 'board "x"\nend\nhex 1', 'after-end', 3],
    ['a second header', 'board "x"\nboard "y"', 'misplaced', 2],
    ['a late format', 'board "x"\nformat 1', 'misplaced', 2],
    ['a directive that it does not know', 'board "x"\nhexx 1', 'unknown-directive', 2],
  ])('reports %s', (_, text, code, line) => {
    const { opened, faults } = open(text)
    expect(opened).not.toBeNull()
    expect(faults).toHaveLength(1)
    expect(faults[0]).toMatchObject({ code, line })
  })
})

describe('the arguments of a line', () => {
  function read(row: string) {
    const to = reporter('map.txt')
    const [line] = tokenize(row, to)
    return { line, to, given: argumentsOf(line, to) }
  }

  it('are sorted by what they are', () => {
    const { given, to } = read('hex 2413 "Soviet Union" vp=5 !a city="x" capital !b')
    expect(to.faults).toEqual([])
    expect(given.words).toEqual(['2413', 'Soviet Union', 'capital'])
    expect([...given.pairs]).toEqual([
      ['vp', '5'],
      ['city', 'x'],
    ])
    expect([...given.marks]).toEqual(['a', 'b'])
  })

  it('have each key once', () => {
    const { given, to } = read('hex 2413 vp=5 vp=6')
    expect(to.faults).toMatchObject([
      { code: 'key-twice', line: 1, place: '2413', reason: 'vp= is given twice' },
    ])
    expect(given.pairs.get('vp')).toBe('5')
  })

  it('have no key and no mark without a use', () => {
    const { line, given, to } = read('side 1/2 river name="Elbe" width=3 !river,depth')
    expectOnly(line, given, ['name'], ['river'], to)
    expect(to.faults.map(({ code, reason }) => [code, reason])).toEqual([
      ['unknown-key', '"side" has no use for width='],
      ['unknown-mark', '!depth marks something that is not on this line'],
    ])
  })
})
