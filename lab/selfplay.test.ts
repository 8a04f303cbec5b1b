import { expect, test } from 'vitest'
import { luckOf } from '../ai/players/player.ts'
import type { Entry } from '../engine/journal/journal.ts'
import { replay } from '../engine/journal/replay.ts'
import { journalOf } from './fuzz/copies.ts'
import { POLAND } from './fuzz/fuzz.fixture.ts'
import { playGame } from './selfplay.ts'
import { allTitles, nameOf, optionsByLot, titleOf } from './titles.ts'

test('the same seed is the same game, and its actions are its journal', () => {
  const actions: Entry[] = []
  const played = playGame(POLAND, ['officer', 'lively'], 5, { actions })
  expect(playGame(POLAND, ['officer', 'lively'], 5)).toEqual(played)
  expect(actions).toHaveLength(played.decisions)
  const { game, scenario } = POLAND
  const end = replay(
    game,
    journalOf({ game, scenario: scenario.id, options: {}, chance: { kind: 'fast', seed: 5 }, actions }),
    'game',
  )
  expect(end.ok && game.outcome(end.value)).toEqual(played.outcome)
})

test('titles are named game/scenario', () => {
  expect(allTitles().map(nameOf)).toContain('war-comes-early/1938')
  const unknown = titleOf('war-comes-late/1940')
  expect(unknown.ok).toBe(false)
  if (!unknown.ok) expect(unknown.faults[0].reason).toContain('there are war-comes-early/1938')
})

test('options by lot try every value', () => {
  const luck = luckOf(2)
  const seen = new Set<string>()
  for (let i = 0; i < 100; i++) {
    for (const [id, value] of Object.entries(optionsByLot(POLAND.scenario, luck))) seen.add(`${id}=${value}`)
  }
  expect(seen.size).toBe(POLAND.scenario.options.reduce((sum, option) => sum + option.values.length, 0))
})
