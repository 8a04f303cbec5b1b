import { beforeEach, describe, expect, test } from 'vitest'
import { CAMP } from '../nations.ts'
import { type State, UNIT } from '../state.ts'
import { unit } from '../units.ts'
import { changeCamp } from './04-zones-of-control.ts'
import { around, emptyGame, layOutGround, put } from './testing.ts'
import { combatPhase, forecastOf } from './testing-attacks.ts'

const A = '3015'
const { N, NE, S } = around(A)

let g: State
beforeEach(() => {
  layOutGround()
  g = emptyGame('nysa')
})

/** What is added to the roll when these units attack A from the north. */
function modifier(attackers: string, support = '', declines = false): number {
  return forecastOf(g, { targets: A, attackers, support, declines }).modifier
}

describe('range', () => {
  test('[9.2.1] a headquarters near the attackers takes one off the roll, near the defenders it adds one', () => {
    put(g, 'su-vii-24 su-hq52', N)
    put(g, 'de-72-124', A)
    expect(modifier('su-vii-24')).toBe(-1)
    put(g, 'de-hqV', S)
    put(g, 'su-hq52', '5030')
    expect(modifier('su-vii-24')).toBe(1)
  })

  test('[9.2.2] Germans four hexes away are led, at five they are not; Soviets three, not four', () => {
    put(g, 'de-72-124', N)
    put(g, 'su-vii-24', A)
    put(g, 'de-hqV', '3010')
    expect(modifier('de-72-124')).toBe(-1)
    put(g, 'de-hqV', '3009')
    expect(modifier('de-72-124')).toBe(0)
    put(g, 'su-hq52', '3018')
    expect(modifier('de-72-124')).toBe(1)
    put(g, 'su-hq52', '3019')
    expect(modifier('de-72-124')).toBe(0)
  })

  test('[9.2.1] all of a side must be led, guns in support too', () => {
    put(g, 'su-vii-24', N)
    put(g, 'su-vii-25', S)
    put(g, 'su-52-art1', '3018')
    put(g, 'de-72-124', A)
    put(g, 'su-hq52', '3012')
    expect(modifier('su-vii-24')).toBe(-1)
    expect(modifier('su-vii-24 su-vii-25')).toBe(0)
    expect(modifier('su-vii-24', 'su-52-art1')).toBe(0)
    put(g, 'su-hq5', '3017')
    expect(modifier('su-vii-24 su-vii-25', 'su-52-art1')).toBe(-1)
  })

  test('[9.2.3] two headquarters do no more than one', () => {
    put(g, 'su-vii-24 su-hq52 su-hq5', N)
    put(g, 'de-72-124', A)
    expect(modifier('su-vii-24')).toBe(-1)
  })

  test('[9.2.4] those of both sides cancel', () => {
    put(g, 'su-vii-24 su-hq52', N)
    put(g, 'de-72-124 de-hqV', A)
    expect(modifier('su-vii-24')).toBe(0)
  })

  test('[9.2.1] a side may do without', () => {
    put(g, 'su-vii-24 su-hq52', N)
    put(g, 'de-72-124', A)
    expect(modifier('su-vii-24', '', true)).toBe(0)
    const table = combatPhase(g)
    table.play({ do: 'attack', hex: A })
    table.play({ do: 'join', unit: 'su-vii-24' })
    expect(table.legal()).toContainEqual({ do: 'influence', on: false })
  })
})

describe('Soviet and Polish headquarters', () => {
  test('[N-8a] a Soviet one does not lead Poles to the attack', () => {
    put(g, 'pl-16 su-hq52', N)
    put(g, 'de-72-124', A)
    expect(modifier('pl-16')).toBe(0)
  })

  test('[N-8b] but in its own hex it helps them to defend', () => {
    put(g, 'pl-16 su-hq52', A)
    put(g, 'de-72-124', N)
    expect(modifier('de-72-124')).toBe(1)
    put(g, 'su-hq52', NE)
    expect(modifier('de-72-124')).toBe(0)
  })

  test('[N-9] a Polish one helps in defence only, and in its own hex only', () => {
    put(g, 'pl-16 pl-hq', N)
    put(g, 'de-72-124', A)
    expect(modifier('pl-16')).toBe(0)
    expect(forecastOf(g, { targets: N, attackers: 'de-72-124' }).modifier).toBe(1)
    put(g, 'pl-hq', NE)
    expect(forecastOf(g, { targets: N, attackers: 'de-72-124' }).modifier).toBe(0)
  })

  test('[S-6] [S-7] the same in Two Stars, and an American one also leads Poles who have come over', () => {
    g = emptyGame('stars-2')
    put(g, 'pl-16 su-hq52', A)
    put(g, 'us-69-271', N)
    expect(modifier('us-69-271')).toBe(1)
    put(g, 'su-hq52 pl-hq', NE)
    expect(modifier('us-69-271')).toBe(0)
    put(g, 'pl-5', N, { camp: 'american', flags: UNIT.defector })
    put(g, 'us-hqVII', '3011')
    expect(modifier('us-69-271 pl-5')).toBe(-1)
    changeCamp(g, unit('us-hqVII'), CAMP.german)
    expect(modifier('us-69-271 pl-5')).toBe(0)
  })
})
