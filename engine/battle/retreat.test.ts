import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbid } from '../game/refusal.ts'
import { createGrid } from '../hex/grid.ts'
import {
  afterHexes,
  canRetreat,
  closerThanStart,
  everyStep,
  fartherFrom,
  fartherFromNearest,
  nearest,
  notCloserTo,
  outsideZones,
} from './retreat.ts'
import { allRoutes, beginning, nextHexes, type Route, type StepTest, stepTo } from './route.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const hex = (name: string) => grid.indexOf(name)
const NO = forbid('5.3', 'Not there.')
const ZONE = forbid('5.3.3', 'Not into an enemy zone of control.')
const START = hex('0505')
const around = ['0504', '0604', '0605', '0506', '0405', '0404']

const retreat = (hexes: number, mayEnter: StepTest, more: Partial<Route> = {}): Route => ({
  grid,
  rule: '5.3',
  start: START,
  hexes,
  mayEnter,
  mayEnd: () => null,
  ...more,
})

const firstHexes = (r: Route): string[] => {
  const out: number[] = []
  return out.slice(0, nextHexes(r, beginning(r), out)).map(at => grid.names[at])
}

const adjacent = fc
  .tuple(fc.nat(grid.size - 1), fc.nat(5))
  .map(([from, direction]) => [from, grid.neighbours[from * 6 + direction]] as const)
  .filter(([, to]) => to >= 0)

describe('a retreat out of reach of the enemy', () => {
  const zones = new Set(['0504', '0604', '0605'].map(hex))
  const noZone = outsideZones(at => zones.has(at), ZONE)

  it('[5.3.3] may not enter an enemy zone of control', () => {
    expect(firstHexes(retreat(1, noZone))).toEqual(['0506', '0405', '0404'])
    expect(noZone(START, hex('0504'), 0)).toBe(ZONE)
  })

  it('[5.3.4] may, where friends hold the hex', () => {
    const withFriends = outsideZones(
      at => zones.has(at),
      ZONE,
      at => at === hex('0604'),
    )
    expect(firstHexes(retreat(1, withFriends))).toEqual(['0604', '0506', '0405', '0404'])
  })

  it('[5.3.3] is impossible when every neighbour is in a zone and empty', () => {
    const ring = new Set(around.map(hex))
    const r = retreat(
      1,
      outsideZones(at => ring.has(at), ZONE),
    )
    expect(canRetreat(r)).toBe(false)
    expect(allRoutes(r)).toEqual([])
  })
})

describe('a retreat away from the battle', () => {
  it('[5.3.2] of two hexes ends two hexes away', () => {
    const paths = allRoutes(retreat(2, fartherFrom(grid, START, NO)))
    expect(paths.length).toBe(18)
    for (const path of paths) expect(grid.distance(START, path[1])).toBe(2)
    expect(new Set(paths.map(path => path[1])).size).toBe(12)
  })

  it('[12.1f] is impossible if only one of two hexes can be gone', () => {
    const open = new Set([hex('0504')])
    const r = retreat(
      2,
      everyStep(fartherFrom(grid, START, NO), (_, to) => (open.has(to) ? null : NO)),
    )
    expect(canRetreat(r)).toBe(false)
    expect(canRetreat({ ...r, hexes: 1 })).toBe(true)
  })

  it('[R22] may be shorter where the rest can be paid for', () => {
    const open = new Set([hex('0504')])
    const r = retreat(
      3,
      everyStep(fartherFrom(grid, START, NO), (_, to) => (open.has(to) ? null : NO)),
      { mayStop: () => true },
    )
    expect(canRetreat(r)).toBe(true)
    expect(allRoutes(r)).toEqual([[hex('0504')]])
  })

  it('is not possible just because the unit could stop where it is', () => {
    expect(canRetreat(retreat(2, () => NO, { mayStop: () => true }))).toBe(false)
  })

  it('[R52] may step sideways in the hex that is added for want of room', () => {
    const full = new Set(around.map(hex))
    const prolonged = afterHexes(1, fartherFrom(grid, START, NO), notCloserTo(grid, START, NO))
    const r = retreat(1, prolonged, {
      extra: 1,
      mayEnd: at => (full.has(at) && at !== hex('0604') ? NO : null),
    })
    const out: number[] = []
    const count = nextHexes(r, stepTo(r, beginning(r), hex('0504')), out)
    expect(out.slice(0, count).map(at => grid.names[at])).toEqual(['0503', '0603', '0604', '0403'])
  })
})

describe('a retreat towards safety', () => {
  it('[11.2d] stays closer to a source of supply than the battle was', () => {
    const sources = [hex('0501'), hex('0601')]
    const r = retreat(2, everyStep(fartherFrom(grid, START, NO), closerThanStart(grid, START, sources, NO)))
    expect(firstHexes(r)).toEqual(['0504', '0604'])
    for (const path of allRoutes(r))
      for (const at of path) expect(nearest(grid, sources, at)).toBeLessThan(nearest(grid, sources, START))
  })

  it('[R65] is free of that where there is no source', () => {
    expect(firstHexes(retreat(1, closerThanStart(grid, START, [], NO)))).toEqual(around)
  })

  it('increases the distance from the nearest enemy', () => {
    const enemies = [hex('0504')]
    expect(firstHexes(retreat(1, fartherFromNearest(grid, enemies, NO)))).toEqual(['0605', '0506', '0405'])
    expect(firstHexes(retreat(1, fartherFromNearest(grid, [], NO)))).toEqual(around)
    expect(canRetreat(retreat(1, fartherFromNearest(grid, around.map(hex), NO)))).toBe(false)
  })
})

describe('step tests', () => {
  it('refuse with the first reason', () => {
    expect(everyStep()(0, 1, 0)).toBeNull()
    expect(
      everyStep(
        () => null,
        () => ZONE,
        () => NO,
      )(0, 1, 0),
    ).toBe(ZONE)
  })

  it('can change along the way', () => {
    const test = afterHexes(
      2,
      () => NO,
      () => null,
    )
    expect([0, 1, 2, 3].map(gone => test(0, 1, gone))).toEqual([NO, NO, null, null])
  })

  it('agree with distances', () => {
    fc.assert(
      fc.property(adjacent, fc.nat(grid.size - 1), ([from, to], center) => {
        const change = grid.distance(center, to) - grid.distance(center, from)
        expect(fartherFrom(grid, center, NO)(from, to, 0) === null).toBe(change > 0)
        expect(notCloserTo(grid, center, NO)(from, to, 0) === null).toBe(change >= 0)
        expect(fartherFromNearest(grid, [center], NO)(from, to, 0) === null).toBe(change > 0)
      }),
    )
  })

  it('know the nearest of several hexes', () => {
    fc.assert(
      fc.property(fc.array(fc.nat(grid.size - 1)), fc.nat(grid.size - 1), (hexes, from) => {
        expect(nearest(grid, hexes, from)).toBe(Math.min(...hexes.map(at => grid.distance(at, from))))
      }),
    )
  })
})
