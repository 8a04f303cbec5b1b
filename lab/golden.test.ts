import { expect, test } from 'vitest'
import { keepsPromise } from '../engine/journal/chance.ts'
import { parseJournal, writeJournal } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { POLAND, titled } from './fuzz/fuzz.fixture.ts'
import { RECIPES, record } from './golden.ts'

test('the recipes are ten and varied', () => {
  expect(new Set(RECIPES.map(recipe => recipe.file)).size).toBe(10)
  expect(RECIPES.filter(recipe => recipe.scenario === '1938').length).toBeGreaterThanOrEqual(4)
  expect(RECIPES.filter(recipe => recipe.scenario === '1939').length).toBeGreaterThanOrEqual(4)
  expect(RECIPES.some(recipe => recipe.fair)).toBe(true)
  const options = titled('war-comes-early/1938').scenario.options
  for (const { id, standard } of options) {
    const played = RECIPES.map(recipe => recipe.options?.[id] ?? standard)
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
  expect(end.ok && fingerprint(end.value.cells)).toBe(golden.fingerprint)
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
