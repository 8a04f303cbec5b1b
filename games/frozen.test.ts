// Games outlive versions: every version before the present one can still be played as it was.
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { fastDice } from '../engine/dice/fast-dice.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import type { GameState } from '../engine/game/game.ts'
import { parseJournal } from '../engine/journal/journal.ts'
import { Match } from '../engine/journal/match.ts'
import { replay } from '../engine/journal/replay.ts'
import { fingerprint } from '../engine/state/layout.ts'
import { GAMES } from './all.ts'
import { ENTRIES } from './index.ts'
import { rulesAtTable, rulesOf } from './rules.ts'

/** Versions that nobody was ever given: the games in them ended before there were frozen rules. */
const NEVER_KEPT: Readonly<Record<string, readonly number[]>> = {
  'war-comes-early': [1],
  'budziszyn-1945': [1],
}

const VERSIONS = GAMES.flatMap(({ id, rulesVersion }) =>
  Array.from({ length: rulesVersion - 1 }, (_, before) => before + 1)
    .filter(version => !NEVER_KEPT[id]?.includes(version))
    .map(version => ({ id, version })),
)

test.each(VERSIONS)(
  '$id: version $version of the rules is frozen (`salient freeze $id` before it is raised)',
  async ({ id, version }) => {
    const entry = ENTRIES.find(other => other.id === id)!
    expect(Object.keys((await entry.frozen?.()) ?? {})).toContain(`${version}`)
    expect((await rulesOf(id, version))?.rulesVersion).toBe(version)
  },
)

describe.each(VERSIONS)('$id, version $version', ({ id, version }) => {
  const folder = new URL(`./${id}/frozen/${version}/golden/`, import.meta.url)
  const index: readonly { file: string; actions: number; fingerprint: string; outcome: unknown }[] =
    existsSync(folder) ? JSON.parse(readFileSync(new URL('index.json', folder), 'utf8')) : []
  const journalIn = (file: string) =>
    valueOrThrow(parseJournal(readFileSync(new URL(file, folder), 'utf8'), file))

  test('has a golden game of every scenario', async () => {
    const { scenarios } = (await rulesOf(id, version))!
    const played = index.map(({ file }) => journalIn(file).scenario)
    expect(played.toSorted()).toEqual(scenarios.map(scenario => scenario.id).toSorted())
  })

  test.each(index)('$file replays to the same end', async golden => {
    const game = (await rulesOf(id, version))!
    const end = valueOrThrow(replay(game, journalIn(golden.file), golden.file))
    expect(fingerprint(end.numbers())).toBe(golden.fingerprint)
    expect(game.outcome(end)).toEqual(golden.outcome)
  })

  test('goes on at the table of today: saved, opened, played, undone', async () => {
    const present = (await rulesOf(id))!
    const { shown: game } = (await rulesAtTable(id, version))!
    if (game === null) throw new Error('its states cannot be shown any more')
    const whole = journalIn(index[0].file)
    const journal = { ...whole, actions: whole.actions.slice(0, 40) }
    const match = valueOrThrow(Match.resume<GameState>(game, journal, 'saved'))
    expect(match.head().rulesVersion).toBe(version)
    for (const [side, action] of whole.actions.slice(40, 80)) {
      const before = present.toJSON(match.state)
      expect(present.legal(match.state, side)).toEqual(game.legal(match.state, side))
      expect(match.act(side, action)).toMatchObject({ ok: true })
      if (!match.canUndo) continue
      expect(match.undo()).toBe(true)
      expect(present.toJSON(match.state)).toEqual(before)
      expect(match.redo()).toBe(true)
    }
    const again = valueOrThrow(game.fromJSON(game.toJSON(match.state), fastDice(1)))
    expect(fingerprint(again.numbers())).toBe(fingerprint(match.state.numbers()))
  })
})

test('a version that never was is no rules at all', async () => {
  expect(await rulesOf('war-comes-early', 99)).toBeNull()
  expect(await rulesOf('war-comes-early', 1)).toBeNull()
  expect(await rulesOf('chess', 1)).toBeNull()
  expect(await rulesAtTable('war-comes-early', 99)).toBeNull()
})
