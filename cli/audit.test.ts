import { expect, test } from 'vitest'
import { branchedChance, fairChance } from '../engine/journal/chance.ts'
import { playedGame, recorded } from './recording.fixture.ts'
import { salient } from './salient.fixture.ts'

test('every roll of a fair game follows from the seed that was promised', async () => {
  const match = playedGame()
  const file = recorded(match.journal())
  const { out, code } = await salient(['audit', file, '--verbose'])
  expect(code).toBe(0)
  expect(out).toContain('kept: the seed gives this commitment')
  expect(out).toContain(`${match.state.rolls}, 0 of them wrong`)
  expect(out.match(/^ +\d+ +action \d+ +die [1-6]$/gm)).toHaveLength(match.state.rolls)
  const audit = JSON.parse((await salient(['audit', file, '--json'])).out)
  expect(audit).toMatchObject({
    dice: 'fair',
    revealed: true,
    kept: true,
    rolls: match.state.rolls,
    wrong: [],
  })
})

test('a seed that was not revealed is said to be missing, and nothing is claimed', async () => {
  const file = recorded(playedGame().journal(false))
  const { out, err, code } = await salient(['audit', file])
  expect(code).toBe(1)
  expect(out).toMatch(/seed +not revealed/)
  expect(err).toContain('the seed has not been revealed yet')
  expect(JSON.parse((await salient(['audit', file, '--json'])).out)).toMatchObject({
    revealed: false,
    kept: null,
  })
})

test('a game that left another is checked against both seeds', async () => {
  const left = playedGame().journal()
  const chance = branchedChance(left.chance, 3, 'b'.repeat(64))
  const file = recorded(playedGame(chance).journal())
  const { out, code } = await salient(['audit', file])
  expect(code).toBe(0)
  expect(out).toMatch(/inherited +3 rolls of a game with commitment [0-9a-f]{64}/)
  expect(out).toContain(', 0 of them wrong')
  const forged = { ...chance, inherited: { rolls: 3, chance: fairChance('c'.repeat(64)) } }
  const broken = {
    ...forged,
    inherited: { rolls: 3, chance: { ...forged.inherited.chance, seed: 'd'.repeat(64) } },
  }
  expect((await salient(['audit', recorded(playedGame(broken).journal())])).err).toContain(
    'not the one that was promised',
  )
})

test('a broken promise is found', async () => {
  const journal = playedGame().journal()
  const file = recorded(journal, j => ({ ...j, chance: { ...j.chance, commitment: '0'.repeat(64) } }))
  const { out, err, code } = await salient(['audit', file])
  expect(code).toBe(1)
  expect(out).toMatch(/promise +BROKEN/)
  expect(err).toContain('the seed is not the one that was promised')
})

test('a seed that is not the promised one is called so, though the game cannot be played with it', async () => {
  const journal = playedGame().journal()
  const file = recorded(journal, j => ({ ...j, chance: { ...j.chance, seed: '9'.repeat(64) } }))
  const { out, err, code } = await salient(['audit', file])
  expect(code).toBe(1)
  expect(out).toMatch(/promise +BROKEN/)
  expect(out).toMatch(/rolls +not checked/)
  expect(err).toContain('the seed is not the one that was promised')
  expect(err).not.toContain('action')
})

test('a game played on other dice than the promised ones does not replay', async () => {
  const journal = playedGame({ kind: 'fast', seed: 3 }).journal()
  const fair = playedGame().journal().chance
  const { err, code } = await salient(['audit', recorded(journal, j => ({ ...j, chance: fair }))])
  expect(code).toBe(1)
  expect(err).toMatch(/action \d+: /)
})

test('dice that promised nothing are called so', async () => {
  const file = recorded(playedGame({ kind: 'fast', seed: 3 }).journal())
  expect((await salient(['audit', file])).out).toMatch(
    /These dice are fast: they promised nothing\. \d+ rolls replay/,
  )
})
