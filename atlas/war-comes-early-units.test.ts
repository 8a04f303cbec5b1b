import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Counter, parseCounters, writeCounters } from '../engine/forces/counters.ts'
import { europe1938 } from '../games/war-comes-early/board/europe-1938.ts'
import { FIRST_SOUTHERN_ROW } from '../games/war-comes-early/board/facts.ts'
import { countersText } from '../games/war-comes-early/counters.ts'
import { foreignNeighbours, isWaterHex, regionOf } from './checks/land.ts'

const board = valueOrThrow(parseBoard(europe1938, 'europe-1938.ts'))
const set = valueOrThrow(parseCounters(countersText, 'counters.ts'))
const { grid } = board
const { counters } = set

const isIn = (region: string) => (hex: number) => regionOf(board, hex) === region
const isBorder = (hex: number): boolean => foreignNeighbours(board, hex).size > 0
const isCity = (hex: number): boolean => board.feature(hex, 'city') !== undefined
const isWestWall = (hex: number): boolean => board.feature(hex, 'fort') === 'west-wall'

/** The set-up zones of 3.1 and 3.2 whose units have a suggested hex. */
const zones: Readonly<Record<string, (hex: number) => boolean>> = {
  'czech-border-or-city': hex => isIn('Czechoslovakia')(hex) && (isBorder(hex) || isCity(hex)),
  'ussr-north': hex => isIn('Soviet Union')(hex) && grid.along[hex] < FIRST_SOUTHERN_ROW,
  'ussr-south': hex => isIn('Soviet Union')(hex) && grid.along[hex] >= FIRST_SOUTHERN_ROW,
  yugoslavia: isIn('Yugoslavia'),
  romania: isIn('Romania'),
  'france-interior': hex => isIn('France')(hex) && !isBorder(hex),
  hungary: isIn('Hungary'),
  italy: isIn('Italy'),
  'west-wall': isWestWall,
  germany: isIn('Germany'),
}
/** Zones whose units come later or only if their country is violated. */
const later = [
  'german-city',
  'german-city-or-west-wall',
  'vienna-breslau-chain',
  'drop',
  'belgium',
  'netherlands',
  'denmark',
  'lithuania',
]

const setup = (counter: Counter): string => counter.fields.get('setup') ?? ''
const suggested = (counter: Counter): string => counter.fields.get('suggested') ?? ''
const scenarioOf = (counter: Counter): string => counter.fields.get('scenario') ?? ''
const isPrinted = (counter: Counter): boolean => /^\d{4}$/.test(setup(counter))
const count = (test: (counter: Counter) => boolean): number => counters.filter(test).length

describe('the text', () => {
  it('is what the writer writes', () => expect(countersText).toBe(`\n${writeCounters(set)}`))
})

describe('how many of each', () => {
  const of = (nation: string, more: (counter: Counter) => boolean = () => true) =>
    count(counter => counter.nation === nation && more(counter))
  const pool = (counter: Counter) => counter.flags.has('pool')
  const army = (counter: Counter) => counter.size === 'army' && !pool(counter)
  const only39 = (counter: Counter) => scenarioOf(counter) === '1939'
  it.each([
    ['2.0', 'units', count(() => true), 243],
    ['3.1a', 'Czech armies', of('Czechoslovakia', army), 4],
    ['3.1b', 'Czech border corps', of('Czechoslovakia', c => c.flags.has('static')), 6],
    ['3.1c', 'Czech corps in the pool', of('Czechoslovakia', pool), 8],
    ['3.1d', 'northern Soviet fronts', count(c => setup(c) === 'ussr-north'), 3],
    ['3.1e', 'southern Soviet fronts and the IAC', count(c => setup(c) === 'ussr-south'), 4],
    ['3.1g', 'Soviet armies', of('Soviet Union', pool), 28],
    ['3.1h', 'Yugoslav armies', of('Yugoslavia', army), 3],
    ['3.1h', 'Yugoslav corps in the pool', of('Yugoslavia', pool), 6],
    ['3.1h', 'Yugoslav units on the map', count(c => setup(c) === 'yugoslavia'), 5],
    ['3.1i', 'Romanian units on the map', count(c => setup(c) === 'romania'), 4],
    ['3.1i', 'Romanian corps in the pool', of('Romania', pool), 4],
    ['3.1j', 'French armies', of('France', army), 9],
    ['3.1j', 'French and British units on the map', count(c => setup(c) === 'france-interior'), 14],
    ['3.1j', 'French corps in the pool', of('France', pool), 18],
    ['3.1j', 'the British', of('Britain'), 1],
    ['3.2a', 'Hungarian units on the map', count(c => setup(c) === 'hungary'), 4],
    ['3.2a', 'Hungarian corps in the pool', of('Hungary', pool), 9],
    ['3.2b', 'Polish armies', of('Poland', army), 8],
    ['3.2b', 'Polish units on the map', of('Poland', isPrinted), 12],
    ['3.2b', 'Polish units in the pool', of('Poland', pool), 16],
    ['3.2c', 'Italian armies', of('Italy', army), 5],
    ['3.2c', 'Italian corps in the pool', of('Italy', pool), 11],
    ['3.2d', 'German units of 1939', count(only39), 25],
    ['13.2', 'German units of 1939 on the map', count(c => only39(c) && isPrinted(c)), 10],
    ['13.2', 'German corps of 1939 in the pool', count(c => only39(c) && pool(c)), 15],
    ['3.2e', 'German static divisions', count(c => setup(c) === 'west-wall'), 11],
    ['3.2f', 'German armies and motorized corps', count(c => setup(c) === 'germany'), 10],
    ['3.2g', 'German corps in the pool', of('Germany', c => pool(c) && !only39(c)), 13],
    ['3.2.2', 'German static reserve corps', count(c => c.flags.has('german03')), 6],
    ['3.3a', 'Danish army', of('Denmark'), 1],
    ['3.3a', 'Lithuanian army', of('Lithuania'), 1],
  ])('[%s] %s', (_rule, _what, found, expected) => expect(found).toBe(expected))
})

describe('values', () => {
  it('[2.3.2a] movement goes by size', () => {
    for (const counter of counters.filter(each => !each.flags.has('marker'))) {
      const isLarge = counter.size === 'front' || (counter.size === 'army' && !counter.flags.has('sovArmy'))
      const expected = counter.flags.has('static') ? 0 : isLarge ? 4 : 6
      expect(
        counter.steps.map(step => step[2]),
        counter.id,
      ).toEqual([expected])
    }
  })
  it('[2.3.5b] static units cannot attack', () => {
    for (const counter of counters.filter(each => each.flags.has('static')))
      expect(counter.steps[0][0]).toBe(0)
  })
  it('[3.2.2] static reserve corps are 0-3', () => {
    for (const counter of counters.filter(each => each.flags.has('german03')))
      expect(counter.steps[0]).toEqual([0, 3, 0])
  })
  it('[7.0] the corps in a pool make up the armies of its nation', () => {
    const corpsOf = (nation: string) =>
      counters
        .filter(c => c.nation === nation && c.flags.has('breaksDown'))
        .reduce((sum, c) => sum + Number(c.fields.get('ce')), 0)
    for (const [nation, corps] of [
      ['Czechoslovakia', 8],
      ['Yugoslavia', 6],
      ['Romania', 4],
      ['France', 18],
      ['Hungary', 9],
      ['Poland', 16],
      ['Italy', 11],
    ] as const) {
      expect(corpsOf(nation), nation).toBe(corps)
    }
  })
})

describe('places', () => {
  it.each(counters.filter(isPrinted).map(counter => [counter.id, counter] as const))(
    '%s has a legal printed hex',
    (_id, counter) => {
      const hex = grid.indexOf(setup(counter))
      expect(isWaterHex(board, hex)).toBe(false)
      const home = counter.id === 'g39-sab' ? 'Czechoslovakia' : counter.nation
      expect(regionOf(board, hex)).toBe(home)
      expect(suggested(counter)).toBe(setup(counter))
    },
  )
  it.each(counters.filter(c => zones[setup(c)]).map(counter => [counter.id, counter] as const))(
    '%s has a legal suggested hex',
    (_id, counter) => {
      const hex = grid.indexOf(suggested(counter))
      expect(hex).toBeGreaterThanOrEqual(0)
      expect(zones[setup(counter)](hex)).toBe(true)
    },
  )
  it('every other unit waits in a pool or comes later', () => {
    const others = counters.filter(
      counter => !isPrinted(counter) && !zones[setup(counter)] && !counter.flags.has('pool'),
    )
    for (const counter of others) expect(later, counter.id).toContain(setup(counter))
    for (const counter of others) expect(suggested(counter)).toBe('')
  })
  it.each(['1938', '1939'])('[8.1] the suggested set-up of %s keeps the stacking limits', scenario => {
    const stacks = new Map<string, Counter[]>()
    for (const counter of counters.filter(c => suggested(c) && [scenario, 'both'].includes(scenarioOf(c)))) {
      stacks.set(suggested(counter), [...(stacks.get(suggested(counter)) ?? []), counter])
    }
    for (const [hex, stack] of stacks) {
      expect(
        stack.reduce((sum, c) => sum + Number(c.fields.get('stacking')), 0),
        hex,
      ).toBeLessThanOrEqual(5)
      expect(stack.filter(c => c.size === 'army' || c.size === 'front').length, hex).toBeLessThanOrEqual(1)
      expect(new Set(stack.map(c => c.nation)).size, hex).toBe(1)
    }
  })
  it.each([
    'ussr-north',
    'ussr-south',
    'yugoslavia',
    'france-interior',
    'hungary',
    'italy',
    'czech-border-or-city',
  ])('%s: a hex each', zone => {
    const places = counters.filter(counter => setup(counter) === zone).map(suggested)
    expect(new Set(places).size).toBe(places.length)
  })
})
