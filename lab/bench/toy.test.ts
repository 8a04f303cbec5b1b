import { expect, test } from 'vitest'
import type { Game } from '../../engine/game/game.ts'
import { fuzzGame } from '../fuzz.ts'
import { playAtOurTable, theirTable } from './dispatch.ts'
import { bareFlood, engineFlood, neighboursOfAll, pathAcross, rangeOfAll } from './hex-work.ts'
import { honeycombWork } from './honeycomb.ts'
import { MOVES, toyGame } from './toy.ts'

test('the toy is a sound game of the engine', () => {
  const title = { game: toyGame as unknown as Game, scenario: toyGame.scenarios[0] }
  expect(fuzzGame(title, 1, 'random')).toEqual({ decisions: MOVES, failure: null })
})

test('both tables play every move of the toy', () => {
  expect(playAtOurTable()).toBe(MOVES)
  expect(theirTable()?.()).toBe(MOVES)
})

test('both libraries do the same work on the same board', async () => {
  const honeycomb = (await honeycombWork())!
  expect(bareFlood()).toBe(61 * 34 - 30)
  expect(engineFlood()).toBe(bareFlood())
  expect(honeycomb.flood()).toBe(bareFlood())
  expect(honeycomb.neighboursOfAll()).toBe(neighboursOfAll())
  expect(honeycomb.pathAcross()).toBe(pathAcross())
  expect(honeycomb.rangeOfAll()).toBe(rangeOfAll())
})
