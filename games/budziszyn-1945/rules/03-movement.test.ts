import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import type { State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { hopsOf, movementPhase, verbsOf } from './03-test-kit.ts'
import { around, emptyGame, layOutGround, put, putLimbered, stackIn, whereIs } from './testing.ts'

const INFANTRY = 'su-52-50'
const TANKS = 'su-xarm-61'

beforeEach(() => layOutGround())
afterAll(() => layOut())

const game = (): State => emptyGame('nysa')

describe('orders of the phase', () => {
  test('[3.1.3] units move in any order, and one may go on after another', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    put(g, TANKS, '2010')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: TANKS, to: '2012' })
    phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    phase.play({ do: 'move', unit: TANKS, to: '2014' })
    expect([whereIs(g, TANKS), whereIs(g, INFANTRY)]).toEqual(['2014', '3011'])
    expect(g.left[unit(TANKS)]).toBe(points(3))
  })

  test('[2.1.2] only units of the player whose phase it is may begin', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    put(g, 'de-36-89', '2010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'begin', unit: 'de-36-89' })).toBe('2.1.2')
    expect(phase.why({ do: 'begin', unit: 'nobody' })).toBe('1.2b')
    expect(phase.why({ do: 'attack', hex: '2010' })).toBe('2.1.2')
    expect(phase.legal().filter(action => action.do === 'begin')).toEqual([{ do: 'begin', unit: INFANTRY }])
  })

  test('[3.1.1] [2.2-3] Americans in Nysa 1945 move in the phase of the Soviet player', () => {
    const g = game()
    put(g, 'us-69-271', '0512')
    expect(movementPhase(g, 0).why({ do: 'begin', unit: 'us-69-271' })).toBe(null)
  })

  test('a unit that begins and does nothing is done for the phase, so that the phase ends', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'halt' })
    expect(phase.why({ do: 'begin', unit: INFANTRY })).toBe('4.2.1')
  })

  test('whatever is offered is allowed, and nothing else', () => {
    const g = game()
    put(g, `${INFANTRY} ${TANKS} su-hq52`, '3010')
    putLimbered(g, 'su-3-art76', '3010')
    put(g, 'de-artV', '3012')
    put(g, 'de-36-89', '3013')
    for (const id of [INFANTRY, TANKS, 'su-hq52', 'su-3-art76']) {
      const phase = movementPhase(g.copy())
      phase.play({ do: 'begin', unit: id })
      const offered = new Set(hopsOf(phase))
      const allowed = grid.names.filter(name => phase.why({ do: 'step', to: name }) === null)
      expect([...offered].sort()).toEqual(allowed.sort())
      for (const action of phase.legal()) expect(phase.why(action)).toBe(null)
    }
  })

  test('[3.1.6] [3.1.7] points are neither saved nor given away', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    put(g, 'su-3-106', '2010')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(phase.why({ do: 'move', unit: 'su-3-106', to: '2015' })).toBe('3.1.5')
    phase.play({ do: 'end' })
    endMovementPhase(g)
    expect([g.left[unit(INFANTRY)], g.allowance[unit(INFANTRY)], g.unitFlags[unit(INFANTRY)]]).toEqual([
      -1, 0, 0,
    ])
    const next = movementPhase(g)
    next.play({ do: 'begin', unit: INFANTRY })
    expect(g.left[unit(INFANTRY)]).toBe(points(4))
  })
})

describe('ways', () => {
  test('[3.1.4] [3.1.5] a hop is a chain of adjacent hexes within the points of the unit', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why({ do: 'step', to: '3015' })).toBe('3.1.5')
    expect(phase.why({ do: 'step', to: '3010' })).toBe('3.1.4')
    const [moved] = phase.play({ do: 'step', to: '3014' })
    const path = moved.path as string[]
    expect(path).toHaveLength(5)
    for (const [i, name] of path.slice(1).entries()) expect(grid.distance(hex(path[i]), hex(name))).toBe(1)
  })

  test('[3.1.8] an enemy unit bars its hex', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    put(g, 'de-36-89', '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.8')
  })

  test('[3.1.9] [3.1.10] [3.2.1] a full hex may be passed by any number of units, but not entered to stay', () => {
    layOutGround({
      hexes: {
        2910: 'lake',
        2911: 'lake',
        2909: 'lake',
        3110: 'lake',
        3111: 'lake',
        3109: 'lake',
        3009: 'lake',
      },
    })
    const g = game()
    put(g, 'su-52-50 su-3-106 su-13-395', '3010')
    put(g, 'su-xarm-61 su-vii-26 su-viiarm-54 su-viarm-22', '3011')
    const phase = movementPhase(g)
    for (const id of ['su-52-50', 'su-3-106', 'su-13-395']) {
      expect(phase.why({ do: 'move', unit: id, to: '3011' })).toBe('3.2.1')
      phase.play({ do: 'move', unit: id, to: '3012' })
    }
    expect(stackIn(g, '3012')).toEqual(['su-13-395', 'su-3-106', 'su-52-50'])
  })

  test('[3.2.1] [3.2.2] [6.1.6] eight levels fill a hex, a headquarters and a towed gun count one', () => {
    const g = game()
    put(g, 'su-52-50 su-3-106 su-13-395 su-hq52', '3011')
    put(g, 'su-13-350', '3010')
    putLimbered(g, 'su-3-art76', '3010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'move', unit: 'su-13-350', to: '3011' })).toBe('3.2.1')
    expect(phase.why({ do: 'move', unit: 'su-3-art76', to: '3011' })).toBe(null)
  })

  test('[3.2.1] R10 a stack that was set up too large must spread before the phase ends', () => {
    const g = game()
    put(g, 'su-52-50 su-3-106 su-13-395 su-13-350 su-xarm-61', '3010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'end' })).toBe('3.2.1')
    phase.play({ do: 'begin', unit: 'su-xarm-61' })
    expect(phase.why({ do: 'halt' })).toBe('3.2.1')
    expect(phase.why({ do: 'dig' })).toBe('3.2.1')
    expect(verbsOf(phase)).toEqual(['step'])
    phase.play({ do: 'step', to: '3012' })
    expect(phase.why({ do: 'end' })).toBe(null)
  })
})

describe('camps and borders', () => {
  test('[S-8a] R61 on the first day of the two-player game only Americans move', () => {
    const g = emptyGame('stars-2')
    put(g, 'de-36-89', '3010')
    put(g, 'us-69-271', '2010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'begin', unit: 'de-36-89' })).toBe('S-8a')
    expect(phase.why({ do: 'begin', unit: 'us-69-271' })).toBe(null)
  })

  test('[S-8b] later Americans first: once a German has moved they are done, until the next phase', () => {
    const g = emptyGame('stars-2')
    g.turn = 2
    put(g, 'de-36-89', '3010')
    put(g, 'us-69-271', '2010')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: 'us-69-271', to: '2011' })
    phase.play({ do: 'move', unit: 'de-36-89', to: '3011' })
    expect(phase.why({ do: 'begin', unit: 'us-69-271' })).toBe('S-8b')
    phase.play({ do: 'end' })
    endMovementPhase(g)
    expect(movementPhase(g).why({ do: 'begin', unit: 'us-69-271' })).toBe(null)
  })

  test('[S-8d] Americans and Germans may not share a hex', () => {
    const g = emptyGame('stars-2')
    put(g, 'de-36-89', '3011')
    put(g, 'us-69-271', '3010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'move', unit: 'us-69-271', to: '3011' })).toBe('S-8d')
  })

  test('[S-8e] Americans pass through Germans, Germans not through Americans', () => {
    const wall = {
      hexes: {
        2910: 'lake',
        2911: 'lake',
        2909: 'lake',
        3110: 'lake',
        3111: 'lake',
        3109: 'lake',
        3009: 'lake',
      },
    }
    layOutGround(wall)
    const g = emptyGame('stars-2')
    g.turn = 2
    put(g, 'de-36-89', '3011')
    put(g, 'us-69-271', '3010')
    expect(movementPhase(g.copy()).why({ do: 'move', unit: 'us-69-271', to: '3012' })).toBe(null)
    const other = emptyGame('stars-2')
    other.turn = 2
    put(other, 'us-69-271', '3011')
    put(other, 'de-36-89', '3010')
    const phase = movementPhase(other)
    phase.play({ do: 'begin', unit: 'de-36-89' })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('S-8e')
    expect(phase.why({ do: 'step', to: '3012' })).toBe('3.1.5')
  })

  test('[N-10] R44 in Nysa 1945 Americans stop in column 17 and stay on their side of the Elbe', () => {
    layOutGround({ sides: ['1510/1511 big-river+bridge name="Elbe"'], routes: ['main 1510 1511'] })
    const g = game()
    put(g, 'us-69-271', '1610')
    put(g, 'us-69-273', '1510')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: 'us-69-271' })
    phase.play({ do: 'step', to: '1710' })
    expect(phase.why({ do: 'step', to: '1810' })).toBe('N-10')
    phase.play({ do: 'halt' })
    phase.play({ do: 'begin', unit: 'us-69-273' })
    expect(phase.why({ do: 'straight', to: '1511' })).toBe('N-10')
    g.camp[unit('us-69-273')] = CAMP.soviet
    expect(phase.why({ do: 'step', to: '1511' })).toBe(null)
  })

  test('[S-G] R80 the garrison of a city moves only within it; in Nysa 1945 it is free', () => {
    layOutGround({
      hexes: { 3010: 'clear city="Görlitz"', 3011: 'clear city="Görlitz"', 3013: 'clear city="Cottbus"' },
    })
    const g = emptyGame('stars-2')
    g.turn = 2
    put(g, 'de-flak1', '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: 'de-flak1' })
    expect(hopsOf(phase)).toEqual(['3011'])
    expect(phase.why({ do: 'step', to: '3009' })).toBe('S-G')
    const nysa = game()
    put(nysa, 'de-flak1', '3010')
    expect(movementPhase(nysa, 1).why({ do: 'move', unit: 'de-flak1', to: '3009' })).toBe(null)
  })

  test('[15.2.1] a resilience group never moves', () => {
    const g = game()
    put(g, 'de-rg1', '3010')
    expect(movementPhase(g, 1).why({ do: 'begin', unit: 'de-rg1' })).toBe('15.2.1')
  })
})

describe('whole moves in one order', () => {
  test('a stack goes by way of a hex, each unit paying for itself', () => {
    const g = game()
    put(g, 'su-xarm-61 su-vii-26', '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'move', units: ['su-xarm-61', 'su-vii-26'], via: [around('3010').SE], to: '3012' })
    expect(stackIn(g, '3012')).toEqual(['su-vii-26', 'su-xarm-61'])
    expect(g.left[unit('su-xarm-61')]).toBe(points(4))
  })

  test('[3.1.4] a path is taken hex by hex, and what lies not next to it is refused', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'move', unit: INFANTRY, path: ['3012'] })).toBe('3.1.4')
    phase.play({ do: 'move', unit: INFANTRY, path: ['3011', '3012'] })
    expect(stackIn(g, '3012')).toEqual([INFANTRY])
  })

  test('the march that is open halts before another order of the phase', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(phase.asked()).toBe('march')
    phase.play({ do: 'end' })
    expect(phase.asked()).toBe(undefined)
  })

  test('a move without units or goal is none', () => {
    const g = game()
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'move', to: '3011' })).toBe('2.1.2')
    expect(phase.why({ do: 'move', unit: INFANTRY })).toBe('2.1.2')
    expect(phase.why({ do: 'move', unit: INFANTRY, to: '9999' })).toBe('1.1')
  })
})
