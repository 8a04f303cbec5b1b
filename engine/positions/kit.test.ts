// The kit from which a game makes its position files: usual facts, kinds of words, laying and checking.
import { describe, expect, it } from 'vitest'
import { parseBoard } from '../board/parse.ts'
import { TWO_RIVERS } from '../board/two-rivers.fixture.ts'
import { fastDice } from '../dice/fast-dice.ts'
import { reporter } from '../files/reporter.ts'
import { failure, success, valueOrThrow } from '../files/result.ts'
import { parseCounters } from '../forces/counters.ts'
import { putOnTop } from '../forces/stacks.ts'
import type { Action } from '../game/action.ts'
import type { Game, GameState, Scenario } from '../game/game.ts'
import { POINT } from '../movement/points.ts'
import { documentOf } from './document.ts'
import { factKinds } from './fact-kinds.ts'
import type { Placement, Position } from './format.ts'
import { checkStacking, layerOf } from './lay.ts'
import { positionsOf } from './positions-of.ts'
import { entriesOf, report, type Spot } from './spot.ts'
import {
  costsByName,
  placeFacts,
  placesOf,
  printedFacts,
  reachFacts,
  stackingFact,
  supplyFact,
} from './usual-facts.ts'
import { layWords, wordKinds } from './words.ts'

const board = valueOrThrow(parseBoard(TWO_RIVERS, 'two rivers'))
const { grid } = board
const UNITS = ['alpha', 'beta', 'gamma']
const SCENARIOS = [{ id: 'dawn', sides: ['red', 'blue'] }] as unknown as readonly Scenario[]
const BOX = { dead: -3, reserve: -4 }
const [berlin, east] = ['0101', '0201'].map(name => grid.indexOf(name))

const table = () => ({
  terms: { scenario: 'dawn' },
  place: new Int32Array(UNITS.length).fill(BOX.reserve),
  top: new Int32Array(grid.size).fill(-1),
  below: new Int32Array(UNITS.length).fill(-1),
  unitFlags: new Int32Array(UNITS.length),
  points: [0, 0],
  said: [] as string[],
})
type Table = GameState & ReturnType<typeof table>
const laid = (): Table => {
  const g = table() as Table
  putOnTop(g, 0, berlin)
  putOnTop(g, 1, berlin)
  return g
}

const spotOf = (data: object): Spot => ({ document: documentOf(data), path: '', to: reporter('x') })

describe('usual facts', () => {
  const kinds = factKinds<Table>({ unitIds: UNITS, grid, scenarios: SCENARIOS })

  it('tell where units are', () => {
    const { at, stack, inBox } = placeFacts(kinds, BOX)
    expect([at.read(laid(), 'alpha'), at.read(laid(), 'gamma')]).toEqual(['0101', 'reserve'])
    expect(stack.read(laid(), '0101')).toEqual(['beta', 'alpha'])
    expect(inBox.read(laid(), { box: 'reserve' })).toEqual({ is: 1, units: ['gamma'] })
    expect(inBox.read(laid(), { box: 'attic' })).toBe(undefined)
  })

  it('count the units of a box by what a game asks for', () => {
    const { inBox } = placeFacts(kinds, BOX, {
      key: 'letter',
      has: (_g, unit, value) => UNITS[unit][0] === value,
    })
    expect(inBox.read(laid(), { box: 'reserve', letter: 'g' })).toEqual({ is: 1, units: ['gamma'] })
    expect(inBox.read(laid(), { box: 'reserve', letter: 'a' })).toEqual({ is: 0, units: [] })
  })

  it('list the counters that a report shows', () => {
    expect(placesOf(kinds, BOX, [BOX.reserve])(laid())).toEqual({ alpha: '0101', beta: '0101' })
  })

  const CLASSES = { nation: 'Poland', type: 'infantry', size: 'corps', mobility: 'nonmech' }
  const COUNTERS = UNITS.map(name => ({
    ...CLASSES,
    id: name,
    name,
    steps: [[3, 4, 6]],
    flags: new Set(['guards']),
    fields: new Map(),
    isFromRulebook: () => false,
  }))

  it('tell what is printed and what a game makes of it', () => {
    const facts = printedFacts(kinds, {
      board: () => board,
      hex: { about: ', here', more: hex => ({ here: hex === berlin }) },
      hexside: { about: ', slot', more: slot => ({ slot }) },
      unit: { counters: COUNTERS, about: 'id', more: unit => ({ id: UNITS[unit] }) },
    })
    expect(facts.hex.read(laid(), '0101')).toMatchObject({ column: 1, row: 1, here: true })
    expect(facts.hexside.read(laid(), { from: '0101', to: '0201' })).toMatchObject({ kinds: ['river'] })
    expect(facts.hexside.read(laid(), { from: '0101', to: '0101' })).toBe(undefined)
    expect(facts.unit.read(laid(), 'beta')).toEqual({
      ...CLASSES,
      name: 'beta',
      id: 'beta',
      flags: ['guards'],
    })
    expect(facts.unit.about).toBe('name, nation, type, size, mobility, id, flags')
  })

  it('tell stacking, supply and reach', () => {
    const full = { rule: '8', because: 'the hex is full' }
    const { stacking } = stackingFact(kinds, (_g, _unit, hex) => (hex === berlin ? full : null))
    expect(stacking.read(laid(), { unit: 'gamma', hex: '0101' })).toEqual({ is: 'refused', ...full })
    expect(stacking.read(laid(), { unit: 'gamma', hex: '0201' })).toEqual({ is: 'fits' })
    const { supply } = supplyFact(
      kinds,
      (_g, unit) => unit === 0,
      () => [berlin, east],
    )
    expect(supply.read(laid(), 'alpha')).toEqual({ is: 'supplied', line: ['0101', '0201'] })
    expect(supply.read(laid(), 'beta')).toMatchObject({ is: 'unsupplied' })
    expect(supply.read(laid(), 'gamma')).toBe(undefined)
    const cost = new Int32Array(grid.size)
    cost[east] = 3 * (POINT / 2)
    const found = costsByName(grid.names, { count: 2, hexes: [berlin, east], cost }, hex => hex !== berlin)
    expect(found).toEqual({ '0201': 1.5 })
    expect(costsByName(grid.names, null, () => true)).toEqual({})
    const { reach, destinations } = reachFacts(kinds, () => found)
    expect([reach.read(laid(), 'alpha'), destinations.read(laid(), 'alpha')]).toEqual([found, ['0201']])
  })
})

describe('kinds of words', () => {
  const { units, hexes, counted, yes, ofSides } = wordKinds<Table>({ unitIds: UNITS, grid })
  const words = {
    tired: units('tired units', (g, unit) => g.said.push(UNITS[unit])),
    dug: hexes('hexes with trenches', (g, hex) => g.said.push(grid.names[hex])),
    shells: counted('shells', 9, (g, count) => g.said.push(`${count} shells`)),
    rain: yes('whether it rains', (g, rains) => g.said.push(rains ? 'rain' : 'sun')),
    vp: ofSides('victory points', 0, 50, (g, side, count) => {
      g.points[side] = count
    }),
  }
  const lay = (said: object) => {
    const g = laid()
    const spot = spotOf(said)
    layWords(words, g, entriesOf(spot, 'situation'), ['red', 'blue'])
    return { g, faults: spot.to.faults }
  }

  it('read units, hexes, numbers, yes or no, and a number for each side', () => {
    const { g, faults } = lay({
      tired: 'alpha gamma',
      dug: ['0201'],
      shells: 4,
      rain: 'yes',
      vp: { Blue: 7 },
    })
    expect(faults).toEqual([])
    expect([g.said, g.points]).toEqual([
      ['alpha', 'gamma', '0201', '4 shells', 'rain'],
      [0, 7],
    ])
  })

  it('report what cannot be, and lay nothing of it', () => {
    const { g, faults } = lay({ tired: 'delta', dug: [9999], rain: 'maybe', vp: { green: 7, red: 99 } })
    expect(faults.map(({ code }) => code)).toEqual([
      'unknown-unit',
      'unknown-hex',
      'not-yes-or-no',
      'unknown-side',
      'not-a-number',
    ])
    expect(faults[2].reason).toBe('rain is yes or no')
    expect([g.said, g.points]).toEqual([['sun'], [0, 0]])
  })
})

describe('laying a position', () => {
  const position = (more: object = {}): Position =>
    ({ scenario: 'dawn', options: {}, placements: [], allow: new Set(), spot: spotOf({}), ...more }) as never
  const rules = {
    scenarios: SCENARIOS,
    termsFrom: (scenario: unknown) =>
      scenario === 'dawn' ? success({}) : failure([{ file: 'x', line: 0, reason: 'unknown' }]),
    layout: { create: () => table() as Table },
    beginState: (g: Table) => g.said.push('begun'),
    faultsIn: (g: Table) => (g.said.includes('wrong') ? ['this cannot be'] : []),
  }

  it('begins the game, lays the table, and opens the phase', () => {
    const lay = layerOf({
      ...rules,
      lay: (g, _position, sides) => {
        g.said.push(...sides)
        return () => g.said.push('open')
      },
    })
    expect(lay(position(), fastDice(1))?.said).toEqual(['begun', 'red', 'blue', 'open'])
    expect(lay(position({ scenario: 'dusk' }), fastDice(1))).toBe(null)
  })

  it('opens nothing when something was reported', () => {
    let opened = false
    const lay = layerOf({
      ...rules,
      lay: (_g, { spot }) => {
        report(spot, 'bad', 'this is bad')
        return () => {
          opened = true
        }
      },
    })
    expect([lay(position(), fastDice(1)), opened]).toEqual([null, false])
  })

  it('reports broken invariants, unless the file says that it is overstacked on purpose', () => {
    const lay = layerOf({ ...rules, lay: g => void g.said.push('wrong') })
    const strict = position()
    const loose = position({ allow: new Set(['overstacked']) })
    lay(strict, fastDice(1))
    lay(loose, fastDice(1))
    expect([strict.spot.to.faults.length, loose.spot.to.faults.length]).toEqual([1, 0])
  })

  it.each([
    ['8.1', false, ['alpha in 0101: too many (8.1)']],
    ['8.1', true, []],
    ['8.0', true, ['alpha in 0101: too many (8.0)']],
  ])('checks stacking by %s, allowed %s', (rule, allowed, told) => {
    const spot = spotOf({})
    const placements = [{ unit: 'alpha', hex: berlin, spot }] as unknown as Placement[]
    checkStacking(laid(), position({ placements, allow: new Set(allowed ? ['overstacked'] : []) }), {
      unit: id => UNITS.indexOf(id),
      hexNames: grid.names,
      refusalOf: () => ({ rule, because: 'too many' }),
      isLimit: limit => limit === '8.1',
    })
    expect(spot.to.faults.map(({ reason }) => reason)).toEqual(told)
  })
})

describe('the parts of a game', () => {
  const counterSet = valueOrThrow(
    parseCounters(
      'counters "Two" values=attack,defence\ncounter a "Alpha" nation=Red type=infantry size=corps mobility=foot steps=3-4/1-2',
      'two',
    ),
  )
  const legal: Action[] = [{ do: 'attack' }, { do: 'end' }]
  const game = { awaited: () => ({ side: 0, decision: 'act' }), legal: () => legal } as unknown as Game<Table>
  const parts = positionsOf<Table>({
    game,
    counterSet,
    layOut: () => {},
    values: { attack: [Int32Array.of(3)] },
    quiet: ['pass', 'end'],
    ends: ['end'],
  } as never)

  it('are the usual ones where the game says nothing else', () => {
    expect([parts.units, parts.values, parts.unitWords]).toEqual([['a'], ['attack'], {}])
    expect([parts.describeUnit('a'), parts.stepsOf('a')]).toEqual(['Alpha, Red, infantry, 3-4/1-2', 2])
    expect(parts.quietAction(laid())).toEqual({ do: 'end' })
    expect(legal.map(action => parts.endsPhase(action))).toEqual([false, true])
    expect(parts.rollIn({ event: 'battle', rule: '1', dice: [3] })).toEqual({ meaning: 'battle', count: 1 })
  })
})
