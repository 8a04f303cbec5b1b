import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { sameCells } from '../../engine/state/layout.ts'
import { warComesEarly as game } from './index.ts'
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
    expect(sameCells(back.cells, g.cells)).toBe(true)
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
