// The tables once more, transcribed by other hands, row by row as the page has them: every cell of one must be the cell of the other.
import { expect, test } from 'vitest'
import { onlyHeadings } from '../../engine/battle/table.ts'
import { points } from '../../engine/movement/points.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import { linesIn, rowsOf } from '../../engine/testing/table-rows.ts'
import { airAttack, artilleryFire, attackOnObjects, combatResults } from './tables.ts'
import { groundCost, groundModifiers, ROUTE_RATES, waterCost } from './terrain-chart.ts'
import { MOBILITY } from './units.ts'
import { grid, ROUTE, TERRAIN, terrain, WATER, water } from './world.ts'

const COMBAT = `
  2: -1/-1D, -1/D1D, -1/D1D, -1/D2D, -1/D3D, -1/D3D, -1/D3D, -1/D4D, -1/D4D, -1/D4D, -1/D4D, -1/D5D, -1/D5D -1
  3: -1/-, -1/D1, •/D1, •/D2, •/D2 -1, •/D3 -1, •/D3 -1, •/D3 -1, •/D4 -1, •/D4 -1, •/D4 -1, •/D4 -1, •/D5 -1
  4: A1•/-, •/-1, •/D1, •/D1, •/D2, •/D3, •/D3, •/D3, •/D3, •/D4 -1, •/D4 -1, •/D4 -1, •/D4 -1
  5: A1 -1/-, -1/-, -1/-1, •/D1, •/D2, •/D2, -/D3, -/D3, -/D3, -/D3, -/D4, -/D4, -/D4 -1
  6: A1 -1/-, A1•/-, -1/-1, -/D1, -/D2, -/D2, -/D2, -/D3, -/D3, -/D3, -/D3, -/D4, -/D4 -1
  7: A2 -1/-, A1/-, A1/-, -1/-1, -/D1, -/D2, -/D2, -/D2, -/D3, -/D3, -/D3 -1, -/D3 -1, -/D4
  8: A2 -2/-1, A1 -1/-, A1/-, -1/-1, -/D1, -/D2, -/D2, -/D2, -/D2 -1, -/D3 -1, -/D3, -/D3 -1, -/D3
  9: A2 -2/-, A2 -1/-1, A1 -1/-, -1/-, -1/D1, -/D1, •/D2 -1, •/D2 -1, •/D2, -/D2, -/D3, -/D3, -/D3
  10: A2 -2/-, A2 -2/-, A2 -1/-1, A1/-, -1/D1 -1, -1/D1 -1, -1/D2, -/D2, -/D2, •/D2, •/D2, •/D3, -/D3
  11: A2 -2/-, A2 -2/-, A2 -2/-, A1 -1/-, -1/-1, -1/-1, -1/D1, -1/D2, -1/D2, -1/D2, -1/D2, -1/D2, •/D3
  12: A2D -2/-1, A2D -2/-1, A2D -2/-1, A2D -1/-1, D -1/-1, D -1/-1, D -1/-1, D -1/D1, D -1/D2, D -1/D2, D -1/D2, D -1/D2, D -1/D2
`

const AIR = `
  2: -, -1, -1D, -1D, -2, -2D
  3: -, -, -1, -1D, -1D, -2
  4: -, -, -, -1, -1D, -1D
  5: -, -, -, -1, -1, -1
  6: -, -, -, -, -1, -1
  7: -, -, -, -, -1, -1
  8: -, -, -, -, -1, -1
  9: -, -, -, -1, -1, -1
  10: -, -, -1, -1, -1, -1D
  11: -, -1, -1, -1D, -1D, -2
  12: -1, -1, -1D, -1D, -2, -2D
`

const GUNS = `
  2: -1, -1, -1D, -1D, -2, -2
  3: -, D, -1D, -1D, -1D, -1D
  4: -, •, •, D, D, -1D
  5: -, -, •, •, •, -1•
  6: -, -, -, -, •, -1
  7: -, -, -, -, -, -1
  8: -, -, -, -, •, -1
  9: -, -, -, •, D, -1•
  10: -, -, •, D, -1D, -1D
  11: -, •, -1, -1D, -1D, -1D
  12: •, D, -1D, -1D, -2, -2
`

const OBJECTS = `
  2: D, D, D, D, D, D
  3: -, D, D, D, D, D
  4: -, -, D, D, D, D
  5: -, -, -, D, D, D
  6: -, -, -, -, D, D
  7: -, -, -, -, -, D
  8: -, -, -, -, D, D
  9: -, -, -, D, D, D
  10: -, -, D, D, D, D
  11: -, D, D, D, D, D
  12: -, D, D, D, D, D
`

test.each([
  ['T4', combatResults, COMBAT],
  ['T2', airAttack, AIR],
  ['T3', artilleryFire, GUNS],
  ['T5', attackOnObjects, OBJECTS],
] as const)('[%s] every cell', (_, table, text) => {
  expect(rowsOf(table)).toEqual(linesIn(text))
})

test('[T2] [T3] [T5] the headings', () => {
  for (const table of [airAttack, artilleryFire, attackOnObjects])
    expect(onlyHeadings(table).labels).toEqual('1-2 3-5 6-8 9-12 13-16 17+'.split(' '))
})

const CLASSES = [MOBILITY.foot, MOBILITY.truck, MOBILITY.tracked, MOBILITY.headquarters]

/** Points of foot, trucks, tracks and headquarters, and the modifiers of a defender, for ground that is this and nothing else. */
const GROUND: readonly (readonly [keyof typeof TERRAIN, readonly (number | null)[], number])[] = [
  ['forest', [2, 2, 2, 2], 1],
  ['hills', [1, 1, 1, 1], 1],
  ['mountain', [3, null, null, 5], 2],
  ['swamp', [2, null, null, 5], 0],
  ['town', [1, 1, 1, 1], 1],
  ['city', [2, 2, 2, 2], 2],
  ['lake', [null, null, null, null], 0],
]

test.each(GROUND)('[T1] %s', (kind, costs, modifiers) => {
  const hex = terrain.indexOf(TERRAIN[kind])
  expect(hex, 'a hex with nothing else in it').toBeGreaterThanOrEqual(0)
  const slot = grid.neighbours.indexOf(hex)
  expect(CLASSES.map(mobility => groundCost[mobility][slot])).toEqual(
    costs.map(cost => (cost === null ? CLOSED : points(cost))),
  )
  expect(groundModifiers[hex]).toBe(modifiers)
})

test('[T1] streams and big rivers, on foot and by motor', () => {
  for (const [kind, foot, motor] of [
    [WATER.stream, 1, 1],
    [WATER.bigRiver, 2, 3],
  ]) {
    const slot = water.indexOf(kind)
    expect(CLASSES.map(mobility => waterCost[mobility][slot])).toEqual(
      [foot, motor, motor, motor].map(n => points(n)),
    )
  }
})

test('[T1] routes, from the secondary one to the motorway', () => {
  const along = (mobility: number) =>
    [ROUTE.secondary, ROUTE.main, ROUTE.motorway].map(route => ROUTE_RATES[mobility][route])
  expect(along(MOBILITY.truck)).toEqual([points(1, 2), points(1, 3), points(1, 4)])
  expect(along(MOBILITY.tracked)).toEqual([points(1), points(1, 2), points(1, 3)])
  expect(along(MOBILITY.foot)).toEqual([points(1), points(1, 2), points(1, 2)])
  expect(along(MOBILITY.headquarters)).toEqual(along(MOBILITY.truck))
})
