import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import { PHASE, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { movementPhase, ticksTo } from './03-test-kit.ts'
import { controllerOf, extendControl } from './04-hex-control.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { around, emptyGame, layOutGround, put, putLimbered, stackIn } from './testing.ts'

const INFANTRY = 'su-52-50'
const TANKS = 'su-xarm-61'
const GERMANS = 'de-36-89'

beforeEach(() => layOutGround())
afterAll(() => layOut())

function game(): State {
  const g = emptyGame('nysa')
  g.phase = PHASE.movement
  return g
}

const zoneOf = (g: State, camp: number): string[] =>
  grid.names.filter(name => inEnemyZone(g, camp, hex(name))).sort()

describe('who has a zone, and where', () => {
  test('[4.1.1] it covers the six hexes around', () => {
    const g = game()
    put(g, GERMANS, '3010')
    expect(zoneOf(g, CAMP.soviet)).toEqual(Object.values(around('3010')).sort())
    expect(zoneOf(g, CAMP.german)).toEqual([])
  })

  test.each([
    ['a headquarters', 'de-hqMoser', 0],
    ['towed artillery', 'de-artV', 0],
    ['self-propelled artillery', 'de-21-art', 0],
    ['a resilience group', 'de-rg1', 0],
    ['towed flak', 'de-flak2', 6],
    ['an anti-tank regiment', 'de-691at', 6],
    ['Volkssturm', 'de-vs3', 6],
  ])('[4.1.2] [6.1.5] [9.1.1] [15.2.2] %s reaches into as many hexes as it should', (_, id, count) => {
    const g = game()
    put(g, id, '3010')
    expect(zoneOf(g, CAMP.soviet)).toHaveLength(count)
  })

  test('[4.1.3] it does not cross the Nysa, bridge or no bridge', () => {
    layOutGround({ sides: ['3010/3011 big-river+bridge name="Nysa"'], routes: ['main 3010 3011'] })
    const g = game()
    put(g, GERMANS, '3010')
    put(g, INFANTRY, '3011')
    expect(inEnemyZone(g, CAMP.soviet, hex('3011'))).toBe(false)
    expect(inEnemyZone(g, CAMP.german, hex('3010'))).toBe(false)
  })

  test('[4.1.4] it does not reach ground that is closed to the unit', () => {
    layOutGround({ hexes: { 3011: 'swamp' } })
    const g = game()
    put(g, 'de-21-22', '3010')
    expect(inEnemyZone(g, CAMP.soviet, hex('3011'))).toBe(false)
    put(g, GERMANS, '3012')
    expect(inEnemyZone(g, CAMP.soviet, hex('3011'))).toBe(true)
  })
})

test('[4.1.6] a hex in the zone of a supplied unit comes under its control', () => {
  const g = game()
  put(g, INFANTRY, '3010')
  extendControl(g, 0)
  expect([controllerOf(g, hex('3011')), controllerOf(g, hex('3012'))]).toEqual([CAMP.soviet, CAMP.german])
})

describe('what it does to movement', () => {
  test('[4.2.1] [4.2.2] entering costs nothing extra and ends the move', () => {
    const g = game()
    put(g, TANKS, '3008')
    put(g, GERMANS, '3012')
    expect(ticksTo(g, TANKS, '3011')).toBe(points(3))
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    phase.play({ do: 'step', to: '3011' })
    expect(phase.asked()).toBe('movement')
    expect(phase.why({ do: 'begin', unit: TANKS })).toBe('4.2.1')
    expect(phase.why({ do: 'move', unit: TANKS, to: '3010' })).toBe('4.2.1')
  })

  test('[4.2.3] nobody steps from hex to hex in the zone of one and the same unit', () => {
    const g = game()
    put(g, INFANTRY, '3011')
    put(g, GERMANS, '3010')
    const { NE, NW } = around('3011')
    const phase = movementPhase(g)
    for (const to of [NE, NW]) expect(phase.why({ do: 'move', unit: INFANTRY, path: [to] })).toBe('4.2.3')
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why({ do: 'straight', to: NE })).toBe('4.2.3')
  })

  test('[4.2.4] out of a zone and back into it by way of a free hex, and then it stops', () => {
    const g = game()
    put(g, TANKS, '3011')
    put(g, GERMANS, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    phase.play({ do: 'step', to: around('3011').NE })
    expect(stackIn(g, around('3011').NE)).toEqual([TANKS])
    // Out to the south-east for two points, back north for one.
    expect(g.left[unit(TANKS)]).toBe(points(7 - 3))
    expect(phase.asked()).toBe('movement')
  })

  test('[4.2.5] straight from the zone of one unit into that of another, and then it stops', () => {
    const g = game()
    put(g, TANKS, '3011')
    put(g, GERMANS, '3010')
    put(g, 'de-615-B', '3013')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    phase.play({ do: 'step', to: '3012' })
    expect(g.left[unit(TANKS)]).toBe(points(5))
    expect(phase.asked()).toBe('movement')
  })

  test('[4.2.6] leaving costs a point', () => {
    const g = game()
    put(g, INFANTRY, '3011')
    put(g, GERMANS, '3010')
    expect([ticksTo(g, INFANTRY, '3012'), ticksTo(g, INFANTRY, '3013')]).toEqual([points(2), points(3)])
  })

  test('[4.1.5] many zones on one hex do no more than one', () => {
    const g = game()
    put(g, INFANTRY, '3011')
    put(g, 'de-36-89 de-36-90 de-615-B', '3010')
    expect(ticksTo(g, INFANTRY, '3012')).toBe(points(2))
  })

  test('[6.1.5] [9.1.1] [15.2.2] guns, headquarters and resilience groups stop nobody', () => {
    const g = game()
    put(g, TANKS, '3010')
    putLimbered(g, 'de-artV', '3112')
    put(g, 'de-hqMoser', '2912')
    put(g, 'de-rg1', '3114')
    expect(ticksTo(g, TANKS, '3017')).toBe(points(7))
  })

  test('R46 camps that are not at war pass each other’s zones freely', () => {
    const g = emptyGame('stars-3')
    g.phase = PHASE.movement
    put(g, 'us-69-271', '3010')
    put(g, GERMANS, '3112')
    expect(ticksTo(g, 'us-69-271', '3017')).toBe(points(7))
    expect(g.unitFlags[unit('us-69-271')] & UNIT.stopped).toBe(0)
  })
})
