import { describe, expect, it } from 'vitest'
import type { MARKERS } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { counters, grid, UNITS, unit, unitIds } from '../world.ts'
import {
  act,
  afterSetUp,
  atWindow,
  endPhase,
  germanPhase,
  offers,
  put,
  refusedBy,
  rollNext,
  take,
} from './05-test-kit.ts'
import { breaksDown, componentCount, mayBeComponent } from './07-reorganization.ts'

type MarkerName = (typeof MARKERS)[number]['name']

/** The Reorganization Phase of a marker, with these units put on the map first. */
function phaseOf(marker: MarkerName, units: Record<string, string>, freeArmy = '', options = {}): State {
  const g = afterSetUp('1938', options)
  for (const [id, at] of Object.entries(units)) put(g, id, at)
  if (freeArmy !== '') take(g, freeArmy, BOX.pool)
  atWindow(g, 4, marker)
  act(g, { do: 'pass' })
  return g
}

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

describe('structures', () => {
  it('[7.1b] Czech: two infantry corps, no static corps', () => {
    const g = phaseOf('Czech', { 'cz-c1': '2324', 'cz-c2': '2324', 'cz-ho31': '2324' }, 'cz-a2')
    expect(refusedBy(g, combine('cz-a2', 'cz-c1', 'cz-ho31'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('cz-a2', 'cz-c1', 'cz-c2'))).toEqual([])
  })

  it('[7.1c] French: no mechanized, no cavalry, no BEF', () => {
    const g = phaseOf(
      'Anglo-French',
      { 'fr-m1': '0117', 'fr-m2': '0117', 'fr-c1': '0117', 'fr-c2': '0117' },
      'fr-a9',
    )
    expect(refusedBy(g, combine('fr-a9', 'fr-m1', 'fr-m2'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('fr-a9', 'fr-c1', 'fr-cav'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('fr-a9', 'fr-c1', 'uk-bef'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('fr-a9', 'fr-c1', 'fr-c2'))).toEqual([])
  })

  it('[7.1d] German: the mountain corps may, static and mechanized units may not', () => {
    const g = germans({ 'ge-mt18': '1815', 'ge-c4': '1815', 'ge-r1': '1815' }, 'ge-a5')
    expect(refusedBy(g, combine('ge-a5', 'ge-mt18', 'ge-c4'))).toEqual([])
    for (const id of ['ge-r1', 'ge-m16', 'ge-sd1', 'ge-7f']) {
      expect(refusedBy(g, combine('ge-a5', id, 'ge-c4'))).toEqual(['7.1'])
    }
  })

  it('[7.1e] Hungarian: three corps', () => {
    const g = phaseOf(
      'Hungary',
      { 'hu-c1': '2632', 'hu-c2': '2632', 'hu-c3': '2632', 'hu-a1': '2432' },
      'hu-a2',
    )
    expect(refusedBy(g, combine('hu-a2', 'hu-c1', 'hu-c2'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('hu-a2', 'hu-c1', 'hu-c2', 'hu-mc'))).toEqual(['7.1'])
    expect(refusedBy(g, combine('hu-a2', 'hu-c1', 'hu-c2', 'hu-c3'))).toEqual([])
  })

  it('[7.1f] Italian: the mechanized army is exactly its three corps', () => {
    const g = phaseOf('Italy', {})
    const at = g.place[unit('it-a6')]
    act(g, split('it-a6'))
    expect(['it-ac', 'it-fc', 'it-mc'].map(id => g.place[unit(id)])).toEqual([at, at, at])
    endPhase(g)
    atWindow(g, 5, 'Italy')
    act(g, { do: 'pass' })
    expect(offers(g, 'combine')).toEqual([combine('it-a6', 'it-ac', 'it-fc', 'it-mc')])
    put(g, 'it-c1', grid.names[at])
    expect(refusedBy(g, combine('it-a6', 'it-ac', 'it-fc', 'it-c1'))).toEqual(['7.1'])
    take(g, 'it-a1', BOX.pool)
    expect(refusedBy(g, combine('it-a1', 'it-ac', 'it-c1'))).toEqual(['7.1'])
  })

  it('[7.1g] Polish: ad hoc groups may, cavalry and static corps may not', () => {
    const g = phaseOf('Poland', { 'po-gj': '3226', 'po-kc': '3226' }, 'po-pr')
    expect(refusedBy(g, combine('po-pr', 'po-gj', 'po-kc'))).toEqual([])
    for (const id of ['po-cav1', 'po-gr', 'po-cdc']) {
      expect(refusedBy(g, combine('po-pr', 'po-gj', id))).toEqual(['7.1'])
    }
  })

  it('[7.1h] Romanian: no cavalry, no mountain corps', () => {
    const g = phaseOf('Yugo + Rom', { 'ro-c1': '3134' }, 'ro-a1')
    for (const id of ['ro-mt', 'ro-cav']) expect(refusedBy(g, combine('ro-a1', 'ro-c1', id))).toEqual(['7.1'])
  })

  it('[7.1i] [R11] Yugoslav: the independent corps may, unless the option says no', () => {
    const units = { 'yg-c1': counters[unit('yg-i5')].fields.get('suggested')! }
    const action = combine('yg-a1', 'yg-i5', 'yg-c1')
    expect(refusedBy(phaseOf('Yugo + Rom', units, 'yg-a1'), action)).toEqual([])
    const strict = phaseOf('Yugo + Rom', units, 'yg-a1', { yugoIndependentsCombine: 'false' })
    expect(refusedBy(strict, action)).toEqual(['7.1'])
  })

  it('[7.1j] [7.1k] Belgian and Dutch corps join nothing; Danish and Lithuanian armies stay whole', () => {
    const g = afterSetUp('1938')
    for (let army = 0; army < UNITS; army++) {
      for (const id of ['be-c1', 'be-cav', 'ne-c1', 'ne-lt'])
        expect(mayBeComponent(g, army, unit(id))).toBe(false)
    }
    for (const id of ['dn-fa', 'li-fa', 'g39-sab', 'su-a1', 'ge-c1'])
      expect(breaksDown(g, unit(id))).toBe(false)
  })

  it('[7.1l] Soviet: five armies make a front, the IAC never', () => {
    const armies = { 'su-a1': '5822', 'su-a2': '5822', 'su-a3': '5822', 'su-a4': '5822', 'su-a5': '5822' }
    const g = phaseOf('Soviet + Lith', armies, 'su-nw')
    const ids = Object.keys(armies)
    expect(refusedBy(g, combine('su-nw', ...ids.slice(1)))).toEqual(['7.1'])
    expect(refusedBy(g, combine('su-nw', 'su-iac', ...ids.slice(1)))).toEqual(['7.1'])
    act(g, combine('su-nw', ...ids))
    expect(grid.names[g.place[unit('su-nw')]]).toBe('5822')
  })

  it('[7.1] every army has as many corps as it has corps equivalents', () => {
    const g = afterSetUp('1938')
    const counts = (prefix: string) => [
      ...new Set(
        unitIds
          .map((id, u) => (id.startsWith(prefix) && breaksDown(g, u) ? componentCount(g, u) : 0))
          .filter(n => n > 0),
      ),
    ]
    expect(counts('su-')).toEqual([5])
    expect(counts('ge-')).toEqual([2])
    expect(counts('g39-')).toEqual([3])
    expect(counts('it-')).toEqual([2, 3])
  })
})
