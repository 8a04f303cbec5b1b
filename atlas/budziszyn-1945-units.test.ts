import { describe, expect, it } from 'vitest'
import { kindsIn } from '../engine/board/board.ts'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Counter, parseCounters, writeCounters } from '../engine/forces/counters.ts'
import { type Scenario, type Side, setUps, supplyEdges } from '../games/budziszyn-1945/board/facts.ts'
import { lusatia1945 } from '../games/budziszyn-1945/board/lusatia-1945.ts'
import { countersText } from '../games/budziszyn-1945/counters.ts'
import { edgesOf } from './budziszyn-1945/edges.ts'
import { offRoadPoints } from './budziszyn-1945/supply-lines.ts'

const board = valueOrThrow(parseBoard(lusatia1945, 'lusatia-1945.ts'))
const set = valueOrThrow(parseCounters(countersText, 'counters.ts'))
const { grid } = board
const { counters } = set

const field = (counter: Counter, key: string): string => counter.fields.get(key) ?? ''
const isHexes = (place: string): boolean => /^\d{4}(,\d{4})*$/.test(place)
const count = (test: (counter: Counter) => boolean): number => counters.filter(test).length
const sideOf = ({ nation }: Counter): Side =>
  nation === 'Germany' ? 'german' : nation === 'United States' ? 'american' : 'soviet'
const steps = (counter: Counter): number => counter.steps.length
const scenarios: readonly Scenario[] = ['nysa', 'stars']
/** The hex in which a unit begins a scenario, its own or the one suggested; '' if it comes later or not at all. */
const start = (counter: Counter, scenario: Scenario): string =>
  field(counter, `${scenario}Suggested`) ||
  (/^\d{4}$/.test(field(counter, scenario)) ? field(counter, scenario) : '')

describe('the text', () => {
  it('is what the writer writes', () => expect(countersText).toBe(`\n${writeCounters(set)}`))
})

describe('how many of each', () => {
  const army = (name: string, type: string) =>
    count(c => sideOf(c) === 'soviet' && field(c, 'army') === name && c.type === type)
  const formation = (name: string) => count(c => sideOf(c) === 'soviet' && field(c, 'formation') === name)
  it.each([
    ['units', counters.length, 307],
    ['Soviet', count(c => c.nation === 'Soviet Union'), 119],
    ['Polish', count(c => c.nation === 'Poland'), 24],
    ['German', count(c => c.nation === 'Germany'), 125],
    ['American', count(c => c.nation === 'United States'), 39],
    ['Volkssturm brigades', count(c => c.type === 'volkssturm' && c.size === 'brigade'), 7],
    ['Flak regiments', count(c => c.type === 'anti-aircraft'), 4],
    ['resilience groups named', count(c => field(c, 'nysa') === 'v-corps-line'), 4],
    ['brigades of the Böhmen Group', count(c => field(c, 'formation') === 'Böhmen group'), 4],
    ['German headquarters', count(c => c.nation === 'Germany' && c.type === 'headquarters'), 8],
    ['American headquarters', count(c => sideOf(c) === 'american' && c.type === 'headquarters'), 2],
    ['American corps artillery', count(c => sideOf(c) === 'american' && c.type === 'towed-artillery'), 6],
    ['I ARM (Polish)', count(c => c.nation === 'Poland' && field(c, 'formation') === 'I ARM'), 4],
    ['VII MECH', formation('VII MECH'), 4],
    ['IV ARM (G)', formation('IV ARM (G)'), 4],
    ['X ARM (G)', formation('X ARM (G)'), 4],
    ['V MECH (G)', formation('V MECH (G)'), 4],
    ['VI MECH (G)', formation('VI MECH (G)'), 4],
    ['IX MECH (G)', formation('IX MECH (G)'), 4],
    ['XXV ARM', formation('XXV ARM'), 4],
    ['VI ARM (G)', formation('VI ARM (G)'), 5],
    ['VII ARM (G)', formation('VII ARM (G)'), 5],
    ['I CAV (G)', formation('I CAV (G)'), 3],
    ['divisions of 52nd Army', army('52', 'infantry'), 6],
    ['divisions of 5th Guards Army', army('5G', 'infantry'), 9],
    ['divisions of 3rd Army', army('3', 'infantry'), 9],
    ['divisions of 13th Army', army('13', 'infantry'), 8],
    ['divisions of 28th Army', army('28', 'infantry'), 7],
    ['artillery of 52nd Army', army('52', 'towed-artillery'), 3],
    ['artillery of 5th Guards Army', army('5G', 'towed-artillery'), 3],
    ['artillery of 3rd Army', army('3', 'towed-artillery'), 3],
    ['artillery of 13th Army', army('13', 'towed-artillery'), 3],
    ['artillery of 28th Army', army('28', 'towed-artillery'), 3],
    ['artillery of 2nd Polish Army', army('2 Polish', 'towed-artillery'), 2],
  ])('%s', (_what, found, expected) => expect(found).toBe(expected))
  it('[Nysa victory] Soviet armour can reach the sixty steps that zone S asks for', () => {
    const armour = counters.filter(
      c => sideOf(c) === 'soviet' && ['tracked', 'truck'].includes(c.mobility) && !c.flags.has('noZone'),
    )
    expect(armour.reduce((sum, c) => sum + steps(c), 0)).toBeGreaterThanOrEqual(90)
  })
})

describe('values', () => {
  it('[1.2] only artillery has two strengths', () => {
    for (const counter of counters.filter(
      c => !c.type.endsWith('-artillery') || c.type === 'armored-artillery',
    )) {
      for (const [attack, defence] of counter.steps) expect(attack, counter.id).toBe(defence)
    }
  })
  it('[6.1.6] towed artillery has one step, as headquarters have [9.1.4]', () => {
    for (const counter of counters.filter(c => ['towed-artillery', 'headquarters'].includes(c.type)))
      expect(steps(counter), counter.id).toBe(1)
  })
  it('[9.1.2] headquarters have 10 movement points, resilience groups none [15.2.1]', () => {
    const movement = (type: string) =>
      new Set(counters.filter(c => c.type === type).map(counter => counter.steps[0][2]))
    expect(movement('headquarters')).toEqual(new Set([10]))
    expect(movement('resilience-group')).toEqual(new Set([0]))
  })
  it('agree with what can be read on the counters of the rulebook', () => {
    const readable = counters.filter(counter => counter.fields.has('printed'))
    expect(readable).toHaveLength(6)
    for (const counter of readable) {
      const [strength, movement = counter.steps[0][2]] = field(counter, 'printed').split('-').map(Number)
      expect([counter.steps[0][0], counter.steps[0][2]], counter.id).toEqual([strength, movement])
    }
  })
  it('a reduced side is weaker and no faster', () => {
    for (const { id, steps: sides } of counters.filter(c => c.steps.length === 2)) {
      expect(sides[1][0], id).toBeLessThan(sides[0][0])
      expect(sides[1][2], id).toBe(sides[0][2])
    }
  })
})

describe('places', () => {
  const words: Readonly<Record<string, (hex: number) => boolean>> = {
    dresden: hex => board.feature(hex, 'city') === 'Dresden',
    gorlitz: hex => board.feature(hex, 'city') === 'Görlitz',
    'cottbus-1': hex => board.feature(hex, 'city') === 'Cottbus',
    'v-corps-line': hex => ['4808', '4705', '4802', '5110', '5000'].includes(grid.names[hex]),
    'near-v-corps': hex =>
      setUps
        .find(each => each.formation === 'V Corps' && each.scenario === 'nysa')!
        .hexes.some(name => grid.distance(hex, grid.indexOf(name)) <= 4),
    'american-reserve': hex => board.feature(hex, 'stars') === 'american',
  }
  /** Places of units that are not on the map at the start. */
  const later = ['replacement', 'after-52nd-army', 'one-a-day']

  it.each(scenarios)('%s: every unit stands in the hexes of its own set-up', scenario => {
    for (const counter of counters) {
      const place = field(counter, scenario)
      if (place === '' || later.includes(place)) continue
      const at = grid.indexOf(start(counter, scenario))
      expect(at, counter.id).toBeGreaterThanOrEqual(0)
      if (isHexes(place)) expect(place.split(','), counter.id).toContain(grid.names[at])
      else expect(words[place](at), counter.id).toBe(true)
      expect(board.feature(at, scenario), counter.id).toBe(sideOf(counter))
      const ground = kindsIn(board.terrainKinds, board.terrain[at])
      expect(ground, counter.id).not.toContain('swamp')
      expect(ground, counter.id).not.toContain('mountain')
    }
  })
  it.each(scenarios)('%s: the hexes of the rulebook are those of its units', scenario => {
    const found = (side: Side) =>
      new Set(
        counters
          .filter(c => sideOf(c) === side && isHexes(field(c, scenario)))
          .flatMap(c => field(c, scenario).split(',')),
      )
    for (const side of ['german', 'soviet', 'american'] as const) {
      const stated = setUps.filter(each => each.scenario === scenario && each.side === side)
      expect(found(side)).toEqual(new Set(stated.flatMap(each => each.hexes)))
    }
  })
  it('[11.1] who comes later has a turn or a condition, and a zone that is on the map', () => {
    const zones = new Set(board.hexesWith('zone').map(hex => board.feature(hex, 'zone')))
    const arriving = counters.filter(c => c.fields.has('nysaZone'))
    expect(arriving.length).toBeGreaterThan(90)
    for (const counter of arriving) {
      for (const zone of field(counter, 'nysaZone').split(',')) expect(zones, counter.id).toContain(zone)
      const turn = Number(field(counter, 'nysaTurn') || 1)
      expect(turn >= 1 && turn <= 17, counter.id).toBe(true)
    }
  })
  it.each(scenarios)(
    '[3.2.1] %s: stacks hold eight steps, but for those that the rulebook overfills',
    scenario => {
      const stacks = new Map<string, number>()
      for (const counter of counters) {
        const at = start(counter, scenario)
        const left = steps(counter) - (scenario === 'stars' ? Number(field(counter, 'starsCut')) : 0)
        if (at) stacks.set(at, (stacks.get(at) ?? 0) + left)
      }
      const over = [...stacks].filter(([, sum]) => sum > 8).map(([hex]) => hex)
      const allowed = {
        nysa: ['3819', '4007', '5820', '6015', '6119', '6206', '6306'],
        stars: ['2426', '3426'],
      }
      expect(over.sort()).toEqual(allowed[scenario])
    },
  )
})

describe('losses at the start of Two Stars', () => {
  const groups = new Map<string, Counter[]>()
  for (const counter of counters.filter(c => c.fields.has('starsLoss'))) {
    const group = field(counter, 'starsGroup')
    groups.set(group, [...(groups.get(group) ?? []), counter])
  }
  it('concern nineteen groups', () => expect([...groups.keys()]).toHaveLength(19))
  it.each([...groups])(
    '%s: the cuts suggested make up its loss and leave every unit a step',
    (_name, units) => {
      expect(new Set(units.map(unit => field(unit, 'starsLoss'))).size).toBe(1)
      const cuts = units.map(unit => Number(field(unit, 'starsCut')))
      expect(cuts.reduce((sum, cut) => sum + cut, 0)).toBe(Number(field(units[0], 'starsLoss')))
      for (const [i, unit] of units.entries()) expect(cuts[i], unit.id).toBeLessThan(steps(unit))
    },
  )
})

describe('[10.1] lines of supply at the start, enemies apart', () => {
  const budget: Readonly<Record<Side, number>> = { german: 10, soviet: 8, american: 12 }
  const bases = (side: Side, scenario: Scenario): number[] =>
    Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => {
      if (board.feature(hex, scenario) !== side) return false
      if (side === 'american') return board.feature(hex, 'road-edge') === 'west'
      if (side === 'german' && board.feature(hex, 'city') === 'Dresden') return true
      return edgesOf(grid, hex).some(edge => (supplyEdges[side] as readonly string[]).includes(edge))
    })
  /** [Nysa 1945] All bridges on the Nysa are destroyed. */
  const isDown = (scenario: Scenario) => (slot: number) =>
    scenario === 'nysa' && board.hexsideNames.get(slot) === 'Nysa'

  it.each(setUps)('$scenario: $formation', ({ scenario, side, hexes }) => {
    for (const name of hexes) {
      const spent = offRoadPoints(board, bases(side, scenario), grid.indexOf(name), isDown(scenario))
      expect(spent, name).toBeLessThanOrEqual(budget[side])
    }
  })
})
