import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { type Fault, valueOrThrow } from '../files/result.ts'
import { type Counter, type CounterSet, parseCounters, writeCounters } from './counters.ts'

const SMALL = `
counters "Autumn" values=attack,defence,movement
nations Germany Poland "Soviet Union"
types infantry motorized

counter ge-m16 "XVI Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6/3-2-6 germanMech noReorg setup="2413 or 2414" !name,setup,noReorg
counter su-1 "1st Army" nation="Soviet Union" type=infantry size=army mobility=foot steps=2.5-3-4
`

const faultsOf = (text: string): readonly Fault[] => {
  const result = parseCounters(text, 'counters.txt')
  return result.ok ? [] : result.faults
}
const change = (from: string, to: string): string => {
  expect(SMALL).toContain(from)
  return SMALL.replace(from, to)
}

describe('a set of counters', () => {
  const set = valueOrThrow(parseCounters(SMALL, 'counters.txt'))
  const [corps, army] = set.counters

  it('has a title and names for its values', () => {
    expect([set.title, set.valueNames]).toEqual(['Autumn', ['attack', 'defence', 'movement']])
  })

  it('finds counters by id', () => {
    expect([set.indexOf('ge-m16'), set.indexOf('su-1'), set.indexOf('fr-1')]).toEqual([0, 1, -1])
  })

  it('knows what a counter is', () => {
    expect(corps).toMatchObject({
      id: 'ge-m16',
      name: 'XVI Motorized Corps',
      nation: 'Germany',
      type: 'motorized',
      size: 'corps',
      mobility: 'mech',
    })
    expect(army.nation).toBe('Soviet Union')
  })

  it('reads steps from full strength down', () => {
    expect(corps.steps).toEqual([
      [6, 4, 6],
      [3, 2, 6],
    ])
    expect(army.steps).toEqual([[2.5, 3, 4]])
  })

  it('keeps flags and the fields that only one game knows', () => {
    expect([...corps.flags]).toEqual(['germanMech', 'noReorg'])
    expect([...corps.fields]).toEqual([['setup', '2413 or 2414']])
    expect([army.flags.size, army.fields.size]).toEqual([0, 0])
  })

  it('tells what the rulebook states from what is reconstructed', () => {
    expect(['name', 'setup', 'noReorg', 'steps', 'germanMech'].map(corps.isFromRulebook)).toEqual([
      ...[true, true, true, false, false],
    ])
    expect(army.isFromRulebook('name')).toBe(false)
  })

  it('takes any nation, type, size and mobility that it does not list', () => {
    expect(faultsOf(change('size=army', 'size=horde'))).toEqual([])
    expect(faultsOf(SMALL.replace(/types.*\n/, '').replace('type=infantry', 'type=ski'))).toEqual([])
  })
})

describe('a bad set of counters', () => {
  it.each([
    ['an id given twice', 'counter su-1', 'counter ge-m16', 'id-twice', 'ge-m16', 'given before, in line 6'],
    ['no nation', ' nation="Soviet Union"', '', 'missing-field', 'su-1', 'nation= is missing'],
    ['an empty nation', 'nation="Soviet Union"', 'nation=""', 'missing-field', 'su-1', 'nation= is missing'],
    ['no type', ' type=infantry', '', 'missing-field', 'su-1', 'type= is missing'],
    ['no size', ' size=army', '', 'missing-field', 'su-1', 'size= is missing'],
    ['no mobility', ' mobility=foot', '', 'missing-field', 'su-1', 'mobility= is missing'],
    ['no steps', ' steps=2.5-3-4', '', 'missing-field', 'su-1', 'steps= is missing'],
    ['a field and a flag', 'size=army', 'size=army type', 'key-twice', 'su-1', '"type" is given twice'],
    ['a second name', 'size=army', 'size=army name=x', 'unknown-key', 'su-1', 'the name follows the id'],
    ['a field without a value', 'size=army', 'size', 'bare-field', 'su-1', '"size" needs a value'],
    ['no name', '"1st Army" ', '', 'missing-field', 'su-1', 'the name, in quotes'],
    ['a name without quotes', '"1st Army"', 'Army', 'missing-field', 'su-1', 'the name, in quotes'],
    ['no id', 'counter su-1', 'counter', 'no-id', undefined, 'begins with an id'],
    ['too few values', '2.5-3-4', '2.5-3', 'bad-steps', 'su-1', 'each step is attack-defence-movement'],
    ['too many values', '2.5-3-4', '2-3-4-5', 'bad-steps', 'su-1', 'steps=2-3-4-5 is wrong'],
    ['a value that is no number', '2.5-3-4', '2-x-4', 'bad-steps', 'su-1', 'steps=2-x-4 is wrong'],
    ['a step that is empty', '2.5-3-4', '2-3-4/', 'bad-steps', 'su-1', 'steps=2-3-4/ is wrong'],
    [
      'an unknown nation',
      'nation=Germany',
      'nation=Germny',
      'unknown-value',
      'ge-m16',
      '"Germany" was probably meant',
    ],
    ['an unknown type', 'type=infantry', 'type=ski', 'unknown-value', 'su-1', 'there is no type "ski"'],
    [
      'a flag given twice',
      'noReorg setup',
      'germanMech noReorg setup',
      'key-twice',
      'ge-m16',
      '"germanMech" is given twice',
    ],
    ['a field given twice', 'size=army', 'size=army size=army', 'key-twice', 'su-1', 'size= is given twice'],
    [
      'a mark for nothing',
      '!name,setup,noReorg',
      '!name,setup,noReorg,range',
      'unknown-mark',
      'ge-m16',
      '!range marks',
    ],
    [
      'a directive that is not one',
      'counter su-1',
      'countr su-1',
      'unknown-directive',
      undefined,
      '"counter" was probably meant',
    ],
    [
      'a key among nations',
      'nations Germany',
      'nations Germany a=b',
      'unknown-key',
      'Germany',
      'no use for a=',
    ],
    ['an open quote', '"1st Army"', '"1st Army', 'unterminated-text', undefined, 'never closed'],
  ])('with %s is refused, with line and counter', (_, from, to, code, place, reason) => {
    const fault = faultsOf(change(from, to)).find(each => each.code === code)
    expect(fault).toBeDefined()
    const line = SMALL.slice(0, SMALL.indexOf(from)).split('\n').length
    expect(fault).toMatchObject({ file: 'counters.txt', line })
    expect(fault?.place).toBe(place)
    expect(fault?.reason).toContain(reason)
  })

  it.each([
    ['no values', 'counters "x"', 'no-values'],
    ['an empty value', 'counters "x" values=a,,b', 'no-values'],
    ['a value twice', 'counters "x" values=a,a', 'no-values'],
    ['a board instead', 'board "x"', 'wrong-header'],
    ['a newer format', 'format 2\ncounters "x" values=a\nend', 'newer-format'],
    ['no end', 'format 1\ncounters "x" values=a', 'truncated'],
    ['a directive that every object has', 'counters "x" values=a\nconstructor x', 'unknown-directive'],
  ])('with %s is refused', (_, text, code) => {
    expect(faultsOf(text).map(fault => fault.code)).toEqual([code])
  })

  it('has all its faults reported at once', () => {
    const text = SMALL.replaceAll('size=', 'scale=').replace('2.5-3-4', '0')
    expect(faultsOf(text).map(fault => fault.code)).toEqual(['missing-field', 'missing-field', 'bad-steps'])
  })

  it('never makes the reader throw', () => {
    const scrap = fc.oneof(
      fc.string({ maxLength: 5 }),
      fc.constantFrom('"', '!', '=', '-', '/', '\n', 'counter '),
    )
    fc.assert(
      fc.property(fc.nat(SMALL.length), fc.nat(40), scrap, (at, length, put) => {
        faultsOf(SMALL.slice(0, at) + put + SMALL.slice(at + length))
      }),
      { numRuns: 300 },
    )
  })
})

describe('writing counters', () => {
  const text = fc.string({ unit: 'grapheme', maxLength: 8 }).filter(each => !/[\r\n]/.test(each))
  const value = text.filter(each => each !== '')
  const number = fc.oneof(fc.nat(20), fc.constantFrom(0.5, 2.25))
  const KEYS = ['name', 'nation', 'steps', 'setup', 'ce', 'elite', 'static']

  const anyCounter = fc.record({
    name: text,
    nation: value,
    type: value,
    size: value,
    mobility: value,
    steps: fc.array(fc.tuple(number, number), { minLength: 1, maxLength: 3 }),
    flags: fc.subarray(['elite', 'static']),
    fields: fc
      .subarray(['setup', 'ce'])
      .chain(keys => fc.tuple(...keys.map(key => fc.tuple(fc.constant(key), text)))),
    stated: fc.subarray(KEYS),
  })

  type Draft = typeof anyCounter extends fc.Arbitrary<infer T> ? T : never

  const asCounter = ({ flags, fields, stated, ...rest }: Draft, i: number): Counter => {
    const own = ['name', 'nation', 'steps', ...flags, ...fields.map(([key]) => key)]
    const isFromRulebook = (key: string) => own.includes(key) && stated.includes(key)
    return { id: `u${i}`, ...rest, flags: new Set(flags), fields: new Map(fields), isFromRulebook }
  }

  const plain = (set: CounterSet) => ({
    ...set,
    indexOf: undefined,
    counters: set.counters.map(({ isFromRulebook, ...counter }) => ({
      ...counter,
      stated: KEYS.filter(isFromRulebook),
    })),
  })

  it('is undone by reading', () => {
    fc.assert(
      fc.property(text, fc.array(anyCounter, { maxLength: 5 }), (title, drafts) => {
        const set: CounterSet = {
          title,
          valueNames: ['attack', 'movement'],
          allowed: {},
          counters: drafts.map(asCounter),
          indexOf: () => -1,
        }
        expect(plain(valueOrThrow(parseCounters(writeCounters(set), 'written')))).toEqual(plain(set))
      }),
    )
  })

  it('writes a line a counter, and the lists of allowed words', () => {
    expect(writeCounters(valueOrThrow(parseCounters(SMALL, 'counters.txt')))).toBe(`format 1
counters "Autumn" values=attack,defence,movement
nations Germany Poland "Soviet Union"
types infantry motorized

counter ge-m16 "XVI Motorized Corps" nation=Germany type=motorized size=corps mobility=mech steps=6-4-6/3-2-6 setup="2413 or 2414" germanMech noReorg !name,setup,noReorg
counter su-1 "1st Army" nation="Soviet Union" type=infantry size=army mobility=foot steps=2.5-3-4

end
`)
  })
})
