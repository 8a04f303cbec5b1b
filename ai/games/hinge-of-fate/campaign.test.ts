// The German plan of campaign in the East.
import { expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../../engine/files/result.ts'
import { hingeOfFate as game } from '../../../games/hinge-of-fate/index.ts'
import { SEASIDE, type State } from '../../../games/hinge-of-fate/state.ts'
import { grid, HELA, hex, unitIds, WARSAW } from '../../../games/hinge-of-fate/world.ts'
import { isSideShow, taskOf } from './campaign.ts'
import { seasideWorth } from './siege.ts'

const GERMAN_HELD = 1

const begun = (scenario: string): State => valueOrThrow(game.begin(scenario, {}, fastDice(1)))
const unit = (id: string): number => unitIds.indexOf(id)
const task = (g: State, id: string): string => grid.names[taskOf(g, unit(id))] ?? 'none'

test('corps of one army group go for one garrison together, and for the next when it has fallen', () => {
  const g = begun('hinge')
  const corps = ['ags-13', 'ags-10', 'ags-11', 'ags-4']
  expect(corps.map(id => task(g, id))).toEqual(corps.map(() => 'E1933'))
  g.control[hex('E1933')] = GERMAN_HELD
  // Lodz is empty at first: only whoever is nearest of all need go there.
  g.top[hex('E2528')] = unit('pl-lod')
  expect(corps.map(id => task(g, id))).toEqual(corps.map(() => 'E2528'))
})

test('[13.7] four panzer corps close the ring around Warsaw, each with a post of its own, until it has fallen', () => {
  const g = begun('hinge')
  const panzers = ['ags-14', 'ags-15', 'ags-16', 'agn-19']
  expect(panzers.map(id => task(g, id))).toEqual(['none', 'none', 'none', 'none'])
  g.turn = 3
  expect(panzers.filter(id => task(g, id) === 'E2525')).toHaveLength(1)
  g.turn = 5
  expect(new Set(panzers.map(id => task(g, id)))).toEqual(new Set(['E2525', 'E2423', 'E2624', 'E2425']))
  for (const half of WARSAW) g.control[half] = GERMAN_HELD
  expect(panzers.map(id => task(g, id))).toEqual(['none', 'none', 'none', 'none'])
})

test('[4.11] nobody attacks Hela while anything else is left, nor far from his task', () => {
  const g = begun('hinge')
  expect(isSideShow(g, unit('agn-21'), HELA)).toBe(true)
  expect(isSideShow(g, unit('ags-13'), hex('E3330'))).toBe(true)
  expect(isSideShow(g, unit('ags-13'), hex('E2033'))).toBe(false)
})

test('[13.7d] the one siege waits for Warsaw, but not to the end', () => {
  const g = begun('hinge')
  const lodz = hex('E2528')
  g.turn = 8
  g.seaside = SEASIDE.unused
  g.top[lodz] = unit('pl-lod')
  const worth = () => seasideWorth(g)({ do: 'seaside', hex: 'E2528' })
  expect(worth()).toBeLessThan(0)
  g.turn = 11
  expect(worth()).toBeGreaterThan(0)
  g.turn = 8
  for (const half of WARSAW) g.control[half] = GERMAN_HELD
  expect(worth()).toBeGreaterThan(0)
})

test('[14.6] in the Historical Scenario nobody is kept from Warsaw before turn 6', () => {
  const g = begun('historical')
  expect(task(g, 'ags-13')).toBe('none')
  g.turn = 6
  expect(task(g, 'ags-13')).toBe('E1933')
  expect(task(g, 'ags-16')).toBe('none')
})
