import { describe, expect, it } from 'vitest'
import { BOX, HEX } from '../state.ts'
import { grid, hex, isMechBarred, openSide, railSide, unit, unitIds } from '../world.ts'
import { act, afterSetUp, atOrder, atWindow, clearMap, decision, offered, put, side } from './05-test-kit.ts'

/** Answers with as little as possible until the decision is asked. */
function until(g: ReturnType<typeof afterSetUp>, wanted: string): void {
  while (decision(g) !== wanted) {
    const legal = offered(g)
    act(g, legal.find(action => ['end', 'decline', 'pass'].includes(action.do)) ?? legal[0])
  }
}

describe('dispersal', () => {
  it('[7.0f] moves a unit that has a way out; nobody is lost while one can go (W6)', () => {
    const g = afterSetUp('1939')
    clearMap(g, BOX.pool)
    const stack = '3128'
    for (const id of ['g39-a3', 'g39-m19', 'g39-c1', 'g39-c2']) put(g, id, stack)
    // Poles in every neighbour that the motorized corps could go to: it has no way out, the infantry has.
    const poles = unitIds.filter(id => id.startsWith('po-'))
    for (let direction = 0; direction < 6; direction++) {
      const slot = hex(stack) * 6 + direction
      const next = grid.neighbours[slot]
      if (next < 0 || !openSide[slot] || (isMechBarred[next] && !railSide[slot])) continue
      put(g, poles.pop()!, grid.names[next])
    }
    atOrder(g, 3)
    act(g, { do: 'order', phases: ['reorganization', 'movement', 'combat'] })
    until(g, 'reorganization')
    act(g, { do: 'split', army: 'g39-a3' })
    expect(decision(g)).toBe('disperse')
    expect(side(g)).toBe(1)
    expect(offered(g).map(action => action.unit)).not.toContain('g39-m19')
    act(g, offered(g)[0])
    expect(g.place[unit('g39-m19')]).toBe(hex(stack))
  })

  it('[8.3a] opens the stack for the dispersal and closes it afterwards', () => {
    const g = afterSetUp('1938')
    clearMap(g, BOX.pool, 'cz-a1')
    atWindow(g, 5, 'Anglo-French')
    for (const id of ['fr-a1', 'fr-c1', 'fr-c2', 'fr-c3', 'fr-c4']) put(g, id, '1713')
    // Surrounded in Germany: the army is out of supply when it begins to move.
    const ring = ['1711', '1811', '1914', '1715', '1514', '1511', '1911']
    for (const [i, at] of ring.entries()) put(g, `ge-c${i + 4}`, at)
    act(g, { do: 'pass' })
    until(g, 'movement')
    act(g, { do: 'begin', hex: '1713' })
    act(g, { do: 'begin', hex: '1713', unit: 'fr-a1' })
    while (decision(g) === 'components') act(g, offered(g)[0])
    expect(decision(g)).toBe('disperse')
    expect(g.hexFlags[hex('1713')] & HEX.revealed).not.toBe(0)
    while (decision(g) === 'disperse') act(g, offered(g)[0])
    expect(g.hexFlags[hex('1713')] & HEX.revealed).toBe(0)
  })
})
