import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Counter, parseCounters, writeCounters } from '../engine/forces/counters.ts'
import { cities } from '../games/eisenhowers-war/board/cities.ts'
import { westernEurope1944 } from '../games/eisenhowers-war/board/western-europe-1944.ts'
import { countersText } from '../games/eisenhowers-war/counters.ts'
import { markers } from '../games/eisenhowers-war/markers.ts'
import { isWaterHex, regionOf } from './checks/land.ts'

const board = valueOrThrow(parseBoard(westernEurope1944, 'western-europe-1944.ts'))
const set = valueOrThrow(parseCounters(countersText, 'counters.ts'))
const { grid } = board
const { counters } = set

const field = (counter: Counter, key: string): string => counter.fields.get(key) ?? ''
const setup = (counter: Counter): string => field(counter, 'setup')
const count = (test: (counter: Counter) => boolean): number => counters.filter(test).length
const isGerman = (counter: Counter): boolean => counter.nation === 'Germany'
const isMobile = (counter: Counter): boolean => counter.mobility === 'mobile'
const of = (id: string): Counter => counters[set.indexOf(id)]
const entryIn = (place: RegExp) => (counter: Counter) =>
  isGerman(counter) && place.test(field(counter, 'entry'))

describe('the text', () => {
  it('is what the writer writes', () => expect(countersText).toBe(`\n${writeCounters(set)}`))
})

describe('how many of each', () => {
  const ofMarkers = markers.reduce((sum, marker) => sum + marker.count, 0)
  it.each([
    ['2.1', 'counters', counters.length + ofMarkers, 144],
    ['2.6', 'Allied mountain units', count(c => !isGerman(c) && c.type === 'mountain'), 1],
    ['2.7', 'armies', count(c => c.size === 'army'), 2],
    ['2.7', 'flak districts', count(c => c.type === 'flak'), 7],
    ['2.8', 'named garrisons', count(c => c.id.startsWith('ge-gar-')), 17],
    ['2.8', 'corps with two numbers', count(c => field(c, 'abbreviation') === '4L/90'), 1],
    ['3.3.2', 'corps in the beachhead', count(c => setup(c) === '3304'), 4],
    [
      '12.2.1',
      'mobile units for a hex or for Italy',
      count(c => entryIn(/^(\d{4}|italy|exchange)$/)(c) && isMobile(c)),
      4,
    ],
    ['12.2.1', 'static units for a hex', count(c => entryIn(/^\d{4}$/)(c) && !isMobile(c)), 3],
    ['12.2.2', 'units that depend on turn 8', count(c => c.flags.has('conditional')), 2],
    ['12.2.3', 'Yugoslav garrison corps', count(c => field(c, 'arrival') === 'yugoslav'), 5],
    ['12.2.4', 'corps that leave in turn 6', count(c => c.flags.has('leavesTurn6')), 2],
    ['12.3.1', 'Free French corps', count(c => c.nation === 'France'), 3],
    ['13.2', 'counters of the airborne army', count(c => c.flags.has('firstAirborneArmy')), 4],
    ['13.3', 'German mountain corps', count(c => isGerman(c) && c.type === 'mountain'), 7],
    [
      '13.3',
      'other German units that can cross mountains',
      count(c => isGerman(c) && c.type !== 'mountain' && c.flags.has('mountainCapable')),
      5,
    ],
    ['13.6', 'offensives', markers.find(marker => marker.id === 'fmo')!.count, 5],
  ])('[%s] %s', (_rule, _what, found, expected) => expect(found).toBe(expected))
})

describe('values', () => {
  it('[2.4] 1st SS Panzer Corps is 9-10-6', () => expect(of('ge-1ss').steps[0]).toEqual([9, 10, 6]))
  it('[1.2] static units have no movement, mobile ones do', () => {
    for (const counter of counters)
      for (const step of counter.steps) expect(step[2] > 0, counter.id).toBe(isMobile(counter))
  })
  it('[2.4] the back of a counter is weaker than its front', () => {
    for (const { id, steps } of counters.filter(counter => counter.steps.length === 2)) {
      expect(steps[1][0], id).toBeLessThanOrEqual(steps[0][0])
      expect(steps[1][1], id).toBeLessThan(steps[0][1])
      expect(steps[1][2], id).toBe(steps[0][2])
    }
  })
  it('[3.3.3] 2-3-4 infantry corps stand in France and Belgium', () => {
    const infantry = counters.filter(
      c => c.type === 'infantry' && c.steps[0].join('-') === '2-3-4' && setup(c) !== '',
    )
    const west = infantry.filter(c =>
      ['France', 'Belgium'].includes(regionOf(board, grid.indexOf(setup(c)))!),
    )
    expect(west.length).toBeGreaterThanOrEqual(5)
  })
  it('[13.2] each airborne corps has two counters that name each other', () => {
    for (const counter of counters.filter(c => c.flags.has('firstAirborneArmy'))) {
      const other = of(field(counter, 'otherSide'))
      expect(field(other, 'otherSide')).toBe(counter.id)
      expect(other.mobility).not.toBe(counter.mobility)
    }
  })
  it('[6.4] every Allied unit belongs to an army group', () => {
    for (const counter of counters.filter(c => !isGerman(c)))
      expect(['american', 'british', 'any'], counter.id).toContain(field(counter, 'group'))
  })
})

describe('places', () => {
  const placed = counters.filter(counter => setup(counter) !== '')
  it.each(placed.map(counter => [counter.id, counter] as const))(
    '%s stands on land in play',
    (_id, counter) => {
      const hex = grid.indexOf(setup(counter))
      expect(hex).toBeGreaterThanOrEqual(0)
      expect(isWaterHex(board, hex)).toBe(false)
      expect(board.feature(hex, 'zone')).toBeDefined()
    },
  )
  it('every unit stands on the map or comes later', () => {
    for (const counter of counters)
      expect(setup(counter) === '', counter.id).toBe(counter.fields.has('arrival'))
  })
  it('[3.4] the two sides share no hex', () => {
    const allied = new Set(placed.filter(c => !isGerman(c)).map(setup))
    expect(placed.filter(c => isGerman(c) && allied.has(setup(c))).map(c => c.id)).toEqual([])
  })
  it('[6.3] only 1215 holds too many units', () => {
    const stacks = new Map<string, number>()
    for (const counter of placed) stacks.set(setup(counter), (stacks.get(setup(counter)) ?? 0) + 1)
    const clear = 1 << board.terrainKinds.indexOf('clear')
    const limit = (name: string) =>
      name === '3304' ? 6 : board.terrain[grid.indexOf(name)] === clear ? 5 : 3
    expect([...stacks].filter(([name, units]) => units > limit(name)).map(([name]) => name)).toEqual(['1215'])
  })
  it.each(counters.filter(c => c.id.startsWith('ge-gar-')).map(c => [c.name, c] as const))(
    '%s stands in its port',
    (name, counter) => {
      const hex = grid.indexOf(setup(counter))
      expect(board.feature(hex, 'port')).toBe('')
      const city = cities.find(each => each.hex === setup(counter))!.name
      expect(name).toContain(city)
    },
  )
  it('[3.2] German units close the ring around the beachhead', () => {
    const held = new Set(placed.filter(isGerman).map(setup))
    for (const name of ['3303', '3204', '3205', '3305', '3404']) expect(held).toContain(name)
  })
  it('[13.4] at most eight German mobile units begin in Italy', () => {
    const inItaly = placed.filter(
      c => isGerman(c) && isMobile(c) && regionOf(board, grid.indexOf(setup(c))) === 'Italy',
    )
    expect(inItaly.length).toBeLessThanOrEqual(8)
    expect(inItaly.length).toBeGreaterThan(0)
  })
  it('[12.2.1] hexes of entry are on the map', () => {
    for (const counter of counters.filter(entryIn(/^\d{4}$/)))
      expect(board.feature(grid.indexOf(field(counter, 'entry')), 'zone'), counter.id).toBeDefined()
  })
})
