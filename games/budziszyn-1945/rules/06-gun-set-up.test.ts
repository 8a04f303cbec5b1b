import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { movementPhase, strategicPhase, verbsOf } from './03-test-kit.ts'
import { emptyGame, layOutGround, put, putLimbered, stackIn } from './testing.ts'

const GUN = 'su-3-art76'

beforeEach(() => layOutGround())
afterAll(() => layOut())

const isLimbered = (g: State) => hasFlag(g.unitFlags, unit(GUN), UNIT.transport)

describe('towed guns', () => {
  test('[6.2.3] move only in transport set-up', () => {
    const g = emptyGame('nysa')
    put(g, GUN, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: GUN })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('6.2.3')
    expect(verbsOf(phase)).toEqual(['set-up', 'halt'])
  })

  test('[6.2.4] changing set-up costs a point; five of six are left to move', () => {
    const g = emptyGame('nysa')
    put(g, GUN, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: GUN })
    phase.play({ do: 'set-up' })
    expect([isLimbered(g), g.left[unit(GUN)]]).toEqual([true, points(5)])
    expect(phase.why({ do: 'step', to: '3016' })).toBe('3.1.5')
    phase.play({ do: 'step', to: '3014' })
    phase.play({ do: 'set-up' })
    expect([isLimbered(g), g.left[unit(GUN)], stackIn(g, '3014')]).toEqual([false, 0, [GUN]])
    expect(phase.asked()).toBe('movement')
  })

  test('[6.2.4] without a point left, or after entering a zone of control, the set-up stays', () => {
    const g = emptyGame('nysa')
    putLimbered(g, GUN, '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: GUN })
    g.left[unit(GUN)] = points(1, 2)
    expect(phase.why({ do: 'set-up' })).toBe('6.2.4')
    g.unitFlags[unit(GUN)] |= UNIT.stopped
    expect(phase.why({ do: 'set-up' })).toBe('4.2.1')
  })

  test('[6.2.4] only in the movement phase, and only towed artillery', () => {
    const g = emptyGame('nysa')
    put(g, GUN, '3010', { flags: UNIT.transport | UNIT.marked })
    const phase = strategicPhase(g)
    phase.play({ do: 'begin', unit: GUN })
    expect(phase.why({ do: 'set-up' })).toBe('6.2.4')
    const other = emptyGame('nysa')
    put(other, 'su-52-50', '3010')
    const march = movementPhase(other)
    march.play({ do: 'begin', unit: 'su-52-50' })
    expect(march.why({ do: 'set-up' })).toBe('6.2.2')
  })

  test('[6.5.5] a gun that fired a barrage neither moves nor changes its set-up in that movement phase', () => {
    const g = emptyGame('nysa')
    put(g, GUN, '3010', { flags: UNIT.barrageTwo })
    expect(movementPhase(g).why({ do: 'begin', unit: GUN })).toBe('6.5.5')
  })
})
