import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { points } from '../../../engine/movement/points.ts'
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { assess, engagementOfPlan } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { emptyGame, fortify, layOutGround, put } from '../../../games/budziszyn-1945/rules/testing.ts'
import { PHASE, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { MOBILITY, unit } from '../../../games/budziszyn-1945/units.ts'
import { grid, hex, layOut } from '../../../games/budziszyn-1945/world.ts'
import { estimateFor } from '../../planner/estimate.ts'
import { ordersFor } from '../../planner/orders.ts'
import { postsFor } from '../../planner/posts.ts'
import { promiseOf } from '../../planner/promise.ts'
import { addGoal, costsFor, noGoals, wayTo } from '../../planner/ways.ts'
import { OFFICER } from '../../temper.ts'
import { prizeOf } from './aims.ts'
import { prospectOf } from './assault.ts'
import { levelWorth } from './battle.ts'
import { battlefield } from './battlefield.ts'
import { dutiful } from './duties.ts'
import { prospectAt } from './prospects.ts'
import { sightOf } from './sight.ts'

const SOVIET = 0
const GERMAN = 1

beforeEach(() => layOutGround({ hexes: { 2713: 'clear town="Bautzen"' } }))
afterAll(() => layOut())

function inPhase(g: State, player: number, phase: number): State {
  g.player = player
  g.phase = phase
  return g
}

const estimateOf = (g: State, side: number) => estimateFor(battlefield, sightOf(g, side), side, OFFICER)

describe('[5.1.3] attacks that a movement phase prepares', () => {
  const ordered = (g: State, ids: string) => {
    const orders = ordersFor(estimateOf(inPhase(g, SOVIET, PHASE.movement), SOVIET))
    return ids.split(' ').map(id => grid.names[orders[unit(id)]])
  }

  test('three divisions go up to a lone regiment, and all of them next to it', () => {
    const g = emptyGame('nysa')
    put(g, 'de-342-698', '2713')
    put(g, 'su-5g-13 su-5g-97 su-5g-95', '2913')
    for (const place of ordered(g, 'su-5g-13 su-5g-97 su-5g-95'))
      expect(grid.directionTo(hex('2713'), hex(place))).toBeGreaterThanOrEqual(0)
  })

  test('one division leaves a strong stack in its works alone', () => {
    const g = emptyGame('nysa')
    put(g, 'de-36-89 de-36-90 de-342-698', '2713')
    fortify(g, '2713', 'german')
    put(g, 'su-5g-13', '2913')
    expect(ordered(g, 'su-5g-13')).toEqual([undefined])
  })

  test('[5.1.1] as many go against those who fought in the last combat phase: they will defend themselves in the next', () => {
    const sent = (flags: number) => {
      const g = emptyGame('nysa')
      put(g, 'de-342-698', '2713', { flags })
      put(g, 'su-5g-13 su-5g-97 su-5g-95', '2913')
      return ordered(g, 'su-5g-13 su-5g-97 su-5g-95')
    }
    expect(sent(0).filter(place => place !== undefined).length).toBeGreaterThan(1)
    expect(sent(UNIT.fought)).toEqual(sent(0))
  })
})

test('[15.1.6] a star that the defender may use is counted before he uses it', () => {
  const g = inPhase(emptyGame('nysa'), SOVIET, PHASE.movement)
  put(g, 'su-5g-13 su-5g-97', '2714')
  put(g, 'de-21-22', '2713')
  const attackers = [unit('su-5g-13'), unit('su-5g-97')]
  const bare = assess(g, engagementOfPlan(g, { targets: [hex('2713')], attackers })).column
  expect(prospectOf(g, attackers, hex('2713'))).toEqual(prospectAt(bare - 1, 0))
})

test('[5.1.4] whoever alone can attack another enemy is left out of an attack', () => {
  const g = inPhase(emptyGame('nysa'), SOVIET, PHASE.combat)
  put(g, 'de-342-698', '2713', { flags: UNIT.mustBeAttacked })
  put(g, 'de-342-687', '2912', { flags: UNIT.mustBeAttacked })
  put(g, 'su-5g-13', '2812', { flags: UNIT.mustAttack })
  put(g, 'su-5g-97', '2714', { flags: UNIT.mustAttack })
  expect(grid.directionTo(hex('2812'), hex('2713'))).toBeGreaterThanOrEqual(0)
  expect(grid.directionTo(hex('2812'), hex('2912'))).toBeGreaterThanOrEqual(0)
  const both = [unit('su-5g-13'), unit('su-5g-97')]
  expect(dutiful(g, hex('2713'), both)).toEqual([unit('su-5g-97')])
})

test('[T4] an attack promises more in every column further right', () => {
  const stakes = { ground: 0.5, trapped: 0, ownLoss: 1 }
  const columns = Array.from({ length: 13 }, (_, column) => promiseOf(prospectAt(column, 0), stakes))
  expect(columns[0]).toBeLessThan(0)
  expect(columns[4]).toBeGreaterThan(0)
  for (let i = 1; i < columns.length; i++) expect(columns[i]).toBeGreaterThanOrEqual(columns[i - 1] - 0.1)
  expect(promiseOf(prospectAt(6, 0), { ...stakes, trapped: 1 })).toBeGreaterThan(columns[6])
})

test('[5.1.8] a headquarters is the last to be given up, a resilience group among the first', () => {
  const g = emptyGame('nysa')
  const worth = (id: string) => levelWorth(g, unit(id))
  expect(worth('de-rg1')).toBeLessThan(worth('de-artV'))
  expect(worth('de-artV')).toBeLessThan(worth('de-hqV'))
  expect(worth('de-vs1')).toBeLessThan(worth('de-21-22'))
})

test('[3.1.11] the way follows the road', () => {
  layOutGround({ routes: ['main 2713 2813 2913 3013'] })
  const goals = noGoals(grid)
  addGoal(goals, hex('3013'), 0)
  const way = wayTo(grid, costsFor(battlefield, emptyGame('nysa'), CAMP.soviet, MOBILITY.truck), goals)
  expect(way[hex('2713')]).toBe(points(1))
  expect(way[hex('3016')]).toBe(points(3))
})

test('[N-V2] a regiment in reserve is sent to the town that the enemy draws near', () => {
  const g = inPhase(emptyGame('nysa'), GERMAN, PHASE.movement)
  put(g, 'de-342-698', '2513')
  put(g, 'su-5g-13 su-5g-97', '3113')
  expect(postsFor(estimateOf(g, GERMAN)).of(g, unit('de-342-698'))).toBe(hex('2713'))
})

test('[N-V1] armour goes for Berlin as long as it can get there, then for towns', () => {
  layOutGround({ hexes: { 2700: 'clear exit' } })
  const aimOn = (turn: number) => {
    const g = emptyGame('nysa')
    g.turn = turn
    g.exitedLevels = 59
    put(g, 'su-vii-24', '2713')
    return estimateOf(inPhase(g, SOVIET, PHASE.movement), SOVIET).aim(unit('su-vii-24'))
  }
  const { lastTurn } = emptyGame('nysa').terms
  expect(aimOn(lastTurn - 8)).toBe('berlin')
  expect(aimOn(lastTurn)).toBe('towns')
})

describe('[S-V5] [S-V9] Americans who have come far east', () => {
  const aimsAt = (americans: string) => {
    const g = emptyGame('stars-3')
    put(g, 'us-3arm-cca', americans)
    put(g, 'su-5g-13 su-5g-97', grid.names[grid.at(grid.line[hex(americans)] + 4, 15)])
    return estimateOf(g, g.terms.playerOf[CAMP.soviet]).aim(unit('su-5g-13'))
  }

  test('are turned on by Soviets who are near and no weaker', () => {
    expect(aimsAt('4015')).toBe('spearhead')
  })

  test('are no spearhead yet farther west', () => {
    expect(aimsAt('2015')).not.toBe('spearhead')
  })

  test('are a prize to Soviets, who would not march for an empty hex', () => {
    const g = emptyGame('stars-3')
    put(g, 'us-3arm-cca', '4015')
    expect(prizeOf(g, CAMP.soviet, hex('4015'))).toBeGreaterThan(prizeOf(g, CAMP.soviet, hex('4016')))
    expect(prizeOf(g, CAMP.german, hex('4015'))).toBe(0)
  })
})
