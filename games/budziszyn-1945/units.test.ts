// The data rows of the ledger that are about counters.
import { describe, expect, test } from 'vitest'
import { NATION } from './nations.ts'
import {
  attackPoints,
  counters,
  defencePoints,
  fieldOf,
  fullLevels,
  headquartersRange,
  isHeadquarters,
  isTowedArtillery,
  isVolkssturm,
  MOBILITY,
  mobility,
  moraleLimit,
  movementPoints,
  STAR,
  star,
  UNITS,
  unit,
  unitIds,
  unitNation,
} from './units.ts'

const all = Array.from({ length: UNITS }, (_, u) => u)
const named = (test: (u: number) => unknown): string[] => all.filter(test).map(u => unitIds[u])

/** Levels, then strength, or attack and defence of guns, and movement at full strength. */
const printed = (id: string) => {
  const u = unit(id)
  return [fullLevels[u], attackPoints[2][u], defencePoints[2][u], movementPoints[u]]
}

describe('counters that the rulebook pictures', () => {
  test.each([
    ['[1.2b] 37th Regiment', 'de-6-37', [2, 3, 3, 4], STAR.none],
    ['22nd Armoured Regiment', 'de-21-22', [2, 5, 5, 7], STAR.black],
    ['691st Anti-Tank Regiment', 'de-691at', [1, 2, 2, 7], STAR.white],
    ['124th Armoured Regiment', 'su-52-124', [1, 2, 2, 6], STAR.yellow],
  ])('%s', (_, id, values, colour) => {
    expect(printed(id)).toEqual(values)
    expect(star[unit(id)]).toBe(colour)
  })

  test('[1.2b] a counter has a name, a formation, a size and a type', () => {
    const { name, size, type } = counters[unit('de-6-37')]
    expect([name, size, type, fieldOf(unit('de-6-37'), 'formation')]).toEqual([
      '37/6',
      'regiment',
      'infantry',
      '6',
    ])
    expect(attackPoints[2][unit('de-br-2')]).toBe(5)
    expect(attackPoints[2][unit('de-687sap')]).toBe(3)
  })
})

describe('kinds of units', () => {
  test('307 counters, each with its own id', () => {
    expect([UNITS, new Set(unitIds).size]).toEqual([307, 307])
    const byNation = [NATION.germany, NATION.soviet, NATION.poland, NATION.america].map(
      nation => all.filter(u => unitNation[u] === nation).length,
    )
    expect(byNation).toEqual([125, 119, 24, 39])
  })

  test('[1.2d] [6.1.6] [1.3b] [6.2.1] towed artillery has one level and moves on trucks', () => {
    for (const u of all.filter(each => isTowedArtillery[each]))
      expect([unitIds[u], fullLevels[u], mobility[u]]).toEqual([unitIds[u], 1, MOBILITY.truck])
  })

  test('[9.1.2] [9.1.4] headquarters have one level, ten points and no strength', () => {
    for (const id of named(u => isHeadquarters[u])) expect(printed(id)).toEqual([1, 0, 0, 10])
  })

  test('[9.2.2] headquarters reach as far as their nation does', () => {
    const range = (id: string) => headquartersRange[unit(id)]
    expect(['de-hqV', 'su-hq52', 'pl-hq', 'us-hqVII'].map(range)).toEqual([4, 3, 0, 4])
  })

  test('[1.3c] [T7] a corps or division is its regiments and brigades', () => {
    const inFormation = (name: string) => named(u => fieldOf(u, 'formation') === name)
    expect(inFormation('VII MECH')).toEqual(['su-vii-24', 'su-vii-25', 'su-vii-26', 'su-vii-57'])
    expect(inFormation('I CAV (G)')).toEqual(['su-icav-1', 'su-icav-2', 'su-icav-7'])
    expect(inFormation('VI ARM (G)')).toHaveLength(5)
    // R50
    expect(inFormation('20 ARM')).toHaveLength(4)
    expect(inFormation('600')).toHaveLength(3)
  })

  test('[1.2c] the weaker side of a counter is weaker', () => {
    for (const u of all.filter(each => fullLevels[each] === 2))
      expect([unitIds[u], attackPoints[1][u] < attackPoints[2][u]]).toEqual([unitIds[u], true])
  })

  test('[N-G1] R53 seven Volkssturm brigades and the 546th', () => {
    expect(named(u => isVolkssturm[u])).toEqual([
      ...Array.from({ length: 7 }, (_, i) => `de-vs${i + 1}`),
      'de-546',
    ])
  })

  test.each([
    ['SS', 'de-36-89', 12],
    ['SS guns', 'de-10ss-art', 12],
    ['Wehrmacht', 'de-72-124', 11],
    ['Volkssturm', 'de-vs1', 9],
    ['the 546th', 'de-546', 9],
    ['Vlasov’s men', 'de-wlasow', 11],
    ['Americans', 'us-69-271', 11],
    ['Poles', 'pl-8-32', 11],
    ['Guards', 'su-5g-9', 11],
    ['other Soviets', 'su-52-50', 10],
  ])('[T6] [5.6.2] R65 morale of %s', (_, id, limit) => expect(moraleLimit[unit(id)]).toBe(limit))
})
