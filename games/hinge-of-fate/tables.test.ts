import { describe, expect, it } from 'vitest'
import { chances, ONE_DIE } from '../../engine/battle/chances.ts'
import { onlyHeadings } from '../../engine/battle/table.ts'
import { CLOSED } from '../../engine/movement/step.ts'
import {
  AIRBORNE_SURVIVES_TO,
  combatResults,
  DATES,
  EVENT_MODIFIERS,
  MOVEMENT_FACTORS,
  RIVER_CROSSING,
  SUPPLY_POINTS,
} from './tables.ts'
import { TERRAIN, terrainShift, terrainTicks } from './terrain-chart.ts'
import { hex, MOBILITIES } from './world.ts'

describe('the combat results table', () => {
  const headings = onlyHeadings(combatResults)

  it('[12.13a] has a column "+1 or +2", and +4 two columns to its right', () => {
    expect(headings.labels.indexOf('+1 or +2')).toBe(headings.from.indexOf(4) - 2)
  })

  it('has a column for every differential, in order', () => {
    expect(headings.from).toEqual([-5, -4, -2, 0, 1, 3, 4, 6, 9])
  })

  it('has the odds of the reconstruction, in sixths', () => {
    const rows = headings.labels.map((_, column) =>
      Object.fromEntries(chances(combatResults, column, ONE_DIE).map(({ printed, ways }) => [printed, ways])),
    )
    expect(rows).toEqual([
      { AE: 4, AS: 2 },
      { AE: 3, AS: 2, BB: 1 },
      { AE: 2, AS: 2, BB: 2 },
      { AE: 1, AS: 2, BB: 2, DR: 1 },
      { AE: 1, AS: 1, BB: 2, DR: 2 },
      { AS: 1, BB: 2, DR: 3 },
      { BB: 2, DR: 3, DE: 1 },
      { BB: 1, DR: 3, DE: 2 },
      { DR: 3, DE: 3 },
    ])
  })
})

describe('the other tables', () => {
  it('[11.4a] have the French factors of the rulebook, and one point for the air elsewhere', () => {
    expect(MOVEMENT_FACTORS.french).toEqual({ superiority: 5, parity: 6 })
    for (const line of Object.values(MOVEMENT_FACTORS))
      expect(Math.abs(line.superiority - line.parity)).toBe(1)
  })

  it('[11.7] halve the die for a river, rounded down', () => {
    expect(RIVER_CROSSING).toEqual([1, 2, 3, 4, 5, 6].map(die => Math.floor(die / 2)))
  })

  it('[4.4b, 8.10a] have the modifiers and points of the rulebook', () => {
    expect(EVENT_MODIFIERS).toEqual({
      warsawGerman: -2,
      warsawAdjacent: -1,
      westWall: 1,
      eachWestCity: 1,
      mostWestCities: 8,
    })
    expect(SUPPLY_POINTS).toEqual({ start: 49, crisis: 1, combat: 4, replacement: 2 })
  })

  it('[13.6f] make a drop safer under superiority', () => {
    expect(AIRBORNE_SURVIVES_TO.superiority).toBeGreaterThan(AIRBORNE_SURVIVES_TO.parity)
  })

  it('have a date for each turn', () => {
    expect(DATES).toHaveLength(12)
  })
})

describe('the terrain chart', () => {
  it('[12.13a] shifts two columns in the mountains', () => {
    expect(TERRAIN.mountain.shift).toBe(-2)
    expect(terrainShift[hex('E3633')]).toBe(-2)
  })

  it('has a figure for each column', () => {
    for (const { points } of Object.values(TERRAIN)) expect(points).toHaveLength(MOBILITIES.length)
  })

  it('closes the sea to everybody', () => {
    for (const ticks of terrainTicks) expect(ticks[hex('E1020')]).toBe(CLOSED)
  })
})
