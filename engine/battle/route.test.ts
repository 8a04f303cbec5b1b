import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbid } from '../game/refusal.ts'
import { createGrid } from '../hex/grid.ts'
import { everyStep, fartherFrom } from './retreat.ts'
import {
  allRoutes,
  beginning,
  canGoOn,
  mustFinish,
  nextHexes,
  type Route,
  type RoutePoint,
  stepTo,
  whyNotFinish,
  whyNotNext,
} from './route.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const hex = (name: string) => grid.indexOf(name)
const CLOSED = forbid('8.5', 'The hex is closed.')
const FULL = forbid('6.2', 'The hex is full.')
const BACK = forbid('11.2d', 'Every hex is farther from the battle than the last.')

interface Sketch {
  closed?: string[]
  full?: string[]
}

/** A retreat from the middle of the map on which some hexes are closed and some are full. */
function route(hexes: number, { closed = [], full = [] }: Sketch = {}, more: Partial<Route> = {}): Route {
  const start = hex('0505')
  return {
    grid,
    rule: '12.1',
    start,
    hexes,
    mayEnter: everyStep(fartherFrom(grid, start, BACK), (_, to) =>
      closed.includes(grid.names[to]) ? CLOSED : null,
    ),
    mayEnd: at => (full.includes(grid.names[at]) ? FULL : null),
    ...more,
  }
}

const walk = (r: Route, ...names: string[]): RoutePoint =>
  names.reduce((point, name) => stepTo(r, point, hex(name)), beginning(r))

const next = (r: Route, ...names: string[]): string[] => {
  const out: number[] = []
  const count = nextHexes(r, walk(r, ...names), out)
  return out.slice(0, count).map(at => grid.names[at])
}

const around = ['0504', '0604', '0605', '0506', '0405', '0404']

describe('the middle of the test map', () => {
  it('has these neighbours', () => {
    expect(
      [...grid.neighbours.subarray(hex('0505') * 6, hex('0505') * 6 + 6)].map(n => grid.names[n]),
    ).toEqual(around)
  })
})

describe('the next hexes of a route', () => {
  it('are all neighbours on an empty map', () => {
    expect(next(route(1))).toEqual(around)
    expect(canGoOn(route(1), walk(route(1)))).toBe(true)
  })

  it('leave out closed hexes, and say why', () => {
    const r = route(1, { closed: ['0504', '0605'] })
    expect(next(r)).toEqual(['0604', '0506', '0405', '0404'])
    expect(whyNotNext(r, walk(r), hex('0605'))).toBe(CLOSED)
    expect(whyNotNext(r, walk(r), hex('0604'))).toBeNull()
  })

  it('lead away from the start only', () => {
    const r = route(2)
    expect(next(r, '0504')).toEqual(['0503', '0603', '0403'])
    expect(whyNotNext(r, walk(r, '0504'), hex('0604'))).toBe(BACK)
    expect(whyNotNext(r, walk(r, '0504'), hex('0909'))).toMatchObject({ rule: '12.1' })
  })

  it('are none where every way is barred', () => {
    const r = route(1, { closed: around })
    expect(next(r)).toEqual([])
    expect(canGoOn(r, walk(r))).toBe(false)
    expect(allRoutes(r)).toEqual([])
  })

  it('leave out a hex from which the rest cannot be gone', () => {
    const r = route(2, { closed: ['0503', '0603', '0403'] })
    expect(next(r)).toEqual(['0604', '0605', '0506', '0405', '0404'])
    expect(whyNotNext(r, walk(r), hex('0504'))?.because).toContain('could not go on')
  })

  it('end at the edge of the map', () => {
    const corner = { ...route(2), start: hex('0101') }
    const r: Route = { ...corner, mayEnter: fartherFrom(grid, corner.start, BACK) }
    for (const path of allRoutes(r)) expect(grid.distance(r.start, path[1])).toBe(2)
    expect(allRoutes(r).length).toBeGreaterThan(0)
  })
})

describe('the end of a route', () => {
  it('comes after its full length, not before', () => {
    const r = route(2)
    expect(whyNotFinish(r, walk(r, '0504'))).toMatchObject({ rule: '12.1' })
    expect(whyNotFinish(r, walk(r, '0504', '0503'))).toBeNull()
    expect(mustFinish(r, walk(r, '0504'))).toBe(false)
    expect(mustFinish(r, walk(r, '0504', '0503'))).toBe(true)
    expect(next(r, '0504', '0503')).toEqual([])
    expect(whyNotNext(r, walk(r, '0504', '0503'), hex('0502'))?.because).toContain('as far as it may')
  })

  it('[5.3.6] may not be where the stack is full, but the way may lead through it', () => {
    const through = route(2, { full: ['0504'] })
    expect(next(through)).toContain('0504')
    expect(next(route(1, { full: ['0504'] }))).not.toContain('0504')
    const beyond = route(2, { full: ['0503'] })
    expect(next(beyond, '0504')).toEqual(['0603', '0403'])
    expect(whyNotFinish(beyond, walk(beyond, '0504', '0503'))).toBe(FULL)
  })

  it('[12.1e] is put off where the stack is full and the route may be prolonged', () => {
    const r = route(1, { full: around }, { extra: 1 })
    expect(next(r)).toEqual(around)
    expect(mustFinish(r, walk(r, '0504'))).toBe(false)
    expect(next(r, '0504')).toEqual(['0503', '0603', '0403'])
    expect(mustFinish(r, walk(r, '0504', '0503'))).toBe(true)
    expect(next(route(1, { full: around }))).toEqual([])
  })

  it('[12.1e] is not put off where there is room', () => {
    const r = route(1, { full: ['0504'] }, { extra: 1 })
    expect(next(r, '0604')).toEqual([])
    expect(allRoutes(r).filter(path => path.length === 2).length).toBe(3)
  })

  it('[11.2c] comes early on entering rough ground', () => {
    const r = route(2, {}, { mustStop: (_, to) => grid.names[to] === '0504' })
    expect(next(r, '0504')).toEqual([])
    expect(whyNotFinish(r, walk(r, '0504'))).toBeNull()
    expect(mustFinish(r, walk(r, '0504'))).toBe(true)
    const full = route(2, { full: ['0504'] }, { mustStop: (_, to) => grid.names[to] === '0504' })
    expect(next(full)).not.toContain('0504')
  })

  it('[12.2e] may come early in a friendly fort', () => {
    const r = route(2, {}, { mayStop: at => grid.names[at] === '0504' })
    expect(whyNotFinish(r, walk(r, '0504'))).toBeNull()
    expect(whyNotFinish(r, walk(r, '0604'))).not.toBeNull()
    expect(next(r, '0504')).toEqual(['0503', '0603', '0403'])
    expect(allRoutes(r)).toContainEqual([hex('0504')])
  })
})

describe('a route that costs steps', () => {
  const zone =
    (...names: string[]) =>
    (_: number, to: number) =>
      names.includes(grid.names[to]) ? 1 : 0

  it('[12.1g] may not be fatal while another is not', () => {
    const r = route(1, {}, { price: zone('0504', '0604'), purse: 0 })
    expect(next(r)).toEqual(['0605', '0506', '0405', '0404'])
    expect(whyNotNext(r, walk(r), hex('0504'))?.because).toContain('not survive')
  })

  it('[12.1g] may be fatal if all are', () => {
    const r = route(1, {}, { price: () => 1, purse: 0 })
    expect(next(r)).toEqual(around)
    expect(whyNotNext(r, walk(r), hex('0504'))).toBeNull()
  })

  it('[R50] may cost what the unit can bear', () => {
    const r = route(1, {}, { price: zone('0504'), purse: 1 })
    expect(next(r)).toEqual(around)
  })

  it('counts what was paid on the way', () => {
    const r = route(2, { closed: ['0603'] }, { price: zone('0504', '0503'), purse: 1 })
    expect(walk(r, '0504').paid).toBe(1)
    expect(next(r, '0504')).toEqual(['0403'])
    const last = route(2, { closed: ['0603', '0403'] }, { price: zone('0504', '0503'), purse: 1 })
    expect(next(last)).not.toContain('0504')
  })
})

describe('preferences', () => {
  const preference = (_: number, to: number) => (['0504', '0604'].includes(grid.names[to]) ? 0 : 1)

  it('offer only the best hexes', () => {
    const r = route(1, {}, { preference })
    expect(next(r)).toEqual(['0504', '0604'])
    expect(whyNotNext(r, walk(r), hex('0506'))?.because).toContain('before this one')
  })

  it('offer the next class when the best is barred', () => {
    expect(next(route(1, { closed: ['0504', '0604'] }, { preference }))).toEqual([
      '0605',
      '0506',
      '0405',
      '0404',
    ])
    expect(
      next(route(2, { closed: ['0503', '0603', '0403', '0704', '0703'] }, { preference })),
    ).not.toContain('0504')
  })
})

describe('any route', () => {
  const names = fc.uniqueArray(fc.constantFrom(...grid.names), { maxLength: 40 })
  const sketch = fc.record({ closed: names, full: names, zone: names, rough: names, forts: names })
  const build = (hexes: number, extra: number, purse: number, s: { [K in keyof typeof empty]: string[] }) =>
    route(hexes, s, {
      extra,
      purse,
      price: (_, to) => (s.zone.includes(grid.names[to]) ? 1 : 0),
      mustStop: (_, to) => s.rough.includes(grid.names[to]),
      mayStop: at => s.forts.includes(grid.names[at]),
      preference: (_, to) => to % 2,
    })
  const empty = { closed: [], full: [], zone: [], rough: [], forts: [] }
  const lengths = [fc.integer({ min: 1, max: 4 }), fc.nat(1), fc.nat(2)] as const

  it('that is begun can be completed', () => {
    fc.assert(
      fc.property(...lengths, sketch, (hexes, extra, purse, s) => {
        const r = build(hexes, extra, purse, s)
        const follow = (point: RoutePoint): void => {
          const out: number[] = []
          const count = nextHexes(r, point, out)
          if (count === 0 && point.gone > 0) expect(whyNotFinish(r, point)).toBeNull()
          for (const at of out.slice(0, count)) follow(stepTo(r, point, at))
        }
        follow(beginning(r))
      }),
    )
  })

  it('offers a hex exactly if it knows no reason against it', () => {
    fc.assert(
      fc.property(...lengths, sketch, (hexes, extra, purse, s) => {
        const r = build(hexes, extra, purse, s)
        const offered = next(r)
        for (const name of grid.names)
          expect(whyNotNext(r, walk(r), hex(name)) === null).toBe(offered.includes(name))
        expect(canGoOn(r, walk(r))).toBe(offered.length > 0)
      }),
      { numRuns: 40 },
    )
  })

  it('ends in room, is as long as it must be, and never enters a closed hex', () => {
    fc.assert(
      fc.property(...lengths, sketch, (hexes, extra, purse, s) => {
        for (const path of allRoutes(build(hexes, extra, purse, s))) {
          const last = grid.names[path[path.length - 1]]
          expect(s.full).not.toContain(last)
          expect(path.length).toBeLessThanOrEqual(hexes + extra)
          if (path.length < hexes) expect([...s.rough, ...s.forts]).toContain(last)
          for (const at of path) expect(s.closed).not.toContain(grid.names[at])
          expect(grid.distance(hex('0505'), path[path.length - 1])).toBe(path.length)
        }
      }),
    )
  })
})
