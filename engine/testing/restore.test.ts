import { expect, test } from 'vitest'
import { afterThisFile, restoreAll, setInThisFile } from './restore.ts'

test('a number that was set twice gets back what it was at first, and nothing is restored twice', () => {
  const table = Int8Array.of(1, 2, 3)
  setInThisFile(table, 1, 7)
  setInThisFile(table, 1, 8)
  let calls = 0
  afterThisFile(() => {
    calls += 1
  })
  expect([...table]).toEqual([1, 8, 3])
  restoreAll()
  restoreAll()
  expect([...table]).toEqual([1, 2, 3])
  expect(calls).toBe(1)
})
