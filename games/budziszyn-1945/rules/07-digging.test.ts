import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { movementPhase, ticksTo } from './03-test-kit.ts'
import { enemyEnters, isDugIn, isFortified, removeEmptyFortifications } from './07-field-fortifications.ts'
import { around, emptyGame, fortify, layOutGround, put, stackIn } from './testing.ts'

const INFANTRY = 'su-52-50'

beforeEach(() => layOutGround())
afterAll(() => layOut())

/** The rule that keeps a unit in 3010 from digging in, null if it may. */
function whyNotDig(g: State, id = INFANTRY): string | null {
  const phase = movementPhase(g, g.terms.playerOf[g.camp[unit(id)]])
  phase.play({ do: 'begin', unit: id })
  return phase.why({ do: 'dig' })
}

function alone(id = INFANTRY, flags = 0): State {
  const g = emptyGame('nysa')
  put(g, id, '3010', { flags })
  return g
}

describe('digging in', () => {
  test('[7.1.2a] [7.1.4] a regular unit that has not moved digs in, and all its points are gone', () => {
    const g = alone()
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'dig' })
    expect(isDugIn(g, hex('3010'))).toBe(true)
    expect(g.hexFlags[hex('3010')] & HEX.digMask).toBe(CAMP.soviet + 1)
    expect(g.left[unit(INFANTRY)]).toBe(0)
    expect(phase.asked()).toBe('movement')
    expect(phase.why({ do: 'begin', unit: INFANTRY })).toBe('4.2.1')
  })

  test('[7.1.2a] not after a hex, even one there and one back', () => {
    const g = alone()
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'step', to: '3011' })
    expect(phase.why({ do: 'dig' })).toBe('7.1.2a')
    phase.play({ do: 'step', to: '3010' })
    expect(phase.why({ do: 'dig' })).toBe('7.1.2a')
  })

  test('[7.1.4] not after another use of points', () => {
    const g = alone()
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    g.left[unit(INFANTRY)] -= points(1)
    expect(phase.why({ do: 'dig' })).toBe('7.1.4')
  })

  test.each([
    ['towed artillery', 'su-3-art76', '7.1.2a'],
    ['a headquarters', 'su-hq52', '7.1.2a'],
    ['self-propelled artillery', 'de-21-art', null],
    ['towed flak', 'de-flak2', null],
    ['Volkssturm', 'de-vs3', null],
  ])('[7.1.2a] R73 %s', (_, id, rule) => {
    expect(whyNotDig(alone(id), id)).toBe(rule)
  })

  test('[7.1.2b] [5.3.10] not in the movement phase after a retreat, but in the one after that', () => {
    const g = alone(INFANTRY, UNIT.retreated)
    expect(whyNotDig(g)).toBe('5.3.10')
    endMovementPhase(g)
    expect(whyNotDig(g)).toBe(null)
  })

  test('[7.1.2b] a unit that sustained its retreat may', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '3010', { levels: 1 })
    expect(whyNotDig(g)).toBe(null)
  })

  test('[7.1.3] a unit that retreated and cannot get out of the zones of control may', () => {
    const g = alone(INFANTRY, UNIT.retreated)
    const { N, NE, SE, S, SW, NW } = around('3010')
    put(g, 'de-36-89', N)
    put(g, 'de-36-90', SE)
    expect(whyNotDig(g.copy())).toBe('5.3.10')
    put(g, 'de-615-B', SW)
    expect([NE, S, NW].map(name => ticksTo(g, INFANTRY, name))).toEqual([null, null, null])
    expect(whyNotDig(g)).toBe(null)
  })

  test('[7.1.8] not in a swamp', () => {
    layOutGround({ hexes: { 3010: 'swamp' } })
    expect(whyNotDig(alone())).toBe('7.1.8')
  })

  test('[7.1.9] not behind fixed positions, which fortify already', () => {
    layOutGround({ sides: ['3010/3011 fixed-position'] })
    const g = alone()
    expect(whyNotDig(g)).toBe('7.1.9')
    expect([isFortified(g, hex('3010')), isDugIn(g, hex('3010'))]).toEqual([true, false])
  })

  test('R28 one marker is enough', () => {
    const g = alone()
    fortify(g, '3010', 'soviet')
    expect(whyNotDig(g)).toBe('7.1.1')
  })
})

describe('works that are there', () => {
  test('[7.1.5] they stay while somebody is in the hex at the end of a phase', () => {
    const g = alone()
    fortify(g, '3010', 'soviet')
    put(g, 'su-3-106', '3012')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: INFANTRY, to: '2910' })
    phase.play({ do: 'move', unit: 'su-3-106', to: '3010' })
    removeEmptyFortifications(g)
    expect(isDugIn(g, hex('3010'))).toBe(true)
    put(g, 'su-3-106', '3014')
    removeEmptyFortifications(g)
    expect(isDugIn(g, hex('3010'))).toBe(false)
  })

  test('[7.1.6] [7.1.7] an enemy who enters has no use of them, and may dig his own', () => {
    const g = emptyGame('nysa')
    fortify(g, '3010', 'german')
    enemyEnters(g, hex('3010'))
    expect(isDugIn(g, hex('3010'))).toBe(false)
    put(g, INFANTRY, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    phase.play({ do: 'dig' })
    expect(g.hexFlags[hex('3010')] & HEX.digMask).toBe(CAMP.soviet + 1)
  })

  test('[7.1.12] they cost nothing to enter', () => {
    const g = alone()
    put(g, 'su-3-106', '3011')
    fortify(g, '3011', 'soviet')
    movementPhase(g).play({ do: 'move', unit: INFANTRY, to: '3011' })
    expect(stackIn(g, '3011')).toEqual([INFANTRY, 'su-3-106'])
    expect(g.left[unit(INFANTRY)]).toBe(points(3))
  })

  test('[7.1.6] works of another camp are not inherited: Germans who follow Americans into a hex have none', () => {
    const g = emptyGame('stars-2')
    g.turn = 2
    put(g, 'us-69-271', '3010')
    fortify(g, '3010', 'american')
    put(g, 'de-6-37', '3012')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: 'us-69-271', to: '3009' })
    expect(isDugIn(g, hex('3010'))).toBe(true)
    phase.play({ do: 'move', unit: 'de-6-37', to: '3010' })
    expect(isDugIn(g, hex('3010'))).toBe(false)
  })
})
