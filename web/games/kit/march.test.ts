import { describe, expect, test } from 'vitest'
import { forbid } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { movementOf } from './march.ts'
import { sentence } from './sentences.ts'
import type { KitSight } from './sight.ts'
import { type StackMarch, type StepRules, stackMarches, stackWays } from './stack-march.ts'
import { field, grid, hexAt, lay, see, type Toy } from './toy.fixture.ts'
import { whyNotOf } from './why-not.ts'

// Corps have three points, II Corps two. Forest costs two, everything else one. E33 is closed, in E15 every move ends.
const CLOSED_HEX = forbid('4', 'the lake is closed')
const BUDGETS = [3, 2, 3]
const cost = (to: number): number =>
  to === hexAt('E33') ? CLOSED : (field.groundOf(to) === 'forest' ? 2 : 1) * POINT
const next = (from: number, direction: number): number => grid.neighbours[from * 6 + direction]

const RULES: StepRules<Toy> = {
  budgetOf: (_, unit, mode) => BUDGETS[unit] * POINT * (mode === 'column' ? 2 : 1),
  isClosed: (_march, _unit, from, direction) => next(from, direction) === hexAt('E33'),
  ticks: (_g, _unit, from, direction) => cost(next(from, direction)),
  stopsIn: (_g, _unit, hex) => hex === hexAt('E15'),
  isStopped: () => false,
  hasMinimumMove: () => false,
  kindOf: () => 0,
}

type S = KitSight<Toy>

const whyNot = whyNotOf<Toy, S>(field, {
  ...stackWays(field, RULES),
  pointsRule: '3',
  refusalAt: ({ g }, unit, to) =>
    g.top[to] >= 0 && field.ownerOf(g, g.top[to]) !== field.ownerOf(g, unit)
      ? sentence(`${field.unitName(g.top[to])} holds ${field.placeName(to)}.`, '8')
      : null,
  stepRefusal: (_s, _unit, from, direction) => (next(from, direction) === hexAt('E33') ? CLOSED_HEX : null),
  stopReason: (_, unit, at) => sentence(`${field.unitName(unit)} stops in ${field.placeName(at)}.`, '9'),
  togetherReason: () => sentence('No room for all.', '8'),
})

const movement = movementOf<Toy, S, StackMarch<Toy>>(
  field,
  stackMarches(field, RULES),
  {
    pointsRule: '3',
    stepWords: (_, __, { to }) => [field.groundOf(to), '4'],
    stopWords: (_, __, goal) => sentence(`The move ends in ${field.placeName(goal)}.`, '9'),
  },
  {
    refusal: () => null,
    modes: () => [{ id: 'normal', label: 'March', refusal: null }],
    notes: () => [],
    others: () => [],
    order: (_, units, __, path) => ({ do: 'move', units, path }),
    isColumn: (_, __, mode) => mode === 'column',
    whyNot,
    unmoved: ({ g }) => field.unitsOf(g, 0),
  },
)

const s = see(lay({ E13: ['red-2', 'red-1'], E52: ['red-3'], E22: ['blue-1'] }), 0)
const reach = (...units: string[]) => movement.reach(s, units, 'normal', [])!.hexes

describe('a march', () => {
  test('reaches what the slowest can pay, with what is left to it', () => {
    expect(reach('red-1').size).toBeGreaterThan(reach('red-1', 'red-2').size)
    expect(reach('red-1').get('E14')).toEqual({ left: '1', stops: false })
    expect(reach('red-1', 'red-2').get('E14')).toEqual({ left: '0', stops: false })
    expect(reach('red-1').has('E13')).toBe(false)
  })

  test('stays on its map and out of what is closed', () => {
    expect([...reach('red-1').keys()].every(hex => hex.startsWith('E'))).toBe(true)
    expect(reach('red-1').has('E33')).toBe(false)
  })

  test('goes on from hexes that are laid, and nowhere from a unit that is not there', () => {
    const via = movement.reach(s, ['red-1'], 'normal', ['E14'])!.hexes
    expect(via.get('E15')).toEqual({ left: '0', stops: true })
    expect(movement.reach(s, ['green-1'], 'normal', [])).toBeNull()
    expect(movement.reach(s, ['red-1'], 'column', [])!.isColumn).toBe(true)
  })

  test('has a route with costs, points and why it ends', () => {
    const route = movement.route(s, ['red-2', 'red-1'], 'normal', [], 'E14')!
    expect(route).toMatchObject({
      path: ['E13', 'E14'],
      costs: ['2'],
      lines: [{ label: 'E13 to E14, forest', value: '2', rule: '4' }],
      spent: { label: 'Spent, of 2', value: '2', rule: '3' },
      left: '0',
      stops: null,
    })
    expect(movement.route(s, ['red-1'], 'normal', [], 'E15')!.stops?.text).toBe('The move ends in E15.')
    expect(movement.route(s, ['red-1'], 'normal', [], 'W11')).toBeNull()
  })

  test('units are gone through stack by stack, the top one first', () => {
    expect(movement.unmoved(s)).toEqual(['red-2', 'red-1', 'red-3'])
  })
})

describe('why not', () => {
  const why = (to: string, ...units: string[]) => movement.whyNot(s, units, 'normal', to).text

  test('somebody holds it', () => {
    expect(why('E22', 'red-1')).toBe('1. Army holds Kobryn.'.replace('Kobryn', field.placeName(hexAt('E22'))))
  })

  test('the points do not suffice for the last step, and who could go', () => {
    expect(why('E15', 'red-2')).toBe('II Corps has no points left in E14; E15 costs 1.')
    expect(why('E15', 'red-2', 'red-1')).toBe(
      'II Corps has no points left in E14; E15 costs 1. I Corps alone could.',
    )
  })

  test('the way is closed there', () => {
    expect(movement.whyNot(s, ['red-1'], 'normal', 'E33')).toMatchObject({
      text: expect.stringMatching(/^I Corps cannot go on from E\d\d to E33: the lake is closed\.$/),
      rules: ['4'],
      hexes: [expect.any(String), 'E33'],
    })
  })

  test('it is too far, or there is no way at all', () => {
    expect(why('E55', 'red-1')).toMatch(/^E55 is \d+ points away; I Corps has 3 points\.$/)
    expect(why('W11', 'red-1')).toBe('I Corps has no open way to W11.')
  })

  test('they are there already, or can go, or not together', () => {
    expect(why('E13', 'red-1', 'red-2')).toBe('I Corps and II Corps are there already.')
    expect(why('E14', 'red-1')).toBe('I Corps can go to E14.')
    expect(why('E14', 'red-1', 'red-2')).toBe('No room for all.')
  })
})
