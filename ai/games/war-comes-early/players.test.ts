import { describe, expect, test } from 'vitest'
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { sameCells } from '../../../engine/state/layout.ts'
import { counters, grid, hex, KRAKOW, unit, WARSAW } from '../../../games/war-comes-early/world.ts'
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

describe.each(['1938', '1939'])('%s', scenario => {
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
      if (!imagined.ok || sameCells(imagined.value.cells, g.cells)) return false
      const choice = (state: typeof g) => seat(level).choose(game, state, side, legal, luckOf(decisions))
      expect(choice(imagined.value)).toEqual(choice(g))
      compared += 1
      return compared > enough
    })
    expect(compared).toBeGreaterThan(enough / 8)
  })
})

test('recruits form no armies, and Poles who hold go back only to what is near', () => {
  const near = (hex: string, to: number, most: number) => grid.distance(grid.indexOf(hex), to) <= most
  let couldCombine = 0
  const begins: string[] = []
  for (let seed = 1; seed <= 3; seed++) {
    play(begun('1939', seed), ['recruit', 'recruit'], seed, (side, _decision, legal, chosen) => {
      if (legal.some(action => action.do === 'combine')) couldCombine += 1
      expect(chosen.do).not.toBe('combine')
      if (side === 1 && chosen.do === 'begin') begins.push(String(chosen.hex))
      return false
    })
  }
  expect(couldCombine).toBeGreaterThan(0)
  expect(begins.length).toBeGreaterThan(0)
  expect(
    begins.filter(at => !near(at, WARSAW, 4) && !near(at, KRAKOW, 4) && !near(at, hex('3713'), 4)),
  ).toEqual([])
})

test('[3.0a] a recruit takes the suggested set-up', () => {
  const mine = begun('1938', 1)
  play(mine, ['recruit', 'recruit'], 1, (_side, decision) => decision !== 'deploy')
  const suggested = begun('1938', 1)
  while (game.awaited(suggested)?.decision === 'deploy') {
    game.perform(suggested, game.awaited(suggested)!.side, { do: 'deploy-suggested' }, null)
  }
  expect(sameCells(mine.cells, suggested.cells)).toBe(true)
})

test('[3.2f] an officer masses the German armies before Prague and takes the suggested places for the rest', () => {
  const g = begun('1938', 1)
  play(g, ['officer', 'officer'], 1, (_side, decision) => decision !== 'deploy')
  for (const [id, hex] of BEFORE_PRAGUE) expect(grid.names[g.place[unit(id)]]).toBe(hex)
  expect(grid.names[g.place[unit('ge-a5')]]).toBe(counters[unit('ge-a5')].fields.get('suggested'))
})
