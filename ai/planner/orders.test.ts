import { expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { waysOut } from './line.ts'
import { ordersFor } from './orders.ts'
import {
  at,
  BLUE,
  clearTable,
  estimateAt,
  put,
  RED,
  sandTable,
  type Table,
  town,
} from './sand-table.fixture.ts'

const { grid } = sandTable
const ordered = (g: Table, units: readonly number[], temper = OFFICER) => {
  const orders = ordersFor(estimateAt(g, RED, temper))
  return units.map(unit => orders[unit])
}

test('as many as it takes move up next to the enemy, so that he cannot go back, and no more', () => {
  const g = clearTable(RED)
  town(g, '0610', BLUE)
  put(g, BLUE, '0608', 2)
  const units = Array.from({ length: 8 }, (_, i) => put(g, RED, `0${4 + (i % 4)}0${5 + (i % 2)}`, 4))
  const places = ordered(g, units)
  const taken = places.filter(place => place >= 0)
  expect(taken.length).toBeGreaterThanOrEqual(2)
  expect(taken.length).toBeLessThan(units.length)
  for (const place of taken) expect(grid.directionTo(place, at('0608'))).toBeGreaterThanOrEqual(0)
  units.forEach((unit, i) => {
    if (places[i] >= 0) sandTable.stand(g, unit, places[i])
  })
  expect(waysOut(sandTable, g, BLUE, at('0608'))).toBe(0)
})

test('a lone weak unit leaves a strong enemy alone', () => {
  const g = clearTable(RED)
  put(g, BLUE, '0608', 9)
  expect(ordered(g, [put(g, RED, '0605', 2)])).toEqual([-1])
})

test('no more go into one hex than may stand there', () => {
  const g = clearTable(RED)
  town(g, '0610', BLUE)
  put(g, BLUE, '0608', 6)
  const units = Array.from({ length: 6 }, (_, i) => put(g, RED, `0${4 + (i % 3)}05`, 4))
  const places = ordered(g, units).filter(place => place >= 0)
  expect(places.length).toBeGreaterThan(2)
  for (const place of new Set(places)) expect(places.filter(other => other === place).length).toBeLessThan(3)
})

test('each unit is ordered once, and the better attack comes first', () => {
  const g = clearTable(RED)
  town(g, '0408', BLUE)
  put(g, BLUE, '0408', 2)
  put(g, BLUE, '0808', 2)
  const units = [put(g, RED, '0606', 4), put(g, RED, '0607', 4)]
  for (const place of ordered(g, units)) expect(grid.directionTo(place, at('0408'))).toBeGreaterThanOrEqual(0)
})

test('patience forgoes what impatience attacks', () => {
  const g = clearTable(RED)
  put(g, BLUE, '0608', 4)
  const units = [put(g, RED, '0605', 5), put(g, RED, '0705', 5)]
  const count = (patience: number) =>
    ordered(g, units, { ...OFFICER, patience }).filter(place => place >= 0).length
  expect(count(0)).toBeGreaterThan(0)
  expect(count(9)).toBe(0)
})

test('thrift forgoes what spendthrifts attack', () => {
  const g = clearTable(RED)
  put(g, BLUE, '0608', 4)
  const units = [put(g, RED, '0605', 5)]
  const count = (thrift: number) =>
    ordered(g, units, { ...OFFICER, thrift }).filter(place => place >= 0).length
  expect(count(0)).toBe(1)
  expect(count(2)).toBe(0)
})

test('pincers bar the way back where a massed attack would leave it open', () => {
  const g = clearTable(RED)
  put(g, BLUE, '0608', 3)
  const units = [put(g, RED, '0606', 5), put(g, RED, '0606', 5)]
  const waysOutUnder = (pincers: boolean) => {
    const after = g.copy()
    ordered(g, units, { ...OFFICER, pincers }).forEach((place, i) => {
      if (place >= 0) sandTable.stand(after, units[i], place)
    })
    return waysOut(sandTable, after, BLUE, at('0608'))
  }
  expect(waysOutUnder(false)).toBeGreaterThan(0)
  expect(waysOutUnder(true)).toBe(0)
})
