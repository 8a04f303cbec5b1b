import { expect, test } from 'vitest'
import { budgetOf, shareOf } from './budget.ts'

test('what is paid is gone, and no more than all', () => {
  const budget = budgetOf(100)
  budget.pay(60)
  expect(budget.left).toBe(40)
  budget.pay(60)
  expect(budget.left).toBe(0)
})

test('a share is paid out of the whole, and the rest is left', () => {
  const budget = budgetOf(100)
  const share = shareOf(budget, 0.3)
  share.pay(35)
  expect([share.left, budget.left]).toEqual([0, 65])
  expect(shareOf(budget, 2).left).toBe(65)
  const other = shareOf(budget, 1)
  budget.pay(65)
  expect(other.left).toBe(0)
})

test('it tells what is spent whenever something was paid, and stops for good when told so', () => {
  const seen: number[] = []
  const budget = budgetOf(1000, spent => {
    seen.push(spent)
    return spent < 300
  })
  for (let i = 0; i < 10; i++) budget.pay(70)
  expect(seen).toEqual([70, 140, 210, 280, 350])
  expect(budget.left).toBe(0)
})
