import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { movementPhase, strategicPhase, ticksTo, verbsOf } from './03-test-kit.ts'
import { beginStrategicPhase, endStrategicPhase } from './12-strategic-movement.ts'
import { emptyGame, layOutGround, put, stackIn } from './testing.ts'

const TRUCKS = 'su-ivarm-3'
const INFANTRY = 'su-52-50'

beforeEach(() => layOutGround())
afterAll(() => layOut())

const isMarked = (g: State, id: string) => hasFlag(g.unitFlags, unit(id), UNIT.marked)

/** A unit in 3010 that is marked in the movement phase, which ends. */
function marked(id = TRUCKS): State {
  const g = emptyGame('nysa')
  put(g, id, '3010')
  const phase = movementPhase(g)
  phase.play({ do: 'begin', unit: id })
  phase.play({ do: 'mark' })
  phase.play({ do: 'end' })
  endMovementPhase(g)
  return g
}

describe('marks', () => {
  test('[12.1.4] [2.2-3] a marked unit does not move in the movement phase', () => {
    const g = emptyGame('nysa')
    put(g, TRUCKS, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TRUCKS })
    expect(phase.play({ do: 'mark' })).toEqual([{ event: 'marked', rule: '12.1.4', unit: TRUCKS }])
    expect(phase.why({ do: 'begin', unit: TRUCKS })).toBe('2.2-3')
    expect(isMarked(g, TRUCKS)).toBe(true)
  })

  test('[12.1.2] a unit that was active is not marked', () => {
    const g = emptyGame('nysa')
    put(g, TRUCKS, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TRUCKS })
    phase.play({ do: 'step', to: '3011' })
    expect(phase.why({ do: 'mark' })).toBe('12.1.2')
  })

  test('[12.1.1] [12.1.4] in the movement phase only', () => {
    const g = marked()
    const phase = strategicPhase(g)
    phase.play({ do: 'begin', unit: TRUCKS })
    expect(phase.why({ do: 'mark' })).toBe('12.1.4')
    expect(phase.why({ do: 'dig' })).toBe('2.2-3')
  })

  test('[12.0] with the chapter switched off nobody is marked', () => {
    const g = emptyGame('nysa', { strategicMovement: 'false' })
    put(g, TRUCKS, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TRUCKS })
    expect(phase.why({ do: 'mark' })).toBe('12.0')
  })

  test('[6.2.3] a gun in combat set-up could not move and is not marked', () => {
    const g = emptyGame('nysa')
    put(g, 'su-3-art76', '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: 'su-3-art76' })
    expect(phase.why({ do: 'mark' })).toBe('6.2.3')
  })
})

describe('the phase', () => {
  test('[2.2-5] [12.2.3] marked units move with two points fewer', () => {
    const g = marked()
    put(g, INFANTRY, '2010')
    beginStrategicPhase(g)
    const phase = strategicPhase(g)
    expect(phase.why({ do: 'begin', unit: INFANTRY })).toBe('2.2-5')
    phase.play({ do: 'begin', unit: TRUCKS })
    expect(g.left[unit(TRUCKS)]).toBe(points(5))
    phase.play({ do: 'step', to: '3015' })
    expect(stackIn(g, '3015')).toEqual([TRUCKS])
  })

  test('[12.1.2] whoever fought or supported has lost the mark', () => {
    for (const flag of [UNIT.fought, UNIT.fired]) {
      const g = marked()
      g.unitFlags[unit(TRUCKS)] |= flag
      beginStrategicPhase(g)
      expect(isMarked(g, TRUCKS)).toBe(false)
    }
  })

  test('[12.1.3] ground costs what it always costs', () => {
    layOutGround({ hexes: { 3011: 'forest' } })
    const g = marked()
    strategicPhase(g)
    expect(ticksTo(g, TRUCKS, '3011')).toBe(points(2))
  })

  test('[12.2.1] not out of an enemy zone of control', () => {
    const g = marked()
    put(g, 'de-36-89', '3011')
    put(g, 'su-viarm-22', '2010', { flags: UNIT.marked })
    expect(strategicPhase(g).why({ do: 'begin', unit: TRUCKS })).toBe('12.2.1')
  })

  test('[12.2.2] never into one', () => {
    const g = marked()
    put(g, 'de-36-89', '3013')
    const phase = strategicPhase(g)
    phase.play({ do: 'begin', unit: TRUCKS })
    phase.play({ do: 'step', to: '3011' })
    expect(phase.why({ do: 'step', to: '3012' })).toBe('12.2.2')
  })

  test('[12.2.3] R57 a unit that has nothing left after the two points stays', () => {
    const g = marked(INFANTRY)
    g.outOfSupply[unit(INFANTRY)] = 1
    const phase = strategicPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.5')
    phase.play({ do: 'halt' })
    expect(stackIn(g, '3010')).toEqual([INFANTRY])
  })

  test('[2.1.4] it is passed over when nobody can move or enter', () => {
    const g = emptyGame('nysa')
    put(g, TRUCKS, '3010')
    expect(strategicPhase(g).asked()).toBe(undefined)
  })

  test('marks and moves are forgotten at the end', () => {
    const g = marked()
    const phase = strategicPhase(g)
    phase.play({ do: 'move', unit: TRUCKS, to: '3012' })
    phase.play({ do: 'end' })
    endStrategicPhase(g)
    expect([g.unitFlags[unit(TRUCKS)], g.left[unit(TRUCKS)], g.allowance[unit(TRUCKS)]]).toEqual([0, -1, 0])
  })

  test('[S-8b] Americans before Germans here as well', () => {
    const g = emptyGame('stars-2')
    g.turn = 2
    put(g, 'us-69-271', '2010', { flags: UNIT.marked })
    put(g, 'de-br-1', '3010', { flags: UNIT.marked })
    const phase = strategicPhase(g)
    phase.play({ do: 'move', unit: 'de-br-1', to: '3011' })
    expect(phase.why({ do: 'begin', unit: 'us-69-271' })).toBe('S-8b')
    expect(verbsOf(phase)).toContain('halt')
  })
})
