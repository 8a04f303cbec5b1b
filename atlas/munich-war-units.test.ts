import { describe, expect, it } from 'vitest'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Counter, parseCounters, writeCounters } from '../engine/forces/counters.ts'
import { europe1938 } from '../games/munich-war/board/europe-1938.ts'
import { countersText } from '../games/munich-war/counters.ts'
import { markers } from '../games/munich-war/markers.ts'
import { foreignNeighbours, isWaterHex, regionOf } from './checks/land.ts'

const board = valueOrThrow(parseBoard(europe1938, 'europe-1938.ts'))
const set = valueOrThrow(parseCounters(countersText, 'counters.ts'))
const { grid } = board
const { counters } = set

const field = (counter: Counter, key: string): string => counter.fields.get(key) ?? ''
const setup = (counter: Counter): string => field(counter, 'setup')
const suggested = (counter: Counter): number => grid.indexOf(field(counter, 'suggested'))
const isOptional = (counter: Counter): boolean => counter.flags.has('optional')
const isOnMap = (counter: Counter): boolean => counter.fields.has('suggested')
const isStatic = (counter: Counter): boolean => counter.mobility === 'static'
const has = (hex: number, key: string): boolean => board.feature(hex, key) !== undefined
const count = (test: (counter: Counter) => boolean): number => counters.filter(test).length

/** The set-up rules of the Initial Deployment Table. */
const zones: Readonly<Record<string, (hex: number, counter: Counter) => boolean>> = {
  fort: (hex, { nation }) => has(hex, 'fort') && regionOf(board, hex) === nation,
  home: (hex, { nation }) => regionOf(board, hex) === nation,
  'french-border': hex => regionOf(board, hex) === 'Germany' && foreignNeighbours(board, hex).has('France'),
  'german-city': hex => regionOf(board, hex) === 'Germany' && has(hex, 'city'),
  ruhr: hex => board.feature(hex, 'city') === 'Ruhr',
  london: hex => board.feature(hex, 'city') === 'London',
}

describe('the text', () => {
  it('is what the writer writes', () => expect(countersText).toBe(`\n${writeCounters(set)}`))
})

// nation, on the map, in the Available display, reinforcements, of which begin reduced.
const table = [
  ['Germany', 27, 8, 9, 0],
  ['Czechoslovakia', 14, 0, 2, 0],
  ['Belgium', 3, 0, 0, 1],
  ['Denmark', 1, 0, 0, 0],
  ['Estonia', 1, 0, 0, 0],
  ['Latvia', 1, 0, 0, 0],
  ['Lithuania', 1, 0, 0, 0],
  ['Finland', 2, 0, 1, 0],
  ['France', 12, 3, 5, 4],
  ['Great Britain', 3, 4, 5, 1],
  ['Hungary', 2, 0, 1, 0],
  ['Italy', 6, 4, 3, 2],
  ['Netherlands', 1, 0, 0, 0],
  ['Poland', 10, 1, 2, 2],
  ['Romania', 3, 0, 1, 2],
  ['Soviet Union', 14, 3, 6, 13],
  ['Yugoslavia', 2, 0, 2, 2],
] as const

describe('how many of each', () => {
  it('[2.0] there are 176 counters', () => {
    expect(counters.length + markers.reduce((sum, marker) => sum + marker.count, 0)).toBe(176)
  })
  it.each(table)(
    '[3.4.2] %s: %i on the map, %i available, %i later',
    (nation, map, available, later, reduced) => {
      const of = (test: (counter: Counter) => boolean) =>
        count(c => c.nation === nation && !isOptional(c) && test(c))
      expect(of(isOnMap)).toBe(map)
      expect(of(c => setup(c) === 'available')).toBe(available)
      expect(of(c => setup(c) === 'reinforcement')).toBe(later)
      expect(of(c => c.flags.has('reduced'))).toBe(reduced)
    },
  )
  it('[23.1] two units are optional', () => {
    expect(counters.filter(isOptional).map(counter => counter.id)).toEqual(['ge-19', 'fr-deg'])
  })
  it.each([
    ['Germany', 'armor', 4],
    ['Germany', 'infantry', 16],
    ['Germany', 'second-line', 4],
    ['Germany', 'aaa', 5],
    ['Germany', 'airstrike', 5],
    ['Germany', 'special-forces', 3],
    ['France', 'fortification', 4],
    ['Soviet Union', 'armor', 2],
    ['Great Britain', 'airstrike', 3],
    ['Italy', 'marines', 1],
  ])('[3.4.2] %s has %s: %i', (nation, type, expected) => {
    expect(count(counter => counter.nation === nation && counter.type === type)).toBe(expected)
  })
})

describe('values', () => {
  it('[8.0] units without movement are static, others are not', () => {
    for (const counter of counters.filter(c =>
      ['mechanized', 'non-mechanized', 'static'].includes(c.mobility),
    ))
      for (const step of counter.steps) expect(step[2] === 0, counter.id).toBe(isStatic(counter))
  })
  it('[2.5.2] armor, mechanized infantry and armored cavalry are mechanized, nobody else', () => {
    for (const counter of counters) {
      const isMechanized = ['armor', 'mechanized-infantry', 'armored-cavalry'].includes(counter.type)
      expect(counter.mobility === 'mechanized', counter.id).toBe(isMechanized)
    }
  })
  it('[13.1] only mechanized units pursue', () => {
    for (const counter of counters.filter(c => c.flags.has('pursuit')))
      expect(counter.mobility).toBe('mechanized')
  })
  it('[2.5.1] the back of a counter is weaker than its front', () => {
    for (const { id, steps } of counters.filter(c => c.steps.length === 2)) {
      expect(steps[1][0], id).toBeLessThanOrEqual(steps[0][0])
      expect(steps[1].join(), id).not.toBe(steps[0].join())
    }
  })
  it('[3.4.2a] what begins reduced has two steps', () => {
    for (const counter of counters.filter(c => c.flags.has('reduced')))
      expect(counter.steps, counter.id).toHaveLength(2)
  })
  it('[17.1] special forces may fail', () => {
    for (const counter of counters.filter(c => c.type === 'special-forces')) {
      expect(Number(field(counter, 'success'))).toBeGreaterThanOrEqual(1)
      expect(Number(field(counter, 'success'))).toBeLessThan(6)
    }
  })
})

describe('places', () => {
  const placed = counters.filter(isOnMap)
  it.each(placed.map(counter => [counter.id, counter] as const))(
    '%s has a legal suggested hex',
    (_id, counter) => {
      const hex = suggested(counter)
      expect(hex).toBeGreaterThanOrEqual(0)
      expect(isWaterHex(board, hex)).toBe(false)
      expect(zones[setup(counter)](hex, counter)).toBe(true)
      const mountain = 1 << board.terrainKinds.indexOf('mountain')
      if (counter.type !== 'alpine') expect(board.terrain[hex]).not.toBe(mountain)
    },
  )
  it('every other unit waits in a display', () => {
    for (const counter of counters.filter(c => !isOnMap(c)))
      expect(['available', 'reinforcement'], counter.id).toContain(setup(counter))
  })
  it('[3.4.2b] one fortification stands in each hex with the symbol', () => {
    const forts = counters.filter(counter => counter.type === 'fortification').map(suggested)
    expect(forts.sort()).toEqual([...board.hexesWith('fort')].sort())
  })
  it('[9.0] the suggested set-up keeps the stacking limits', () => {
    const stacks = new Map<number, Counter[]>()
    for (const counter of placed)
      stacks.set(suggested(counter), [...(stacks.get(suggested(counter)) ?? []), counter])
    for (const [hex, stack] of stacks) {
      const mobile = stack.filter(counter => !isStatic(counter))
      const armies = mobile.filter(counter => counter.size === 'army').length
      expect(mobile.length, grid.names[hex]).toBeLessThanOrEqual(armies > 0 ? 1 : 3)
      expect(stack.filter(isStatic).length, grid.names[hex]).toBeLessThanOrEqual(1)
      const isMarsh = board.terrain[hex] === 1 << board.terrainKinds.indexOf('marsh')
      if (isMarsh) expect(stack.length, grid.names[hex]).toBe(1)
    }
  })
})
