import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import { KILL_WIDTH, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex, layOut } from '../world.ts'
import { movementPhase } from './03-test-kit.ts'
import { isDugIn } from './07-field-fortifications.ts'
import { emptyGame, fortify, layOutGround, put, putLimbered, stackIn, whereIs } from './testing.ts'

const INFANTRY = 'su-52-50'
const TANKS = 'su-xarm-61'

beforeAll(() => layOutGround())
afterAll(() => layOut())

const game = (): State => emptyGame('nysa')

describe('running over guns and headquarters', () => {
  test('[6.1.7] a point for each towed gun, then the unit may go on', () => {
    const g = game()
    put(g, TANKS, '3010')
    put(g, 'de-artV de-732art de-artGD', '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    const log = phase.play({ do: 'step', to: '3011' })
    expect(log.filter(event => event.event === 'eliminated')).toHaveLength(3)
    expect(g.left[unit(TANKS)]).toBe(points(7 - 4))
    expect(g.killed[CAMP.soviet * 4]).toBe(3)
    phase.play({ do: 'step', to: '3013' })
    expect(stackIn(g, '3013')).toEqual([TANKS])
  })

  test('[6.1.7] [7.1.6] fortified guns cost one more, and the works are lost', () => {
    const g = game()
    put(g, TANKS, '3010')
    put(g, 'de-artV de-732art de-artGD', '3011')
    fortify(g, '3011', 'german')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: TANKS, to: '3011' })
    expect(g.left[unit(TANKS)]).toBe(points(7 - 5))
    expect(isDugIn(g, hex('3011'))).toBe(false)
  })

  test('[6.1.7] R62 a unit without the points for the guns cannot have them', () => {
    const g = game()
    put(g, INFANTRY, '3010', { outOfSupply: 1 })
    put(g, 'de-artV de-732art', '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: INFANTRY })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.5')
  })

  test('[9.1.5] [3.1.8] a lone headquarters falls to whoever enters, and its end is worth five modifiers', () => {
    const g = game()
    put(g, TANKS, '3010')
    put(g, 'de-hqMoser', '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: TANKS, to: '3011' })
    expect(whereIs(g, 'de-hqMoser')).toBe('eliminated')
    expect(g.left[unit(TANKS)]).toBe(points(6))
    expect(Array.from(g.kills.subarray(0, KILL_WIDTH)).slice(0, 3)).toEqual([CAMP.soviet + 1, hex('3011'), 5])
  })

  test.each([
    ['a resilience group', 'de-rg1'],
    ['infantry', 'de-36-89'],
    ['towed flak', 'de-flak2'],
    ['self-propelled artillery', 'de-21-art'],
  ])('R73 %s protects the guns that stand with it', (_, id) => {
    const g = game()
    put(g, TANKS, '3010')
    put(g, `${id} de-artV`, '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: TANKS })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.8')
  })

  test.each([['su-hq52'], ['su-3-art76']])('[6.1.7] R30 %s runs over nobody', id => {
    const g = game()
    putLimbered(g, id, '3010')
    put(g, 'de-artV', '3011')
    const phase = movementPhase(g)
    phase.play({ do: 'begin', unit: id })
    expect(phase.why({ do: 'step', to: '3011' })).toBe('3.1.8')
  })

  test('R30 in a zone of control of somebody else the unit stops there', () => {
    const g = game()
    put(g, TANKS, '3010')
    put(g, 'de-artV', '3011')
    put(g, 'de-36-89', '3012')
    const phase = movementPhase(g)
    phase.play({ do: 'move', unit: TANKS, to: '3011' })
    expect(phase.asked()).toBe('movement')
    expect(g.unitFlags[unit(TANKS)] & UNIT.stopped).not.toBe(0)
  })
})
