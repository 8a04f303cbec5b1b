import { expect, test } from 'vitest'
import { keepsPromise } from '../engine/journal/chance.ts'
import { parseJournal, writeJournal } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { GAMES } from '../games/all.ts'
import { POLAND, titled } from './fuzz/fuzz.fixture.ts'
import { labGame } from './games/all.ts'
import { record } from './golden.ts'

const RECIPES = GAMES.flatMap(game => {
  const recipes = labGame(game.id)?.golden ?? []
  return recipes.length === 0 ? [] : [[game.id, game, recipes] as const]
})

test.each(RECIPES)('%s: all scenarios, all options and fair dice', (_, game, recipes) => {
  expect(new Set(recipes.map(({ file }) => file)).size).toBe(recipes.length)
  expect(new Set(recipes.map(({ scenario }) => scenario))).toEqual(
    new Set(game.scenarios.map(({ id }) => id)),
  )
  expect(recipes.some(({ fair }) => fair)).toBe(true)
  for (const { id, standard } of game.scenarios.flatMap(({ options }) => options)) {
    const played = recipes.map(({ options }) => options?.[id] ?? standard)
    expect(
      played.some(value => value !== standard),
      id,
    ).toBe(true)
  }
})

test('a recorded game is its file, fair dice with their seed revealed', () => {
  const { journal, golden } = record(POLAND, {
    file: 'test',
    scenario: '1939',
    seed: 3,
    levels: ['random', 'recruit'],
    fair: true,
  })
  const read = parseJournal(writeJournal(journal), 'test')
  if (!read.ok) throw new Error(read.faults[0].reason)
  expect(keepsPromise(read.value.chance)).toBe(true)
  const end = replay(POLAND.game, read.value, 'test')
  expect(end.ok && fingerprint(end.value.numbers())).toBe(golden.fingerprint)
  expect(golden).toMatchObject({
    file: 'test.json',
    actions: journal.actions.length,
    players: ['random', 'recruit'],
  })
})

test('a set-up can be sent in one piece', () => {
  const { journal } = record(titled('war-comes-early/1938'), {
    file: 'test',
    scenario: '1938',
    seed: 3,
    levels: ['recruit', 'random'],
    bundle: { do: 'deploy-suggested' },
  })
  expect(journal.actions[0]).toEqual([1, { do: 'deploy-suggested' }])
})
