import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, test } from 'vitest'
import type { Journal } from '../engine/journal/journal.ts'
import { playedGame, recorded } from './recording.fixture.ts'
import { salient, salientProcess, scratchFolder } from './salient.fixture.ts'

let journal: Journal
let winners: readonly number[]
beforeAll(() => {
  const match = playedGame()
  journal = match.journal()
  winners = match.game.outcome(match.state)!.winners
})

test('a recorded game is told turn by turn to its result', () => {
  const { out, code } = salientProcess(['replay', recorded(journal)])
  expect(code).toBe(0)
  expect(out).toMatch(/^War Comes Early: Poland 1939\n/)
  for (let turn = 2; turn <= 6; turn++) expect(out).toContain(`== Turn ${turn}, `)
  expect(out).toMatch(/attack less defence +\d+ − \d+ = [+−]\d+ +\[12\.1a\]/i)
  expect(out).toMatch(/\n\*\*\* (German|Polish) victory/)
  expect(out.trimEnd()).toMatch(new RegExp(`${journal.actions.length} actions\\.$`))
})

test('as JSON it is one value with outcome, situation and events', async () => {
  const result = JSON.parse((await salient(['replay', recorded(journal), '--json'])).out)
  expect(result).toMatchObject({ game: 'war-comes-early', scenario: '1939', actions: journal.actions.length })
  expect(result.outcome.winners).toEqual(winners)
  expect(result.events.at(-1).event).toBe('game-over')
})

test('--to stops on the way', async () => {
  const file = recorded(journal)
  expect(JSON.parse((await salient(['replay', file, '--to', '3', '--json'])).out)).toMatchObject({
    actions: 3,
    outcome: null,
  })
  expect((await salient(['replay', file, '--to', '0'])).out).toContain('After 0 actions the game is not over')
  expect((await salient(['replay', file, '--to', '99999'])).err).toContain('--to 99999 is more')
})

const REFUSED: [string, (journal: Journal) => unknown, RegExp][] = [
  ['of another game', j => ({ ...j, game: 'chess' }), /does not know the game "chess"/],
  ['of another scenario', j => ({ ...j, scenario: '1940' }), /there is no scenario 1940/],
  ['of a newer format', j => ({ ...j, format: 99 }), /format 99.*a newer version is needed/],
  [
    'of other rules',
    j => ({ ...j, rulesVersion: 99 }),
    /version 99 of the rules, this program plays version \d+/,
  ],
  ['with an illegal action', j => ({ ...j, actions: [[0, { do: 'end' }]] }), /action 1: .*\(5\.0a\)/],
  ['with an action by the wrong side', j => ({ ...j, actions: [[1, j.actions[0][1]]] }), /action 1: /],
  [
    'with an action after the end',
    j => ({ ...j, actions: [...j.actions, [0, { do: 'end' }]] }),
    /the game is over/,
  ],
  ['with something that is no action', j => ({ ...j, actions: [7] }), /action 1: is not \[side, action\]/],
  ['without its seed', j => ({ ...j, chance: { ...j.chance, seed: null } }), /has not been revealed/],
  ['with a seed that is none', j => ({ ...j, chance: { ...j.chance, seed: 'xyz' } }), /dice/],
  [
    'with another seed',
    j => ({ ...j, chance: { ...j.chance, seed: '0'.repeat(64) } }),
    /not the one that was promised/,
  ],
  ['with an unknown option', j => ({ ...j, options: { flying: 'true' } }), /there is no such option/],
]

test.each(REFUSED)('a file %s is refused with file and reason in one line', async (_, change, reason) => {
  const file = recorded(journal, change)
  const { out, err, code } = await salient(['replay', file])
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(reason)
  expect(err.startsWith(`salient: ${file}: `)).toBe(true)
  expect(err.trimEnd().split('\n')).toHaveLength(1)
})

test('a file cut short, a foreign file and no file at all are refused', async () => {
  const file = recorded(journal)
  writeFileSync(file, readFileSync(file, 'utf8').slice(0, -20))
  expect((await salient(['replay', file])).err).toContain('this is not a whole JSON file')
  writeFileSync(file, '[1, 2]')
  expect((await salient(['replay', file])).err).toContain('this is not a game file of Salient')
  expect((await salient(['replay', join(scratchFolder(), 'none.json')])).err).toContain(
    'there is no such file',
  )
})
