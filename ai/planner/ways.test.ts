import { expect, test } from 'vitest'
import { POINT } from '../../engine/movement/points.ts'
import { at, BLUE, clearTable, put, RED, sandTable } from './sand-table.fixture.ts'
import { addGoal, costsFor, FAR, hexesTo, noGoals, wayTo } from './ways.ts'

const { grid } = sandTable

function goalsAt(...goals: readonly (readonly [string, number])[]) {
  const all = noGoals(grid)
  for (const [hex, handicap] of goals) addGoal(all, at(hex), handicap)
  return all
}

test('over open ground it is a point a hex', () => {
  const way = wayTo(grid, costsFor(sandTable, clearTable(), RED, 0), goalsAt(['0606', 0]))
  for (const name of ['0606', '0609', '0101', '1212'])
    expect(way[at(name)]).toBe(grid.distance(at(name), at('0606')) * POINT)
})

test('the nearest goal counts, and a handicap makes one seem farther', () => {
  const costs = costsFor(sandTable, clearTable(), RED, 0)
  const way = wayTo(grid, costs, goalsAt(['0602', 5 * POINT], ['0612', 0]))
  expect(way[at('0602')]).toBe(5 * POINT)
  expect(way[at('0604')]).toBe(7 * POINT)
  expect(way[at('0608')]).toBe(4 * POINT)
})

test('an enemy on the way is passed or beaten, whichever is shorter', () => {
  const g = clearTable()
  const before = wayTo(grid, costsFor(sandTable, g, RED, 0), goalsAt(['0612', 0]))
  for (let along = 1; along <= 12; along++) put(g, BLUE, `${String(along).padStart(2, '0')}09`, 1)
  const after = wayTo(grid, costsFor(sandTable, g, RED, 0), goalsAt(['0612', 0]))
  expect(after[at('0606')]).toBe(before[at('0606')] + 3 * POINT)
  expect(after[at('0610')]).toBe(before[at('0610')])
})

test('what is walled in cannot be reached', () => {
  const g = clearTable()
  for (let slot = at('0606') * 6; slot < at('0606') * 6 + 6; slot++) g.walls.add(grid.neighbours[slot])
  const way = wayTo(grid, costsFor(sandTable, g, RED, 0), goalsAt(['0612', 0]))
  expect(way[at('0606')]).toBe(FAR)
  expect(way[at('0603')]).toBeLessThan(FAR)
})

test('hexes are counted to the nearest of many places', () => {
  const far = hexesTo(grid, hex => hex === at('0101') || hex === at('1212'))
  expect(far[at('0101')]).toBe(0)
  expect(far[at('0103')]).toBe(2)
  expect(far[at('1210')]).toBe(2)
})
