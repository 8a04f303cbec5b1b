// What officers do with set-up, garrisons, ships and aircraft.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import type { Action } from '../../../engine/game/action.ts'
import { munichWar as game } from '../../../games/munich-war/index.ts'
import { AXIS, NATIONS } from '../../../games/munich-war/nations.ts'
import { place } from '../../../games/munich-war/rules/02-control.ts'
import { unitNamed } from '../../../games/munich-war/rules/actions.ts'
import { PHASE, STATUS, type State } from '../../../games/munich-war/state.ts'
import { grid } from '../../../games/munich-war/world.ts'
import { luckOf, type Player } from '../../players/player.ts'
import { playerOf } from '../all.ts'
import { dutiesOf } from './duties.ts'
import { expeditionOf } from './expeditions.ts'

/** Officers play until `isEnough`; what they did is kept. */
function played(scenario: string, seed: number, isEnough: (g: State) => boolean): [State, Action[]] {
  const g = valueOrThrow(game.begin(scenario, {}, fastDice(seed)))
  const players = ['officer', 'officer'].map(
    level => playerOf(level as 'officer', game.id) as unknown as Player<State>,
  )
  const luck = luckOf(seed)
  const done: Action[] = []
  for (let awaited = game.awaited(g); awaited !== null && !isEnough(g); awaited = game.awaited(g)) {
    const { side } = awaited
    const action = players[side].choose(game, g, side, game.legal(g, side), luck)
    done.push(action)
    game.perform(g, side, action, null)
  }
  return [g, done]
}

const isSetUp = (g: State): boolean => g.phase !== PHASE.setUp
const at = (g: State, unit: string): string => grid.names[g.place[unitNamed(unit)]]

test('capitals that could be walked or sailed into are held from the beginning', () => {
  const [g] = played('general-war', 1, isSetUp)
  const held = ['ne-fa', 'la-army', 'es-army', 'hu-1', 'ro-4', 'yg-2'].map(unit => at(g, unit))
  expect(held).toEqual(['1610', '3606', '3603', '3019', '3823', '3122'])
})

test('an expedition has its goal until it is taken, and what is taken is not left', () => {
  const [g] = played('general-war', 1, isSetUp)
  const [corps, danzig] = [unitNamed('ge-8'), grid.indexOf('3009')]
  expect(expeditionOf(g, corps)).toBe(danzig)
  expect(dutiesOf(g, AXIS).map(duty => duty.hex)).not.toContain(danzig)
  place(g, corps, danzig, null)
  expect(expeditionOf(g, corps)).toBe(-1)
  expect(dutiesOf(g, AXIS).map(duty => duty.hex)).toContain(danzig)
})

test('with Poland in the rear nobody goes beyond Kaunas', () => {
  const [g] = played('general-war', 1, isSetUp)
  const corps = unitNamed('ge-1')
  place(g, corps, grid.indexOf('3309'), null)
  expect(grid.names[expeditionOf(g, corps)]).toBe('3509')
  g.status[NATIONS.indexOf('Lithuania')] = STATUS.fighting
  g.allegiance[NATIONS.indexOf('Lithuania')] = 1
  g.holder[grid.indexOf('3509')] = AXIS + 1
  expect(expeditionOf(g, corps)).toBe(-1)
})

test('aircraft bring in a neutral before the Soviet Union can take its capital', () => {
  const [g] = played('general-war', 1, state => state.phase > PHASE.air)
  const brought = ['Latvia', 'Estonia'].filter(
    name => g.status[NATIONS.indexOf(name as 'Latvia')] >= STATUS.fighting,
  )
  expect(brought.length).toBeGreaterThan(0)
})

test('officers bomb, and land where a port that counts stands empty', () => {
  const done = [1, 2, 3].flatMap(seed => played('intermarium', seed, () => false)[1])
  const verbs = new Set(done.map(action => action.do))
  expect(verbs).toContain('bomb')
  expect(done.some(action => action.do === 'sail' && String(action.unit).startsWith('ge-'))).toBe(true)
})
