import { expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { bookFor } from './book.ts'
import { denials, hourOf, NEVER, type WayToWin } from './clock.ts'
import { estimateFor } from './estimate.ts'
import { at, BLUE, clearTable, nameOf, put, RED, sandTable, type Table } from './sand-table.fixture.ts'

const way = (g: Table, some: Partial<WayToWin>): WayToWin => ({
  side: RED,
  title: 'Red goes east',
  rule: '1.0',
  hexes: ['1205', '1206'].map(at),
  needs: 'pass',
  missing: 2,
  turnsLeft: 10,
  counts: unit => (g.counters[unit].camp === RED ? 1 : 0),
  guard: 2,
  ...some,
})

const fieldWith = (...ways: WayToWin[]) => ({ ...sandTable, waysToWin: () => ways })

test('the hour is when enough have arrived, as the way lies open', () => {
  const g = clearTable(RED)
  put(g, RED, '0905', 2)
  expect(hourOf(sandTable, g, way(g, {})).turns).toBe(NEVER)
  put(g, RED, '0606', 2)
  expect(hourOf(sandTable, g, way(g, {})).turns).toBe(2)
  expect(hourOf(sandTable, g, way(g, { missing: 1 })).turns).toBe(1)
  // Enemies on the way do not stop the clock.
  put(g, BLUE, '1105', 9)
  expect(hourOf(sandTable, g, way(g, {})).turns).toBe(2)
})

test('one hex is as near as the nearest, all of them as far as the farthest', () => {
  const g = clearTable(RED)
  put(g, RED, '0905', 2)
  const hexes = ['1005', '0305'].map(at)
  expect(hourOf(sandTable, g, way(g, { needs: 'one', hexes })).turns).toBe(1)
  expect(hourOf(sandTable, g, way(g, { needs: 'all', hexes })).turns).toBe(2)
})

test('what comes too late for the end of the game asks for nothing', () => {
  const g = clearTable(RED)
  put(g, RED, '0605', 2)
  put(g, RED, '0606', 2)
  expect(denials(fieldWith(way(g, { turnsLeft: 1 })), g, BLUE)).toEqual([])
  expect(denials(fieldWith(way(g, {})), g, RED)).toEqual([])
  expect(denials(fieldWith(way(g, {})), g, BLUE).map(({ hex }) => nameOf(hex))).toEqual(['1205', '1206'])
})

test('of hexes that must all be held, the one that the enemy reaches last is kept', () => {
  const g = clearTable(RED)
  put(g, RED, '0605', 2)
  const hexes = ['0705', '1005'].map(at)
  const duties = denials(fieldWith(way(g, { needs: 'all', hexes })), g, BLUE)
  expect(duties.map(({ hex }) => nameOf(hex))).toEqual(['1005'])
})

test('guards go to every exit and stay there', () => {
  const g = clearTable(RED)
  put(g, RED, '0405', 2)
  put(g, RED, '0406', 2)
  const guards = [put(g, BLUE, '0905', 2), put(g, BLUE, '0906', 2)]
  const book = bookFor(estimateFor(fieldWith(way(g, {})), g, BLUE, OFFICER))
  expect(guards.map(unit => nameOf(book.post(unit))).sort()).toEqual(['1205', '1206'])
})

test('who may land or be dropped counts before he is on the map', () => {
  const g = clearTable(RED)
  const hexes = ['1005', '0305'].map(at)
  const landing = way(g, { needs: 'one', hexes, fromOffMap: hex => (hex === at('1005') ? 1 : NEVER) })
  expect(hourOf(sandTable, g, landing).turns).toBe(1)
  expect(denials(fieldWith(landing), g, BLUE).map(({ hex }) => nameOf(hex))).toEqual(['1005'])
})
