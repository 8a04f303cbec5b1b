import { expect, test } from 'vitest'
import { valueOrThrow } from '../engine/files/result.ts'
import { replay } from '../engine/journal/replay.ts'
import { TableController } from './controller.ts'
import { newTable, presentation, ScriptedUser, TWO_PEOPLE } from './user.fixture.ts'

function playWhole(scenario: '1938' | '1939', seed: number) {
  const table = newTable(scenario, seed)
  const user = new ScriptedUser(table, seed + 100)
  user.movesAPhase = scenario === '1938' ? 2 : 5
  user.play()
  return { table, user }
}

test('a whole game of 1939 is played by intents alone, to the verdict', () => {
  const { table, user } = playWhole('1939', 1)
  const { verdict, bar, log, now } = table.snapshot()
  expect(verdict?.title).toMatch(/victory|draw/)
  expect(verdict?.sentence.rules).toEqual(['13.3c'])
  expect(bar.kind).toBe('over')
  expect(now.kind).toBe('victory')
  expect(log.length).toBeGreaterThan(50)
  for (const kind of ['choice', 'nothing', 'move']) expect(user.answered.get(kind), kind).toBeGreaterThan(3)
})

test('a whole game of 1938 with set-up, windows, airpower, losses and railheads', () => {
  const { table, user } = playWhole('1938', 2)
  const { verdict } = table.snapshot()
  expect(verdict).not.toBeNull()
  expect(verdict!.report.scores.length).toBeGreaterThan(1)
  for (const kind of ['placement', 'choice', 'window', 'move', 'pick'])
    expect(user.answered.get(kind), kind).toBeGreaterThan(0)
})

test('the game that was played is a journal which anybody can replay', () => {
  const { table } = playWhole('1939', 3)
  const journal = table.journal()
  const state = valueOrThrow(replay(presentation.game, journal, 'game'))
  expect(presentation.game.outcome(state)?.because).toBeDefined()
  expect(journal.actions).toHaveLength(table.snapshot().position)
})

test('every sentence on the way is whole, and every rule that is cited can be read', () => {
  const table = newTable('1938', 5)
  const user = new ScriptedUser(table, 9)
  const cited = new Set<string>()
  for (let i = 0; i < 400 && user.shown.verdict === null; i++) {
    user.step()
    const { bar, now, refused } = user.shown
    const said = JSON.stringify([bar, now, refused])
    expect(said).not.toMatch(/undefined|NaN|\[object/)
    for (const [, rules] of said.matchAll(/"rules":\[([^\]]*)\]/g))
      for (const rule of rules.split(',')) if (rule !== '') cited.add(JSON.parse(rule))
  }
  const unknown = [...cited].filter(rule => table.rule(rule) === null)
  expect(unknown).toEqual([])
})

test('a game that is opened again has the same curve of points, counted once a phase', () => {
  const { table } = playWhole('1939', 4)
  let counted = 0
  const counting = {
    ...presentation,
    scores: (g: never) => {
      counted += 1
      return presentation.scores(g)
    },
  }
  const opened = valueOrThrow(
    TableController.resume(counting as typeof presentation, table.journal(), { seats: TWO_PEOPLE }, 'game'),
  )
  const { verdict, position } = table.snapshot()
  expect(opened.snapshot().verdict?.report.scores).toEqual(verdict!.report.scores)
  expect(counted).toBeLessThan(position / 2)
})
