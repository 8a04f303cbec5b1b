// The tables once more, transcribed by other hands from the player aid card: every cell of one must be the cell of the other.
import { expect, test } from 'vitest'
import { POINT } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { linesIn, rowsOf } from '../../engine/testing/table-rows.ts'
import { CITY_SHIFT, combatResults, FORT_VALUES, NATURAL_SHIFTS } from './tables.ts'
import { terrainCosts } from './terrain-chart.ts'
import { FORT } from './world.ts'

const RESULTS = `
  1: 1/0, 1/1, 1/1, 1/1, 1/2, 1/3, 0/4, 0/5, 0/5, 0/5, 0/5
  2: 2/0, 1/0, 1/1, 1/1, 1/1, 1/2, 1/3, 0/4, 0/5, 0/5, 0/5
  3: 3/0, 2/0, 1/0, 1/1, 1/1, 1/1, 1/2, 1/3, 0/4, 0/5, 0/5
  4: 3/0, 3/0, 2/0, 1/0, 1/1, 1/1, 1/1, 1/2, 1/3, 0/4, 0/5
  5: 3/0, 3/0, 3/0, 2/0, 1/0, 1/1, 1/1, 1/1, 1/2, 1/3, 0/4
  6: 3/0, 3/0, 3/0, 3/0, 2/0, 2/0, 1/1, 1/1, 1/1, 1/2, 0/3
`

test('[PAC-T1] every cell of the combat results table', () => {
  expect(rowsOf(combatResults)).toEqual(linesIn(RESULTS))
})

test('[PAC-T1] every heading of both lines', () => {
  expect(combatResults.headings.normal.labels).toEqual('<=0 +1 +2 +3 +4 +5 +10 +15 +20 +25 >=30'.split(' '))
  expect(combatResults.headings.normal.from.slice(1)).toEqual([1, 2, 3, 4, 5, 10, 15, 20, 25, 30])
  expect(combatResults.headings.mechanized.labels).toEqual(
    '<=-1 0 +1 +2 +3 +4 +5 +10 +15 +20 >=25'.split(' '),
  )
  expect(combatResults.headings.mechanized.from.slice(1)).toEqual([0, 1, 2, 3, 4, 5, 10, 15, 20, 25])
})

test('[PAC-C] the terrain effects chart: points on foot, mechanized points, columns', () => {
  const line = (kind: string) => [...terrainCosts.map(costs => costs[kind] / POINT), NATURAL_SHIFTS[kind]]
  const P = CLOSED / POINT
  expect(['clear', 'woods', 'broken', 'rough', 'swamp', 'mountain'].map(line)).toEqual([
    [1, 1, 0],
    [1, 2, -1],
    [1, 2, -1],
    [2, 3, -1],
    [2, P, 0],
    [3, P, -2],
  ])
  expect(['lake', 'sea'].map(kind => terrainCosts.map(costs => costs[kind]))).toEqual([
    [CLOSED, CLOSED],
    [CLOSED, CLOSED],
  ])
})

test('[PAC-C] fortifications and cities', () => {
  const fort = (kind: number) => [FORT_VALUES[kind].shift, FORT_VALUES[kind].garrison]
  expect(
    [FORT.czech, FORT.czechHeavy, FORT.belgian, FORT.westWall, FORT.maginot, FORT.none].map(fort),
  ).toEqual([
    [-2, 2],
    [-3, 3],
    [-3, 3],
    [-2, 0],
    [0, 0],
    [0, 0],
  ])
  expect(CITY_SHIFT).toBe(-1)
})
