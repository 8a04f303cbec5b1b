import { beforeEach, describe, expect, it } from 'vitest'
import { POINT } from '../../../engine/movement/points.ts'
import { CAMP } from '../nations.ts'
import { HEX, MISSION, PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex } from '../world.ts'
import { allowanceOf, hamperedBy } from './03-allowance.ts'
import { reachOf } from './03-reach.ts'
import { crossingAttacks, rollForCrossing } from './03-river-crossing.ts'
import { defensiveAir, type Engagement, type Force } from './05-engagement.ts'
import { attackStrength, defenceStrength } from './05-strength.ts'
import { event, inAirPhase, inNextAirPhase, position, type Stacks } from './06-test-kit.ts'
import { airPoints } from './08-air-points.ts'
import { missionPoints } from './08-missions.ts'
import { bridgeStands } from './14-standing-bridges.ts'
import { around, layOutGround, put, rollNext, slotBetween, whereIs } from './testing.ts'

const { soviet, american } = CAMP
const { S } = around('2010')

const mission = (kind: string, at: string, points: number) => ({ do: 'mission', kind, hex: at, points })

/** Two Stars on a day, on which the Soviets have 30 points too. */
function bothInTheAir(stacks: Stacks): State {
  const g = position('stars-2', stacks)
  g.airDays.set([1, 0, 0])
  return g
}

beforeEach(() => layOutGround())

describe('air attacks', () => {
  const bombed = (at: string, points: number, ...dice: number[]) => {
    const g = position('nysa', { [at]: 'de-342-698' })
    const table = inAirPhase(g)
    rollNext(g, ...dice)
    table.play(mission('air-attack', at, points))
    return { g, table, log: table.play({ do: 'end' }) }
  }

  it('[8.2.6] [5.0b] 16 points and a 4 cost a level and order, in the air phase itself', () => {
    const { g, table, log } = bombed('2010', 16, 1, 3)
    expect(event(log, 'fire')).toMatchObject({ rule: '8.2.6', hex: '2010', points: 16, result: '-1D' })
    expect(g.levels[unit('de-342-698')]).toBe(1)
    expect(g.disorganised[unit('de-342-698')]).toBeGreaterThan(0)
    expect(table.asked()).toBeUndefined()
    expect(g.missions.every(cell => cell === 0)).toBe(true)
  })

  it('[8.2.6] 17 points and a 3 cost two levels', () => {
    const { g, log } = bombed('2010', 17, 1, 2)
    expect(event(log, 'fire')?.result).toBe('-2')
    expect(whereIs(g, 'de-342-698')).toBe('eliminated')
    expect(g.killed[soviet * 4]).toBe(1)
  })

  it('[8.2.7] twice the modifiers of the ground are taken off: 20 points at a city of 2 are 16', () => {
    layOutGround({ hexes: { 2010: 'clear city="Dresden"' } })
    expect(event(bombed('2010', 20, 3, 4).log, 'fire')?.points).toBe(16)
  })

  it('[8.2.6] the owner chooses the loss, then the next attack falls', () => {
    const g = position('nysa', { 2010: 'de-342-698 de-artV', 2020: 'de-342-687' })
    const table = inAirPhase(g)
    rollNext(g, 1, 3, 1, 3)
    table.play(mission('air-attack', '2010', 13))
    table.play(mission('air-attack', '2020', 13))
    table.play({ do: 'end' })
    expect([table.asked(), table.askedSide()]).toEqual(['losses', 1])
    expect(g.levels[unit('de-342-687')]).toBe(2)
    table.play({ do: 'lose', unit: 'de-artV' })
    expect(whereIs(g, 'de-artV')).toBe('eliminated')
    expect(g.levels[unit('de-342-687')]).toBe(1)
    expect(table.asked()).toBeUndefined()
  })
})

describe('attacks on bridges', () => {
  beforeEach(() =>
    layOutGround({
      sides: [`2010/${S} big-river+bridge name="Elbe"`],
      routes: [`main 2010 ${S}`],
      hexes: { 2010: 'forest' },
    }),
  )

  it('[8.2.8] [8.2.9] six points and an 11 destroy it, and the forest takes nothing off', () => {
    const g = position('stars-2', {})
    const table = inAirPhase(g)
    rollNext(g, 5, 6)
    table.play({ do: 'mission', kind: 'object', hex: '2010', across: S, points: 6 })
    const log = table.play({ do: 'end' })
    expect(event(log, 'fire')).toMatchObject({ rule: '8.2.8', points: 6, result: 'D' })
    expect(bridgeStands(g, slotBetween('2010', S))).toBe(false)
  })

  it('[8.2.8] a 9 leaves it standing', () => {
    const g = position('stars-2', {})
    const table = inAirPhase(g)
    rollNext(g, 4, 5)
    table.play({ do: 'mission', kind: 'object', hex: '2010', across: S, points: 6 })
    table.play({ do: 'end' })
    expect(bridgeStands(g, slotBetween('2010', S))).toBe(true)
  })
})

describe('air combat', () => {
  const stacks = { 2012: 'su-3-389', 2013: 'us-VIII-art1', 2015: 'us-VIII-art2' }

  function meet(americanAt: string, sovietAt: string, points: [number, number], ...dice: number[]) {
    const g = bothInTheAir({ ...stacks, [americanAt]: 'us-VIII-art1', [sovietAt]: 'us-VIII-art2' })
    const table = inAirPhase(g)
    rollNext(g, ...dice)
    table.play(mission('defensive-support', americanAt, points[0]))
    table.play({ do: 'end' })
    table.play(mission('offensive-support', sovietAt, points[1]))
    return { g, log: table.play({ do: 'end' }) }
  }

  it('[8.1.8] on adjacent hexes 10 and a 3 beat 8 and a 4: the 8 are gone', () => {
    const { g, log } = meet('2015', '2016', [8, 10], 3, 4)
    expect(event(log, 'air-combat')).toMatchObject({ points: [10, 8], dice: [3, 4] })
    expect(missionPoints(g, MISSION.defensiveSupport, hex('2015'), american)).toBe(0)
    expect(missionPoints(g, MISSION.offensiveSupport, hex('2016'), soviet)).toBe(10)
  })

  it('[8.1.8] equal sums are rolled again', () => {
    const { g, log } = meet('2015', '2016', [9, 10], 3, 4, 1, 6)
    expect(log.filter(({ event: name }) => name === 'air-combat')).toHaveLength(2)
    expect(missionPoints(g, MISSION.offensiveSupport, hex('2016'), soviet)).toBe(0)
  })

  it('[8.1.8] two hexes apart they do not meet', () => {
    const { g, log } = meet('2015', '2017', [8, 10])
    expect(event(log, 'air-combat')).toBeUndefined()
    expect(g.rolls).toBe(0)
  })

  it('[8.1.9] who was driven off does not fly again in this turn', () => {
    const { g } = meet('2015', '2016', [8, 10], 3, 4)
    inNextAirPhase(g, 1)
    expect([airPoints(g, american), airPoints(g, soviet)]).toEqual([22, 20])
  })

  it('[8.1.8] [R32] the points of a hex fight together, and the greater meeting comes first', () => {
    const g = bothInTheAir({ 2012: 'su-3-389', 2013: 'us-VIII-art1', 2014: 'su-3-287' })
    const table = inAirPhase(g)
    // Support is told before attacks, so that the smaller meeting would come first without the rule.
    table.play(mission('offensive-support', '2014', 2))
    table.play(mission('air-attack', '2012', 6))
    table.play(mission('hamper-movement', '2012', 7))
    table.play({ do: 'end' })
    table.play(mission('air-attack', '2013', 9))
    rollNext(g, 1, 6)
    const log = table.play({ do: 'end' })
    expect(event(log, 'air-combat')).toMatchObject({ points: [9, 13], dice: [1, 6] })
    // Driven off by the thirteen, the nine do not meet the two, and no bombs fall on 2013.
    expect(log.filter(({ event: name }) => name === 'air-combat')).toHaveLength(1)
    expect(event(log, 'fire')).toMatchObject({ hex: '2012', points: 6 })
  })
})

describe('air combat over a crossing', () => {
  beforeEach(() =>
    layOutGround({ sides: [`2010/${S} big-river name="Elbe"`, '2110/2010 big-river name="Elbe"'] }),
  )

  it('[8.1.8] [8.2.17] three attacks are flown by two points, and two points fight', () => {
    const g = bothInTheAir({ [S]: 'su-3-389', 2009: 'us-VIII-art1' })
    const table = inAirPhase(g)
    rollNext(g, 6, 1)
    table.play({
      do: 'mission',
      kind: 'crossing',
      attacks: [
        ['2010', 3],
        ['2110', 1],
      ],
    })
    table.play({ do: 'end' })
    table.play(mission('offensive-support', '2009', 4))
    const fought = event(table.play({ do: 'end' }), 'air-combat')
    expect(fought?.points).toEqual([4, 2])
  })
})

describe('missions that wait', () => {
  it('[8.2.2] [R32] offensive support counts for the attack on its hex, for the player who flies it', () => {
    const g = position('nysa', { 2012: 'de-342-698', 2011: 'su-3-389' })
    const table = inAirPhase(g)
    table.play(mission('offensive-support', '2012', 6))
    table.play({ do: 'end' })
    expect(missionPoints(g, MISSION.offensiveSupport, hex('2012'), soviet)).toBe(6)
    expect(missionPoints(g, MISSION.offensiveSupport, hex('2012'), CAMP.german)).toBe(0)
    expect(missionPoints(g, MISSION.offensiveSupport, hex('2011'), soviet)).toBe(0)
    const e = engagement(['su-3-389'], 6, ['de-342-698'], 0)
    expect(
      attackStrength(g, e, hex('2012')) -
        attackStrength(g, { ...e, attack: { ...e.attack, air: 0 } }, hex('2012')),
    ).toBe(6)
  })

  it('[8.2.4] thirteen points over a defence count seven', () => {
    const g = position('stars-2', { 2012: 'us-VIII-art1 us-3arm-art' })
    const table = inAirPhase(g)
    table.play(mission('defensive-support', '2012', 13))
    table.play({ do: 'end' })
    expect(defensiveAir(g, [hex('2012')])).toBe(13)
    const e = engagement([], 0, ['us-VIII-art1', 'us-3arm-art'], 13)
    const without = { ...e, defence: { ...e.defence, air: 0 } }
    expect(defenceStrength(g, e) - defenceStrength(g, without)).toBe(7)
  })

  it('[R84] they stay until the next air phase begins', () => {
    const g = position('stars-2', { 2012: 'us-VIII-art1' })
    const table = inAirPhase(g)
    table.play(mission('hamper-movement', '2020', 7))
    table.play(mission('defensive-support', '2012', 13))
    table.play({ do: 'end' })
    expect(g.missions[0]).not.toBe(MISSION.none)
    inNextAirPhase(g, 1)
    expect(g.missions.every(cell => cell === 0)).toBe(true)
    expect(g.hexFlags[hex('2020')] & HEX.hamperedMask).toBe(0)
    expect(g.airRevealed).toBe(0)
  })

  const force = (ids: readonly string[], air: number): Force => ({
    units: ids.map(unit),
    support: [],
    abilities: [],
    air,
    kills: 0,
    declines: false,
  })
  const engagement = (attackers: string[], air: number, defenders: string[], cover: number): Engagement => ({
    targets: [hex('2012')],
    attack: force(attackers, air),
    defence: force(defenders, cover),
    paid: [],
  })
})

describe('hampered movement', () => {
  function hampered(points: number, ...hexes: string[]): State {
    const g = position('stars-2', { 2020: 'su-3-389 pl-artA', 2030: 'us-VIII-art1' })
    const table = inAirPhase(g)
    for (const at of hexes) table.play(mission('hamper-movement', at, points))
    table.play({ do: 'end' })
    g.player = 1
    g.phase = PHASE.movement
    return g
  }
  const infantry = unit('su-3-389')
  const costTo = (g: State, name: string) => reachOf(g, infantry).cost[hex(name)]

  it('[8.2.13] a point more in the target hex and the six around it', () => {
    layOutGround({ routes: ['main 2019 2020 2021 2022 2023'] })
    const g = hampered(7, '2022')
    put(g, 'su-3-389', '2019')
    expect(costTo(g, '2020')).toBe(POINT / 2)
    expect(costTo(g, '2021')).toBe(2 * POINT)
    expect(costTo(g, '2022')).toBe(3.5 * POINT)
    const all = grid.names.filter((_, h) => g.hexFlags[h] & HEX.hamperedMask)
    expect(all).toHaveLength(7)
  })

  it('[8.2.14] who begins there has a point fewer', () => {
    const g = hampered(7, '2021')
    const free = position('stars-2', { 2020: 'su-3-389' })
    expect(allowanceOf(free, infantry) - allowanceOf(g, infantry)).toBe(POINT)
    expect(costTo(g, '2021')).toBe(2 * POINT)
  })

  it('[8.2.15] missions add up, on one hex or on neighbours, and fourteen points are two', () => {
    expect(hamperedBy(hampered(7, '2020', '2021'), infantry, hex('2020'))).toBe(2)
    expect(hamperedBy(hampered(14, '2020'), infantry, hex('2020'))).toBe(2)
    expect(hamperedBy(hampered(13, '2020'), infantry, hex('2020'))).toBe(1)
  })

  it('[8.2.11] [R32] Soviet units only: not Poles, Germans or Americans', () => {
    const g = hampered(7, '2020')
    expect(hamperedBy(g, infantry, hex('2020'))).toBe(1)
    for (const id of ['pl-artA', 'de-artV', 'us-VIII-art1'])
      expect(hamperedBy(g, unit(id), hex('2020'))).toBe(0)
  })
})

describe('attacks on crossings', () => {
  beforeEach(() =>
    layOutGround({
      sides: [
        `2010/${S} big-river name="Elbe"`,
        '2009/2010 stream',
        '2110/2010 big-river+bridge name="Elbe"',
      ],
      routes: ['main 2110 2010'],
    }),
  )

  function watched(points: number): State {
    const g = position('stars-2', { [S]: 'su-3-389' })
    const table = inAirPhase(g)
    table.play(mission('crossing', '2010', points))
    table.play({ do: 'end' })
    return g
  }
  const infantry = unit('su-3-389')

  it('[8.2.16] [8.2.17] who wades into the hex meets two attacks a point', () => {
    const g = watched(5)
    expect(crossingAttacks(g, infantry, slotBetween(S, '2010'))).toBe(10)
    expect(crossingAttacks(g, infantry, slotBetween('2010', S))).toBe(0)
    expect(crossingAttacks(g, infantry, slotBetween('2009', '2010'))).toBe(0)
  })

  it('[8.2.21] a bridge is safe', () => {
    expect(crossingAttacks(watched(5), infantry, slotBetween('2110', '2010'))).toBe(0)
  })

  it('[8.2.19] a die for each attack, a six costs a level', () => {
    const g = watched(1)
    put(g, 'su-3-389', '2010')
    rollNext(g, 5, 6)
    rollForCrossing(g, infantry, hex('2010'), crossingAttacks(g, infantry, slotBetween(S, '2010')), null)
    expect(g.rolls).toBe(2)
    expect(g.levels[infantry]).toBe(1)
  })

  it('[8.2.20] everybody who comes is attacked', () => {
    const g = watched(1)
    const slot = slotBetween(S, '2010')
    for (const id of ['su-3-389', 'su-3-287', 'su-3-197']) {
      const attacks = crossingAttacks(g, unit(id), slot)
      expect(attacks).toBe(2)
      put(g, id, '2010')
      rollForCrossing(g, unit(id), hex('2010'), attacks, null)
    }
    expect(g.rolls).toBe(6)
  })
})

describe('supplies from the air', () => {
  function supplied(points: number, ...dice: number[]): State {
    const g = position('stars-2', {})
    put(g, 'us-VIII-art1 us-VIII-art2 us-VIII-art3', '2010', { outOfSupply: 4 })
    put(g, 'us-VII-art1', '2011', { outOfSupply: 4 })
    const table = inAirPhase(g)
    rollNext(g, ...dice)
    table.play(mission('supply', '2010', points))
    table.play({ do: 'end' })
    return g
  }
  const levelsOf = (g: State) =>
    ['us-VIII-art1', 'us-VIII-art2', 'us-VIII-art3', 'us-VII-art1'].map(id => g.outOfSupply[unit(id)])

  it('[8.2.25] [8.2.24] three missions with 1, 4 and 6: all units in the hex are two levels better off', () => {
    const g = supplied(21, 1, 4, 6)
    expect(levelsOf(g)).toEqual([2, 2, 2, 4])
    expect(g.rolls).toBe(3)
  })

  it('[8.2.24] a 6 fails, a 5 does not', () => {
    expect(levelsOf(supplied(7, 6))[0]).toBe(4)
    expect(levelsOf(supplied(7, 5))[0]).toBe(3)
  })

  it('[8.2.23] fourteen points are two missions, thirteen one', () => {
    expect(supplied(14, 1, 1).rolls).toBe(2)
    expect(supplied(13, 1, 1).rolls).toBe(1)
  })

  it('[8.2.22] [R84] it is done when it is flown, and Germans of the Allied player may be supplied', () => {
    const g = position('stars-2', {})
    put(g, 'de-artV', '2010', { outOfSupply: 1 })
    const table = inAirPhase(g)
    rollNext(g, 1, 1)
    table.play(mission('supply', '2010', 14))
    table.play({ do: 'end' })
    expect(g.outOfSupply[unit('de-artV')]).toBe(0)
    expect(g.missions.every(cell => cell === 0)).toBe(true)
  })
})
