import { describe, expect, it } from 'vitest'
import { ALLIED, GERMAN } from '../nations.ts'
import { BOX, PHASE, type State, UNIT } from '../state.ts'
import { hex, unit } from '../world.ts'
import {
  act,
  afterSetUp,
  atOrder,
  atWindow,
  decision,
  endPhase,
  germanPhase,
  offered,
  offers,
  put,
  refusedBy,
  rollNext,
  side,
  take,
} from './05-test-kit.ts'
import { breakDown } from './07-reorganization.ts'
import { inEnemyZone } from './09-zones-of-control.ts'

function germans(units: Record<string, string>, freeArmy = ''): State {
  const g = afterSetUp('1938')
  for (const [id, at] of Object.entries(units)) put(g, id, at)
  if (freeArmy !== '') take(g, freeArmy, BOX.pool)
  atWindow(g, 4, 'Italy')
  rollNext(g, 1)
  germanPhase(g, 'reorganization')
  return g
}

const combine = (army: string, ...units: string[]) => ({ do: 'combine', army, units })
const split = (army: string) => ({ do: 'split', army })

describe('combining', () => {
  it('[7.0a] corps make an army, which takes their place', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1815' }, 'ge-a5')
    act(g, combine('ge-a5', 'ge-c1', 'ge-c2'))
    expect([g.place[unit('ge-a5')], g.place[unit('ge-c1')], g.place[unit('ge-c2')]]).toEqual([
      hex('1815'),
      BOX.pool,
      BOX.pool,
    ])
  })

  it('[7.0b] only in the Reorganization Phase of the own nation', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1815' }, 'ge-a5')
    expect(refusedBy(g, split('fr-a1'))).toEqual(['7.0b'])
    endPhase(g)
    germanPhase(g, 'movement')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c2'))).toEqual(['5.0a'])
  })

  it('[7.0c] not out of supply', () => {
    const pocket = { 'ge-c1': '5822', 'ge-c2': '5822', 'su-a1': '5821', 'su-a2': '5823' }
    const g = germans(pocket, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c2'))).toEqual(['7.0c'])
    put(g, 'ge-a8', '5822')
    expect(refusedBy(g, split('ge-a8'))).toEqual(['7.0c'])
    take(g, 'su-a2', BOX.pool)
    expect(refusedBy(g, split('ge-a8'))).toEqual([])
  })

  it('[7.0d] an enemy zone of control does not matter', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1815', 'fr-m1': '1816' }, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c2'))).toEqual([])
  })

  it('[7.0e] what was split may not combine, what was combined may not split', () => {
    const g = germans({ 'ge-c12': '1815', 'ge-c13': '1815' }, 'ge-a5')
    act(g, split('ge-a8'))
    expect(refusedBy(g, combine('ge-a8', 'ge-c1', 'ge-c2'))).toEqual(['7.0e'])
    act(g, combine('ge-a5', 'ge-c12', 'ge-c13'))
    expect(refusedBy(g, split('ge-a5'))).toEqual(['7.0e'])
    expect(offered(g).some(a => a.army === 'ge-a5')).toBe(false)
  })

  it('[7.0h] the units share a hex and a counter is free', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1816' }, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c2'))).toEqual(['7.0h'])
    put(g, 'ge-c2', '1815')
    expect(refusedBy(g, combine('ge-a8', 'ge-c1', 'ge-c2'))).toEqual(['7.0h'])
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c3'))).toEqual(['7.0h'])
  })

  it('[8.0d] not where an army stands already', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1815', 'ge-a8': '1815' }, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c2'))).toEqual(['8.0d'])
  })

  it('[7.0h] every set of corps is offered once, under the first of equal counters', () => {
    const g = germans({ 'ge-c1': '1815', 'ge-c2': '1815', 'ge-c3': '1815' }, 'ge-a5')
    take(g, 'ge-a8', BOX.pool)
    expect(offers(g, 'combine').map(a => a.army)).toEqual(['ge-a5', 'ge-a5', 'ge-a5'])
    expect(refusedBy(g, combine('ge-a8', 'ge-c3', 'ge-c1'))).toEqual([])
  })

  it('[2.3] nonsense is refused', () => {
    const g = germans({ 'ge-c1': '1815' }, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-c1', 'ge-c1'))).toEqual(['5.0a'])
    expect(refusedBy(g, combine('ge-a5', 'nobody'))).toEqual(['5.0a'])
    expect(refusedBy(g, combine('nobody', 'ge-c1'))).toEqual(['2.3'])
    expect(refusedBy(g, { do: 'combine', army: 'ge-a5', units: 'ge-c1' })).toEqual(['5.0a'])
    expect(refusedBy(g, combine('ge-a5'))).toEqual(['7.1'])
    expect(refusedBy(g, split('ge-c1'))).toEqual(['7.1'])
  })
})

describe('splitting and disruption', () => {
  it('[7.0a] [7.1a] an army becomes its corps, and its counter is free', () => {
    const g = germans({ 'ge-a8': '1815' })
    act(g, split('ge-a8'))
    expect([g.place[unit('ge-a8')], g.place[unit('ge-c1')], g.place[unit('ge-c2')]]).toEqual([
      BOX.pool,
      hex('1815'),
      hex('1815'),
    ])
  })

  it('[7.0f] the opponent moves exactly the excess', () => {
    const g = germans({ 'ge-a8': '1815', 'ge-c5': '1815', 'ge-c6': '1815', 'ge-c7': '1815', 'ge-c8': '1815' })
    act(g, split('ge-a8'))
    expect([decision(g), side(g)]).toEqual(['disperse', ALLIED])
    act(g, offered(g)[0])
    expect(decision(g)).toBe('reorganization')
    let left = 0
    for (let u = g.top[hex('1815')]; u >= 0; u = g.below[u]) left += 1
    expect(left).toBe(5)
  })

  it('[7.0g] the excess goes into enemy zones of control when there is nothing else', () => {
    const stack = { 'ge-a8': '1815', 'ge-c5': '1815', 'ge-c6': '1815', 'ge-c7': '1815', 'ge-c8': '1815' }
    const g = germans({ ...stack, 'fr-m1': '1814', 'fr-m2': '1816' })
    act(g, split('ge-a8'))
    expect(decision(g)).toBe('disperse')
    for (const action of offered(g)) expect(inEnemyZone(g, GERMAN, hex(action.to as string))).toBe(true)
  })

  it('[7.1a] [R10] a voluntary split needs every counter, a forced one takes what there is', () => {
    const g = germans({ 'ge-a8': '1815' })
    for (let i = 1; i <= 12; i++) take(g, `ge-c${i}`, BOX.eliminated)
    expect(refusedBy(g, split('ge-a8'))).toEqual(['7.1a'])
    breakDown(g, unit('ge-a8'), null, true)
    expect([g.place[unit('ge-a8')], g.place[unit('ge-c13')]]).toEqual([BOX.pool, hex('1815')])
  })

  it('[7.1a] [R40] the owner picks where the counters differ', () => {
    const g = germans({ 'ge-a8': '1815' })
    take(g, 'ge-mt18', BOX.pool)
    act(g, split('ge-a8'))
    expect(decision(g)).toBe('components')
    expect(refusedBy(g, { do: 'component', unit: 'ge-m16' })).toEqual(['7.1'])
    expect(refusedBy(g, { do: 'component', unit: 'nobody' })).toEqual(['2.3'])
    act(g, { do: 'component', unit: 'ge-mt18' })
    expect(decision(g)).toBe('reorganization')
    expect([g.place[unit('ge-mt18')], g.place[unit('ge-c1')]]).toEqual([hex('1815'), hex('1815')])
  })

  it('[12.3a] corps carry on with what their army did in the phase', () => {
    const g = germans({})
    endPhase(g)
    germanPhase(g, 'combat')
    g.unitFlags[unit('ge-a8')] = UNIT.attacked | UNIT.involved
    breakDown(g, unit('ge-a8'), null, true)
    expect(g.unitFlags[unit('ge-c1')]).toBe(UNIT.attacked | UNIT.involved)
    expect(g.unitFlags[unit('ge-a8')]).toBe(0)
    expect(g.phase).toBe(PHASE.combat)
  })

  it('[7.0b] the phase ends in finitely many actions whatever is chosen', () => {
    const g = afterSetUp('1938')
    atOrder(g, 2)
    act(g, { do: 'order', phases: ['reorganization', 'combat', 'movement'] })
    let actions = 0
    while (decision(g) !== 'combat') {
      const choices = offered(g).filter(a => a.do !== 'end')
      act(g, choices[(actions * 7) % Math.max(1, choices.length)] ?? { do: 'end' })
      expect(++actions).toBeLessThan(100)
    }
  })
})
