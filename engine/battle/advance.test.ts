import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { forbid } from '../game/refusal.ts'
import { createGrid } from '../hex/grid.ts'
import {
  type AdvanceRoute,
  type AdvanceRules,
  advanceGroups,
  advanceRoute,
  advancers,
  alongPath,
  whyNoAdvance,
} from './advance.ts'
import { allRoutes, beginning, nextHexes, stepTo, whyNotFinish, whyNotNext } from './route.ts'

const grid = createGrid({ lines: [1, 9], along: [1, 9], shifted: 'even' })
const hex = (name: string) => grid.indexOf(name)
const STATIC = forbid('12.5c', 'Static units never advance.')
const STACK = forbid('8.0', 'Five stacking points to a hex.')
const FIRST = forbid('5.4.4', 'Pursuit begins in the vacated hex.')
const PATH = forbid('5.4.2', 'Pursuit stays within a hex of the retreat.')
const RIVER = forbid('5.4.7', 'The hex cannot be entered.')

// Units by number: stacking points, and whether they can move at all.
const points = [1, 2, 2, 1, 3]
const isStatic = [false, false, false, true, false]

/** Stacking as War Comes Early has it, with these units in the hex already. */
const rules = (...there: number[]): AdvanceRules => ({
  mayAdvance: unit => (isStatic[unit] ? STATIC : null),
  fits: unit => (there.reduce((sum, u) => sum + points[u], 0) + points[unit] > 5 ? STACK : null),
})

const who = (...there: number[]) => {
  const out: number[] = []
  const units = [0, 1, 2, 3, 4].filter(unit => !there.includes(unit))
  return out.slice(0, advancers(rules(...there), units, hex('0504'), out))
}

describe('into the vacated hex', () => {
  it('[12.5a] any surviving attacker may advance within stacking', () => {
    expect(who()).toEqual([0, 1, 2, 4])
    expect(who(1)).toEqual([0, 2, 4])
    expect(who(1, 2)).toEqual([0])
    expect(who(1, 2, 0)).toEqual([])
  })

  it('[12.5c] static units never advance', () => {
    expect(whyNoAdvance(rules(), 3, hex('0504'))).toBe(STATIC)
  })

  it('tells who does not fit', () => {
    expect(whyNoAdvance(rules(4), 1, hex('0504'))).toBeNull()
    expect(whyNoAdvance(rules(4, 0), 1, hex('0504'))).toBe(STACK)
  })
})

describe('groups that advance together', () => {
  const fits = (group: readonly number[]) => group.reduce((sum, u) => sum + points[u], 0) <= 5

  it('are all that fit, nobody among them', () => {
    const groups = advanceGroups([0, 1, 2], fits).map(String)
    expect(groups).toEqual(['', '0', '1', '0,1', '2', '0,2', '1,2', '0,1,2'])
    expect(advanceGroups([1, 2, 4], fits).map(String)).toEqual(['', '1', '2', '1,2', '4', '1,4', '2,4'])
    expect(advanceGroups([], fits)).toEqual([[]])
  })

  it('[12.6b] three mechanized corps of two points each: only two fit', () => {
    const largest = Math.max(...advanceGroups([0, 1, 2], group => group.length * 2 <= 5).map(g => g.length))
    expect(largest).toBe(2)
  })

  it('are exactly the subsets within the limit', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 1, max: 4 }), { maxLength: 7 }), fc.nat(8), (sizes, limit) => {
        const units = sizes.map((_, i) => i)
        const size = (group: readonly number[]) => group.reduce((sum, u) => sum + sizes[u], 0)
        const groups = advanceGroups(units, group => size(group) <= limit)
        let expected = 0
        for (let set = 0; set < 1 << sizes.length; set++)
          if (size(units.filter(u => (set >> u) & 1)) <= limit) expected++
        expect(groups.length).toBe(expected)
        expect(new Set(groups.map(String)).size).toBe(expected)
      }),
    )
  })
})

describe('an advance of several hexes', () => {
  const advance = (hexes: number, more: Partial<AdvanceRoute> = {}) =>
    advanceRoute({
      grid,
      rule: '11.3',
      start: hex('0505'),
      vacated: hex('0504'),
      first: FIRST,
      hexes,
      mayEnter: () => null,
      mayEnd: () => null,
      ...more,
    })
  const next = (route: ReturnType<typeof advance>, ...names: string[]) => {
    const out: number[] = []
    const at = names.reduce((point, name) => stepTo(route, point, hex(name)), beginning(route))
    return out.slice(0, nextHexes(route, at, out)).map(n => grid.names[n])
  }

  it('[5.4.4] begins in the vacated hex', () => {
    expect(next(advance(2))).toEqual(['0504'])
    expect(whyNotNext(advance(2), beginning(advance(2)), hex('0604'))).toBe(FIRST)
  })

  it('[13.1c] may stop in the first hex or go on', () => {
    const route = advance(2)
    const first = stepTo(route, beginning(route), hex('0504'))
    expect(whyNotFinish(route, beginning(route))).toBeNull()
    expect(whyNotFinish(route, first)).toBeNull()
    expect(next(route, '0504')).toEqual(['0503', '0603', '0604', '0505', '0404', '0403'])
    expect(next(route, '0504', '0503')).toEqual([])
  })

  it('[9.5] stops in a zone of control, but not in that of the vacated hex', () => {
    const zones = new Set(['0504', '0503'].map(hex))
    const route = advance(3, { mustStop: (_, to) => zones.has(to) && to !== hex('0504') })
    expect(next(route, '0504')).toContain('0503')
    expect(next(route, '0504', '0503')).toEqual([])
    expect(next(route, '0504', '0603').length).toBeGreaterThan(0)
  })

  it('[5.4.8] ends with the crossing of a big river', () => {
    const route = advance(3, { mustStop: from => from === hex('0505') })
    expect(next(route, '0504')).toEqual([])
    expect(allRoutes(route)).toEqual([[hex('0504')]])
  })

  it('[11.3e] passes through a full hex only to end beyond it', () => {
    const full = { mayEnd: (at: number) => (at === hex('0504') ? STACK : null) }
    expect(next(advance(1, full))).toEqual([])
    expect(next(advance(2, full))).toEqual(['0504'])
    expect(allRoutes(advance(2, full)).every(path => path.length === 2)).toBe(true)
  })

  it('[5.4.2] follows the retreat and strays from it by one hex', () => {
    const retreat = ['0504', '0503', '0502'].map(hex)
    const route = advance(3, { mayEnter: alongPath(grid, retreat, 1, PATH) })
    expect(next(route, '0504')).toContain('0603')
    for (const path of allRoutes(route))
      for (const at of path)
        expect(Math.min(...retreat.map(r => grid.distance(r, at)))).toBeLessThanOrEqual(1)
    expect(alongPath(grid, retreat, 1, PATH)(hex('0603'), hex('0703'), 1)).toBe(PATH)
    expect(alongPath(grid, retreat, 0, PATH)(hex('0504'), hex('0503'), 1)).toBeNull()
    expect(alongPath(grid, retreat, 0, PATH)(hex('0504'), hex('0603'), 1)).toBe(PATH)
  })

  it('keeps the bans of movement, the vacated hex included', () => {
    expect(next(advance(1, { mayEnter: () => RIVER }))).toEqual([])
    const route = advance(1, { mayEnter: () => RIVER })
    expect(whyNotNext(route, beginning(route), hex('0504'))).toBe(RIVER)
  })

  it('always starts in the vacated hex and is never longer than allowed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 3 }), fc.uniqueArray(fc.nat(grid.size - 1)), (hexes, barred) => {
        const route = advance(hexes, { mayEnter: (_, to) => (barred.includes(to) ? RIVER : null) })
        for (const path of allRoutes(route)) {
          expect(path[0]).toBe(hex('0504'))
          expect(path.length).toBeLessThanOrEqual(hexes)
        }
      }),
    )
  })
})
