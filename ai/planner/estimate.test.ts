import { expect, test } from 'vitest'
import { OFFICER, RECRUIT } from '../temper.ts'
import { HOLD } from './battlefield.ts'
import { memoryOfEstimates } from './estimate.ts'
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

test('a threat fades with distance and ends where the enemy cannot strike', () => {
  const g = clearTable()
  put(g, BLUE, '0606', 6)
  const { threat } = estimateAt(g, RED)
  expect(threat[at('0607')]).toBeCloseTo(6)
  expect(threat[at('0608')]).toBeCloseTo(3)
  expect(threat[at('0609')]).toBeCloseTo(2)
  expect(threat[at('0610')]).toBe(0)
})

test('threats add up, and friends are none', () => {
  const g = clearTable()
  put(g, BLUE, '0606', 6)
  put(g, BLUE, '0610', 4)
  put(g, RED, '0608', 9)
  expect(estimateAt(g, RED).threat[at('0608')]).toBeCloseTo(3 + 2)
  expect(estimateAt(g, BLUE).threat[at('0609')]).toBeCloseTo(9)
})

test('whoever holds has no aim but a post; a recruit goes for the nearest prize whatever his side is about', () => {
  const g = clearTable(RED)
  town(g, '0202', RED)
  town(g, '1010', BLUE)
  const red = put(g, RED, '0303', 2)
  const blue = put(g, BLUE, '0908', 2)
  expect(estimateAt(g, RED).aim(red)).not.toBe(HOLD)
  expect(estimateAt(g, BLUE).aim(blue)).toBe(HOLD)
  const recruit = estimateAt(g, BLUE, RECRUIT)
  expect(recruit.aim(blue)).not.toBe(HOLD)
  expect(recruit.way(blue)[at('0202')]).toBe(0)
})

test('supply ends behind the enemy, and the way back to it is known', () => {
  const g = clearTable()
  for (let along = 1; along <= 12; along += 2) put(g, BLUE, `06${String(along).padStart(2, '0')}`, 1)
  const toSupply = estimateAt(g, RED).toSupply(RED)
  expect(toSupply[at('0306')]).toBe(0)
  expect(toSupply[at('0906')]).toBeGreaterThan(toSupply[at('0706')])
})

test('an estimate is kept for a phase, a side and a temper', () => {
  let phase = 1
  const estimateOf = memoryOfEstimates<Table>({ ...sandTable, moment: () => phase })
  const g = clearTable()
  const first = estimateOf(g, RED, OFFICER)
  expect(estimateOf(g, RED, OFFICER)).toBe(first)
  expect(estimateOf(g, RED, RECRUIT)).not.toBe(first)
  expect(estimateOf(g, BLUE, RECRUIT).side).toBe(BLUE)
  const last = estimateOf(g, BLUE, RECRUIT)
  phase = 2
  expect(estimateOf(g, BLUE, RECRUIT)).not.toBe(last)
})
