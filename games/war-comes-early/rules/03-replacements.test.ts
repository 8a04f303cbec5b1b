import { describe, expect, it } from 'vitest'
import { FRANCE, GERMANY, POLAND } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { capital, country, grid, HEXES, hex, isCity, isRailEdge, unit } from '../world.ts'
import { controllingSide } from './03-holders.ts'
import { eliminate } from './03-replacements.ts'
import {
  act,
  afterSetUp,
  atOrder,
  atWindow,
  decision,
  endPhase,
  offered,
  offers,
  put,
  refusedBy,
  rollNext,
  take,
} from './05-test-kit.ts'

const SUPPLIED = { unsupplied: false, concentric: false, city: false }

function lost(
  id: string,
  turn: number,
  faces: number[],
  how = SUPPLIED,
  scenario: '1938' | '1939' = '1938',
): State {
  const g = afterSetUp(scenario)
  g.turn = turn
  rollNext(g, ...faces)
  eliminate(g, unit(id), how, null)
  return g
}

describe('lost units of other nations', () => {
  it('[3.5a] one die for a supplied corps', () => {
    const g = lost('po-cav1', 3, [2])
    expect([g.place[unit('po-cav1')], g.returns[unit('po-cav1')]]).toEqual([BOX.returning, 5])
  })

  it('[3.5b] two dice out of supply, against a concentric attack, or for a city', () => {
    for (const cause of ['unsupplied', 'concentric', 'city'] as const) {
      const g = lost('fr-cav', 3, [2, 3], { ...SUPPLIED, [cause]: true })
      expect([g.returns[unit('fr-cav')], g.rolls]).toEqual([8, 2])
    }
  })

  it('[3.5c] a return after turn 10 is none', () => {
    expect(lost('po-cav1', 6, [5]).place[unit('po-cav1')]).toBe(BOX.removed)
    const g = lost('po-cav1', 6, [4])
    expect([g.place[unit('po-cav1')], g.returns[unit('po-cav1')]]).toEqual([BOX.returning, 10])
  })

  it('[3.5c] [R72] in 1939 the last turn is 6', () => {
    expect(lost('po-cav1', 3, [4], SUPPLIED, '1939').place[unit('po-cav1')]).toBe(BOX.removed)
    expect(lost('po-cav1', 3, [3], SUPPLIED, '1939').place[unit('po-cav1')]).toBe(BOX.returning)
  })

  it('[3.5c] units of a nation that has capitulated are removed without a roll', () => {
    const g = afterSetUp('1938')
    g.status[POLAND] = STATUS.capitulated
    eliminate(g, unit('po-cav1'), SUPPLIED, null)
    expect([g.place[unit('po-cav1')], g.rolls]).toEqual([BOX.removed, 0])
  })

  it('[3.5e] static units and the Soviet IAC never come back and roll nothing', () => {
    for (const id of ['su-iac', 'po-gr', 'cz-ho31', 'ge-sd1']) {
      const g = lost(id, 3, [])
      expect([g.place[unit(id)], g.rolls]).toEqual([BOX.removed, 0])
    }
  })

  it('[3.5g] corps lost out of an army roll one by one', () => {
    const g = afterSetUp('1938')
    g.turn = 3
    put(g, 'po-c1', '3821')
    put(g, 'po-c2', '3821')
    rollNext(g, 1, 6)
    eliminate(g, unit('po-c1'), SUPPLIED, null)
    eliminate(g, unit('po-c2'), SUPPLIED, null)
    expect([g.returns[unit('po-c1')], g.returns[unit('po-c2')]]).toEqual([4, 9])
  })
})

describe('returning units', () => {
  function polishReorganization(turn: number): State {
    const g = lost('po-cav1', 3, [2])
    atWindow(g, turn, 'Poland')
    act(g, { do: 'pass' })
    return g
  }

  it('[3.5d] come in the Reorganization Phase of their nation, in a held city, and may move at once', () => {
    const g = polishReorganization(5)
    expect(decision(g)).toBe('replacements')
    for (const action of offers(g, 'replace')) {
      const at = hex(action.hex as string)
      expect([country[at], isCity[at], controllingSide(g, at)]).toEqual([POLAND, 1, 0])
    }
    expect(refusedBy(g, { do: 'decline' })).toEqual(['3.5d'])
    expect(refusedBy(g, { do: 'replace', unit: 'po-cav1', hex: '2413' })).toEqual(['3.5d'])
    expect(refusedBy(g, { do: 'replace', unit: 'po-c1', hex: '3226' })).toEqual(['3.5d'])
    act(g, { do: 'replace', unit: 'po-cav1', hex: '3226' })
    expect(decision(g)).toBe('reorganization')
    endPhase(g)
    act(g, { do: 'pass' })
    expect(refusedBy(g, { do: 'begin', hex: '3226' })).toEqual([])
  })

  it('[3.5d] not before they are due, and later if they were kept waiting', () => {
    expect(decision(polishReorganization(4))).toBe('reorganization')
    expect(decision(polishReorganization(6))).toBe('replacements')
  })

  it('[3.5d] wait when no hex can take them', () => {
    const g = lost('po-cav1', 3, [2])
    for (let h = 0; h < HEXES; h++) if (country[h] === POLAND && g.top[h] < 0) g.control[h] = FRANCE + 1
    const cities = [...Array(HEXES).keys()].filter(h => isCity[h] && country[h] === POLAND)
    for (const h of cities) if (g.top[h] < 0) g.control[h] = FRANCE + 1
    const held = cities.filter(h => controllingSide(g, h) === 0)
    const corps = [
      'po-c1',
      'po-c2',
      'po-c3',
      'po-c4',
      'po-c5',
      'po-c6',
      'po-bi',
      'po-sc',
      'po-gj',
      'po-kc',
      'po-pc',
      'po-wc',
    ]
    for (const h of held) {
      let room = 5
      for (let u = g.top[h]; u >= 0; u = g.below[u]) room -= 1
      while (room-- > 0) put(g, corps.pop()!, grid.names[h])
    }
    atWindow(g, 5, 'Poland')
    act(g, { do: 'pass' })
    expect(decision(g)).toBe('reorganization')
    expect(g.place[unit('po-cav1')]).toBe(BOX.returning)
  })

  it('[3.5d] [R8] the BEF in any held hex of France, Soviet units at a rail edge or in a Soviet city', () => {
    const g = lost('uk-bef', 3, [1])
    take(g, 'su-a1', BOX.returning)
    g.returns[unit('su-a1')] = 4
    atWindow(g, 4, 'Anglo-French')
    act(g, { do: 'pass' })
    expect(offers(g, 'replace').length).toBeGreaterThan(14)
    for (const action of offers(g, 'replace')) expect(country[hex(action.hex as string)]).toBe(FRANCE)
    atWindow(g, 4, 'Soviet + Lith')
    act(g, { do: 'pass' })
    for (const action of offers(g, 'replace')) {
      const at = hex(action.hex as string)
      expect(isCity[at] === 1 || isRailEdge[at] === 1).toBe(true)
    }
  })
})

describe('German replacements', () => {
  function reorganization(turn: number, ...ids: string[]): State {
    const g = afterSetUp('1938')
    for (const [i, id] of ['ge-r1', 'ge-r2', 'ge-r3', 'ge-r4', 'ge-r5', 'ge-r6'].entries()) {
      put(g, id, grid.names[[...Array(HEXES).keys()].filter(h => isCity[h] && country[h] === GERMANY)[i]])
    }
    for (const id of ids) {
      put(g, id, '2413')
      eliminate(g, unit(id), { ...SUPPLIED, unsupplied: true }, null)
    }
    atWindow(g, turn, 'Italy')
    act(g, { do: 'phase', phase: 'reorganization' })
    return g
  }

  it('[3.5f] one eliminated corps returns each turn, without a roll', () => {
    const g = reorganization(4, 'ge-c1', 'ge-c2', 'ge-c3')
    expect(g.rolls).toBe(0)
    expect(decision(g)).toBe('replacements')
    act(g, { do: 'replace', unit: 'ge-c2', hex: '2821' })
    expect(decision(g)).toBe('reorganization')
    expect([g.place[unit('ge-c2')], g.replaced]).toEqual([hex('2821'), 1])
    expect(g.place[unit('ge-c1')]).toBe(BOX.eliminated)
  })

  it('[3.5f] the right of a turn lapses when it is not used', () => {
    const g = reorganization(4, 'ge-c1', 'ge-c2')
    act(g, { do: 'decline' })
    expect(decision(g)).toBe('reorganization')
    atWindow(g, 5, 'Italy')
    g.replaced = 0
    act(g, { do: 'phase', phase: 'reorganization' })
    act(g, { do: 'replace', unit: 'ge-c1', hex: '2821' })
    expect(decision(g)).toBe('reorganization')
  })

  it('[3.5f] [R7] in a held city of Germany, Danzig when it is held', () => {
    const g = reorganization(4, 'ge-c1')
    for (const action of offers(g, 'replace')) {
      const at = hex(action.hex as string)
      expect([country[at], isCity[at]]).toEqual([GERMANY, 1])
    }
    expect(refusedBy(g, { do: 'replace', unit: 'ge-c1', hex: grid.names[capital[POLAND]] })).toEqual(['3.5d'])
    expect(refusedBy(g, { do: 'replace', unit: 'ge-c2', hex: '2821' })).toEqual(['3.5f'])
  })

  it('[3.5f] [R6] a mechanized corps may be the one, unless the option says no', () => {
    const g = reorganization(4, 'ge-m16')
    expect(refusedBy(g, { do: 'replace', unit: 'ge-m16', hex: '2821' })).toEqual([])
    const strict = afterSetUp('1938', { germanMechReplacement: 'false' })
    eliminate(strict, unit('ge-m16'), SUPPLIED, null)
    expect(strict.place[unit('ge-m16')]).toBe(BOX.removed)
  })

  it('[3.5f] also in turns 1 and 2, and in 1939', () => {
    const g = afterSetUp('1938')
    put(g, 'ge-c1', '2413')
    eliminate(g, unit('ge-c1'), SUPPLIED, null)
    atOrder(g, 2)
    act(g, { do: 'order', phases: ['reorganization', 'combat', 'movement'] })
    expect(decision(g)).toBe('replacements')
    const later = afterSetUp('1939')
    eliminate(later, unit('g39-cb'), SUPPLIED, null)
    act(later, { do: 'order', phases: ['reorganization', 'combat', 'movement'] })
    expect(offered(later).some(action => action.unit === 'g39-cb')).toBe(true)
  })

  it('[4.6] a mechanized corps costs one point, two out of supply, each time', () => {
    const g = afterSetUp('1938')
    eliminate(g, unit('ge-m16'), { ...SUPPLIED, unsupplied: true }, null)
    expect([...g.vp]).toEqual([48, 50])
    put(g, 'ge-m16', '2413')
    eliminate(g, unit('ge-m16'), SUPPLIED, null)
    expect([...g.vp]).toEqual([47, 50])
  })
})
