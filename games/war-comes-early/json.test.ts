import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { sameState } from '../../engine/state/layout.ts'
import { FRAMES } from './flow.ts'
import { warComesEarly as game } from './index.ts'
import { ENDINGS } from './rules/04-victory.ts'
import { layout } from './state.ts'
import { hex, unit } from './world.ts'

const begun = (scenario = '1939') => valueOrThrow(game.begin(scenario, {}, fastDice(3)))

type Saved = {
  game: string
  scenario: string
  options: Record<string, string>
  state: Record<string, number[] & number>
}
const saved = () => JSON.parse(JSON.stringify(game.toJSON(begun()))) as Saved

describe('a position as JSON', () => {
  it.each(['1938', '1939'])('comes back as it was (%s)', scenario => {
    const g = begun(scenario)
    const back = valueOrThrow(game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(g))), fastDice(3)))
    expect(sameState(back, g)).toBe(true)
  })

  it.each<[string, (json: Saved) => unknown, RegExp]>([
    ['is no position', () => 7, /not a position/],
    ['is of another game', json => ({ ...json, game: 'chess' }), /War Comes Early/],
    ['is of no scenario', json => ({ ...json, scenario: '1940' }), /1940/],
    ['has an unknown option', json => ({ ...json, options: { fog: 'on' } }), /no such option/],
    ['has a wrong option', json => ({ ...json, options: { mechLineTest: 'dice' } }), /strength, units/],
    ['lacks a field', json => ({ ...json, state: { ...json.state, control: undefined } }), /missing/],
    [
      'has a unit in two hexes',
      json => {
        json.state.top[hex('3018')] = unit('po-pz')
        return json
      },
      /po-pz is listed in 3018/,
    ],
    [
      'has a unit that belongs to the other scenario',
      json => {
        json.state.place[unit('fr-a1')] = -1
        return json
      },
      /fr-a1/,
    ],
    [
      'has a hex held by nobody under a unit',
      json => {
        json.state.control[hex('3821')] = 0
        return json
      },
      /does not hold/,
    ],
    [
      'has an impossible turn',
      json => ({ ...json, state: { ...json.state, turn: 40 } }),
      /no game can reach/,
    ],
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

  it.each<[string, (json: Saved) => unknown]>([
    ['a flow of a thousand frames', flow(cells => cells.fill(1000, 0, 1))],
    ['a frame that no game has', flow(cells => cells.fill(77, top(cells), top(cells) + 1))],
    [
      'a frame of another decision',
      flow(cells => cells.fill(FRAMES.disperse.id, top(cells), top(cells) + 1)),
    ],
    ['a stage that no phase has', flow(cells => cells.splice(1, 2, FRAMES.germanPhase.id, 50))],
    ['a phase without a name', json => ({ ...json, state: { ...json.state, phase: 9 } })],
    ['a marker without a name', json => ({ ...json, state: { ...json.state, marker: 50 } })],
    ['a verdict while the game goes on', json => ({ ...json, state: { ...json.state, verdict: 5 } })],
    ['a verdict that is none', json => ({ ...json, state: { ...json.state, verdict: 99 } })],
    ['a third side in the air', json => ({ ...json, state: { ...json.state, airSide: 7 } })],
    ['three million markers', json => ({ ...json, state: { ...json.state, airMarkers: 3e6 } })],
  ])('is refused: %s', (_, spoil) => {
    expect(game.fromJSON(spoil(saved()), fastDice(1)).ok).toBe(false)
  })
})

describe('orders that somebody made up', () => {
  it.each([
    { do: 'move', units: Array(3000).fill('g39-m19'), path: Array(3000).fill('3213') },
    { do: 'move', units: ['__proto__'], path: ['constructor'] },
    { do: 'move', units: [null], path: [{}] },
    { do: 'attack', target: '3213', units: Array(5000).fill('g39-m19') },
    { do: 'deploy-suggested', extra: 'x'.repeat(1000) },
    { do: 'order', phases: 'combat' },
  ])('are refused with a rule: %#', action => {
    const refusals = game.check(begun(), 0, action)
    expect(refusals.length).toBeGreaterThan(0)
    expect(refusals[0].rule).not.toBe('')
  })
})

describe('terms', () => {
  it('refuses unknown scenarios and options', () => {
    expect(game.begin('1941', {}, fastDice(1)).ok).toBe(false)
    expect(game.begin('1938', { mechLineTest: 'luck' }, fastDice(1)).ok).toBe(false)
    expect(game.begin('1938', { mechLineTest: 'units' }, fastDice(1)).ok).toBe(true)
  })

  it('tells the situation in names', () => {
    expect(game.situation(begun())).toMatchObject({ turn: 1, phase: 'none', marker: 'none' })
  })
})

it('has room for every verdict', () => {
  expect(layout.spec.verdict.range).toEqual([0, ENDINGS.length - 1])
})
