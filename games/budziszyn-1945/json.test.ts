import { describe, expect, test } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { sameState } from '../../engine/state/layout.ts'
import { FRAMES } from './flow.ts'
import { budziszyn1945 as game } from './index.ts'
import { passUntil, setUp } from './rules/02-test-kit.ts'
import { LAST_ENDING } from './rules/17-victory.ts'
import { layout } from './state.ts'
import { unit } from './units.ts'
import { hex } from './world.ts'

type Saved = {
  game: string
  scenario: string
  options: Record<string, string>
  state: Record<string, number[] & number>
}

const before = setUp('nysa')
passUntil(before, (_now, decision) => decision === 'movement')
const saved = () => JSON.parse(JSON.stringify(game.toJSON(before))) as Saved

const cell = (field: string, at: number, value: number) => (json: Saved) => {
  json.state[field][at] = value
  return json
}
const scalar = (field: string, value: number) => (json: Saved) => ({
  ...json,
  state: { ...json.state, [field]: value },
})

describe('a position as JSON', () => {
  test.each(['nysa', 'stars-2', 'stars-3'] as const)('comes back as it was (%s)', scenario => {
    const g = setUp(scenario, { recovery: 'own-combat', masking: 'false' })
    const back = valueOrThrow(game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(g))), fastDice(3)))
    expect(sameState(back, g)).toBe(true)
    expect(back.terms).toEqual(g.terms)
    expect(game.awaited(back)).toEqual(game.awaited(g))
  })

  test.each<[string, (json: Saved) => unknown, RegExp]>([
    ['is no position', () => 7, /not a position/],
    ['is of another game', json => ({ ...json, game: 'chess' }), /Budziszyn 1945/],
    ['is of no scenario', json => ({ ...json, scenario: 'berlin' }), /berlin/],
    ['has an unknown option', json => ({ ...json, options: { fog: 'on' } }), /no such option/],
    ['has a wrong option', json => ({ ...json, options: { recovery: 'never' } }), /full-turn, own-combat/],
    ['lacks a field', json => ({ ...json, state: { ...json.state, control: undefined } }), /missing/],
    ['has a unit in two hexes', cell('top', hex('3018'), unit('de-vs1')), /de-vs1 is listed in 3018/],
    ['has a unit of the other scenario', cell('place', unit('de-214'), -3), /de-214/],
    ['has a unit without levels', cell('levels', unit('de-vs1'), 0), /de-vs1 has 0 levels/],
    ['has a gun with two levels', cell('levels', unit('de-artV'), 2), /de-artV has more levels/],
    ['has works of another camp', cell('hexFlags', hex('6216'), 2), /6216 is dug in by another camp/],
    ['has a bridge over dry ground', cell('bridge', 1399, 1), /no water/],
    ['has a bridge that is half there', cell('bridge', 0, 4), /a bridge that is down/],
    ['credits more than is lost', cell('killed', 0, 3), /3 counters are credited and 0 are lost/],
    ['has an impossible turn', scalar('turn', 40), /no game can reach/],
  ])('is refused with the reason when it %s', (_, spoil, reason) => {
    const result = game.fromJSON(spoil(saved()), fastDice(1))
    expect(result.ok).toBe(false)
    if (!result.ok) expect(result.faults[0].reason).toMatch(reason)
  })
})

describe('a position that somebody made up', () => {
  const flow = (change: (flow: number[]) => void) => (json: Saved) => {
    change(json.state.flow)
    return json
  }
  const top = (cells: number[]) => 1 + (cells[0] - 1) * 8

  test.each<[string, (json: Saved) => unknown]>([
    ['a flow of a thousand frames', flow(cells => cells.fill(1000, 0, 1))],
    ['a frame that no game has', flow(cells => cells.fill(77, top(cells), top(cells) + 1))],
    ['a march of nobody', flow(cells => cells.splice(top(cells), 2, FRAMES.march.id, 9999))],
    ['a stage that no turn has', flow(cells => cells.splice(1, 2, FRAMES.turn.id, 50))],
    ['a phase without a name', scalar('phase', 9)],
    ['a fourth player', scalar('player', 3)],
    ['a verdict while the game goes on', scalar('verdict', 3)],
    ['a verdict that is none', scalar('verdict', 99)],
    ['a camp that does not exist', cell('camp', 0, 3)],
    ['a hex off the map', cell('place', unit('de-vs1'), 99999)],
    ['a mission to nowhere', cell('missions', 1, 99999)],
    ['a mission of no camp', cell('missions', 3, 3)],
    ['a bridge at no hexside', cell('building', unit('de-hqV'), 99999)],
    ['a trail off the map', cell('trail', 0, 99999)],
    ['three million points', cell('left', 0, 3e6)],
  ])('is refused: %s', (_, spoil) => {
    expect(game.fromJSON(spoil(saved()), fastDice(1)).ok).toBe(false)
  })
})

describe('orders that somebody made up', () => {
  test.each([
    7,
    null,
    {},
    { do: 'constructor' },
    { do: 'begin', unit: '__proto__' },
    { do: 'begin', unit: ['su-52-50'] },
    { do: 'move', units: Array(3000).fill('su-52-50'), path: Array(3000).fill('6224') },
    { do: 'move', units: [null], path: [{}] },
    { do: 'move', unit: 'su-52-50', to: { hex: '6224' } },
    { do: 'place', unit: 'su-52-50', hex: '6224' },
    { do: 'assault', targets: Array(5000).fill('5110'), units: [] },
    { do: 'deploy-suggested' },
    { do: 'mission', kind: 'crossing', attacks: [[null, 1e9]] },
  ])('are refused with a rule: %#', action => {
    const refusals = game.check(before, 0, action)
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals[0].rule).not.toBe('')
  })
})

describe('terms', () => {
  test('unknown scenarios and options are refused', () => {
    expect(game.begin('1944', {}, fastDice(1)).ok).toBe(false)
    expect(game.begin('nysa', { masking: 'perhaps' }, fastDice(1)).ok).toBe(false)
    expect(game.begin('nysa', { masking: 'false' }, fastDice(1)).ok).toBe(true)
  })

  test('every option has its standard among its values, and the rulings are the standard', () => {
    for (const { id, values, standard } of game.scenarios[0].options)
      expect([id, values]).toEqual([id, expect.arrayContaining([standard])])
    expect(setUp('nysa').terms.options).toEqual({
      strategicMovement: true,
      tacticalConcentration: true,
      bridges: true,
      specialUnits: true,
      masking: true,
      recovery: 'full-turn',
      outOfSupplyGrows: true,
      townsBarSupply: 'german-held',
      wheelsCountInZoneS: true,
      elbeBridges: 'stand',
    })
  })
})

test('there is room for every verdict', () => {
  expect(layout.spec.verdict.range).toEqual([0, LAST_ENDING])
})
