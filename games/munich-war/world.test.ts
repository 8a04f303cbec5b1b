import { describe, expect, it } from 'vitest'
import { fortSymbols, hexFacts, REICH_STRATEGIC_OBJECTIVES, replacementPoints } from './board/facts.ts'
import { markers } from './markers.ts'
import { NATIONS, type NationName, nation } from './nations.ts'
import { assaultTable, interceptionTable, mobileTable, RESULTS, terrorTable } from './tables.ts'
import { counters, fullSteps, isAirstrike, isLand, setUpOf, UNITS, unitNation } from './units.ts'
import { TURN_NAMES, WARS } from './wars.ts'
import { board, cityHexes, country, grid, hex, isFortSymbol, objectiveHexes } from './world.ts'

const of = (name: NationName, test: (u: number) => boolean): number =>
  counters.filter((_, u) => unitNation[u] === nation(name) && test(u)).length

describe('map', () => {
  it('[2.1b] every hex has a number of four digits', () => {
    expect(grid.names.every(name => /^\d{4}$/.test(name))).toBe(true)
  })

  it('[2.1c, 11.12a] agrees with what the rulebook says of single hexes', () => {
    for (const { hexes, city, region, features, without } of hexFacts)
      for (const name of hexes) {
        const h = hex(name)
        if (city !== undefined) expect(board().feature(h, 'city')).toBe(city)
        if (region !== undefined) expect(NATIONS[country[h]]).toBe(region)
        for (const key of features ?? []) expect(board().feature(h, key)).toBeDefined()
        for (const key of without ?? []) expect(board().feature(h, key)).toBeUndefined()
      }
  })

  it('[5.6b, 2.1e] Zara is Italian, Königsberg German', () => {
    const cityIn = (name: string) =>
      board()
        .hexesWith('city')
        .find(h => board().feature(h, 'city') === name)!
    expect(NATIONS[country[cityIn('Zara')]]).toBe('Italy')
    expect(NATIONS[country[cityIn('Konigsberg')]]).toBe('Germany')
  })

  it('[7.1a, 7.1b] cities give the points of the table, and symbols fit the fortresses', () => {
    for (const [name, points] of Object.entries(replacementPoints))
      expect([name, cityHexes[nation(name as NationName)].length]).toEqual([name, points])
    for (const [name, count] of Object.entries(fortSymbols)) {
      const symbols = grid.names.filter(
        (_, h) => isFortSymbol[h] && country[h] === nation(name as NationName),
      )
      expect([name, symbols.length]).toEqual([name, count])
    }
    expect(objectiveHexes).toHaveLength(REICH_STRATEGIC_OBJECTIVES)
  })
})

describe('counters', () => {
  it('[2.0, 2.8] 165 units and 11 markers make the 176 counters', () => {
    expect(UNITS + markers.reduce((sum, { count }) => sum + count, 0)).toBe(176)
  })

  it('[3.D] are those of the deployment table', () => {
    const infantry = (u: number) => counters[u].type === 'infantry' && setUpOf[u] === 'home'
    expect(of('Germany', u => infantry(u) && counters[u].size === 'corps')).toBe(13)
    expect(of('Soviet Union', u => infantry(u) && counters[u].flags.has('reduced'))).toBe(6)
    expect(of('Netherlands', () => true)).toBe(1)
    expect(of('Germany', u => isAirstrike[u] === 1 && setUpOf[u] === 'available')).toBe(3)
  })

  it('[2.5.1c] land units have one or two steps', () => {
    for (let u = 0; u < UNITS; u++) if (isLand[u]) expect([1, 2]).toContain(fullSteps[u])
  })
})

describe('tables', () => {
  it('[3.T1, 3.T2, 3.T3, 3.T4, 3.T5, 3.3a] the wars and their turns', () => {
    expect(WARS.map(({ turns }) => turns)).toEqual([6, 4, 6, 8, 8])
    expect(WARS.map(({ axis }) => axis.map(n => NATIONS[n]).join())).toEqual([
      'Germany,Poland,Hungary',
      'Germany,Hungary',
      'Germany,Soviet Union',
      'Germany,Italy,Poland',
      'Germany,Italy,Hungary,Romania',
    ])
    expect(TURN_NAMES[0]).toBe('October I')
  })

  it('[CR-AZ] all fifteen results occur, and no column is worse for the attacker than the one to its left', () => {
    const codes = new Set([...assaultTable.printed, ...mobileTable.printed])
    expect(codes.size).toBe(15)
    for (const table of [assaultTable, mobileTable])
      for (let row = 0; row < 6; row++)
        for (let column = 1; column < table.columns; column++) {
          const rank = (c: number) => RESULTS.indexOf(table.results[table.cells[row * table.columns + c]])
          expect(rank(column)).toBeGreaterThanOrEqual(rank(column - 1))
        }
  })

  it('[16.6b, 16.8f] the air tables have three columns each', () => {
    expect([interceptionTable.columns, terrorTable.columns]).toEqual([3, 3])
  })
})
