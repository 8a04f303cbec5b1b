// Games of older versions are told, audited, shown and played on under the rules that they began with.
import { readdirSync, readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { knowledgeUnder } from '../ai/games/known.ts'
import { newMind, type Report } from '../ai/mind.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { parseJournal } from '../engine/journal/journal.ts'
import { ENTRIES } from '../games/index.ts'
import { TableController } from '../table/controller.ts'
import { presentedUnder } from '../table/older-rules.ts'
import type { AnyPresentation } from '../table/stage.ts'
import { CARDS } from '../web/games/index.ts'
import { openJournal } from '../web/session/opening.ts'
import { salient } from './salient.fixture.ts'

const KEPT = (
  await Promise.all(
    ENTRIES.map(async ({ id, frozen }) =>
      Object.keys((await frozen?.()) ?? {}).map(version => ({ id, version: Number(version) })),
    ),
  )
).flat()

const folderOf = (id: string, version: number): string =>
  fileURLToPath(new URL(`../games/${id}/frozen/${version}/golden/`, import.meta.url))

const gamesOf = (id: string, version: number): string[] =>
  readdirSync(folderOf(id, version)).filter(file => file !== 'index.json')

const journalOf = (id: string, version: number, file: string) =>
  valueOrThrow(parseJournal(readFileSync(folderOf(id, version) + file, 'utf8'), file))

test('there are older games to look at', () => {
  expect(KEPT).toContainEqual({ id: 'war-comes-early', version: 2 })
})

describe.each(KEPT)('$id under version $version', ({ id, version }) => {
  const [file] = gamesOf(id, version)
  const path = folderOf(id, version) + file

  test('is told and audited', async () => {
    const told = await salient(['replay', path, '--to', '60'])
    expect(told).toMatchObject({ code: 0, err: '' })
    expect(told.out).toContain('After 60 actions the game is not over.')
    expect(await salient(['audit', path])).toMatchObject({ code: 0, err: '' })
  })

  test.each(gamesOf(id, version))('%s is shown at every stage as it was', async name => {
    const journal = journalOf(id, version, name)
    const present = await CARDS.find(card => card.id === id)!.load()
    const presentation = (await presentedUnder(present, version)) as AnyPresentation
    for (const part of [0, 0.2, 0.5, 0.8, 1]) {
      const actions = journal.actions.slice(0, Math.floor(journal.actions.length * part))
      const table = valueOrThrow(
        TableController.resume(
          presentation,
          { ...journal, actions },
          {
            seats: presentation.game.scenarios
              .find(({ id: other }) => other === journal.scenario)!
              .sides.map(() => ({ name: '', opponent: null })),
          },
          name,
        ),
      )
      table.openCurtain()
      expect(table.snapshot().scene.counters.length).toBeGreaterThan(0)
      expect(table.journal().rulesVersion).toBe(version)
      table.close()
    }
  })

  test('is opened from a file in the browser', async () => {
    const journal = journalOf(id, version, file)
    const opened = await openJournal({ ...journal, actions: journal.actions.slice(0, 50) })
    expect(opened).toMatchObject({ ok: true, presentation: { game: { rulesVersion: version } } })
  })

  test('is played by an officer who acts by its rules', async () => {
    const journal = journalOf(id, version, file)
    const knowledge = (await knowledgeUnder(id, version))!
    expect(knowledge.game.rulesVersion).toBe(version)
    const opened = await openJournal({ ...journal, actions: journal.actions.slice(0, 30) })
    if (!opened.ok) throw new Error(opened.problem.kind)
    const { game } = opened.presentation
    const mind = newMind(() => knowledge)
    const { state } = opened.history
    const { side } = game.awaited(state)!
    const reports: Report[] = []
    const asks = { for: 'action', level: 'officer', seed: 5, legal: game.legal(state, side) } as const
    mind(
      { number: 1, game: id, rules: version, side, view: game.view(state, side), asks, hurry: null },
      report => reports.push(report),
    )
    const answer = reports.at(-1)!
    if (!('answer' in answer)) throw new Error(JSON.stringify(answer))
    expect(game.check(state, side, answer.answer)).toEqual([])
  })
})
