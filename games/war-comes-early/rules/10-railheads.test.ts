import { describe, expect, it } from 'vitest'
import { BOX } from '../state.ts'
import { grid, hex, isRail, railSide } from '../world.ts'
import {
  act,
  afterSetUp,
  atWindow,
  clearMap,
  decision,
  offered,
  offers,
  put,
  refusedBy,
  take,
} from './05-test-kit.ts'
import { isLiveRailhead } from './10-railheads.ts'

/** Turn 4, the Soviet marker drawn, every Soviet railhead where it was set up. */
function soviets() {
  const g = afterSetUp('1938')
  clearMap(g, BOX.pool, 'cz-a1', 'po-gr', 'su-1b')
  atWindow(g, 4, 'Soviet + Lith')
  return g
}

describe('railheads', () => {
  it('[10.3.1a] are joined to a source when the game begins', () => {
    const g = soviets()
    for (const railhead of g.railheads) expect(isLiveRailhead(g, railhead)).toBe(true)
  })

  it('[10.3b] an ally who passes over Soviet rail does not cut it, an enemy does (R18)', () => {
    const g = soviets()
    const railhead = g.railheads[0]
    const passes = (id: string) => {
      put(g, id, grid.names[railhead])
      take(g, id, BOX.pool)
      return isLiveRailhead(g, railhead)
    }
    expect(passes('fr-c1')).toBe(true)
    expect(passes('ge-c4')).toBe(false)
    expect(passes('fr-c2')).toBe(false)
    expect(passes('su-a1')).toBe(true)
  })

  it('[10.3.1b] [10.3.1c] move up to four hexes of Soviet rail at the end of a Soviet Movement Phase', () => {
    const g = soviets()
    act(g, { do: 'pass' })
    while (decision(g) !== 'movement')
      act(g, offered(g).find(a => ['end', 'pass'].includes(a.do)) ?? offered(g)[0])
    act(g, { do: 'end' })
    expect(decision(g)).toBe('railheads')
    const moves = offers(g, 'railhead')
    expect(moves.length).toBeGreaterThan(0)
    for (const { to } of moves) expect(isRail[hex(String(to))]).toBe(1)
    // The hex beyond the border is Polish rail that no Soviet unit has entered.
    const at = g.railheads[0]
    const abroad = [0, 1, 2, 3, 4, 5]
      .filter(d => railSide[at * 6 + d])
      .map(d => grid.names[grid.neighbours[at * 6 + d]])
      .filter(name => !moves.some(move => move.railhead === 0 && move.to === name))
    for (const to of abroad) expect(refusedBy(g, { do: 'railhead', railhead: 0, to })[0]).toMatch(/^10\.3\.1/)
    expect(refusedBy(g, { do: 'railhead', railhead: 7, to: grid.names[at] })).toEqual(['10.3.1b'])
    act(g, moves[0])
    expect(offers(g, 'railhead').some(move => move.railhead === moves[0].railhead)).toBe(false)
    act(g, { do: 'done' })
    expect(decision(g)).not.toBe('railheads')
  })
})
