import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { sameState } from '../../../engine/state/layout.ts'
import { someOfToday } from '../../../engine/testing/rotation.ts'
import { CZECHOSLOVAKIA } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { capital, counters, grid, KRAKOW, unit, WARSAW } from '../../../games/war-comes-early/world.ts'
import { luckOf } from '../../players/player.ts'
import { LEVELS, type Level } from '../../players/players.ts'
import { describe as describeWarComesEarly } from './index.ts'
import { begun, game, play, seat } from './player.fixture.ts'
import { BEFORE_PRAGUE } from './set-up.ts'

const GAMES = 8

function winsOf(scenario: string, levels: readonly Level[], side: number): number {
  let wins = 0
  for (let seed = 1; seed <= GAMES; seed++) {
    const g = begun(scenario, seed)
    play(g, levels, seed)
    if (game.outcome(g)?.winners.includes(side)) wins += 1
  }
  return wins
}

describe.each(someOfToday(['1938', '1939'], 1))('%s', scenario => {
  test('an officer beats random from either side of the table', () => {
    const german = winsOf(scenario, ['officer', 'random'], 0)
    expect(german).toBeGreaterThanOrEqual(GAMES - 2)
    expect(german).toBeGreaterThan(winsOf(scenario, ['random', 'random'], 0))
    expect(winsOf(scenario, ['random', 'officer'], 1)).toBeGreaterThanOrEqual(GAMES - 1)
  })

  test('lively games see more battles than random ones', () => {
    const battles = (level: Level) => {
      let resolved = 0
      for (let seed = 1; seed <= 4; seed++) {
        play(begun(scenario, seed), [level, level], seed, (_side, _decision, _legal, chosen) => {
          if (chosen.do === 'resolve') resolved += 1
          return false
        })
      }
      return resolved
    }
    expect(battles('lively')).toBeGreaterThan(1.5 * battles('random'))
  })

  test.each(LEVELS)('%s decides on what it can see: hidden enemies elsewhere, the same choice', level => {
    const g = begun(scenario, 3)
    // A general plans anew for each position, in phases of his own.
    const enough = level === 'general' ? 4 : 40
    let decisions = 0
    let compared = 0
    play(g, ['lively', 'lively'], 3, (side, _decision, legal) => {
      if (decisions++ % 2 > 0) return false
      if (level === 'general' && describeWarComesEarly().mover(g) !== side) return false
      const imagined = game.imagine(game.view(g, side), fastDice(decisions))
      if (!imagined.ok || sameState(imagined.value, g)) return false
      const choice = (state: typeof g) => seat(level).choose(game, state, side, legal, luckOf(decisions))
      expect(choice(imagined.value)).toEqual(choice(g))
      compared += 1
      return compared > enough
    })
    expect(compared).toBeGreaterThan(enough / 8)
  })
})

test('recruits form no armies and break none down', () => {
  let couldReorganize = 0
  for (let seed = 1; seed <= 3; seed++) {
    play(begun('1939', seed), ['recruit', 'recruit'], seed, (_side, decision, legal, chosen) => {
      if (decision !== 'reorganization') return false
      if (legal.some(action => action.do !== 'end')) couldReorganize += 1
      expect(chosen.do).toBe('end')
      return false
    })
  }
  expect(couldReorganize).toBeGreaterThan(0)
})

test('[7.1] an officer forms only armies that are stronger than their corps, and breaks the others down', () => {
  const done = { combine: [] as string[], split: [] as string[] }
  for (let seed = 1; seed <= 3; seed++) {
    play(begun('1939', seed), ['officer', 'officer'], seed, (_side, decision, _legal, chosen) => {
      if (decision === 'reorganization' && chosen.do !== 'end')
        done[chosen.do as 'combine' | 'split'].push(String(chosen.army))
      return false
    })
  }
  expect(done.split.some(army => army.startsWith('po-'))).toBe(true)
  expect(done.combine.filter(army => army.startsWith('po-'))).toEqual([])
})

test('[13.3b] captured cities are not left empty with Poles about in the last two turns', () => {
  let empty = 0
  for (let seed = 1; seed <= 6; seed++) {
    const g = begun('1939', seed)
    let last = -1
    play(g, ['officer', 'officer'], seed, side => {
      const isHandedOver = last === 0 && side === 1 && g.turn >= g.terms.lastTurn - 1
      last = side
      if (isHandedOver)
        for (const city of [WARSAW, KRAKOW]) if (controllingSide(g, city) === 0 && g.top[city] < 0) empty += 1
      return false
    })
  }
  expect(empty).toBe(0)
})

test('[4.1a] Czech officers fill Prague on turn 1, before the Germans can storm it', () => {
  const g = begun('1938', 1)
  play(g, ['officer', 'officer'], 1, () => g.turn === 2)
  let units = 0
  for (let who = g.top[capital[CZECHOSLOVAKIA]]; who >= 0; who = g.below[who]) units += 1
  expect(units).toBeGreaterThan(2)
})

test('[3.0a] a recruit takes the suggested set-up', () => {
  const mine = begun('1938', 1)
  play(mine, ['recruit', 'recruit'], 1, (_side, decision) => decision !== 'deploy')
  const suggested = begun('1938', 1)
  while (game.awaited(suggested)?.decision === 'deploy') {
    game.perform(suggested, game.awaited(suggested)!.side, { do: 'deploy-suggested' }, null)
  }
  expect(sameState(mine, suggested)).toBe(true)
})

test('[3.2f] an officer masses the German armies before Prague and takes the suggested places for the rest', () => {
  const g = begun('1938', 1)
  play(g, ['officer', 'officer'], 1, (_side, decision) => decision !== 'deploy')
  for (const [id, hex] of BEFORE_PRAGUE) expect(grid.names[g.place[unit(id)]]).toBe(hex)
  expect(grid.names[g.place[unit('ge-a5')]]).toBe(counters[unit('ge-a5')].fields.get('suggested'))
})
