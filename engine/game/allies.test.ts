import { expect, test } from 'vitest'
import { alliesOf, areAllies, coalitionsOf, opponentsOf } from './allies.ts'
import type { Scenario } from './game.ts'

const scenario = (allies?: number[][]): Scenario => ({
  id: 'west',
  title: 'West',
  turns: 3,
  sides: ['american', 'german', 'british', 'soviet'],
  options: [],
  allies,
})

test('sides without allies stand alone', () => {
  expect(coalitionsOf(scenario())).toEqual([[0], [1], [2], [3]])
  expect(alliesOf(scenario(), 2)).toEqual([2])
  expect(areAllies(scenario(), 0, 2)).toBe(false)
})

test('allies are one group, wherever they sit', () => {
  const west = scenario([[0, 2]])
  expect(coalitionsOf(west)).toEqual([[0, 2], [1], [3]])
  expect(alliesOf(west, 2)).toEqual([0, 2])
  expect([opponentsOf(west, 2), opponentsOf(west, 3)]).toEqual([
    [1, 3],
    [0, 1, 2],
  ])
  expect([areAllies(west, 0, 2), areAllies(west, 2, 2), areAllies(west, 1, 2)]).toEqual([true, true, false])
})
