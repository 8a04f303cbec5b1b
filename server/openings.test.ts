// A table keeps the rules that it was opened with.
import { expect, test } from 'vitest'
import { rulesOf } from '../games/rules.ts'
import { hostedAtBeginning } from './openings.ts'

const row = (rulesVersion: number) => ({
  id: 'table0000001',
  game: 'war-comes-early',
  rules_version: rulesVersion,
  scenario: '1939',
  options: '{}',
  seats: '[]',
  seed: 'ab'.repeat(32),
  is_strict: 0,
  host: '',
  shares: '["01"]',
  opened_at: 0,
  over_at: null,
})

test('of an older version it goes on under that version', async () => {
  const present = (await rulesOf('war-comes-early'))!.rulesVersion
  const hosted = await hostedAtBeginning(row(present - 1))
  expect(hosted.game.rulesVersion).toBe(present - 1)
  const side = hosted.awaitedSide!
  const [action] = hosted.game.legal(hosted.state, side)
  expect(hosted.judge({ kind: 'act', side, action })).toMatchObject({ ok: true })
  expect(hosted.journal().rulesVersion).toBe(present - 1)
})

test('of a version that is not here it says so', async () => {
  await expect(hostedAtBeginning(row(99))).rejects.toThrow('no rules of war-comes-early in version 99')
})
