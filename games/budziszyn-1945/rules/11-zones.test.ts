import { afterEach, describe, expect, test } from 'vitest'
import { POINT } from '../../../engine/movement/points.ts'
import { type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import {
  GERMAN_PLAYER,
  movementPhase,
  onTheMarch,
  SOVIET_PLAYER,
  strategicPhase,
  waitAt,
} from './11-test-kit.ts'
import { zoneNames } from './11-zones.ts'
import { emptyGame, layOutGround, put, putLimbered, whereIs } from './testing.ts'

afterEach(() => layOut())

const enter = (id: string, at: string) => ({ do: 'enter', unit: id, at })
const shift = (id: string, zone: string) => ({ do: 'shift', unit: id, zone })
const pointsLeft = (g: State, id: string) => g.left[unit(id)] / POINT

/** One clear hex for each of the zones A to J, in the order of the ring. */
const TEN_ZONES: readonly unknown[] = [
  '6534',
  '6530',
  '6520',
  '6503',
  '4900',
  '4300',
  '3700',
  '3100',
  '2500',
  '1900',
]
function layOutTenZones(): void {
  const hexes = TEN_ZONES.map((name, i) => [name, `clear zone="${'ABCDEFGHIJ'[i]}"`])
  layOutGround({ hexes: Object.fromEntries(hexes) })
}

const lettersFor = (g: State, id: string, act: 'enter' | 'shift') =>
  movementPhase(g, GERMAN_PLAYER)
    .legal()
    .filter(a => a.do === act && a.unit === id)
    .map(a => (act === 'shift' ? a.zone : 'ABCDEFGHIJ'[TEN_ZONES.indexOf(a.at)]))

describe('changing the zone', () => {
  test('[11.2.1] by the next zone a unit of 7 points enters with 3½', () => {
    layOutTenZones()
    const g = emptyGame('nysa')
    waitAt(g, 'de-10ss-pz de-10ss-g1', 'C')
    const t = movementPhase(g, GERMAN_PLAYER)
    t.play(enter('de-10ss-pz', '6530'))
    expect(pointsLeft(g, 'de-10ss-pz')).toBe(2.5)
    t.play({ do: 'halt' })
    t.play(enter('de-10ss-g1', '6520'))
    expect(pointsLeft(g, 'de-10ss-g1')).toBe(6)
  })

  test('[11.2.1] what it has spent on the change counts as spent: a hex costs at most 2, but it has 1', () => {
    layOutGround({ hexes: { 6530: 'clear zone="B"', 6520: 'clear zone="C"' } })
    const g = emptyGame('nysa')
    waitAt(g, 'de-275-983', 'C')
    g.outOfSupply[unit('de-275-983')] = 1
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-275-983', '6530'))).toBe(null)
    layOutGround({ hexes: { 6530: 'forest zone="B"', 6520: 'forest zone="C"' } })
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-275-983', '6530'))).toBe('11.1.5')
    expect(movementPhase(g, GERMAN_PLAYER).why(enter('de-275-983', '6520'))).toBe(null)
  })

  test('[11.2.2] from C: now B, C and D, next turn up to F, after two turns I, after three J', () => {
    layOutTenZones()
    const g = emptyGame('nysa')
    waitAt(g, 'de-10ss-pz', 'C')
    expect(lettersFor(g, 'de-10ss-pz', 'enter')).toEqual(['B', 'C', 'D'])
    expect(lettersFor(g, 'de-10ss-pz', 'shift')).toEqual(['A', 'B', 'D', 'E', 'F', 'Y'])
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(t.why(shift('de-10ss-pz', 'G'))).toBe('11.2.2')
    t.play(shift('de-10ss-pz', 'F'))
    expect(t.why(enter('de-10ss-pz', '4300'))).toBe('11.1.1')
    expect(t.why(shift('de-10ss-pz', 'I'))).toBe('11.1.1')
    g.turn = 2
    expect(lettersFor(g, 'de-10ss-pz', 'enter')).toEqual(['E', 'F', 'G'])
    movementPhase(g, GERMAN_PLAYER).play(shift('de-10ss-pz', 'I'))
    g.turn = 3
    expect(movementPhase(g, GERMAN_PLAYER).why(shift('de-10ss-pz', 'J'))).toBe(null)
    movementPhase(g, GERMAN_PLAYER).play(enter('de-10ss-pz', '2500'))
    expect(pointsLeft(g, 'de-10ss-pz')).toBe(6)
  })

  test('[11.2.2] the ring closes behind the last zone, and a unit with several zones counts from the nearest', () => {
    const g = emptyGame('nysa')
    waitAt(g, 'de-20-pz', 'W,U,Y', 1)
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(t.why(enter('de-20-pz', '6534'))).toBe(null)
    expect(t.why(shift('de-20-pz', 'C'))).toBe(null)
    expect(t.why(shift('de-20-pz', 'U'))).toBe('11.2.2')
    expect(t.why(shift('de-20-pz', 'S'))).toBe('11.1.2')
  })

  test('[11.2.4] on a map without zones each road over the edge is one', () => {
    layOutGround({
      hexes: { 6510: 'clear road-edge=east', 3000: 'clear road-edge=north', '0120': 'clear road-edge=west' },
      routes: ['main 6510 6410', 'main 3000 3001', 'main 0120 0220'],
    })
    expect(zoneNames).toHaveLength(3)
    const g = emptyGame('nysa')
    waitAt(g, 'de-10ss-pz', '3000')
    const t = movementPhase(g, GERMAN_PLAYER)
    expect(t.why(enter('de-10ss-pz', '3001'))).toBe('11.1.2')
    t.play(enter('de-10ss-pz', '3000'))
    expect(pointsLeft(g, 'de-10ss-pz')).toBe(6.5)
  })
})

describe('leaving', () => {
  test('[11.2.3] a unit that left by X on turn 5 enters there on turn 6 with all its points', () => {
    const g = emptyGame('nysa')
    g.turn = 5
    put(g, 'de-10ss-pz', '5438')
    const t = onTheMarch(g, GERMAN_PLAYER, 'de-10ss-pz')
    t.play({ do: 'leave' })
    expect(whereIs(g, 'de-10ss-pz')).toBe('waiting')
    expect(t.asked()).toBe('movement')
    expect(t.why(enter('de-10ss-pz', '5438'))).toBe('11.1.1')
    endMovementPhase(g)
    expect(g.unitFlags[unit('de-10ss-pz')]).toBe(0)
    g.turn = 6
    const next = movementPhase(g, GERMAN_PLAYER)
    expect(next.why(shift('de-10ss-pz', 'U'))).toBe(null)
    next.play(enter('de-10ss-pz', '5438'))
    expect(pointsLeft(g, 'de-10ss-pz')).toBe(6.5)
  })

  test('[11.2.3] it costs as much as a clear hex, and a point more out of an enemy zone of control', () => {
    const g = emptyGame('nysa')
    put(g, 'de-275-983', '5438')
    g.outOfSupply[unit('de-275-983')] = 1
    put(g, 'su-52-213', '5437')
    const t = onTheMarch(g, GERMAN_PLAYER, 'de-275-983')
    g.left[unit('de-275-983')] = POINT
    expect(t.why({ do: 'leave' })).toBe('3.1.5')
    g.left[unit('de-275-983')] = 2 * POINT
    expect(t.why({ do: 'leave' })).toBe(null)
  })

  test('[11.2.3] not away from the zones, not with guns in combat set-up', () => {
    const g = emptyGame('nysa')
    put(g, 'de-275-983', '5430')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-275-983').why({ do: 'leave' })).toBe('11.2.3')
    put(g, 'de-artLVII', '5438')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-artLVII').why({ do: 'leave' })).toBe('6.2.3')
    const h = emptyGame('nysa')
    putLimbered(h, 'de-artLVII', '5438')
    expect(onTheMarch(h, GERMAN_PLAYER, 'de-artLVII').why({ do: 'leave' })).toBe(null)
  })

  test('[11.2.3] also in the strategic phase, for units that were marked', () => {
    const g = emptyGame('nysa')
    put(g, 'de-10ss-pz', '5438', { flags: UNIT.marked })
    const t = strategicPhase(g, GERMAN_PLAYER)
    t.play({ do: 'begin', unit: 'de-10ss-pz' })
    t.play({ do: 'leave' })
    expect(whereIs(g, 'de-10ss-pz')).toBe('waiting')
  })
})

describe('zone S', () => {
  test('[N-V1] armour, motor rifles and self-propelled guns count with the levels that they have left; infantry and cavalry do not', () => {
    const g = emptyGame('nysa')
    put(g, 'su-ivarm-12 su-ivarm-3 su-52-213 su-icav-1', '2200')
    put(g, 'pl-16', '2200', { levels: 1 })
    for (const id of ['su-ivarm-12', 'su-ivarm-3', 'su-52-213', 'su-icav-1', 'pl-16']) {
      const t = onTheMarch(g, SOVIET_PLAYER, id)
      t.play({ do: 'exit' })
      expect(whereIs(g, id)).toBe('exited')
    }
    expect(g.exitedLevels).toBe(2 + 2 + 1)
  })

  test('[N-V1] with 59 levels out, a brigade of two ends the game at once', () => {
    const g = emptyGame('nysa')
    put(g, 'su-ivarm-12', '2200')
    g.exitedLevels = 59
    const t = onTheMarch(g, SOVIET_PLAYER, 'su-ivarm-12')
    t.play({ do: 'exit' })
    expect(g.verdict).not.toBe(0)
    expect(t.asked()).toBe(undefined)
  })

  test('[N-V1] without the option units on wheels do not count', () => {
    const g = emptyGame('nysa', { wheelsCountInZoneS: 'false' })
    put(g, 'su-ivarm-12 su-ivarm-3', '2200')
    for (const id of ['su-ivarm-12', 'su-ivarm-3']) onTheMarch(g, SOVIET_PLAYER, id).play({ do: 'exit' })
    expect(g.exitedLevels).toBe(2)
  })

  test('[N-V1] only Soviets and Poles leave for Berlin, only by zone S, only in Nysa 1945', () => {
    const g = emptyGame('nysa')
    put(g, 'de-10ss-pz', '2200')
    put(g, 'su-ivarm-12', '3600')
    expect(onTheMarch(g, GERMAN_PLAYER, 'de-10ss-pz').why({ do: 'exit' })).toBe('N-V1')
    expect(onTheMarch(g, SOVIET_PLAYER, 'su-ivarm-12').why({ do: 'exit' })).toBe('N-V1')
    const stars = emptyGame('stars-2')
    put(stars, 'su-ivarm-12', '2200')
    expect(onTheMarch(stars, 1, 'su-ivarm-12').why({ do: 'exit' })).toBe('N-V1')
  })
})
