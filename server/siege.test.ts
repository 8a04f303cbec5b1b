// The server is killed again and again while people play: what was acknowledged is there, nothing is there twice, and all go on by themselves.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { rulesOf } from '../games/rules.ts'
import { Duel } from './siege/duel.ts'
import { besiege } from './siege/siege.ts'

/** `salient siege --kills 1000` goes on for longer. */
const KILLS = 20
const folder = mkdtempSync(join(tmpdir(), 'salient-siege-'))
const game = (await rulesOf('war-comes-early'))!
const battle = { game, scenario: '1939', sides: 2 }

afterAll(() => rmSync(folder, { recursive: true, force: true }))

it(`${KILLS} kills: no acknowledged action lost, none done twice`, async () => {
  const besieged = await besiege({
    battle,
    place: join(folder, 'games.sqlite'),
    servers: 1,
    tables: 2,
    kills: KILLS,
    minutes: 60,
    seed: 11,
    folder,
  })
  expect(besieged.faults).toEqual([])
  expect(besieged.lines).toEqual([])
  expect(besieged.kills).toBe(KILLS)
  expect(besieged.acknowledged).toBeGreaterThanOrEqual(KILLS)
  expect(besieged.returns).toBeGreaterThan(0)
}, 600_000)

it.each<[string, { n: number; do: string }[], RegExp | null]>([
  [
    'all of it',
    [
      { n: 1, do: 'a' },
      { n: 2, do: 'b' },
    ],
    null,
  ],
  [
    'one more that was not answered yet',
    [
      { n: 1, do: 'a' },
      { n: 2, do: 'b' },
      { n: 3, do: 'c' },
    ],
    null,
  ],
  ['one lost', [{ n: 1, do: 'a' }], /1 acknowledged actions are lost/],
  [
    'one done twice',
    [
      { n: 1, do: 'a' },
      { n: 2, do: 'a' },
      { n: 3, do: 'b' },
    ],
    /record 2 is not what/,
  ],
  ['two more', [1, 2, 3, 4].map((n, i) => ({ n, do: 'abcd'[i] })), /4 records, 2 acknowledged/],
  [
    'a gap',
    [
      { n: 1, do: 'a' },
      { n: 3, do: 'b' },
    ],
    /record 3 stands in place 2/,
  ],
])('looks at the records: %s', (_, records, fault) => {
  const rows = records.map(({ n, do: verb }) => ({
    n,
    body: JSON.stringify({ kind: 'act', side: 0, action: { do: verb } }),
    told: 0,
  }))
  const found = Duel.prototype.faultIn.call(
    { acknowledged: [{ do: 'a' }, { do: 'b' }] } as unknown as Duel,
    rows,
    2,
  )
  if (fault === null) expect(found).toBeNull()
  else expect(found).toMatch(fault)
})
