import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { HEX, hasFlag } from '../state.ts'
import { hex, layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { movementPhase, verbsOf } from './03-test-kit.ts'
import { removeEmptyFortifications } from './07-field-fortifications.ts'
import { emptyGame, layOutGround, put, stackIn } from './testing.ts'

beforeAll(() => layOutGround())
afterAll(() => layOut())

const isMasked = (g: ReturnType<typeof emptyGame>, at: string) => hasFlag(g.hexFlags, hex(at), HEX.masked)

describe('stacks as the enemy sees them', () => {
  test('[16.1.1] the owner lays a unit on top, each once a phase', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50 su-3-106', '3010')
    put(g, 'de-36-89 de-36-90', '2010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'top', unit: 'su-3-106' })).toBe('16.1.1')
    expect(phase.why({ do: 'top', unit: 'de-36-89' })).toBe('2.1.2')
    phase.play({ do: 'top', unit: 'su-52-50' })
    expect(stackIn(g, '3010')).toEqual(['su-52-50', 'su-3-106'])
    phase.play({ do: 'top', unit: 'su-3-106' })
    expect(phase.why({ do: 'top', unit: 'su-52-50' })).toBe('16.1.1')
    phase.play({ do: 'end' })
    endMovementPhase(g)
    expect(movementPhase(g).why({ do: 'top', unit: 'su-52-50' })).toBe(null)
  })

  test('[16.1.2] a mask is laid on a stack of one’s own and taken off in another phase', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    put(g, 'de-36-89', '2010')
    const phase = movementPhase(g)
    expect(phase.why({ do: 'unmask', hex: '3010' })).toBe('16.1.2')
    expect(phase.why({ do: 'mask', hex: '2010' })).toBe('2.1.2')
    expect(phase.why({ do: 'mask', hex: '0505' })).toBe('16.1.2')
    phase.play({ do: 'mask', hex: '3010' })
    expect(isMasked(g, '3010')).toBe(true)
    expect(phase.why({ do: 'unmask', hex: '3010' })).toBe('16.1.2')
    endMovementPhase(g)
    movementPhase(g).play({ do: 'unmask', hex: '3010' })
    expect(isMasked(g, '3010')).toBe(false)
  })

  test('[16.1.2] a mask without a stack is taken away when the phase ends', () => {
    const g = emptyGame('nysa')
    put(g, 'su-52-50', '3010')
    const phase = movementPhase(g)
    phase.play({ do: 'mask', hex: '3010' })
    phase.play({ do: 'move', unit: 'su-52-50', to: '3012' })
    removeEmptyFortifications(g)
    expect([isMasked(g, '3010'), isMasked(g, '3012')]).toEqual([false, false])
  })

  test('[12.0] nothing of this when the chapter is switched off', () => {
    const g = emptyGame('nysa', { masking: 'false' })
    put(g, 'su-52-50 su-3-106', '3010')
    expect(verbsOf(movementPhase(g))).toEqual(['begin', 'end'])
  })
})
