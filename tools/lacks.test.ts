import { expect, test } from 'vitest'
import type { AnyGame } from '../engine/game/door.ts'
import { skirmish } from '../engine/positions/skirmish.fixture.ts'
import { GAMES, isRulesOnly } from '../games/all.ts'
import { ENTRIES } from '../games/index.ts'
import { CARDS } from '../web/games/index.ts'
import { lacksOf } from './lacks.ts'

const names = (games: readonly AnyGame[]) => games.map(game => [game.id, game] as const)

test.each(names(GAMES.filter(({ id }) => !isRulesOnly(id))))('%s lacks nothing', async (_, game) => {
  expect(await lacksOf(game)).toEqual([])
})

test('a game that is declared "rules only" lacks something, and `salient games --missing` says what', async () => {
  for (const game of GAMES.filter(({ id }) => isRulesOnly(id)))
    expect(await lacksOf(game), `${game.id} is complete: declare it so in games/index.ts`).not.toEqual([])
})

test('a game that has only its rules lacks everything else, by name', async () => {
  const lacks = await lacksOf({ ...skirmish, id: 'skirmish' } as unknown as AnyGame)
  expect(lacks).toEqual([
    'games/skirmish/ledger.ts: is not there',
    'games/skirmish/LEDGER.md: is not there',
    'games/skirmish/RULINGS.md: is not there',
    'games/skirmish/index.ts: no position files are read',
    'games/skirmish/positions/: no position files',
    'games/skirmish/perft.json: no counts of legal actions',
    'games/skirmish/golden/: no golden games',
    'web/games/skirmish/index.ts: no card',
    'atlas/maps/skirmish.ts: no map skirmish',
    'ai/games/skirmish/index.ts: nobody plays as recruit, officer, general, lively',
    'lab/games/skirmish.ts: is not there',
  ])
})

test('an entry is called like its game, and a game that can be played has its rules', () => {
  expect(ENTRIES.map(({ id }) => id)).toEqual(GAMES.map(({ id }) => id))
  for (const { id, scenarios } of CARDS)
    if (scenarios.length > 0)
      expect(
        GAMES.some(game => game.id === id && !isRulesOnly(id)),
        id,
      ).toBe(true)
})
