import { expect, test } from 'vitest'
import { flanksCovered, trapped, waysOut } from './line.ts'
import { at, BLUE, clearTable, estimateAt, put, RED, sandTable } from './sand-table.fixture.ts'

test('an empty hex in the open has six ways out, one in a pocket none', () => {
  const g = clearTable()
  expect(waysOut(sandTable, g, RED, at('0606'))).toBe(6)
  put(g, RED, '0606', 2)
  put(g, BLUE, '0604', 2)
  const open = waysOut(sandTable, g, RED, at('0606'))
  expect(open).toBeLessThan(6)
  expect(trapped(sandTable, g, at('0606'))).toBe(0)
  put(g, BLUE, '0608', 2)
  put(g, BLUE, '0406', 2)
  put(g, BLUE, '0806', 2)
  expect(waysOut(sandTable, g, RED, at('0606'))).toBe(0)
  expect(trapped(sandTable, g, at('0606'))).toBe(1)
})

test('nobody is trapped in an empty hex', () => {
  expect(trapped(sandTable, clearTable(), at('0606'))).toBe(0)
})

test('supply is at risk where the enemy can come behind, and not where the line holds him off', () => {
  const g = clearTable()
  put(g, BLUE, '0501', 4)
  put(g, BLUE, '0512', 4)
  put(g, RED, '0906', 3)
  const spearhead = () => estimateAt(g, RED).supplyAtRisk(RED)[at('0906')]
  expect(estimateAt(g, RED).toSupply(RED)[at('0906')]).toBe(0)
  expect(spearhead()).toBe(0)
  put(g, BLUE, '0504', 4)
  put(g, BLUE, '0509', 4)
  expect(estimateAt(g, RED).toSupply(RED)[at('0906')]).toBe(0)
  expect(spearhead()).toBe(1)
  for (const hex of ['0306', '0406', '0506', '0606', '0706', '0806']) put(g, RED, hex, 3)
  expect(spearhead()).toBe(0)
})

test('flanks are covered by neighbours up to two hexes off, on both sides or on one', () => {
  const g = clearTable()
  const unit = put(g, RED, '0606', 2)
  const flanks = () => flanksCovered(sandTable, g, unit, at('0606'))
  expect(flanks()).toBe(0)
  put(g, RED, '0604', 2)
  expect(flanks()).toBe(1)
  put(g, BLUE, '0608', 2)
  expect(flanks()).toBe(1)
  put(g, RED, '0707', 2)
  expect(flanks()).toBe(2)
})

test('whoever stands in the same hex covers no flank', () => {
  const g = clearTable()
  const unit = put(g, RED, '0606', 2)
  put(g, RED, '0606', 2)
  expect(flanksCovered(sandTable, g, unit, at('0606'))).toBe(0)
})
