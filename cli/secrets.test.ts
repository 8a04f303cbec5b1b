import { expect, test } from 'vitest'
import { someOfToday } from '../engine/testing/rotation.ts'
import { allTitles, nameOf } from '../lab/titles.ts'
import { salient } from './salient.fixture.ts'

// A thousand games a title are `salient fuzz <title> --secrets --games 1000`.
test.each(someOfToday(allTitles().map(nameOf), 3))(
  '%s keeps its secrets, in the rules and at the table',
  async name => {
    const { out, err, code } = await salient(['fuzz', name, '--secrets', '--games', '1', '--seed', '1'])
    expect([code, err]).toEqual([0, ''])
    expect(out).toMatch(/1 games, \d+ pairs of positions, nothing could be told/)
  },
  600_000,
)
