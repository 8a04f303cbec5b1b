import { describe, expect, it } from 'vitest'
import { CZECHOSLOVAKIA, GERMANY, POLAND } from '../nations.ts'
import { scenario1938 } from '../scenarios/1938.ts'
import { scenario1939 } from '../scenarios/1939.ts'
import { BOX, HEX, hasFlag, STATUS } from '../state.ts'
import { capital, country, DANZIG_HEX, fortHexes, HEXES, UNITS, unit, unitIds } from '../world.ts'
import { controllingNation } from './03-holders.ts'
import {
  act,
  afterSetUp,
  atOrder,
  countIn,
  decision,
  endPhase,
  newGame,
  put,
  refusedBy,
  side,
} from './05-test-kit.ts'

const ORDER = { do: 'order', phases: ['movement', 'combat', 'reorganization'] }

describe('1939', () => {
  it('[13.0] six turns of three days', () => {
    const g = newGame('1939')
    expect(g.terms.lastTurn).toBe(6)
    for (let turn = 1; turn <= 6; turn++) {
      expect(g.turn).toBe(turn)
      act(g, ORDER)
      for (let phase = 0; phase < 6; phase++) endPhase(g)
    }
    expect(decision(g)).toBe('none')
    expect(g.verdict).toBeGreaterThan(0)
  })

  it('[PAC-TR] the turn tracks', () => {
    expect(scenario1939.dates).toHaveLength(6)
    expect(scenario1939.dates[5]).toBe('16–18 Sep')
    expect(scenario1938.dates).toHaveLength(10)
    expect(newGame('1938').track).toHaveLength(10)
  })

  it('[13.1a] only German and Polish units are used', () => {
    const g = newGame('1939')
    for (let u = 0; u < UNITS; u++) {
      const used = unitIds[u].startsWith('po-') || unitIds[u].startsWith('g39-')
      expect(g.place[u] === BOX.unused).toBe(!used)
    }
    expect(g.status[GERMANY]).toBe(STATUS.fighting)
    expect(g.status[POLAND]).toBe(STATUS.fighting)
    expect(g.status[CZECHOSLOVAKIA]).toBe(STATUS.outOfPlay)
  })

  it('[13.2a] ten German units on the map and fifteen corps in the pool, Poles as in 1938', () => {
    const g = newGame('1939')
    const onMap = (prefix: string) => {
      let count = 0
      for (let u = 0; u < UNITS; u++) if (unitIds[u].startsWith(prefix) && g.place[u] >= 0) count += 1
      return count
    }
    expect(onMap('g39-')).toBe(10)
    expect(countIn(g, BOX.pool, 'g39-')).toBe(15)
    expect(onMap('po-')).toBe(12)
    expect(countIn(g, BOX.pool, 'po-')).toBe(16)
    const poles = afterSetUp('1938')
    for (let u = 0; u < UNITS; u++) {
      if (unitIds[u].startsWith('po-')) expect(g.place[u]).toBe(poles.place[u])
    }
  })

  it('[13.2b] Germany holds Germany and Czechoslovakia, Poland holds Poland, nobody holds Danzig', () => {
    const g = newGame('1939')
    expect(controllingNation(g, capital[CZECHOSLOVAKIA])).toBe(GERMANY)
    expect(controllingNation(g, DANZIG_HEX)).toBe(-1)
    for (let h = 0; h < HEXES; h++) {
      if (country[h] === GERMANY || country[h] === CZECHOSLOVAKIA)
        expect(controllingNation(g, h)).toBe(GERMANY)
      if (country[h] === POLAND) expect(controllingNation(g, h)).toBe(POLAND)
    }
    for (const h of fortHexes) expect(hasFlag(g.hexFlags, h, HEX.breached)).toBe(true)
  })

  it('[13.4a] the German turn in a locked order, then the Polish one', () => {
    const g = newGame('1939')
    expect(decision(g)).toBe('germanOrder')
    act(g, ORDER)
    const played: string[] = []
    while (g.turn === 1) {
      played.push(`${side(g)} ${decision(g)}`)
      endPhase(g)
    }
    expect(played).toEqual([
      '0 movement',
      '0 combat',
      '0 reorganization',
      '1 reorganization',
      '1 movement',
      '1 combat',
    ])
  })

  it('[13.4b] no airpower in any turn', () => {
    const g = newGame('1939')
    atOrder(g, 4)
    act(g, ORDER)
    for (let phase = 0; phase < 6; phase++) endPhase(g)
    expect([g.turn, decision(g), g.airSide]).toEqual([5, 'germanOrder', -1])
  })

  it('[13.4c] a German army is three corps', () => {
    const g = newGame('1939')
    act(g, { do: 'order', phases: ['reorganization', 'movement', 'combat'] })
    act(g, { do: 'split', army: 'g39-a8' })
    expect(['g39-c1', 'g39-c2', 'g39-c3'].map(id => g.place[unit(id)])).toEqual(
      Array(3).fill(g.place[unit('g39-c1')]),
    )
    expect(g.place[unit('g39-c4')]).toBe(BOX.pool)
    for (const id of ['g39-c4', 'g39-c7', 'g39-c8']) put(g, id, '2816')
    const combine = (units: string[]) => ({ do: 'combine', army: 'g39-a8', units })
    expect(refusedBy(g, combine(['g39-c4', 'g39-c7']))).toEqual(['7.1'])
    expect(refusedBy(g, combine(['g39-c4', 'g39-c7', 'g39-c8']))).toEqual([])
  })

  it('[13.4d] the Slovak army does not break down', () => {
    const g = newGame('1939')
    act(g, { do: 'order', phases: ['reorganization', 'movement', 'combat'] })
    expect(refusedBy(g, { do: 'split', army: 'g39-sab' })).toEqual(['7.1'])
  })

  it('[13.4e] ad hoc corps join no army', () => {
    const g = newGame('1939')
    act(g, { do: 'order', phases: ['reorganization', 'movement', 'combat'] })
    act(g, { do: 'split', army: 'g39-a3' })
    for (const id of ['g39-c7', 'g39-c8']) put(g, id, '4217')
    expect(refusedBy(g, { do: 'combine', army: 'g39-a3', units: ['g39-cb', 'g39-c7', 'g39-c8'] })).toEqual([
      '7.1',
    ])
  })
})
