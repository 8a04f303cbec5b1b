// The tables once more, from the reconstruction's own data: every cell of one must be the cell of the other.
import { expect, test } from 'vitest'
import { onlyHeadings } from '../../engine/battle/table.ts'
import { linesIn, rowsOf } from '../../engine/testing/table-rows.ts'
import {
  AIRBORNE_SURVIVES_TO,
  CONCENTRIC,
  combatResults,
  EVENT_FROM,
  EVENT_MODIFIERS,
  MOVEMENT_FACTORS,
  RIVER_CROSSING,
  SUPPLY_POINTS,
} from './tables.ts'
import {
  CITY_POINTS,
  ENEMY_FORT_EXTRA,
  FORT_SHIFT,
  OWN_FORT_POINTS,
  RIVER_POINTS,
  TERRAIN,
} from './terrain-chart.ts'
import { MOBILITIES } from './world.ts'

const RESULTS = `
  1: AE, AE, AE, AE, AE, AS, BB, BB, DR
  2: AE, AE, AE, AS, AS, BB, BB, DR, DR
  3: AE, AE, AS, AS, BB, BB, DR, DR, DR
  4: AE, AS, AS, BB, BB, DR, DR, DR, DE
  5: AS, AS, BB, BB, DR, DR, DR, DE, DE
  6: AS, BB, BB, DR, DR, DR, DE, DE, DE
`

test('[12.11] every cell and heading of the combat results table', () => {
  expect(rowsOf(combatResults)).toEqual(linesIn(RESULTS))
  expect(onlyHeadings(combatResults).labels).toEqual([
    '-5 or less',
    '-4 or -3',
    '-2 or -1',
    '0',
    '+1 or +2',
    '+3',
    '+4 or +5',
    '+6 to +8',
    '+9 or more',
  ])
})

test('[2.10] [13.5] movement factors under superiority and at parity', () => {
  const { germanEast, polish, soviet, french, germanWest } = MOVEMENT_FACTORS
  const lines = [germanEast, polish, soviet, french, germanWest]
  expect(lines.map(({ superiority, parity }) => [superiority, parity])).toEqual([
    [5, 4],
    [3, 4],
    [3, 4],
    [5, 6],
    [6, 5],
  ])
})

test('[11.6] [12.13] the terrain effects chart: panzers, cavalry, mountain troops, others, columns', () => {
  expect([...MOBILITIES]).toEqual(['panzer', 'cavalry', 'mountain', 'other'])
  expect(
    Object.fromEntries(
      Object.entries(TERRAIN).map(([kind, { points, shift }]) => [kind, [...points, shift]]),
    ),
  ).toEqual({
    clear: [1, 1, 1, 1, 0],
    forest: [2, 2, 2, 2, -1],
    rough: [2, 2, 1, 2, -1],
    swamp: [3, 2, 2, 2, -1],
    mountain: [4, 3, 2, 3, -2],
  })
  expect([CITY_POINTS, OWN_FORT_POINTS, ENEMY_FORT_EXTRA, FORT_SHIFT, RIVER_POINTS]).toEqual([1, 1, 1, -1, 1])
})

test('[4.4] [8.10] [11.7] [12.12b] [13.6f] the small tables', () => {
  expect(EVENT_FROM).toEqual({ sovietEntry: 7, coup: 9 })
  expect(EVENT_MODIFIERS).toEqual({
    warsawGerman: -2,
    warsawAdjacent: -1,
    westWall: 1,
    eachWestCity: 1,
    mostWestCities: 8,
  })
  expect([...RIVER_CROSSING]).toEqual([0, 1, 1, 2, 2, 3])
  expect(AIRBORNE_SURVIVES_TO).toEqual({ superiority: 5, parity: 2 })
  expect(SUPPLY_POINTS).toEqual({ start: 49, crisis: 1, combat: 4, replacement: 2 })
  expect(CONCENTRIC).toEqual({ germanWithPanzer: 2, german: 1, french: 1 })
})
