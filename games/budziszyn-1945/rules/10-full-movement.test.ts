import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { movementPhase, strategicPhase, ticksTo, verbsOf } from './03-test-kit.ts'
import { emptyGame, layOutGround, put, whereIs } from './testing.ts'

const TANKS = 'su-xarm-61'

beforeAll(() => layOutGround())
afterAll(() => layOut())

function cutOff(level: number, flags = 0): State {
  const g = emptyGame('nysa')
  put(g, TANKS, '3010', { outOfSupply: level, flags })
  return g
}

describe('movement out of supply', () => {
  test('[10.2.2] points are halved and rounded up: seven become four', () => {
    const g = cutOff(1)
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    expect(g.left[unit(TANKS)]).toBe(points(4))
  })

  test('[10.2.3] [10.2.5] one level deeper at once, and all points are there', () => {
    const g = cutOff(1)
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    const log = phase.play({ do: 'pay' })
    expect(g.outOfSupply[unit(TANKS)]).toBe(2)
    expect(log[0]).toMatchObject({ event: 'paid-movement', level: 2 })
    phase.play({ do: 'step', to: '3017' })
    expect(g.left[unit(TANKS)]).toBe(0)
  })

  test('[10.2.3] once, before the first point is spent, and only without supply', () => {
    const g = cutOff(2)
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    phase.play({ do: 'pay' })
    expect(phase.why({ do: 'pay' })).toBe('10.2.3')
    const late = cutOff(2)
    const march = movementPhase(late)
    march.play({ do: 'begin', unit: TANKS })
    march.play({ do: 'step', to: '3011' })
    expect(march.why({ do: 'pay' })).toBe('10.2.3')
    const supplied = cutOff(0)
    const free = movementPhase(supplied)
    free.play({ do: 'begin', unit: TANKS })
    expect(free.why({ do: 'pay' })).toBe('10.2.3')
  })

  test('[10.2.3] what was paid is forgotten when the phase ends', () => {
    const g = cutOff(1)
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    phase.play({ do: 'pay' })
    endMovementPhase(g)
    expect(hasFlag(g.unitFlags, unit(TANKS), UNIT.paidMove)).toBe(false)
    movementPhase(g).play({ do: 'begin', unit: TANKS })
    expect(g.left[unit(TANKS)]).toBe(points(4))
  })

  test('[10.2.2] [12.2.3] R57 in strategic movement halved first, then two fewer; paid for, only two fewer', () => {
    const g = cutOff(1, UNIT.marked)
    const phase = strategicPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    expect(g.left[unit(TANKS)]).toBe(points(2))
    phase.play({ do: 'pay' })
    expect(g.left[unit(TANKS)]).toBe(points(5))
  })

  test('[10.2.3] [12.2.3] strategic movement leaves infantry out of supply no point unless it pays', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010', { outOfSupply: 1, flags: UNIT.marked })
    const phase = strategicPhase(g)
    expect(ticksTo(g, 'su-52-50', '3011')).toBe(null)
    phase.play({ do: 'begin', unit: 'su-52-50' })
    expect(verbsOf(phase).toSorted()).toEqual(['halt', 'pay'])
    phase.play({ do: 'pay' })
    phase.play({ do: 'step', to: '3012' })
    expect([whereIs(g, 'su-52-50'), g.outOfSupply[unit('su-52-50')]]).toEqual(['3012', 2])
  })
})
