import { expect, test } from 'vitest'
import { drawnSymbols } from './unit-symbols.ts'

test('the page gets every symbol that a counter of any game shows, and they are light', async () => {
  const drawn = await drawnSymbols()
  const keys = Object.keys(drawn)
  expect(keys.length).toBeGreaterThan(10)
  expect(keys.filter(key => key.includes('undefined'))).toEqual([])
  expect(Object.values(drawn).every(svg => svg.includes('viewBox='))).toBe(true)
  expect(JSON.stringify(drawn).length).toBeLessThan(100_000)
})
