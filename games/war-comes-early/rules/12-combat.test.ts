import { describe, expect, it } from 'vitest'
import type { Cells } from '../../../engine/state/fields.ts'
import { HEX, UNIT } from '../state.ts'
import { hex, unit } from '../world.ts'
import { expandAttack } from './12-combat.ts'
import { around, battleIn, situation } from './12-test-kit.ts'

const T = '2713'
const { N, NE, S } = around(T)
const units = { [T]: 'cz-c1 cz-c2', [N]: 'ge-c1 ge-c2', [NE]: 'cz-c3', [S]: 'ge-c3' }
const revealed = (g: { hexFlags: Cells }, name: string) => (g.hexFlags[hex(name)] & HEX.revealed) !== 0

describe('the Combat Phase', () => {
  it('[12.0b] attacking is voluntary: the phase may end at once', () => {
    const table = situation({ units })
    table.play({ do: 'end' })
    expect(table.asked()).toBeUndefined()
  })

  it('[12.0b] an attack that was opened is not called off', () => {
    const table = situation({ units })
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    expect(table.why({ do: 'cancel' })).toBe('12.0b')
    expect(table.why({ do: 'end' })).toBe('5.0a')
  })

  it('[12.0f] another attack waits until this one is finished, advance included', () => {
    const table = situation({ units, factors: { 'ge-c1': [60, 3] }, dice: [1, 1, 1] })
    const next = { do: 'attack', target: NE, unit: 'ge-c2' }
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    expect(table.why(next)).toBe('12.0f')
    table.play({ do: 'resolve' })
    expect(table.asked()).toBe('advance')
    expect(table.why(next)).toBe('12.0f')
    table.play({ do: 'done' })
    expect(table.why(next)).toBeNull()
  })

  it('[12.0f] any number of attacks in any order', () => {
    const table = situation({
      units,
      factors: { 'ge-c1': [60, 3], 'ge-c2': [60, 3] },
      dice: [1, 1, 1, 1, 1],
    })
    table.play({ do: 'attack', target: NE, units: ['ge-c2'] })
    table.play({ do: 'done' })
    table.play({ do: 'attack', target: T, units: ['ge-c1'] })
    table.play({ do: 'done' })
    expect(table.at(T)).toEqual([])
    expect(table.at(NE)).toEqual([])
  })
})

describe('inspection', () => {
  it('[8.3a] stacks are shown when the attack is declared, not while it is assembled', () => {
    const table = situation({ units, factors: { 'ge-c1': [9, 3], 'cz-c1': [2, 3] }, dice: [3] })
    table.play({ do: 'attack', target: T, unit: 'ge-c1' })
    expect([T, N].map(name => revealed(table.g, name))).toEqual([false, false])
    expect(table.g.revelations).toBe(0)
    table.play({ do: 'resolve' })
    expect(table.asked()).toBe('defenderLosses')
    expect([T, N, NE, S].map(name => revealed(table.g, name))).toEqual([true, true, false, false])
    expect(table.g.revelations).toBe(1)
    table.play({ do: 'lose', unit: 'cz-c1' })
    expect(table.asked()).toBe('combat')
    expect([T, N].map(name => revealed(table.g, name))).toEqual([false, false])
  })

  it('[8.3b] after inspection the attack cannot be cancelled', () => {
    const table = situation({ units, factors: { 'ge-c1': [9, 3] }, dice: [3] })
    table.play({ do: 'attack', target: T, units: ['ge-c1'] })
    expect(table.why({ do: 'cancel' })).toBe('8.3b')
  })
})

describe('afterwards', () => {
  it('[12.0e] only what the phase must remember is left on the units', () => {
    const table = situation({ units, factors: { 'ge-c1': [9, 3] }, dice: [3] })
    // 12 against 6 from one hex: a 3 gives 1/1
    table.play({ do: 'attack', target: T, units: ['ge-c1', 'ge-c2'] })
    table.play({ do: 'lose', unit: 'cz-c1' })
    table.play({ do: 'lose', unit: 'ge-c2' })
    expect(table.g.unitFlags[unit('ge-c1')]).toBe(UNIT.attacked)
    expect(table.g.unitFlags[unit('ge-c3')]).toBe(0)
    expect(table.g.unitFlags[unit('cz-c2')]).toBe(UNIT.defended)
  })
})

describe('a whole attack as one action', () => {
  it('stands for its parts', () => {
    expect(expandAttack({ do: 'attack', target: T, units: ['ge-c1', 'ge-c2'], drop: true })).toEqual([
      { do: 'attack', target: T, unit: 'ge-c1' },
      { do: 'join', unit: 'ge-c2' },
      { do: 'drop' },
      { do: 'resolve' },
    ])
    expect(expandAttack({ do: 'attack', target: T, unit: 'ge-c1' })).toBeNull()
    expect(expandAttack({ do: 'attack', target: T, units: [] })).toBeNull()
    expect(expandAttack({ do: 'end', units: ['ge-c1'] })).toBeNull()
  })

  it('is refused with the rule that its first forbidden part breaks', () => {
    const table = situation({ units })
    expect(table.why({ do: 'attack', target: T, units: ['ge-c1', 'cz-c3'] })).toBe('5.0a')
    expect(table.why({ do: 'attack', target: T, units: ['ge-c1'], drop: true })).toBe('12.8a')
    expect(battleIn(table.play({ do: 'attack', target: T, units: ['ge-c1', 'ge-c2', 'ge-c3'] })).event).toBe(
      'battle',
    )
  })
})
