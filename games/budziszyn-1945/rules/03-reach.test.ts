import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { HEX, PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { reachOf } from './03-reach.ts'
import { movementPhase, ticksTo } from './03-test-kit.ts'
import { around, blow, emptyGame, layOutGround, put, putLimbered, stackIn } from './testing.ts'

const INFANTRY = 'su-52-50'
const TANKS = 'su-xarm-61'
const TRUCKS = 'su-ivarm-3'
const GUN = 'su-3-art76'
const STAFF = 'su-hq52'

/** The Nysa all round 3011, so that nobody walks round it; bridged, if at all, from 3010. */
const nysaRound3011 = (kind = 'big-river') =>
  Object.values(around('3011')).map(
    name => `${name}/3011 ${name === '3010' ? kind : 'big-river'} name="Nysa"`,
  )

afterAll(() => layOut())

function atPhase(g: State): State {
  g.phase = PHASE.movement
  return g
}

/** Movement points from 3010 to its neighbour in the south, by unit. */
function southward(ids: readonly string[], ground: Parameters<typeof layOutGround>[0], blown = false) {
  layOutGround(ground)
  return ids.map(id => {
    const g = atPhase(emptyGame('nysa'))
    if (blown) blow(g, '3010', '3011')
    if (id === GUN) putLimbered(g, id, '3010')
    else put(g, id, '3010')
    const ticks = ticksTo(g, id, '3011')
    return ticks === null ? null : ticks / points(1)
  })
}

describe('T1', () => {
  const ALL = [INFANTRY, TRUCKS, TANKS] as const

  test.each([
    ['clear', 'clear', [1, 1, 1]],
    ['forest', 'forest', [2, 2, 2]],
    ['hills', 'hills', [1, 1, 1]],
    ['town', 'clear town="A"', [1, 1, 1]],
    ['swamp', 'swamp', [2, null, null]],
    ['lake', 'lake', [null, null, null]],
    ['mountain', 'mountain', [3, null, null]],
    ['wooded hills', 'forest+hills', [2, 2, 2]],
  ])('[3.1.11] [T1] %s costs infantry, trucks and tanks', (_, ground, costs) => {
    expect(southward(ALL, { hexes: { 3011: ground } })).toEqual(costs)
  })

  test('[T1] a city hex off the route costs two', () => {
    const city = { hexes: { 3011: 'clear city="A"', 3012: 'clear city="A"' } }
    expect(southward(ALL, city)).toEqual([2, 2, 2])
  })

  test.each([
    ['secondary', [1, 1 / 2, 1]],
    ['main', [1 / 2, 1 / 3, 1 / 2]],
    ['motorway', [1 / 2, 1 / 4, 1 / 3]],
  ])('[T1] along a %s route through a forest costs infantry, trucks and tanks', (kind, costs) => {
    expect(southward(ALL, { hexes: { 3011: 'forest' }, routes: [`${kind} 3010 3011`] })).toEqual(costs)
  })

  test('[T1-1] wading the Nysa costs motors three more and infantry two', () => {
    expect(southward(ALL, { sides: nysaRound3011() })).toEqual([3, 4, 4])
  })

  test('[T1-3] the hexes of a city are joined by main routes', () => {
    const city = { hexes: { 3010: 'clear city="A"', 3011: 'clear city="A"' } }
    expect(southward(ALL, city)).toEqual([1 / 2, 1 / 3, 1 / 2])
  })

  test('[1.3b] [6.2.1] towed artillery moves as a truck: a third of a point on a main route, no swamp', () => {
    expect(southward([GUN], { routes: ['main 3010 3011'] })).toEqual([1 / 3])
    expect(southward([GUN], { hexes: { 3011: 'swamp' } })).toEqual([null])
  })

  test('[9.1.2] [9.1.3] a headquarters is a truck that enters swamp and mountain for five points', () => {
    expect(southward([STAFF], { routes: ['motorway 3010 3011'] })).toEqual([1 / 4])
    expect(southward([STAFF], { hexes: { 3011: 'swamp' } })).toEqual([5])
    expect(southward([STAFF], { hexes: { 3011: 'mountain' } })).toEqual([5])
    layOutGround({ hexes: Object.fromEntries(grid.names.map(name => [name, 'swamp'])) })
    const g = atPhase(emptyGame('nysa'))
    put(g, STAFF, '3010')
    expect([ticksTo(g, STAFF, '3012'), ticksTo(g, STAFF, '3013')]).toEqual([points(10), null])
  })
})

describe('water and bridges', () => {
  const STREAM = { hexes: { 3011: 'forest' }, sides: ['3010/3011 stream'] }
  const BRIDGE = { sides: nysaRound3011('big-river+bridge'), routes: ['main 3010 3011'] }

  test('[3.1.12] ground and water add up: forest across a stream is three', () => {
    expect(southward([INFANTRY, TANKS], STREAM)).toEqual([3, 3])
  })

  test('[3.1.12] R14 a bridge that stands takes the route over the water', () => {
    expect(southward([TANKS], BRIDGE)).toEqual([1 / 2])
  })

  test('[N-3] where the bridge is blown the road does not help: full ground and the river', () => {
    expect(southward([TANKS, INFANTRY], BRIDGE, true)).toEqual([4, 3])
  })

  test('a bridge away from the routes spares the water and nothing else', () => {
    expect(southward([TANKS], { hexes: { 3011: 'forest' }, sides: ['3010/3011 stream+bridge'] })).toEqual([2])
  })
})

describe('[T1-4] the extra hex of a secondary route', () => {
  const ROAD = 'secondary 3010 3011 3012 3013 3014 3015 3016 3017 3018 3019'
  beforeEach(() => layOutGround({ routes: [ROAD] }))

  test('infantry with four points goes five hexes, tanks with seven go eight', () => {
    const g = atPhase(emptyGame('nysa'))
    put(g, INFANTRY, '3010')
    expect([ticksTo(g, INFANTRY, '3015'), ticksTo(g, INFANTRY, '3016')]).toEqual([points(4), null])
    put(g, TANKS, '3010')
    expect([ticksTo(g, TANKS, '3018'), ticksTo(g, TANKS, '3019')]).toEqual([points(7), null])
  })

  test('trucks have no such hex', () => {
    layOutGround({ routes: ['secondary 3010 3011 3012'], hexes: { 3013: 'forest' } })
    const g = atPhase(emptyGame('nysa'))
    put(g, TRUCKS, '3010', { outOfSupply: 1 })
    g.left[unit(TRUCKS)] = points(1)
    g.allowance[unit(TRUCKS)] = points(1)
    expect([ticksTo(g, TRUCKS, '3012'), ticksTo(g, TRUCKS, '3013')]).toEqual([points(1), null])
  })

  test('it may be taken after several hops along the route, and only once', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'step', to: '3012' })
    phase.play({ do: 'step', to: '3014' })
    expect(phase.asked()).toBe('march')
    phase.play({ do: 'step', to: '3015' })
    expect(stackIn(g, '3015')).toEqual([INFANTRY])
    expect(phase.asked()).toBe('movement')
    expect(phase.why({ do: 'begin', unit: INFANTRY })).toBe('3.1.5')
  })

  test('a unit that left the route once has lost it', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '2910')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'step', to: '3011' })
    expect(phase.why({ do: 'step', to: '3015' })).toBe('3.1.5')
    expect(phase.why({ do: 'step', to: '3013' })).toBe(null)
  })

  test('R15 the extra hex obeys zones of control', () => {
    const g = atPhase(emptyGame('nysa'))
    put(g, INFANTRY, '3010')
    put(g, 'de-36-89', '3114')
    expect(ticksTo(g, INFANTRY, '3015')).toBe(null)
  })

  test('the way keeps to the route where another costs the same', () => {
    const g = atPhase(emptyGame('nysa'))
    put(g, INFANTRY, '3010')
    const way = reachOf(g, unit(INFANTRY)).pathTo(hex('3013'))
    expect(way.map(at => grid.names[at])).toEqual(['3010', '3011', '3012', '3013'])
  })
})

describe('[3.1.13] one hex is never dearer than what the unit began with', () => {
  beforeEach(() =>
    layOutGround({ hexes: { 3011: 'forest', 3012: 'forest' }, sides: ['3010/3011 big-river name="Nysa"'] }),
  )

  test('a unit with fewer points than the hex costs may enter it and has none left', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '3010', { outOfSupply: 1 })
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(stackIn(g, '3011')).toEqual([INFANTRY])
    expect(g.left[unit(INFANTRY)]).toBe(0)
    expect(g.outOfSupply[unit(INFANTRY)]).toBe(1)
  })

  test('a unit that has spent a point has not enough for it', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '3109')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'step', to: '3010' })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.5')
  })

  test('R62 impassable ground stays impassable', () => {
    layOutGround({ hexes: { 3011: 'swamp' } })
    const g = emptyGame('nysa')
    put(g, TANKS, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.11')
  })
})

describe('aircraft over the roads', () => {
  const hamper = (g: State, missions: number, ...names: string[]) => {
    for (const name of names) g.own('hexFlags')[hex(name)] |= missions << HEX.hamperedShift
  }
  beforeEach(() => layOutGround({ routes: ['main 3010 3011 3012'] }))

  test('[8.2.13] a hex under a mission costs a point more, on the road too', () => {
    const g = atPhase(emptyGame('stars-2'))
    put(g, TRUCKS, '3010')
    hamper(g, 1, '3011')
    expect(ticksTo(g, TRUCKS, '3011')).toBe(points(4, 3))
  })

  test('[8.2.14] a unit that begins under a mission loses a point', () => {
    const g = atPhase(emptyGame('stars-2'))
    put(g, INFANTRY, '2505')
    hamper(g, 1, '2505', '2506', '2507')
    expect([ticksTo(g, INFANTRY, '2506'), ticksTo(g, INFANTRY, '2507')]).toEqual([points(2), null])
  })

  test('[8.2.15] two missions cost two points a hex and two points at the start', () => {
    const g = atPhase(emptyGame('stars-2'))
    put(g, TANKS, '2505')
    hamper(g, 2, '2505', '2506', '2507', ...Object.values(around('2505')).slice(1))
    expect([ticksTo(g, TANKS, '2506'), ticksTo(g, TANKS, '2507')]).toEqual([points(3), null])
  })

  test('R62 however many missions, a unit can go one hex', () => {
    const g = atPhase(emptyGame('stars-2'))
    put(g, INFANTRY, '2505')
    hamper(g, 6, '2505', '2506')
    expect(ticksTo(g, INFANTRY, '2506')).toBe(points(1))
  })

  test('[8.2.11] Germans, Americans and Poles march undisturbed', () => {
    const g = atPhase(emptyGame('stars-2'))
    hamper(g, 2, '2505', '2506')
    for (const id of ['de-36-89', 'us-69-271', 'pl-5-17']) {
      put(g, id, '2505')
      expect(ticksTo(g, id, '2506')).toBe(points(1))
      put(g, id, '0505')
    }
  })
})
