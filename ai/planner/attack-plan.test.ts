import { expect, test } from 'vitest'
import type { Action } from '../../engine/game/action.ts'
import { bestAttack, leanest, openingsIn, strongestStack, surplusOf } from './attack-plan.ts'
import { at, BLUE, clearTable, estimateAt, put, RED } from './sand-table.fixture.ts'

test('who is not needed is left out, the weakest first', () => {
  const enoughWithTwo = (units: readonly number[]) => (units.length < 2 ? -1 : 3 - units.length)
  expect(leanest([7, 4, 9], 5, enoughWithTwo)).toEqual({ target: 5, units: [7, 4], value: 1 })
})

test('an attack that goes as well with fewer frees the others', () => {
  expect(leanest([7, 4, 9], 5, () => 2).units).toEqual([7])
})

test('the better of two attacks is chosen, and none that promises too little', () => {
  const g = clearTable(RED)
  const strong = put(g, RED, '0606', 8)
  const weak = put(g, RED, '0706', 1)
  put(g, BLUE, '0607', 2)
  put(g, BLUE, '0806', 9)
  const estimate = estimateAt(g, RED)
  const strength = (unit: number) => g.counters[unit].attack
  const parties = [
    [at('0806'), [weak]],
    [at('0607'), [strong]],
  ] as const
  expect(bestAttack(estimate, g, parties, strength)).toEqual({
    target: at('0607'),
    units: [strong],
    value: surplusOf(estimate, g, [strong], at('0607')),
  })
  expect(bestAttack(estimate, g, parties, strength, () => -1)).toBeNull()
  expect(bestAttack(estimate, g, [], strength)).toBeNull()
})

test('each further attacker has to be worth being bound', () => {
  const g = clearTable(RED)
  const [one, two] = [put(g, RED, '0606', 8), put(g, RED, '0606', 1)]
  put(g, BLUE, '0607', 2)
  const estimate = estimateAt(g, RED)
  const prospect = estimate.field.prospect(g, [one], at('0607'))
  const alone = surplusOf(estimate, g, [one], at('0607'), prospect)
  expect(surplusOf(estimate, g, [one, two], at('0607'), prospect)).toBeCloseTo(
    alone - estimate.field.stakes.committed,
  )
})

test('the strongest stack is the one with the most strength in one hex', () => {
  const g = clearTable(RED)
  const alone = put(g, RED, '0606', 5)
  const [first, second] = [put(g, RED, '0707', 3), put(g, RED, '0707', 3)]
  expect(strongestStack(g, [alone, first, second], unit => g.counters[unit].attack)).toEqual([first, second])
})

test('openings are gathered by target, and only those with the verb', () => {
  const legal: readonly Action[] = [
    { do: 'attack', target: '3', unit: '1' },
    { do: 'join', target: '3', unit: '9' },
    { do: 'attack', target: '4', unit: '1' },
    { do: 'attack', target: '3', unit: '2' },
    { do: 'end' },
  ]
  expect([...openingsIn(legal, 'attack', { hexNamed: Number, unitNamed: Number })]).toEqual([
    [3, [1, 2]],
    [4, [1]],
  ])
})
