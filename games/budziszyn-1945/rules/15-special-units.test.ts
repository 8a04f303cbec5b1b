import { afterEach, beforeEach, expect, test } from 'vitest'
import type { State } from '../state.ts'
import { isFortificationUnit, unit } from '../units.ts'
import { around, emptyGame, fortify, layOutGround, put } from './testing.ts'
import { combatPhase, forecastOf, shiftBy } from './testing-attacks.ts'

const A = '3015'
const { N, NE } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})
afterEach(() => isFortificationUnit.fill(0))

test('[15.3.1] Volkssturm alone gives its enemy two, in attack and in defence', () => {
  put(g, 'de-vs1 de-vs2', N)
  put(g, 'su-vii-24', A)
  expect(shiftBy(forecastOf(g, { targets: A, attackers: 'de-vs1 de-vs2' }), '15.3.1')).toBe(-2)
  expect(shiftBy(forecastOf(g, { targets: N, attackers: 'su-vii-24' }), '15.3.1')).toBe(2)
})

test('[15.3.2] each regular unit in the hex takes one off, anti-tank guns too, other Volkssturm not', () => {
  put(g, 'de-vs1 de-vs2', A)
  put(g, 'su-vii-24', N)
  const weakness = () => shiftBy(forecastOf(g, { targets: A, attackers: 'su-vii-24' }), '15.3.1')
  put(g, 'de-691at', A)
  expect(weakness()).toBe(1)
  put(g, 'de-72-124', A)
  expect(weakness()).toBe(0)
})

test('[15.3.2] guns, headquarters and resilience groups do not steady it', () => {
  put(g, 'de-vs1 de-artV de-hqV de-rg1', A)
  put(g, 'su-vii-24', N)
  expect(shiftBy(forecastOf(g, { targets: A, attackers: 'su-vii-24' }), '15.3.1')).toBe(2)
})

test('[15.3.2] of several hexes the best counts, and the gain is given once', () => {
  put(g, 'de-vs1', A)
  put(g, 'de-vs2 de-72-124', NE)
  put(g, 'su-vii-24', N)
  const weakness = () => shiftBy(forecastOf(g, { targets: `${A} ${NE}`, attackers: 'su-vii-24' }), '15.3.1')
  expect(weakness()).toBe(1)
  // The regiment steadies the first of them instead of the second.
  put(g, 'de-72-124', A)
  expect(weakness()).toBe(1)
})

test('[15.4.1] a fortification unit gives two more in fortifications, and only there', () => {
  isFortificationUnit[unit('de-72-124')] = 1
  put(g, 'de-72-124', A)
  put(g, 'su-vii-24', N)
  put(g, 'de-artV', around(A).S)
  const table = combatPhase(g)
  table.play({ do: 'assault', targets: [A], units: ['su-vii-24'] })
  expect(table.why({ do: 'ability', unit: 'de-72-124' })).toBe('15.4.1')
  fortify(g, A, 'german')
  expect(table.why({ do: 'ability', unit: 'de-72-124' })).toBe(null)
  const seen = forecastOf(g, { targets: A, attackers: 'su-vii-24', defenceAbilities: 'de-72-124' })
  expect([shiftBy(seen, '15.4.1'), shiftBy(seen, '7.1.10')]).toEqual([-2, -2])
})

test('[15.4.2] it is voluntary', () => {
  isFortificationUnit[unit('de-72-124')] = 1
  put(g, 'de-72-124', A)
  fortify(g, A, 'german')
  put(g, 'su-vii-24', N)
  expect(shiftBy(forecastOf(g, { targets: A, attackers: 'su-vii-24' }), '15.4.1')).toBe(0)
})
