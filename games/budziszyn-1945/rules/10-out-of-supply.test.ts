import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { GameEvent } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, NATION } from '../nations.ts'
import { PHASE, type ScenarioId, type State } from '../state.ts'
import { unit } from '../units.ts'
import { grid, hex, layOut } from '../world.ts'
import { controllerOf, setController } from './04-hex-control.ts'
import { supplyProcedure } from './10-out-of-supply.ts'
import { around, ask, emptyGame, layOutGround, put, rollNext, whereIs } from './testing.ts'

const CUT_OFF = '3020'
const AT_HOME = '6420'

beforeAll(() => layOutGround())
afterAll(() => layOut())

/** The Soviets draw supply from the east edge alone; 3020 is far from everybody's. */
function game(scenario: ScenarioId = 'nysa', options: Readonly<Record<string, string>> = {}): State {
  const g = emptyGame(scenario, options)
  for (const name of grid.names.filter(each => each.startsWith('65')))
    setController(g, hex(name), CAMP.soviet)
  return g
}

/** The supply phase of a player, from beginning to end. */
function supplyPhase(g: State, player = 0): GameEvent[] {
  const log: GameEvent[] = []
  ask(g, FRAMES.supply, player, PHASE.supply)
  while (g.flow[0] > 0) supplyProcedure.run(g, log)
  return log
}

const levelOf = (g: State, id = 'su-52-50'): number => g.outOfSupply[unit(id)]

describe('levels', () => {
  test('[10.2.1] R34 the first failed check sets level one, each later one adds one', () => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF)
    supplyPhase(g)
    expect(levelOf(g)).toBe(1)
    supplyPhase(g)
    expect(levelOf(g)).toBe(2)
  })

  test('[10.2.1] R34 with the option off it stays at one', () => {
    const g = game('nysa', { outOfSupplyGrows: 'false' })
    put(g, 'su-52-50', CUT_OFF)
    supplyPhase(g)
    supplyPhase(g)
    expect(levelOf(g)).toBe(1)
  })

  test('[10.1.2] only units of the player whose phase it is are looked at', () => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF)
    put(g, 'de-36-89', '4020')
    supplyPhase(g, 1)
    expect([levelOf(g), levelOf(g, 'de-36-89')]).toEqual([0, 1])
  })

  test('[10.2.7] [10.2.8] a line takes away four levels: from three none is left, from five one', () => {
    const g = game()
    put(g, 'su-52-50', AT_HOME, { outOfSupply: 3 })
    put(g, 'su-52-111', AT_HOME, { outOfSupply: 5 })
    supplyPhase(g)
    expect([levelOf(g), levelOf(g, 'su-52-111')]).toEqual([0, 1])
    supplyPhase(g)
    expect(levelOf(g, 'su-52-111')).toBe(0)
  })

  test('R35 a unit that has its line again takes no test, however deep it was', () => {
    const g = game()
    put(g, 'su-52-50', AT_HOME, { outOfSupply: 30 })
    expect(supplyPhase(g).filter(({ event }) => event === 'surrender-test')).toEqual([])
    expect(whereIs(g, 'su-52-50')).toBe(AT_HOME)
  })

  test('one player checks both camps that he commands', () => {
    const g = game('stars-2')
    put(g, 'us-69-271', CUT_OFF)
    put(g, 'de-36-89', '4020')
    supplyPhase(g)
    expect([levelOf(g, 'us-69-271'), levelOf(g, 'de-36-89')]).toEqual([1, 1])
  })
})

describe('surrender', () => {
  test.each([
    [[1, 3], 'eliminated'],
    [[1, 4], CUT_OFF],
  ])('[10.2.6] level five and a roll of %j', (dice, place) => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF, { outOfSupply: 4 })
    rollNext(g, ...dice)
    const log = supplyPhase(g)
    expect(log.find(({ event }) => event === 'surrender-test')).toMatchObject({ level: 5, dice })
    expect(whereIs(g, 'su-52-50')).toBe(place)
  })

  test.each([
    [[1, 1], 'eliminated'],
    [[1, 2], CUT_OFF],
  ])('[10.2.6] level three, the lowest that can surrender, and a roll of %j', (dice, place) => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF, { outOfSupply: 2 })
    rollNext(g, ...dice)
    const log = supplyPhase(g)
    expect(log.find(({ event }) => event === 'surrender-test')).toMatchObject({ level: 3, dice })
    expect(whereIs(g, 'su-52-50')).toBe(place)
  })

  test('[10.2.6] nobody rolls at level two, which no roll exceeds', () => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF, { outOfSupply: 1 })
    supplyPhase(g)
    expect([levelOf(g), g.rolls]).toEqual([2, 0])
  })

  test('[2.2-6] [4.3.4] who surrenders controls nothing, not even where it stood', () => {
    const g = game()
    put(g, 'su-52-50', CUT_OFF, { outOfSupply: 12 })
    put(g, 'su-52-111', '3025', { outOfSupply: 1 })
    rollNext(g, 1, 1)
    supplyPhase(g)
    expect(whereIs(g, 'su-52-50')).toBe('eliminated')
    expect(controllerOf(g, hex(CUT_OFF))).toBe(CAMP.german)
    expect(controllerOf(g, hex('3025'))).toBe(CAMP.soviet)
  })

  test.each([
    ['American', { american: '3023', german: '3025' }, CAMP.american],
    ['German', { american: '3025', german: '3023' }, CAMP.german],
    ['American', { american: '3023', german: '3017' }, CAMP.american],
  ])('R78 the credit is %s: %j', (_, { american, german }, camp) => {
    const g = game('stars-2')
    put(g, 'su-52-50', CUT_OFF, { outOfSupply: 12 })
    put(g, 'us-69-271', american)
    put(g, 'de-36-89', german)
    rollNext(g, 1, 1)
    supplyPhase(g, 1)
    expect(g.killed[camp * 4 + NATION.soviet]).toBe(1)
  })
})

test('[2.2-6] control is extended when the tests are over', () => {
  const g = game()
  put(g, 'su-52-50', AT_HOME)
  supplyPhase(g)
  for (const name of Object.values(around(AT_HOME))) expect(controllerOf(g, hex(name))).toBe(CAMP.soviet)
})
