import { expect, test } from 'vitest'
import { type Budget, budgetOf, shareOf } from './budget.ts'

function spendAll(budget: Budget): number {
  let spent = 0
  while (budget.spend()) spent += 1
  return spent
}

test('a budget pays for so many actions and no more', () => {
  const budget = budgetOf(100)
  expect(spendAll(budget)).toBe(100)
  expect(budget.left).toBe(0)
})

test('a share is paid out of the whole, and the rest is left', () => {
  const budget = budgetOf(100)
  expect(spendAll(shareOf(budget, 0.3))).toBe(30)
  expect(budget.left).toBe(70)
  expect(spendAll(shareOf(budget, 2))).toBe(70)
  const other = budgetOf(10)
  const share = shareOf(other, 1)
  spendAll(other)
  expect(share.left).toBe(0)
  expect(share.spend()).toBe(false)
})

test('it looks up now and then, and stops for good when told so', () => {
  const seen: number[] = []
  const budget = budgetOf(1000, spent => {
    seen.push(spent)
    return spent < 300
  })
  expect(spendAll(budget)).toBeLessThan(400)
  expect(seen.length).toBeGreaterThan(3)
  expect(budget.left).toBe(0)
})
