import { expect, test } from 'vitest'
import { OFFICER } from '../temper.ts'
import { enoughFor, promiseOf, stakeOf } from './promise.ts'
import { at, BLUE, clearTable, estimateAt, put, RED, town } from './sand-table.fixture.ts'

const even = { success: 0.5, pushed: 1, enemyLoss: 1, ownLoss: 1, worst: 1 }
const stake = { ground: 1, trapped: 0, ownLoss: 1 }

test('ground, losses and a barred way back all count', () => {
  const plain = promiseOf(even, stake)
  expect(plain).toBeCloseTo(0.5 + 0.2 + 1 - 1)
  expect(promiseOf(even, { ...stake, ground: 3 })).toBeGreaterThan(plain)
  expect(promiseOf(even, { ...stake, ownLoss: 2 })).toBeLessThan(plain)
  expect(promiseOf(even, { ...stake, trapped: 1 })).toBeCloseTo(plain + 0.8)
})

test('ground ahead is worth more than ground elsewhere, and a prize more than either', () => {
  const g = clearTable(RED)
  town(g, '0612', BLUE)
  const unit = put(g, RED, '0606', 3)
  put(g, BLUE, '0607', 2)
  put(g, BLUE, '0605', 2)
  put(g, BLUE, '0612', 2)
  const estimate = estimateAt(g, RED)
  const ground = (hex: string) => stakeOf(estimate, g, [unit], at(hex)).ground
  expect(ground('0607')).toBeGreaterThan(ground('0605'))
  expect(ground('0612')).toBeGreaterThan(ground('0607'))
})

test('thrift makes losses of one’s own dearer, patience asks for more', () => {
  const g = clearTable(RED)
  const unit = put(g, RED, '0606', 3)
  put(g, BLUE, '0607', 2)
  const thrifty = estimateAt(g, RED, { ...OFFICER, thrift: 2 })
  expect(stakeOf(thrifty, g, [unit], at('0607')).ownLoss).toBe(
    2 * stakeOf(estimateAt(g, RED), g, [unit], at('0607')).ownLoss,
  )
  expect(enoughFor(estimateAt(g, RED, { ...OFFICER, patience: 3 }), unit)).toBeCloseTo(
    3 * enoughFor(estimateAt(g, RED), unit),
  )
  expect(enoughFor(estimateAt(g, RED, { ...OFFICER, patience: 0 }), unit)).toBe(0)
})

test('those who hold ask for more than those who have to gain ground', () => {
  const g = clearTable(RED)
  const red = put(g, RED, '0606', 3)
  const blue = put(g, BLUE, '0607', 2)
  expect(enoughFor(estimateAt(g, BLUE), blue)).toBeGreaterThan(enoughFor(estimateAt(g, RED), red))
})
