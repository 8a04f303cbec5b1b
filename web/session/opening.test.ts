import { describe, expect, test } from 'vitest'
import { type Journal, writeJournal } from '../../engine/journal/journal.ts'
import { goldenGame } from '../../games/golden.fixture.ts'
import { openFile, openJournal, promiseOf } from './opening.ts'

const journal: Journal = goldenGame('war-comes-early', '1939-greedy-fair.json')

const fileOf = (text: string) => new File([text], 'game.json')

describe('opening a game', () => {
  test('a sound file is opened', async () => {
    const opened = await openFile(fileOf(writeJournal(journal)))
    expect(opened).toMatchObject({ ok: true, battle: { id: 'war-comes-early' } })
    expect(promiseOf(journal)).toBe('kept')
  })

  test('an action that does not fit is named, and everything before it can be opened', async () => {
    const actions = journal.actions.toSpliced(20, 0, [0, { do: 'nonsense' }])
    const opened = await openJournal({ ...journal, actions })
    expect(opened).toMatchObject({ ok: false, problem: { kind: 'misfit', action: 21 } })
    if (opened.ok || opened.problem.kind !== 'misfit') return
    expect((await openJournal(opened.problem.upTo)).ok).toBe(true)
  })

  test.each([
    ['another game', { game: 'chess' }, 'unknown-game'],
    ['other rules', { rulesVersion: 999 }, 'other-rules'],
    ['a sealed seed', { chance: { kind: 'fair', commitment: 'x', seed: null } }, 'sealed'],
    ['an unknown scenario', { scenario: '1940' }, 'not-a-game'],
  ] as const)('%s is refused', async (_, change, kind) => {
    const opened = await openJournal({ ...journal, ...change } as Journal)
    expect(opened).toMatchObject({ ok: false, problem: { kind } })
  })

  test('a file that is none is refused with its name and the reason', async () => {
    expect(await openFile(fileOf('hello'))).toMatchObject({
      ok: false,
      problem: { kind: 'not-a-game', file: 'game.json' },
    })
  })
})
