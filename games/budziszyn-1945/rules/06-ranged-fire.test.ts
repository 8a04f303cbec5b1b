import { beforeEach, describe, expect, it } from 'vitest'
import { CAMP } from '../nations.ts'
import { clockOf, HEX, hasFlag, MISSION, type State, UNIT } from '../state.ts'
import { hasZone, unit } from '../units.ts'
import { grid, hex } from '../world.ts'
import { levelsIn, stayRefusal } from './03-stacking.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { effectiveDefence } from './05-strength.ts'
import { defenceSupportRefusal } from './06-support.ts'
import { event, inCombatPhase, position } from './06-test-kit.ts'
import { enlargeMission } from './08-missions.ts'
import { bridgeStands } from './14-standing-bridges.ts'
import { around, layOutGround, put, putLimbered, rollNext, slotBetween, whereIs } from './testing.ts'

const GUNS = 'su-3-art21 su-3-art76'
const TARGET = 'de-342-698'

const withSupport = (g: State, at: string, points: number): void => {
  g.airRevealed = 1
  enlargeMission(g, CAMP.soviet, MISSION.offensiveSupport, hex(at), points)
}

beforeEach(() => layOutGround())

describe('which guns fire at what', () => {
  it('[6.1.2] three hexes far and no farther', () => {
    const table = inCombatPhase(position('nysa', { 2010: GUNS, 2013: TARGET, 2014: 'de-342-687' }))
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art21' })).toBeNull()
    expect(table.why({ do: 'fire', hex: '2014', unit: 'su-3-art21' })).toBe('6.1.2')
  })

  it('[6.1.3] not in transport set-up', () => {
    const g = position('nysa', { 2012: TARGET })
    putLimbered(g, 'su-3-art21', '2010')
    expect(inCombatPhase(g).why({ do: 'fire', hex: '2012', unit: 'su-3-art21' })).toBe('6.1.3')
  })

  it('[6.1.4] once in a combat phase, and again in the next one', () => {
    const g = position('nysa', { 2010: GUNS, 2012: TARGET, 2013: 'de-342-687' })
    const table = inCombatPhase(g)
    table.play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art21' })).toBe('6.1.4')
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art76' })).toBeNull()
    put(g, 'su-3-287', '2009')
    const support = () => defenceSupportRefusal(g, unit('su-3-art21'), 0, [hex('2009')], CAMP.german)
    expect(support()?.rule).toBe('6.1.4')
    inCombatPhase(g, 1)
    expect(support()).toBeNull()
    expect(inCombatPhase(g).why({ do: 'fire', hex: '2013', unit: 'su-3-art21' })).toBeNull()
  })

  it('[6.1.5] a gun has no zone of control', () => {
    const g = position('nysa', { 2010: 'su-3-art21' })
    expect(hasZone[unit('su-3-art21')]).toBe(0)
    expect(inEnemyZone(g, CAMP.german, hex('2011'))).toBe(false)
  })

  it('[6.1.6] a towed gun has one level: eight of them fill a hex', () => {
    const eight =
      'su-3-art21 su-3-art76 su-3-art120 su-13-art24 su-13-art27 su-13-art102 su-52-art1 su-52-art2'
    const g = position('nysa', { 2010: eight, 2011: 'su-52-art3' })
    expect(levelsIn(g, hex('2010'))).toBe(8)
    expect(stayRefusal(g, unit('su-52-art3'), hex('2010'))?.rule).toBe('3.2.1')
  })

  it('[6.4.1] only artillery, only one’s own, only at enemies', () => {
    const g = position('nysa', { 2010: GUNS, 2012: TARGET, 2112: 'de-artV', 2008: 'su-3-389' })
    const table = inCombatPhase(g)
    expect(table.why({ do: 'fire', hex: '2012', unit: 'su-3-389' })).toBe('6.4.1')
    expect(table.why({ do: 'fire', hex: '2008', unit: 'su-3-art21' })).toBe('6.4.1')
    expect(table.why({ do: 'fire', hex: '2008', unit: 'de-artV' })).toBe('6.4.1')
    expect(table.why({ do: 'fire', hex: '2011', unit: 'su-3-art21' })).not.toBeNull()
  })

  it('[6.4.3] not at an adjacent hex', () => {
    const table = inCombatPhase(position('nysa', { 2010: 'su-3-art21', 2011: TARGET }))
    expect(table.why({ do: 'fire', hex: '2011', unit: 'su-3-art21' })).toBe('6.4.3')
  })

  it('[S-8a] [R61] Germans of the Allied player do not fire on the first day', () => {
    const g = position('stars-2', { 2010: 'de-artV', 2012: 'su-3-389' })
    expect(inCombatPhase(g).why({ do: 'fire', hex: '2012', unit: 'de-artV' })).toBe('S-8a')
    g.turn = 2
    expect(inCombatPhase(g).why({ do: 'fire', hex: '2012', unit: 'de-artV' })).toBeNull()
  })
})

describe('the shot', () => {
  it('[6.4.1] a gun of 5 fires with its attack points at two hexes', () => {
    const g = position('nysa', { 2010: 'su-3-art21', 2012: TARGET })
    const log = inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(event(log, 'fire')).toMatchObject({ rule: '6.4.2', hex: '2012', points: 5 })
  })

  it('[6.4.2] two guns of 5 at forest: ten less two, one gun out of range does not join', () => {
    layOutGround({ hexes: { 2012: 'forest' } })
    const g = position('nysa', { 2010: GUNS, 2008: 'su-3-art120', 2012: TARGET })
    const table = inCombatPhase(g)
    rollNext(g, 1, 1)
    table.play({ do: 'fire', hex: '2012', unit: 'su-3-art21' })
    expect(table.why({ do: 'join', unit: 'su-3-art120' })).toBe('6.1.2')
    expect(table.why({ do: 'join', unit: 'su-3-art21' })).toBe('6.1.4')
    table.play({ do: 'join', unit: 'su-3-art76' })
    const log = table.play({ do: 'resolve' })
    expect(event(log, 'fire')).toMatchObject({ points: 8, dice: [1, 1], result: '-1D' })
    expect(g.levels[unit(TARGET)]).toBe(1)
    expect(g.disorganised[unit(TARGET)]).toBeGreaterThan(0)
    expect(table.asked()).toBe('combat')
  })

  it('[6.4.2] ground that takes everything leaves no result', () => {
    layOutGround({ hexes: { 2012: 'hills city="Dresden"' } })
    const g = position('nysa', { 2010: 'su-3-art21', 2012: TARGET })
    rollNext(g, 1, 1)
    const log = inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(event(log, 'fire')).toMatchObject({ points: -1, result: '-' })
    expect(g.rolls).toBe(0)
    expect(g.levels[unit(TARGET)]).toBe(2)
  })

  it('[5.6.1d] [R75] a dot is a test for the target, never for those who fire', () => {
    for (const [roll, isDisorganised] of [
      [[5, 6], true],
      [[5, 5], false],
    ] as const) {
      const g = position('nysa', { 2010: 'su-3-art21', 2012: TARGET })
      rollNext(g, 2, 2, ...roll)
      inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
      expect(g.disorganised[unit(TARGET)] > 0).toBe(isDisorganised)
      expect(g.disorganised[unit('su-3-art21')]).toBe(0)
    }
  })

  it('[6.4.4] [8.2.3] air points join once: six and four of them roll on 9-12, and are used up', () => {
    const g = position('nysa', { 2010: 'su-5g-art32 su-5g-art33', 2012: TARGET, 2013: 'de-342-687' })
    withSupport(g, '2012', 4)
    const table = inCombatPhase(g)
    table.play({ do: 'fire', hex: '2012', unit: 'su-5g-art32' })
    table.play({ do: 'air' })
    expect(table.why({ do: 'air' })).toBe('8.2.3')
    rollNext(g, 2, 2)
    const log = table.play({ do: 'resolve' })
    expect(event(log, 'fire')).toMatchObject({ points: 10, result: 'D' })
    expect(g.missions[0]).toBe(MISSION.none)
    table.play({ do: 'fire', hex: '2013', unit: 'su-5g-art33' })
    expect(table.why({ do: 'air' })).toBe('8.2.3')
  })

  it('[6.4.4] ten points of guns and four of aircraft are fourteen before the ground', () => {
    layOutGround({ hexes: { 2012: 'forest' } })
    const g = position('nysa', { 2010: GUNS, 2012: TARGET })
    withSupport(g, '2012', 4)
    const log = inCombatPhase(g).play({
      do: 'fire',
      hex: '2012',
      units: ['su-3-art21', 'su-3-art76'],
      air: true,
    })
    expect(event(log, 'fire')?.points).toBe(12)
  })

  it('[6.4.2] [5.1.8] the owner chooses who loses the level', () => {
    const g = position('nysa', { 2010: GUNS, 2012: 'de-342-698 de-hqV' })
    rollNext(g, 5, 6)
    const table = inCombatPhase(g)
    table.play({ do: 'fire', hex: '2012', units: ['su-3-art21', 'su-3-art76'] })
    expect([table.asked(), table.askedSide()]).toEqual(['losses', 1])
    table.play({ do: 'lose', unit: 'de-hqV' })
    expect(whereIs(g, 'de-hqV')).toBe('eliminated')
    expect(g.levels[unit('de-342-698')]).toBe(2)
    expect(g.disorganised[unit('de-342-698')]).toBeGreaterThan(0)
    expect(g.battle.every(cell => cell === 0)).toBe(true)
    expect(hasFlag(g.unitFlags, unit('de-342-698'), UNIT.defending)).toBe(false)
  })

  it('[10.2.3] a gun out of supply fires at half strength, or in full for a level', () => {
    const g = position('nysa', { 2012: TARGET })
    put(g, 'su-3-art21', '2010', { outOfSupply: 1 })
    const trial = g.copy()
    const log = inCombatPhase(trial).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(event(log, 'fire')?.points).toBe(3)
    const table = inCombatPhase(g)
    const paid = table.play({ do: 'fire', hex: '2012', units: ['su-3-art21'], paid: ['su-3-art21'] })
    expect(event(paid, 'fire')?.points).toBe(5)
    expect(g.outOfSupply[unit('su-3-art21')]).toBe(2)
    expect(hasFlag(g.unitFlags, unit('su-3-art21'), UNIT.paidAttack)).toBe(false)
  })

  it('[5.6.5] who is fired upon begins its rest anew, and so does a gun that fires', () => {
    const g = position('nysa', {})
    put(g, 'su-3-art21', '2010', { disorganised: 1 })
    put(g, TARGET, '2012', { disorganised: 1 })
    rollNext(g, 3, 4)
    inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(g.disorganised[unit('su-3-art21')]).toBe(clockOf(g))
    expect(g.disorganised[unit(TARGET)]).toBe(clockOf(g))
  })
})

describe('fire and attack', () => {
  it('[6.4.5] who was fired upon is not attacked in the same phase', () => {
    const g = position('nysa', { 2010: GUNS, 2013: TARGET, 2014: 'su-3-287' })
    // 7.1.11  In works of its own the division need not attack, and so the German need not be attacked.
    g.own('hexFlags')[hex('2014')] |= CAMP.soviet + 1
    rollNext(g, 3, 4)
    const table = inCombatPhase(g)
    expect(table.why({ do: 'attack', hex: '2013' })).toBeNull()
    table.play({ do: 'fire', hex: '2013', units: ['su-3-art21'] })
    expect(table.why({ do: 'attack', hex: '2013' })).toBe('6.4.5')
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art76' })).toBe('5.1.1')
  })

  it('[6.4.5] no fire at an enemy who must be attacked', () => {
    const g = position('nysa', { 2010: GUNS, 2013: TARGET, 2014: 'su-3-287' })
    const table = inCombatPhase(g)
    expect(table.why({ do: 'fire', hex: '2013', unit: 'su-3-art21' })).toBe('6.4.5')
    expect(table.legal().some(({ do: what }) => what === 'fire')).toBe(false)
  })

  it('[6.4.6] a gun in disorder after fire still supports a defence, with half of 3', () => {
    const g = position('nysa', { 2010: GUNS, 2012: 'de-artV', 2014: TARGET })
    rollNext(g, 1, 3, 6, 6)
    inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21', 'su-3-art76'] })
    const gun = unit('de-artV')
    expect(g.disorganised[gun]).toBeGreaterThan(0)
    expect(effectiveDefence(g, gun)).toBe(2)
    expect(defenceSupportRefusal(g, gun, 1, [hex('2014')], CAMP.soviet)).toBeNull()
  })

  it('[16.1.3] the target lies open until the phase ends', () => {
    const g = position('nysa', { 2010: GUNS, 2012: TARGET })
    inCombatPhase(g).play({ do: 'fire', hex: '2012', units: ['su-3-art21'] })
    expect(hasFlag(g.hexFlags, hex('2012'), HEX.open)).toBe(true)
    expect(hasFlag(g.hexFlags, hex('2010'), HEX.open)).toBe(false)
  })
})

describe('fire on bridges', () => {
  const { S } = around('2010')
  const bridge = { hex: '2010', across: S }

  beforeEach(() =>
    layOutGround({
      sides: [`2010/${S} stream+bridge`],
      routes: [`main 2010 ${S}`],
      hexes: { 2010: 'forest' },
    }),
  )

  it('[6.4.7] [R81] any bridge in range, also an adjacent one, without the ground: 10 points and a 4 destroy it', () => {
    const g = position('nysa', { 2012: GUNS })
    const table = inCombatPhase(g)
    rollNext(g, 1, 3)
    const log = table.play({ do: 'fire', ...bridge, units: ['su-3-art21', 'su-3-art76'] })
    expect(event(log, 'fire')).toMatchObject({ rule: '6.4.7', points: 10, result: 'D' })
    expect(bridgeStands(g, slotBetween('2010', S))).toBe(false)
  })

  it('[6.4.7] a 7 leaves it standing, and a bridge that is gone is no target', () => {
    const g = position('nysa', { 2012: GUNS })
    const table = inCombatPhase(g)
    rollNext(g, 3, 4, 1, 1)
    table.play({ do: 'fire', ...bridge, units: ['su-3-art21'] })
    expect(bridgeStands(g, slotBetween('2010', S))).toBe(true)
    table.play({ do: 'fire', ...bridge, units: ['su-3-art76'] })
    put(g, 'su-3-art120', '2012')
    expect(table.why({ do: 'fire', ...bridge, unit: 'su-3-art120' })).toBe('6.4.7')
  })

  it('[14.1.1] 5 points and a 12 destroy it, seen from either end', () => {
    const g = position('nysa', { 2013: 'su-3-art21' })
    rollNext(g, 6, 6)
    inCombatPhase(g).play({ do: 'fire', hex: S, across: '2010', units: ['su-3-art21'] })
    expect(bridgeStands(g, slotBetween('2010', S))).toBe(false)
  })

  it('[6.1.2] the nearer end counts', () => {
    const table = inCombatPhase(position('nysa', { 2014: 'su-3-art21' }))
    expect(table.legal()).toContainEqual(expect.objectContaining({ do: 'fire', unit: 'su-3-art21' }))
    const far = inCombatPhase(position('nysa', { 2015: 'su-3-art21' }))
    expect(far.why({ do: 'fire', ...bridge, unit: 'su-3-art21' })).toBe('6.1.2')
  })
})

describe('what is offered', () => {
  it('[6.4.2] every offer is legal, and every hex that is legal is offered', () => {
    layOutGround({ sides: ['2010/2011 stream+bridge'], routes: ['main 2010 2011'] })
    const g = position('nysa', {
      2010: GUNS,
      2012: TARGET,
      2013: 'de-342-687',
      2310: 'de-hqV',
      2011: 'de-342-554',
    })
    g.own('hexFlags')[hex('2010')] |= CAMP.soviet + 1
    const table = inCombatPhase(g)
    const fires = table.legal().filter(action => action.do === 'fire')
    for (const action of fires) expect(table.why(action)).toBeNull()
    const hexes = new Set(fires.filter(({ across }) => across === undefined).map(action => action.hex))
    const legal = grid.names.filter(name => table.why({ do: 'fire', hex: name, unit: 'su-3-art21' }) === null)
    expect([...hexes].sort()).toEqual(legal.sort())
    expect(legal.sort()).toEqual(['2012', '2013', '2310'])
  })
})
