import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { describeFaults, type Fault } from '../files/result.ts'
import { parseBoard } from './parse.ts'
import { TWO_RIVERS } from './two-rivers.fixture.ts'

const faultsOf = (text: string): readonly Fault[] => {
  const result = parseBoard(text, 'small.txt')
  return result.ok ? [] : result.faults
}
/** The small board with one line put in place of another. */
const change = (from: string, to: string): string => {
  expect(TWO_RIVERS).toContain(from)
  return TWO_RIVERS.replace(from, to)
}
const lineOf = (text: string, part: string): number => text.slice(0, text.indexOf(part)).split('\n').length

describe('a bad board', () => {
  it.each([
    ['an unknown hex', 'hex 0102', 'hex 0199', 'unknown-hex', '0199', 'there is no hex 0199'],
    ['a short-line hex that is off the map', 'hex 0102', 'hex 0203', 'unknown-hex', '0203', 'no hex 0203'],
    ['a hex given twice', 'hex 0102', 'hex 0101', 'hex-twice', '0101', 'given before, in line 10'],
    [
      'an unknown terrain',
      'woods+rough',
      'wods+rough',
      'unknown-terrain',
      '0102',
      '"woods" was probably meant',
    ],
    [
      'an unknown region',
      'Germany woods',
      'Germny woods',
      'unknown-region',
      '0102',
      '"Germany" was probably meant',
    ],
    [
      'an unknown feature',
      'port !terrain',
      'prot !terrain',
      'unknown-feature',
      '0202',
      '"port" was probably meant',
    ],
    [
      'an unknown feature with a value',
      'clear vp=2',
      'clear points=2',
      'unknown-feature',
      '0303',
      'no feature "points"',
    ],
    ['a feature given twice', 'clear vp=2', 'clear vp=2 vp', 'key-twice', '0303', '"vp" is given twice'],
    ['a value given twice', 'clear vp=2', 'clear vp=2 vp=2', 'key-twice', '0303', 'vp= is given twice'],
    ['a mark for nothing', '!terrain', '!capital', 'unknown-mark', '0202', '!capital marks something'],
    [
      'a hex without terrain',
      'hex 0301 - sea',
      'hex 0301 -',
      'incomplete-hex',
      '0301',
      'a region (or "-") and a terrain',
    ],
    [
      'a hex with nothing',
      'hex 0301 - sea',
      'hex 0301',
      'incomplete-hex',
      '0301',
      'a region (or "-") and a terrain',
    ],
    [
      'an unknown hexside',
      'river+lake',
      'river+lak',
      'unknown-hexside',
      '0202/0102',
      '"lake" was probably meant',
    ],
    ['a side of an unknown hex', '0202/0102', '0202/0109', 'unknown-hex', '0109', 'there is no hex 0109'],
    [
      'a side between distant hexes',
      '0202/0102',
      '0202/0101',
      'not-adjacent',
      '0202/0101',
      'are not adjacent',
    ],
    ['a side of one hex', '0202/0102', '0202', 'bad-side', '0202', 'two adjacent hexes'],
    [
      'a side without a kind',
      'side 0202/0102 river+lake',
      'side 0202/0102',
      'incomplete-side',
      '0202/0102',
      'needs a kind',
    ],
    [
      'a side with a loose word',
      'river+lake',
      'river lake',
      'unknown-word',
      '0202/0102',
      'join kinds with +',
    ],
    ['a side with a loose key', 'river+lake', 'river wide=1', 'unknown-key', '0202/0102', 'no use for wide='],
    ['a side with a loose mark', 'river+lake', 'river !lake', 'unknown-mark', '0202/0102', '!lake marks'],
    ['a side given twice', 'side 0202/0102', 'side 0201/0101', 'side-twice', '0201/0101', 'given before'],
    [
      'an unknown network',
      'route rail',
      'route rial',
      'unknown-network',
      'Berlin-Brest',
      '"rail" was probably meant',
    ],
    [
      'a broken route',
      '0101 0102 0202',
      '0101 0103 0202',
      'broken-route',
      'Berlin-Brest, 0103',
      'breaks at step 1',
    ],
    [
      'a route that breaks later',
      '0101 0102 0202',
      '0101 0102 0303',
      'broken-route',
      'Berlin-Brest, 0303',
      'step 2: 0102 and 0303',
    ],
    [
      'a route through an unknown hex',
      '0302 0303',
      '0302 0309',
      'unknown-hex',
      '0309',
      'there is no hex 0309',
    ],
    ['a route of one hex', '0302 0303', '0302', 'incomplete-route', undefined, 'at least two hexes'],
    [
      'a directive that is not one',
      'route road',
      'rout road',
      'unknown-directive',
      undefined,
      '"route" was probably meant',
    ],
    ['an open quote', 'city="Brest"', 'city="Brest', 'unterminated-text', undefined, 'never closed'],
  ])('with %s is refused, with line and place', (_, from, to, code, place, reason) => {
    const text = change(from, to)
    const fault = faultsOf(text).find(each => each.code === code)
    expect(fault, describeFaults(faultsOf(text))).toBeDefined()
    expect(fault).toMatchObject({ file: 'small.txt', line: lineOf(TWO_RIVERS, from), code })
    expect(fault?.place).toBe(place)
    expect(fault?.reason).toContain(reason)
  })

  it('with a missing hex names the hex', () => {
    expect(faultsOf(change('hex 0201 Germany clear\n', ''))).toEqual([
      {
        file: 'small.txt',
        line: 0,
        place: '0201',
        code: 'hex-missing',
        reason: 'there is no line for this hex',
      },
    ])
  })

  it('is not blamed twice for a line that cannot be read to its end', () => {
    expect(
      faultsOf(change('city="Brest" port !terrain', 'city="Brest port !terrain')).map(fault => fault.code),
    ).toEqual(['unterminated-text'])
  })

  it('that breaks off among its hexes has one fault, which says so', () => {
    const text = TWO_RIVERS.slice(0, TWO_RIVERS.indexOf('hex 0202'))
    expect(faultsOf(text)).toEqual([
      {
        file: 'small.txt',
        line: lineOf(text, 'hex 0201'),
        place: '0202',
        code: 'truncated',
        reason: 'the file stops here: 4 of 8 hexes are missing, from 0202 on',
      },
    ])
  })

  it('that breaks off among its routes is found out by its format line', () => {
    const whole = `format 1${TWO_RIVERS}end\n`
    expect(faultsOf(whole)).toEqual([])
    for (let cut = whole.indexOf('board'); cut < whole.lastIndexOf('end') + 3; cut += 7) {
      expect(faultsOf(whole.slice(0, cut)).length, whole.slice(cut - 20, cut)).toBeGreaterThan(0)
    }
  })

  it('has all its faults reported at once', () => {
    const text = TWO_RIVERS.replaceAll('clear', 'cleer')
      .replace('terrain cleer', 'terrain clear')
      .replace('river+lake', 'ditch')
    expect(faultsOf(text).map(fault => fault.code)).toEqual([
      ...Array(5).fill('unknown-terrain'),
      'unknown-hexside',
    ])
  })

  it.each([
    ['nothing', '', 'empty-file'],
    ['counters instead of hexes', 'counters "x" values=a', 'wrong-header'],
    ['a newer format', `format 2${TWO_RIVERS}end`, 'newer-format'],
    ['no grid', 'board "x"\nterrain clear', 'no-grid'],
  ])('with %s is refused at once', (_, text, code) => {
    expect(faultsOf(text).map(fault => fault.code)).toEqual([code])
  })

  it.each([
    ['a kind listed twice', 'rough sea', 'rough sea clear', 'kind-twice'],
    ['a kind that cannot be joined', 'rough sea', 'rough sea a+b', 'bad-kind'],
    ['a kind with a space', 'rough sea', 'rough sea "tall grass"', 'bad-kind'],
    ['a region without a name', 'regions Germany', 'regions Germany ""', 'bad-kind'],
    ['a region called -', 'regions Germany', 'regions Germany -', 'bad-kind'],
    ['a feature called terrain', 'vp port', 'vp port terrain', 'reserved'],
    [
      'too many kinds',
      'rough sea',
      `rough sea ${Array.from({ length: 29 }, (_, i) => `k${i}`).join(' ')}`,
      'too-many-kinds',
    ],
    ['a key among kinds', 'rough sea', 'rough sea cost=2', 'unknown-key'],
  ])('with %s is refused', (_, from, to, code) => {
    expect(faultsOf(change(from, to)).map(fault => fault.code)).toEqual([code])
  })
})

describe('reading a board', () => {
  it('may find a list of kinds spread over lines, and the lines in any order', () => {
    const [head, hexes] = [
      TWO_RIVERS.slice(0, TWO_RIVERS.indexOf('hex 0101')),
      TWO_RIVERS.slice(TWO_RIVERS.indexOf('hex 0101')),
    ]
    const text = `board "Two rivers"\n${hexes}${head.replace('board "Two rivers"', '').replace('rough sea', 'rough\nterrain sea')}`
    expect(faultsOf(text)).toEqual([])
  })

  it('never throws, whatever is cut, doubled or scratched', () => {
    const somewhere = fc.nat(TWO_RIVERS.length)
    const scrap = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom('"', '!', '=', '-', '/', '+', '\n', 'hex ', '0101 '),
    )
    fc.assert(
      fc.property(somewhere, fc.nat(40), scrap, (at, length, put) => {
        const text = TWO_RIVERS.slice(0, at) + put + TWO_RIVERS.slice(at + length)
        const rows = text.split('\n').length
        for (const fault of faultsOf(text)) expect(fault.line).toBeLessThanOrEqual(rows)
      }),
      { numRuns: 500 },
    )
  })
})
