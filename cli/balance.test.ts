import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salient, scratchFolder } from './salient.fixture.ts'

const NAME = 'war-comes-early/1939'

test('balance writes its page and its plots, and the same again from what it kept', async () => {
  const folder = scratchFolder()
  const docs = join(folder, 'docs')
  const words = ['balance', '--scenarios', NAME, '--games', '2', '--lever-games', '1', '--docs', docs]
  const kept = [...words, '--out', folder]
  const first = await salient([...kept, '--jobs', '1', '--json'])
  expect([first.code, first.err]).toEqual([0, ''])
  const [scenario] = JSON.parse(first.out).scenarios
  expect(scenario).toMatchObject({ title: NAME, games: 2 })
  expect(scenario.wins.german + scenario.wins.polish + scenario.draws).toBe(2)
  expect(scenario.levers.map(({ lever }: { lever: string }) => lever)).toContain('polish-defence')
  const page = readFileSync(join(docs, 'balance.md'), 'utf8')
  expect(page).toContain(`balance --scenarios ${NAME} --games 2 --lever-games 1 --seed 1`)
  for (const plot of ['shares', 'war-comes-early-1939-levers', 'war-comes-early-1939-points']) {
    expect(existsSync(join(docs, 'balance', `${plot}.svg`)), plot).toBe(true)
  }
  const again = await salient(kept)
  expect(again.out).toMatch(/^war-comes-early\/1939 +german +[\d.]+ % .*\n +polish +[\d.]+ % /)
  expect(readFileSync(join(docs, 'balance.md'), 'utf8')).toBe(page)
}, 600_000)
