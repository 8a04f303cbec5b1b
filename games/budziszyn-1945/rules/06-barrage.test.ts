import { beforeEach, describe, expect, it } from 'vitest'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { hasFlag, MISSION, PHASE, type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { marchDecision } from './03-march.ts'
import { movementDecision } from './03-movement.ts'
import { endCombatPhase } from './05-combat.ts'
import { mayBarrage } from './06-barrage.ts'
import { attackSupportRefusal, defenceSupportRefusal, isSpentByBarrage } from './06-support.ts'
import { event, inBarragePhase, inCombatPhase, position, type Stacks } from './06-test-kit.ts'
import { enlargeMission } from './08-missions.ts'
import { ask, layOutGround, rollNext, tableOf } from './testing.ts'

/** N-4 */
const BARRAGE_AMMUNITION = 10
const GUNS = 'su-3-art21 su-3-art76'
const TARGET = 'de-342-698'
const PAIR = ['su-3-art21', 'su-3-art76']

function morningOf16April(stacks: Stacks): State {
  const g = position('nysa', stacks)
  g.ammunition = BARRAGE_AMMUNITION
  return g
}

beforeEach(() => layOutGround())

describe('when there is a barrage', () => {
  it('[6.5.1] [N-4] on 16 April in Nysa, by the Soviet player', () => {
    const g = morningOf16April({})
    expect(mayBarrage(g)).toBe(true)
    g.player = 1
    expect(mayBarrage(g)).toBe(false)
  })

  it('[6.5.1] never in Two Stars', () => {
    const g = position('stars-2', {})
    g.ammunition = BARRAGE_AMMUNITION
    g.player = 1
    expect(mayBarrage(g)).toBe(false)
  })

  it('[6.5.8] [N-4] unused ammunition is no use on 17 April, and nobody has to fire', () => {
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET })
    inBarragePhase(g).play({ do: 'end' })
    expect(g.ammunition).toBe(0)
    g.turn = 2
    g.ammunition = BARRAGE_AMMUNITION
    expect(mayBarrage(g)).toBe(false)
  })

  it('[6.5.2] the same order in the combat phase is ranged fire, with one gun and without ammunition', () => {
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET })
    const log = inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(event(log, 'fire')).toMatchObject({ rule: '6.4.2', points: 5 })
    expect(g.ammunition).toBe(BARRAGE_AMMUNITION)
    expect(isSpentByBarrage(g, unit('su-3-art21'))).toBe(false)
  })
})

describe('firing it', () => {
  it('[6.5.3] [6.5.7] two guns of 5 are 20 points and use two units of ammunition', () => {
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET })
    rollNext(g, 1, 3)
    const log = inBarragePhase(g).play({ do: 'fire', hex: '2012', units: PAIR })
    expect(event(log, 'fire')).toMatchObject({ rule: '6.5.3', points: 20, result: '-1D' })
    expect(g.ammunition).toBe(8)
  })

  it('[6.5.3] [R72] the ground is taken off after the doubling, aircraft count once', () => {
    layOutGround({ hexes: { 2012: 'forest' } })
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET })
    const trial = g.copy()
    expect(event(inBarragePhase(trial).play({ do: 'fire', hex: '2012', units: PAIR }), 'fire')?.points).toBe(
      18,
    )
    enlargeMission(g, CAMP.soviet, MISSION.offensiveSupport, hex('2012'), 6)
    const log = inBarragePhase(g).play({ do: 'fire', hex: '2012', units: PAIR, air: true })
    expect(event(log, 'fire')?.points).toBe(24)
    expect(g.missions[0]).toBe(MISSION.none)
  })

  it('[6.5.3] neither at an adjacent hex nor at a bridge', () => {
    layOutGround({ sides: ['2010/2011 stream+bridge'], routes: ['main 2010 2011'] })
    const g = morningOf16April({ 2010: GUNS, 2012: 'su-3-art120', 2013: TARGET })
    const table = inBarragePhase(g)
    expect(table.why({ do: 'fire', hex: '2010', across: '2011', unit: 'su-3-art21' })).toBe('6.5.3')
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art120' })).toBe('6.4.3')
    table.play({ do: 'fire', hex: '2013', unit: 'su-3-art21' })
    expect(table.why({ do: 'join', unit: 'su-3-art120' })).toBe('6.4.3')
  })

  it('[6.5.4] at least two guns', () => {
    const alone = inBarragePhase(morningOf16April({ 2010: 'su-3-art21', 2012: TARGET }))
    expect(alone.why({ do: 'fire', hex: '2012', unit: 'su-3-art21' })).toBe('6.5.4')
    expect(alone.legal()).toEqual([{ do: 'end' }])
    const table = inBarragePhase(morningOf16April({ 2010: GUNS, 2012: TARGET }))
    table.play({ do: 'fire', hex: '2012', unit: 'su-3-art21' })
    expect(table.why({ do: 'resolve' })).toBe('6.5.4')
    expect(table.legal()).toEqual([{ do: 'join', unit: 'su-3-art76' }])
  })

  it('[6.5.7] [N-4] ten guns and not an eleventh', () => {
    const eleven =
      'su-3-art21 su-3-art76 su-3-art120 su-13-art24 su-13-art27 su-13-art102 su-52-art1 su-52-art2 su-52-art3 pl-artA pl-artB'
    const g = morningOf16April({ 2010: eleven, 2012: TARGET })
    const units = eleven.split(' ')
    const table = inBarragePhase(g)
    expect(table.why({ do: 'fire', hex: '2012', units })).toBe('6.5.7')
    table.play({ do: 'fire', hex: '2012', units: units.slice(0, 10) })
    expect(g.ammunition).toBe(0)
    expect(table.legal()).toEqual([{ do: 'end' }])
  })

  it('[6.5.7] eight units over two turns: three guns and then five, but not six', () => {
    const guns =
      'su-3-art21 su-3-art76 su-3-art120 su-13-art24 su-13-art27 su-13-art102 su-52-art1 su-52-art2 su-52-art3'
    const g = position('nysa', { 2010: guns, 2012: TARGET, 2013: 'de-342-687' })
    g.ammunition = 8
    const units = guns.split(' ')
    const table = inBarragePhase(g)
    rollNext(g, 3, 4)
    table.play({ do: 'fire', hex: '2012', units: units.slice(0, 3) })
    expect(table.why({ do: 'fire', hex: '2013', units: units.slice(3, 9) })).toBe('6.5.7')
    expect(table.why({ do: 'fire', hex: '2013', units: units.slice(3, 8) })).toBeNull()
  })
})

describe('what it costs', () => {
  it('[6.5.5] who fired neither moves nor limbers in this turn', () => {
    const g = morningOf16April({ 2010: `${GUNS} su-3-art120`, 2012: TARGET })
    inBarragePhase(g).play({ do: 'fire', hex: '2012', units: PAIR })
    ask(g, FRAMES.movement, 0, PHASE.movement)
    const table = tableOf(g, [
      [FRAMES.movement, movementDecision],
      [FRAMES.march, marchDecision],
    ])
    expect(table.why({ do: 'begin', unit: 'su-3-art21' })).toBe('6.5.5')
    expect(table.why({ do: 'begin', unit: 'su-3-art120' })).toBeNull()
  })

  it('[6.5.6] no support in the next two combat phases, and again in the one after', () => {
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET, 2011: 'su-3-287' })
    const gun = unit('su-3-art21')
    inBarragePhase(g).play({ do: 'fire', hex: '2012', units: PAIR })
    const attack = () => attackSupportRefusal(g, gun, hex('2012'), [unit('su-3-287')])?.rule ?? null
    const defence = () => defenceSupportRefusal(g, gun, 0, [hex('2011')], CAMP.german)?.rule ?? null
    inCombatPhase(g, 0)
    expect(attack()).toBe('6.5.6')
    endCombatPhase(g, null)
    inCombatPhase(g, 1)
    expect(defence()).toBe('6.5.6')
    endCombatPhase(g, null)
    g.turn = 2
    inCombatPhase(g, 0)
    expect(attack()).toBeNull()
    expect(isSpentByBarrage(g, gun)).toBe(false)
  })

  it('[6.4.5] [R72] a barrage does not bar the attack that follows', () => {
    const g = morningOf16April({ 2010: GUNS, 2012: TARGET, 2011: 'su-3-287' })
    const barrage = inBarragePhase(g)
    rollNext(g, 3, 4)
    barrage.play({ do: 'fire', hex: '2012', units: PAIR })
    expect(hasFlag(g.unitFlags, unit(TARGET), UNIT.firedUpon)).toBe(true)
    barrage.play({ do: 'end' })
    expect(inCombatPhase(g).why({ do: 'attack', hex: '2012' })).toBeNull()
  })
})
