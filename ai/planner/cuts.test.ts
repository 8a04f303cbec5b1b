import { expect, test } from 'vitest'
import { cutsOf } from './cuts.ts'
import { at, BLUE, clearTable, put, RED, sandTable, type Table } from './sand-table.fixture.ts'

/** Red stands across the table behind Blue, with one gap through which Blue is supplied. */
function pocket(): Table {
  const g = clearTable(RED)
  for (const hex of ['0902', '0905', '0911']) put(g, RED, hex, 2, 0)
  put(g, BLUE, '0604', 5)
  return g
}

test('the hex that closes the gap behind the enemy is named first', () => {
  const g = pocket()
  const runner = put(g, RED, '0706', 2)
  expect(sandTable.supply(g, BLUE)[at('0604')]).toBe(1)
  const [first] = cutsOf(sandTable, g, RED)
  const after = g.copy()
  sandTable.stand(after, runner, first)
  expect(sandTable.supply(after, BLUE)[at('0604')]).toBe(0)
})

test('nobody in reach, nothing to cut', () => {
  const g = pocket()
  put(g, RED, '0101', 2)
  expect(cutsOf(sandTable, g, RED)).toEqual([])
})
