import { beforeEach, describe, expect, it } from 'vitest'
import type { Action } from '../../../engine/game/action.ts'
import { CAMP } from '../nations.ts'
import { layout, MISSION, type State } from '../state.ts'
import { unitIds } from '../units.ts'
import { view } from '../view.ts'
import { grid, hex } from '../world.ts'
import { bridgeTarget } from './06-targets.ts'
import { inAirPhase, inCombatPhase, inNextAirPhase, position } from './06-test-kit.ts'
import { airPoints } from './08-air-points.ts'
import { pointsToGive } from './08-mission-orders.ts'
import { eachMission, missionPoints, sizeAt } from './08-missions.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'

const { soviet, american } = CAMP
const { S } = around('2010')

beforeEach(() =>
  layOutGround({
    sides: [
      `2010/${S} big-river+bridge name="Elbe"`,
      '2110/2111 big-river name="Elbe"',
      '2210/2211 big-river name="Elbe"',
      '3010/3011 big-river name="Elbe"',
    ],
    routes: [`main 2010 ${S}`],
  }),
)

const mission = (kind: string, at: string, points?: number): Action =>
  points === undefined ? { do: 'mission', kind, hex: at } : { do: 'mission', kind, hex: at, points }

/** 30 April: 30 American points, the Allied player's air phase. */
const thirtyApril = (): State =>
  position('stars-2', { 2012: 'su-3-389', 2015: 'us-VIII-art1', 2020: 'de-artV' })
/** 16 April: 30 Soviet points. */
const sixteenApril = (): State =>
  position('nysa', { 2012: 'de-342-698', 2013: 'de-342-687', 2020: 'su-3-389' })

describe('giving out points', () => {
  it('[8.1.1] [8.1.6] thirty points as one likes, also all on one hex', () => {
    const g = sixteenApril()
    const table = inAirPhase(g)
    table.play(mission('offensive-support', '2012', 30))
    expect(pointsToGive(g, soviet)).toBe(0)
    expect(sizeAt(g, soviet, MISSION.offensiveSupport, hex('2012'))).toBe(30)
  })

  it('[8.1.2] only in an air phase', () => {
    expect(inCombatPhase(sixteenApril()).why(mission('air-attack', '2012'))).toBe('2.1.2')
  })

  it('[5.0b] an air attack cannot be ordered in the combat phase', () => {
    const g = sixteenApril()
    g.airLeft[soviet] = 30
    expect(inCombatPhase(g).why(mission('air-attack', '2012', 16))).toBe('2.1.2')
  })

  it('[8.1.3] a point flies one mission', () => {
    const table = inAirPhase(sixteenApril(), 0, 3)
    table.play(mission('offensive-support', '2012', 10))
    expect(table.why(mission('offensive-support', '2013'))).toBe('8.1.3')
    expect(table.legal()).toEqual([{ do: 'end' }])
  })

  it('[8.1.4] also in the air phase of the enemy', () => {
    const g = sixteenApril()
    const table = inAirPhase(g, 1)
    expect([table.asked(), table.askedSide()]).toEqual(['airPlan', 0])
    expect(table.why(mission('air-attack', '2012', 16))).toBeNull()
  })

  it('[8.1.5] what flew in the first air phase does not fly in the second', () => {
    const g = sixteenApril()
    const table = inAirPhase(g)
    table.play(mission('offensive-support', '2012', 20))
    table.play({ do: 'end' })
    const second = inNextAirPhase(g, 1)
    expect(airPoints(g, soviet)).toBe(10)
    expect(second.why(mission('air-attack', '2012', 11))).toBe('8.1.3')
    expect(second.why(mission('air-attack', '2012', 10))).toBeNull()
  })

  it('[8.1.5] an order for more points than there are is refused as a whole', () => {
    const g = sixteenApril()
    expect(inAirPhase(g).why(mission('air-attack', '2012', 31))).toBe('8.1.3')
    expect(inAirPhase(g).why(mission('air-attack', '2012', 5000))).toBe('8.1.3')
    expect(inAirPhase(g).why(mission('air-attack', '2012', -1))).toBe('2.1.2')
    expect(inAirPhase(g).why(mission('air-attack', '2012', 1.5))).toBe('2.1.2')
    expect(inAirPhase(g).why(mission('stunts', '2012'))).toBe('2.1.2')
  })

  it('[2.1.4] who has no points is not asked; with none at all there is no air phase', () => {
    const g = sixteenApril()
    const table = inAirPhase(g, 0, 4)
    expect(table.asked()).toBeUndefined()
    expect(inAirPhase(sixteenApril()).askedSide()).toBe(0)
  })

  it('[8.1.4] every offer is legal', () => {
    const table = inAirPhase(thirtyApril())
    const offers = table.legal()
    const kinds = new Set(offers.map(({ kind }) => kind))
    expect(kinds.size).toBe(8)
    for (const offer of offers.filter(({ kind }) => kind !== 'hamper-movement'))
      expect(table.why(offer)).toBeNull()
    expect(offers.filter(({ kind }) => kind === 'hamper-movement')).toHaveLength(grid.size)
  })
})

/** The cells that a player is shown. */
function asSeenBy(g: State, player: number): State {
  const cells = layout.fromJSON(view(g, player).state)
  if (!cells.ok) throw new Error(`the view lacks ${cells.field}`)
  return layout.create(g.terms, g.dice, cells.cells)
}

describe('secrecy', () => {
  it('[8.1.7] [2.2-1] the second player is asked before anything is shown, and sees nothing of the first', () => {
    const g = thirtyApril()
    g.airDays.set([1, 2, 3])
    const table = inAirPhase(g)
    expect(table.askedSide()).toBe(0)
    table.play(mission('defensive-support', '2015', 6))
    expect(table.play({ do: 'end' })).toEqual([])
    expect(table.askedSide()).toBe(1)
    expect([g.airRevealed, g.revelations]).toEqual([0, 0])
    const seen = asSeenBy(g, 1)
    expect(seen.missions.every(cell => cell === 0)).toBe(true)
    expect([...seen.airLeft]).toEqual([30, 0, 30])
    expect(asSeenBy(g, 0).missions).toEqual(g.missions)
  })

  it('[8.1.7] when all have planned all is shown', () => {
    const g = thirtyApril()
    g.airDays.set([1, 2, 3])
    const table = inAirPhase(g)
    table.play(mission('defensive-support', '2015', 6))
    table.play({ do: 'end' })
    table.play(mission('offensive-support', '2020', 9))
    const log = table.play({ do: 'end' })
    expect([g.airRevealed, g.revelations]).toEqual([1, 1])
    expect(log.filter(({ event }) => event === 'air-mission')).toHaveLength(2)
    const seen = asSeenBy(g, 1)
    expect(missionPoints(seen, MISSION.defensiveSupport, hex('2015'), american)).toBe(6)
    expect([g.airLeft[american], g.airLeft[soviet]]).toEqual([24, 21])
  })

  it('[8.1.7] the order of planning leaves no trace', () => {
    const plans = [mission('air-attack', '2013', 5), mission('air-attack', '2012', 5)]
    const [one, other] = [plans, plans.toReversed()].map(order => {
      const g = sixteenApril()
      const table = inAirPhase(g)
      for (const plan of order) table.play(plan)
      return g.missions
    })
    expect(one).toEqual(other)
  })
})

describe('who may fly what, and where', () => {
  it('[8.2.1] [8.2.2] offensive support and air attacks go to enemy hexes', () => {
    const table = inAirPhase(thirtyApril())
    for (const kind of ['offensive-support', 'air-attack']) {
      expect(table.why(mission(kind, '2012'))).toBeNull()
      expect(table.why(mission(kind, '2015'))).not.toBeNull()
      expect(table.why(mission(kind, '2020'))).not.toBeNull()
      expect(table.why(mission(kind, '2030'))).not.toBeNull()
    }
  })

  it('[8.2.4] defensive support goes to one’s own units, Germans of the Allied player too', () => {
    const table = inAirPhase(thirtyApril())
    expect(table.why(mission('defensive-support', '2015'))).toBeNull()
    expect(table.why(mission('defensive-support', '2020'))).toBeNull()
    expect(table.why(mission('defensive-support', '2012'))).toBe('8.2.4')
    const three = inAirPhase(position('stars-3', { 2015: 'us-VIII-art1', 2020: 'de-artV' }))
    expect(three.why(mission('defensive-support', '2020'))).toBe('8.2.4')
  })

  it('[8.2.5] [8.2.22] [N-5b] Soviet aircraft attack and do nothing else', () => {
    const table = inAirPhase(sixteenApril())
    expect(table.why(mission('defensive-support', '2020'))).toBe('8.2.5')
    expect(table.why(mission('supply', '2020', 7))).toBe('8.2.22')
    expect(table.why({ do: 'mission', kind: 'object', hex: '2010', across: S, points: 4 })).toBe('N-5b')
    expect(table.why(mission('crossing', '2010'))).toBe('N-5b')
    expect(table.why(mission('hamper-movement', '2010', 7))).toBe('N-5b')
  })

  it('[S-3] [R81] so it is in Two Stars', () => {
    const g = thirtyApril()
    g.airDays.set([1, 2, 3])
    const table = inAirPhase(g)
    table.play({ do: 'end' })
    expect(table.why({ do: 'mission', kind: 'object', hex: '2010', across: S, points: 4 })).toBe('S-3')
    expect(table.why(mission('air-attack', '2015', 9))).toBeNull()
    expect(table.why(mission('air-attack', '2020', 9))).toBeNull()
  })

  it('[8.2.8] [8.2.10] bridges that stand, with at least four points', () => {
    const g = thirtyApril()
    const table = inAirPhase(g)
    const bridge = { do: 'mission', kind: 'object', hex: '2010', across: S }
    expect(table.why({ ...bridge, points: 3 })).toBe('8.2.10')
    expect(table.why({ do: 'mission', kind: 'object', hex: '2110', across: '2111', points: 4 })).toBe('8.2.8')
    expect(table.why({ do: 'mission', kind: 'object', hex: '2012', points: 4 })).toBe('8.2.8')
    table.play({ ...bridge, points: 5 })
    expect(sizeAt(g, american, MISSION.object, bridgeTarget(0))).toBe(5)
  })

  it('[8.2.12] [8.2.23] seven points at least', () => {
    const table = inAirPhase(thirtyApril())
    expect(table.why(mission('hamper-movement', '2012', 6))).toBe('8.2.12')
    expect(table.why(mission('hamper-movement', '2012', 7))).toBeNull()
    expect(table.why(mission('supply', '2015', 6))).toBe('8.2.23')
    expect(table.why(mission('supply', '2015', 14))).toBeNull()
    expect(table.why(mission('supply', '2012', 7))).toBe('8.2.22')
  })

  it('[8.2.12] six points that are left do not make a mission', () => {
    const table = inAirPhase(thirtyApril())
    table.play(mission('air-attack', '2012', 24))
    expect(table.why(mission('hamper-movement', '2012'))).toBe('8.2.12')
    expect(table.why(mission('supply', '2015'))).toBe('8.2.23')
  })

  it('[14.1.1] bridges are no objects without their chapter', () => {
    const g = emptyGame('stars-2', { bridges: 'false' })
    expect(inAirPhase(g).why({ do: 'mission', kind: 'object', hex: '2010', across: S, points: 4 })).toBe(
      '12.0',
    )
  })
})

describe('attacks on crossings', () => {
  it('[8.2.16] only along a big river', () => {
    const table = inAirPhase(thirtyApril())
    expect(table.why(mission('crossing', '2010'))).toBeNull()
    expect(table.why(mission('crossing', '2020'))).toBe('8.2.16')
  })

  it('[8.2.17] five points are ten attacks', () => {
    const g = thirtyApril()
    const table = inAirPhase(g)
    table.play(mission('crossing', '2010', 5))
    expect(sizeAt(g, american, MISSION.crossing, hex('2010'))).toBe(10)
    expect(pointsToGive(g, american)).toBe(25)
  })

  it('[8.2.18] spread over hexes that hang together', () => {
    const g = thirtyApril()
    const table = inAirPhase(g)
    const spread = (...attacks: [string, number][]) => ({ do: 'mission', kind: 'crossing', attacks })
    expect(table.why(spread(['2010', 3], ['3010', 7]))).toBe('8.2.18')
    // 2210 is two hexes from 2010: it belongs to the mission only by way of 2110.
    expect(table.why(spread(['2010', 3], ['2210', 7]))).toBe('8.2.18')
    expect(table.why(spread(['2010', 3], ['2110', 1], ['2210', 6]))).toBeNull()
    table.play(spread(['2010', 3], ['2110', 7]))
    expect(pointsToGive(g, american)).toBe(25)
    expect(sizeAt(g, american, MISSION.crossing, hex('2110'))).toBe(7)
  })

  it('[8.2.18] two places apart are two missions: no point serves both', () => {
    const g = thirtyApril()
    const table = inAirPhase(g)
    table.play(mission('crossing', '2010'))
    table.play(mission('crossing', '3010'))
    expect(pointsToGive(g, american)).toBe(28)
    table.play(mission('crossing', '2010'))
    expect(pointsToGive(g, american)).toBe(28)
  })

  it('[8.2.17] the second attack of the last point is still to give', () => {
    const g = thirtyApril()
    const table = inAirPhase(g)
    table.play(mission('air-attack', '2012', 29))
    table.play(mission('crossing', '2010'))
    expect(table.legal()).toEqual(
      [
        { do: 'mission', kind: 'crossing', hex: '2010' },
        { do: 'mission', kind: 'crossing', hex: S },
        { do: 'mission', kind: 'crossing', hex: '2110' },
        { do: 'mission', kind: 'crossing', hex: '2111' },
        { do: 'end' },
      ].filter(({ hex: at }) => at === undefined || grid.distance(hex(at), hex('2010')) <= 1),
    )
  })
})

describe('room', () => {
  it('[8.1.6] the most missions that there can be: 96 crossings for 48 points, and 30 of one point', () => {
    const columns = Array.from({ length: 48 }, (_, i) => String(i + 10))
    layOutGround({ sides: columns.map(column => `${column}10/${column}11 big-river`) })
    const g = position('stars-2', {})
    const targets = unitIds.filter(id => id.startsWith('us-')).slice(0, 30)
    for (const [i, id] of targets.entries()) put(g, id, `${i + 10}25`)
    g.airBank = 20
    g.airDays[0] = 6
    const table = inAirPhase(g, 0, 6)
    const banks = columns.flatMap(column => [`${column}10`, `${column}11`])
    table.play({ do: 'mission', kind: 'crossing', attacks: banks.map(name => [name, 1]) })
    expect(pointsToGive(g, american)).toBe(0)
    table.play({ do: 'end' })
    for (const [i] of targets.entries()) table.play(mission('offensive-support', `${i + 10}25`, 1))
    table.play({ do: 'end' })
    let missions = 0
    eachMission(g, () => {
      missions += 1
    })
    expect(missions).toBe(126)
    expect(g.airBank).toBe(0)
  })
})
