import { describe, expect, it } from 'vitest'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../../engine/files/result.ts'
import { eisenhowersWar } from './index.ts'
import { faultsIn } from './invariants.ts'
import { derivedOf } from './rules/09-zones-of-control.ts'
import { ALLIED, GERMAN } from './sides.ts'
import { BOX, HEX, type State, UNIT } from './state.ts'
import { unit } from './units.ts'
import { hex } from './world.ts'

const begin = (): State => {
  const g = valueOrThrow(eisenhowersWar.begin('historical', {}, fastDice(1)))
  eisenhowersWar.perform(g, ALLIED, { do: 'no-plan', turn: 4 }, null)
  return g
}

describe('what is wrong with a position', () => {
  it('nothing at the start', () => {
    expect(faultsIn(begin())).toEqual([])
  })

  it.each<[string, (g: State) => void, RegExp]>([
    [
      'a number out of range',
      g => {
        g.turn = 12
      },
      /numbers that no game/,
    ],
    [
      'a unit in two places',
      g => {
        g.place[unit('us-5')] = hex('3106')
      },
      /stand|listed/,
    ],
    [
      'a reduced one-step unit',
      g => {
        g.reduced[unit('ge-flt')] = 1
      },
      /no reduced side/,
    ],
    [
      'an airborne corps twice',
      g => {
        g.place[unit('b1a-drop')] = BOX.eliminated
      },
      /2 times/,
    ],
    [
      'no airborne corps',
      g => {
        g.place[unit('b1a-ground')] = BOX.aside
      },
      /0 times|cannot be/,
    ],
    [
      'a turn box without a turn',
      g => {
        g.due[unit('us-8')] = 0
      },
      /cannot be/,
    ],
    [
      'a plan for no turn',
      g => {
        g.secondTurn = 0
      },
      /second invasion/,
    ],
    [
      'a plan inland',
      g => {
        g.secondHex = hex('3106')
      },
      /second invasion/,
    ],
    [
      'a first plan in the wrong scenario',
      g => {
        g.firstHex = hex('3304')
      },
      /first invasion/,
    ],
    [
      'a hex held by the wrong side',
      g => {
        g.control[hex('3304')] = GERMAN
      },
      /does not hold/,
    ],
    [
      'land held by nobody',
      g => {
        g.control[hex('3106')] = -1
      },
      /held by nobody/,
    ],
    [
      'an Allied city that never was',
      g => {
        g.control[hex('3106')] = ALLIED
      },
      /never was/,
    ],
    [
      'a mover without a move',
      g => {
        g.unitFlags[unit('us-5')] = UNIT.moving
      },
      /nobody moves/,
    ],
    [
      'an attacker without an attack',
      g => {
        g.unitFlags[unit('us-5')] = UNIT.involved
      },
      /no battle/,
    ],
    [
      'an offensive without its frame',
      g => {
        g.offensiveHex = hex('3205')
      },
      /without its marker/,
    ],
    [
      'zones out of date',
      g => {
        derivedOf(g).zones[ALLIED][hex('3204')] += 1
      },
      /out of date/,
    ],
  ])('%s', (_, spoil, fault) => {
    const g = begin()
    spoil(g)
    expect(faultsIn(g)[0]).toMatch(fault)
  })

  it('too many units in a hex, unless its city was just destroyed', () => {
    const g = begin()
    g.turn = 2
    expect(faultsIn(g)[0]).toMatch(/overstacked/)
    g.hexFlags[hex('1215')] |= HEX.destroyed
    expect(faultsIn(g)).toEqual([])
  })
})

describe('positions as JSON', () => {
  it('come back the same', () => {
    const g = begin()
    const again = valueOrThrow(eisenhowersWar.fromJSON(eisenhowersWar.toJSON(g), fastDice(1)))
    expect(again.numbers()).toEqual(g.numbers())
  })

  it.each([
    ['nothing', null],
    ['another game', { game: 'war-comes-early' }],
    ['another scenario', { game: 'eisenhowers-war', scenario: 'overlord' }],
    ['no state', { game: 'eisenhowers-war', scenario: 'historical', options: {} }],
  ])('are refused: %s', (_, json) => {
    expect(eisenhowersWar.fromJSON(json, fastDice(1)).ok).toBe(false)
  })

  it('are refused when they break an invariant', () => {
    const json = eisenhowersWar.toJSON(begin()) as { state: { control: number[] } }
    const spoilt = { ...json, state: { ...json.state, control: json.state.control.map(() => 0) } }
    expect(eisenhowersWar.fromJSON(spoilt, fastDice(1)).ok).toBe(false)
  })
})
