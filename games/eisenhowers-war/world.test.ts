import { describe, expect, it, test } from 'vitest'
import { coastRanges, hexFacts, hexsideFacts, westWallEnds } from './board/facts.ts'
import { markers } from './markers.ts'
import { IN_HEX, RIVER_POINTS, stepCosts } from './terrain-chart.ts'
import { counters, isDropForm, isMobile, isMountainCapable, NORMANDY_CORPS, unit } from './units.ts'
import {
  antwerpAccess,
  atlanticCoast,
  board,
  COUNTRIES,
  country,
  FORT,
  fort,
  grid,
  HEXES,
  hex,
  hexesToLine,
  isLand,
  isLanding,
  isPass,
  isPort,
  launchSites,
  NORTH,
  openSide,
  portHexes,
  SOUTH,
  swissBorder,
  zoneOf,
} from './world.ts'

test('[2.1] 144 counters: 108 units and 36 markers', () => {
  const count = markers.reduce((sum, marker) => sum + marker.count, 0)
  expect([counters.length, count]).toEqual([108, 36])
})

test('[2.6, 2.6a, 2.7, 2.7a] types, one Allied mountain unit, seven flak districts, two armies', () => {
  const of = (type: string) => counters.filter(c => c.type === type)
  expect(new Set(counters.map(c => c.type))).toEqual(
    new Set(['mechanized', 'mountain', 'airborne', 'panzer', 'infantry', 'paratroop', 'garrison', 'flak']),
  )
  expect(of('flak')).toHaveLength(7)
  expect(
    of('mountain')
      .filter(c => c.nation !== 'Germany')
      .map(c => c.id),
  ).toEqual(['fx'])
  expect(counters.filter(c => c.size === 'army').map(c => c.id)).toEqual(['ge-12a', 'ge-aol'])
})

test('[13.3] who is at home in the mountains', () => {
  const capable = counters.filter((c, u) => c.nation === 'Germany' && isMountainCapable[u])
  const extra = capable.filter(c => c.type !== 'mountain').map(c => c.id)
  expect(extra.sort()).toEqual(['ge-14pz', 'ge-1para', 'ge-2para', 'ge-76pz', 'ge-hcv'])
  expect(capable).toHaveLength(12)
})

test('[2.8] the 4L/90 is one counter', () => {
  expect(counters.filter(c => c.fields.get('abbreviation') === '4L/90')).toHaveLength(1)
})

test('[3.3.2] four corps are coded 3304', () => {
  expect(NORMANDY_CORPS.map(u => counters[u].id).sort()).toEqual(['br-1', 'br-30', 'us-5', 'us-7'])
})

test('[13.2] an airborne corps has a mobile and a static counter', () => {
  for (const corps of ['us18a', 'b1a']) {
    expect(isMobile[unit(`${corps}-ground`)]).toBe(1)
    expect([isMobile[unit(`${corps}-drop`)], isDropForm[unit(`${corps}-drop`)]]).toEqual([0, 1])
  }
})

describe('the board has what the rulebook says of it', () => {
  test.each(hexFacts.flatMap(fact => fact.hexes.map(at => [at, fact] as const)))('%s', (at, fact) => {
    const h = hex(at)
    if (fact.city !== undefined) expect(board().feature(h, 'city')).toBe(fact.city)
    if (fact.region !== undefined) expect(COUNTRIES[country[h]]).toBe(fact.region)
    if (fact.port) expect(isPort[h]).toBe(1)
    for (const feature of fact.features ?? []) expect(board().feature(h, feature)).toBeDefined()
  })

  test.each(hexsideFacts)('$side', ({ side: [a, b], kinds }) => {
    const slot = hex(a) * 6 + grid.directionTo(hex(a), hex(b))
    for (const kind of kinds)
      expect(board().hexsides[slot] & (1 << board().hexsideKinds.indexOf(kind))).not.toBe(0)
    expect(openSide[slot]).toBe(kinds.includes('sea') ? 0 : 1)
  })

  it('[10.3] the West Wall from 2612 to 3214, without a gap', () => {
    const wall = Array.from({ length: HEXES }, (_, h) => h).filter(h => fort[h] === FORT.westWall)
    for (const end of westWallEnds) expect(wall).toContain(hex(end))
    const reached = new Set([hex(westWallEnds[0])])
    for (const h of reached) for (const next of wall) if (grid.distance(h, next) === 1) reached.add(next)
    expect(reached.size).toBe(wall.length)
  })

  it('[3.2.3b, 3.2.3c] ends of coasts are landing hexes', () => {
    for (const { from, to } of Object.values(coastRanges))
      expect([isLanding[hex(from)], isLanding[hex(to)]]).toEqual([1, 1])
    expect(isLanding[hex('3511')]).toBe(0)
  })

  it('[7.9] four access hexes of Antwerp', () => {
    expect(antwerpAccess.map(h => grid.names[h]).sort()).toEqual(['3411', '3412', '3510', '3511'])
  })

  it('[4.2.3, 4.3.2a] three launch sites and nineteen ports, all on land', () => {
    expect(launchSites).toHaveLength(3)
    expect(portHexes).toHaveLength(19)
    for (const h of [...launchSites, ...portHexes]) expect(isLand[h]).toBe(1)
  })

  it('[7.16] the Swiss border and the Atlantic coast can be joined', () => {
    expect(swissBorder.length).toBeGreaterThan(5)
    expect(atlanticCoast).toContain(hex('3304'))
  })

  it('[8.8] two passes', () => {
    expect(board().routes.map(route => route.name)).toEqual(['Brenner Pass', 'Tarvisio Pass'])
    expect(Array.from(isPass).filter(Boolean)).toHaveLength(4)
  })
})

test('[7.5, 7.8] Italy, Vienna and Munich lie in the south, France and Prague in the north', () => {
  for (const at of ['1213', '2110', '2422', '2317', '1819']) expect(zoneOf[hex(at)]).toBe(SOUTH)
  for (const at of ['3304', '2005', '2720', '2618', '3120']) expect(zoneOf[hex(at)]).toBe(NORTH)
  expect([hexesToLine[hex('2317')], hexesToLine[hex('2414')], hexesToLine[hex('3120')]]).toEqual([2, 1, 0])
})

test('[8.0e, 8.9] the terrain chart', () => {
  expect(IN_HEX).toEqual([
    [1, 2, 3],
    [1, 1, 2],
  ])
  expect(RIVER_POINTS).toEqual({ river: [1, 1], seine: [1, 2], rhine: [2, 2] })
  const cost = (side: number, capable: number, from: string, to: string) =>
    stepCosts[side][capable][hex(from) * 6 + grid.directionTo(hex(from), hex(to))] / 12
  expect(cost(0, 0, '3214', '3215')).toBe(3)
  expect(cost(1, 0, '3205', '3305')).toBe(3)
  expect(cost(0, 0, '3205', '3305')).toBe(2)
})

test('every land hex can be reached from every other: no ground lies idle', () => {
  const reached = new Set([hex('3304')])
  for (const h of reached)
    for (let direction = 0; direction < 6; direction++)
      if (openSide[h * 6 + direction]) reached.add(grid.neighbours[h * 6 + direction])
  const idle = grid.names.filter((_, h) => isLand[h] && !reached.has(h))
  expect(idle).toEqual([])
})
