import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { unit } from '../units.ts'
import { layOut } from '../world.ts'
import { endMovementPhase } from './03-movement.ts'
import { movementPhase, verbsOf } from './03-test-kit.ts'
import { emptyGame, layOutGround, put, whereIs } from './testing.ts'

const INFANTRY = 'de-36-89'
const VOLKSSTURM = 'de-vs3'
const FEED = { do: 'feed', from: VOLKSSTURM }

beforeAll(() => layOutGround())
afterAll(() => layOut())

function pair(options: Readonly<Record<string, string>> = {}): State {
  const g = emptyGame('nysa', options)
  put(g, INFANTRY, '3010', { levels: 1 })
  put(g, VOLKSSTURM, '3010', { levels: 1 })
  return g
}

function begun(g: State, id = INFANTRY) {
  const phase = movementPhase(g, 1)
  phase.play({ do: 'begin', unit: id })
  return phase
}

describe('Volkssturm fills the ranks', () => {
  test('[15.3.3] infantry gains a level, the Volkssturm loses it, here its last, to nobody’s credit', () => {
    const g = pair()
    begun(g).play(FEED)
    expect(g.levels[unit(INFANTRY)]).toBe(2)
    expect(whereIs(g, VOLKSSTURM)).toBe('eliminated')
    expect(g.killed.every(count => count === 0)).toBe(true)
  })

  test('[15.3.3] neither may move afterwards; the infantry may still dig in', () => {
    const g = emptyGame('nysa')
    put(g, INFANTRY, '3010', { levels: 1 })
    put(g, VOLKSSTURM, '3010')
    const phase = begun(g)
    phase.play(FEED)
    expect(phase.why({ do: 'step', to: '3011' })).toBe('15.3.3')
    expect(verbsOf(phase)).toEqual(['dig', 'halt'])
    phase.play({ do: 'halt' })
    phase.play({ do: 'begin', unit: VOLKSSTURM })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('15.3.3')
    expect(phase.why({ do: 'mark' })).toBe('12.1.2')
  })

  test('[15.3.3] not after either of them has moved', () => {
    const g = pair()
    const phase = begun(g)
    phase.play({ do: 'step', to: '3011' })
    phase.play({ do: 'step', to: '3010' })
    expect(phase.why(FEED)).toBe('15.3.3')
    const other = pair()
    const march = begun(other, VOLKSSTURM)
    march.play({ do: 'step', to: '3011' })
    march.play({ do: 'step', to: '3010' })
    march.play({ do: 'begin', unit: INFANTRY })
    expect(march.why(FEED)).toBe('15.3.3')
  })

  test('[15.3.3] not from Volkssturm that is marked for strategic movement (B57)', () => {
    const g = pair()
    const phase = begun(g, VOLKSSTURM)
    phase.play({ do: 'mark' })
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why(FEED)).toBe('15.3.3')
  })

  test('[15.3.3] only infantry on foot that lacks a level, only from Volkssturm in its hex', () => {
    const g = pair()
    put(g, 'de-br-1', '3010', { levels: 1 })
    put(g, 'de-vs4', '3012')
    expect(begun(g.copy(), 'de-br-1').why(FEED)).toBe('15.3.3')
    expect(begun(g.copy()).why({ do: 'feed', from: 'de-vs4' })).toBe('15.3.3')
    g.levels[unit(INFANTRY)] = 2
    expect(begun(g).why(FEED)).toBe('15.3.3')
  })

  test('[15.3.4] one level a turn; a second Volkssturm keeps its own', () => {
    const g = pair()
    put(g, 'de-vs4', '3010')
    const phase = begun(g)
    phase.play(FEED)
    g.levels[unit(INFANTRY)] = 1
    expect(phase.why({ do: 'feed', from: 'de-vs4' })).toBe('15.3.4')
    endMovementPhase(g)
    expect(begun(g).why({ do: 'feed', from: 'de-vs4' })).toBe(null)
  })

  test('[15.3.4] one Volkssturm of two levels feeds two units', () => {
    const g = emptyGame('nysa')
    put(g, 'de-36-89 de-36-90', '3010', { levels: 1 })
    put(g, VOLKSSTURM, '3010')
    const phase = begun(g)
    phase.play(FEED)
    phase.play({ do: 'begin', unit: 'de-36-90' })
    phase.play(FEED)
    expect([g.levels[unit('de-36-89')], g.levels[unit('de-36-90')], whereIs(g, VOLKSSTURM)]).toEqual([
      2,
      2,
      'eliminated',
    ])
  })

  test('[12.0] not when the chapter is switched off', () => {
    expect(begun(pair({ specialUnits: 'false' })).why(FEED)).toBe('12.0')
  })
})
