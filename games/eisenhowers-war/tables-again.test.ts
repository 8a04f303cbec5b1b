// The tables once more, from the rulebook's shifts and the reconstruction's own data: every cell of one must be the cell of the other.
import { expect, test } from 'vitest'
import { onlyHeadings } from '../../engine/battle/table.ts'
import { linesIn, rowsOf } from '../../engine/testing/table-rows.ts'
import {
  combatResults,
  FIRST_COLUMN,
  LAST_TURN,
  LIMITS,
  PORTS_NEEDED,
  SHIFTS,
  STACKING,
  STEPS_BEYOND,
  TURN,
  WEST_WALL,
} from './tables.ts'
import { IN_HEX, RIVER_POINTS } from './terrain-chart.ts'

const RESULTS = `
  1: 1/1, 1/1, 1/2, 1/3, 0/3, 0/3, 0/4, 0/5, 0/6
  2: 2/1, 1/1, 1/1, 1/2, 1/3, 0/3, 0/3, 0/4, 0/5
  3: 2/1, 2/1, 1/1, 1/2, 1/2, 1/3, 0/3, 0/3, 0/4
  4: 2/0, 2/1, 2/1, 1/1, 1/2, 1/2, 1/3, 0/3, 0/4
  5: 3/0, 2/0, 2/1, 2/1, 1/1, 1/2, 1/2, 1/3, 0/3
  6: 3/0, 3/0, 2/0, 2/1, 2/1, 1/1, 1/2, 1/2, 1/3
`

test('[11.0] every cell and heading of the combat results table', () => {
  expect(rowsOf(combatResults)).toEqual(linesIn(RESULTS))
  expect(onlyHeadings(combatResults).labels).toEqual('1:3 1:2 1:1 2:1 3:1 4:1 5:1 6:1 7:1'.split(' '))
  expect([FIRST_COLUMN, STEPS_BEYOND]).toEqual([-2, 1])
})

test('[10.2] [10.4] [10.5] [10.9] [10.10] [5.3.5] [7.15] [13.6] every shift', () => {
  const { rough, mountain, city, fortification, river, rhine } = SHIFTS
  expect([rough, mountain, city, fortification, river, rhine]).toEqual([-1, -2, -1, -2, -1, -2])
  const { invasion, supplyProblem, concentric, bombers, offensive } = SHIFTS
  expect([invasion, supplyProblem, concentric, bombers, offensive]).toEqual([-2, -1, 1, 1, 1])
})

test('[10.3] [4.1] the tracks: West Wall from turn 3, ports of turns 1 to 4', () => {
  expect(WEST_WALL.slice(1)).toEqual([0, 0, -1, -2, -2, -2, -2, -2, -2])
  expect(PORTS_NEEDED.slice(1)).toEqual([1, 1, 5, 8])
  expect(LAST_TURN).toBe(9)
})

test('[8.0e] [8.9] the terrain effects chart: clear, rough, mountain; extra for rivers, Allies and Germans', () => {
  expect(IN_HEX).toEqual([
    [1, 2, 3],
    [1, 1, 2],
  ])
  expect(RIVER_POINTS).toEqual({ river: [1, 1], seine: [1, 2], rhine: [2, 2] })
})

test('[6.3] [10.10b] [12.3] [13.4] [13.6] stacking, limits, and the turns that rules name', () => {
  expect([STACKING.usual, STACKING.hills, STACKING.beachhead]).toEqual([5, 3, 6])
  const { bombers, offensives, attacksInOffensive, mobilesInItaly, americanFlips, invasionForce } = LIMITS
  expect([bombers, offensives, attacksInOffensive, mobilesInItaly, americanFlips, invasionForce]).toEqual([
    2, 5, 2, 8, 2, 6,
  ])
  expect(TURN).toEqual({
    offensives: 2,
    secondInvasion: [3, 4],
    withdrawal: 3,
    launchSites: 3,
    supplyProblems: 5,
    panzersLeave: 6,
    lastForRuhr: 6,
    thunderclap: 7,
    lastForTwoOfThree: 8,
    alpineFortress: 8,
    lastReserves: 8,
  })
})
