import { describe, expect, it } from 'vitest'
import { FRANCE, GERMANY } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { BRESLAU, capital, country, FORT, fort, grid, HEXES, hex, isCity, unit, VIENNA } from '../world.ts'
import { chainExists } from './03-reinforcements.ts'
import {
  act,
  afterSetUp,
  atOrder,
  atWindow,
  decision,
  endPhase,
  germanPhase,
  offers,
  put,
  refusedBy,
  rollNext,
} from './05-test-kit.ts'

const MOVEMENT_FIRST = { do: 'order', phases: ['movement', 'combat', 'reorganization'] }

/** Hexes of a shortest way from Vienna to Breslau, ends left out. */
function wayToBreslau(): number[] {
  const way: number[] = []
  for (let at = VIENNA; at !== BRESLAU; ) {
    for (let d = 0; d < 6; d++) {
      const to = grid.neighbours[at * 6 + d]
      if (to >= 0 && grid.distance(to, BRESLAU) < grid.distance(at, BRESLAU)) {
        at = to
        break
      }
    }
    if (at !== BRESLAU) way.push(at)
  }
  return way
}

/** Turn 3 with a corridor of German-held hexes, Czech forts in it breached. */
function withCorridor(): { g: State; way: number[] } {
  const g = afterSetUp('1938')
  const way = wayToBreslau()
  for (let h = 0; h < HEXES; h++) {
    if (g.control[h] === GERMANY + 1 && h !== VIENNA && h !== BRESLAU && grid.distance(h, VIENNA) < 10) {
      g.control[h] = FRANCE + 1
    }
  }
  for (const h of way) {
    g.control[h] = GERMANY + 1
    g.hexFlags[h] |= 1
  }
  atWindow(g, 3, 'Italy')
  return { g, way }
}

describe('18th Motorized Corps', () => {
  it('[3.2.1a] nine German hexes in a row between Vienna and Breslau bring it in', () => {
    const { g, way } = withCorridor()
    expect(way.length).toBe(9)
    expect(chainExists(g)).toBe(true)
    g.control[way[4]] = FRANCE + 1
    expect(chainExists(g)).toBe(false)
  })

  it('[3.2.1a] both cities must be German', () => {
    const { g } = withCorridor()
    g.control[VIENNA] = FRANCE + 1
    expect(chainExists(g)).toBe(false)
  })

  it('[3.2.1a] a way round of ten hexes is too long', () => {
    const { g, way } = withCorridor()
    for (let h = 0; h < HEXES; h++) {
      if (country[h] >= 0 && grid.distance(h, way[4]) === 1) g.control[h] = GERMANY + 1
    }
    g.control[way[4]] = FRANCE + 1
    const round = [0, 1, 2, 3, 4, 5]
      .map(d => grid.neighbours[way[4] * 6 + d])
      .filter(h => h >= 0 && grid.distance(h, VIENNA) + grid.distance(h, BRESLAU) === 10)
    for (const h of round) if (h !== way[3] && h !== way[5]) g.control[h] = FRANCE + 1
    expect(chainExists(g)).toBe(false)
  })

  it('[3.2.1b] offered at the end of each German phase until it is taken, on hexes of the chain', () => {
    const { g, way } = withCorridor()
    germanPhase(g, 'combat')
    endPhase(g)
    expect(decision(g)).toBe('chainEntry')
    const hexes = offers(g, 'place').map(action => hex(action.hex as string))
    for (const h of hexes) expect(way).toContain(h)
    expect(hexes).not.toContain(VIENNA)
    expect(refusedBy(g, { do: 'place', unit: 'ge-m18', hex: '2413' })).toEqual(['3.2.1b'])
    expect(refusedBy(g, { do: 'place', unit: 'ge-m16', hex: grid.names[hexes[0]] })).toEqual(['3.2.1b'])
    act(g, { do: 'decline' })
    germanPhase(g, 'reorganization')
    while (decision(g) === 'reserves') act(g, offers(g, 'place')[0])
    endPhase(g)
    act(g, { do: 'place', unit: 'ge-m18', hex: grid.names[hexes[0]] })
    expect(g.place[unit('ge-m18')]).toBe(hexes[0])
    germanPhase(g, 'movement')
    endPhase(g)
    expect(decision(g)).not.toBe('chainEntry')
  })

  it('[3.2.1c] placed after the Combat Phase it moves in the Movement Phase of the same turn', () => {
    const { g } = withCorridor()
    germanPhase(g, 'combat')
    endPhase(g)
    act(g, offers(g, 'place')[0])
    germanPhase(g, 'movement')
    const at = grid.names[g.place[unit('ge-m18')]]
    expect(refusedBy(g, { do: 'begin', hex: at })).toEqual([])
  })
})

describe('18th Mountain Corps', () => {
  it('[3.2.2a] placed in a city of Germany in the German Movement Phase of turn 2, and not before', () => {
    const g = afterSetUp('1938')
    act(g, MOVEMENT_FIRST)
    expect(decision(g)).toBe('movement')
    atOrder(g, 2)
    act(g, MOVEMENT_FIRST)
    expect(decision(g)).toBe('mountainCorps')
    for (const action of offers(g, 'place')) {
      const at = hex(action.hex as string)
      expect([country[at], isCity[at]]).toEqual([GERMANY, 1])
    }
    expect(refusedBy(g, { do: 'place', unit: 'ge-mt18', hex: '3714' })).toEqual(['3.2.2a'])
    expect(refusedBy(g, { do: 'place', unit: 'ge-m18', hex: '2128' })).toEqual(['3.2.2a'])
    act(g, { do: 'place', unit: 'ge-mt18', hex: '2128' })
    expect(decision(g)).toBe('movement')
    expect(refusedBy(g, { do: 'begin', hex: '2128' })).toEqual([])
  })
})

describe('static reserve corps', () => {
  function reorganization(turn: number, die: number): State {
    const g = afterSetUp('1938')
    atWindow(g, turn, 'Italy')
    rollNext(g, die)
    act(g, { do: 'phase', phase: 'reorganization' })
    return g
  }

  it('[3.2.2b] a roll of 1 brings none', () => {
    const g = reorganization(3, 1)
    expect([decision(g), g.rolls]).toEqual(['reorganization', 1])
  })

  it('[3.2.2b] a roll of 4 brings three', () => {
    const g = reorganization(3, 4)
    for (let placed = 0; placed < 3; placed++) {
      expect(decision(g)).toBe('reserves')
      act(g, offers(g, 'place')[0])
    }
    expect(decision(g)).toBe('reorganization')
  })

  it('[3.2.2b] no more arrive than are left, and the last ends the rolls', () => {
    const g = afterSetUp('1938')
    for (const [i, id] of ['ge-r1', 'ge-r2', 'ge-r3', 'ge-r4'].entries())
      put(g, id, ['2413', '2414', '2128', '2821'][i])
    atWindow(g, 5, 'Italy')
    rollNext(g, 6)
    act(g, { do: 'phase', phase: 'reorganization' })
    act(g, offers(g, 'place')[0])
    act(g, offers(g, 'place')[0])
    expect(decision(g)).toBe('reorganization')
    const rolled = g.rolls
    atWindow(g, 6, 'Italy')
    act(g, { do: 'phase', phase: 'reorganization' })
    expect([decision(g), g.rolls]).toEqual(['reorganization', rolled])
  })

  it('[3.2.2b] none in turn 2', () => {
    const g = afterSetUp('1938')
    atOrder(g, 2)
    const rolled = g.rolls
    act(g, { do: 'order', phases: ['reorganization', 'combat', 'movement'] })
    expect([decision(g), g.rolls]).toEqual(['reorganization', rolled])
  })

  it('[3.2.2c] they go to German-held cities and West Wall hexes, one 0-3 corps in a hex', () => {
    const g = reorganization(3, 6)
    for (const action of offers(g, 'place')) {
      const at = hex(action.hex as string)
      expect(isCity[at] === 1 || fort[at] === FORT.westWall).toBe(true)
      expect(g.control[at]).toBe(GERMANY + 1)
    }
    act(g, { do: 'place', unit: 'ge-r1', hex: '2413' })
    expect(refusedBy(g, { do: 'place', unit: 'ge-r2', hex: '2413' })).toEqual(['8.0e'])
    expect(refusedBy(g, { do: 'place', unit: 'ge-r2', hex: grid.names[capital[FRANCE]] ?? '0211' })).toEqual([
      '3.2.2c',
    ])
    expect(refusedBy(g, { do: 'place', unit: 'ge-r1', hex: '2414' })).toEqual(['3.2.2b'])
    expect(g.place[unit('ge-r2')]).toBe(BOX.aside)
  })

  it('[3.2.2c] an enemy zone of control does not keep them out', () => {
    const g = afterSetUp('1938')
    const breslau = grid.names[BRESLAU]
    put(g, 'su-nw', grid.names[grid.neighbours[BRESLAU * 6]])
    atWindow(g, 3, 'Italy')
    rollNext(g, 2)
    act(g, { do: 'phase', phase: 'reorganization' })
    act(g, { do: 'place', unit: 'ge-r3', hex: breslau })
    expect(g.place[unit('ge-r3')]).toBe(BRESLAU)
  })
})
