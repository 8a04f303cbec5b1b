import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { salient, scratchFolder } from './salient.fixture.ts'

test('a file that is no database is refused in one line, and not touched', async () => {
  const file = join(scratchFolder(), 'letters.txt')
  writeFileSync(file, 'Dear diary'.repeat(200))
  const { code, err, out } = await salient(['serve', '--port', '0', '--data', file])
  expect([code, out]).toEqual([1, ''])
  expect(err).toMatch(/^salient: .*is not a database of Salient: name another file with --data; .*\n$/)
  expect(readFileSync(file, 'utf8')).toBe('Dear diary'.repeat(200))
})

test('a port that is none is refused before anything is opened', async () => {
  const { code, err } = await salient([
    'serve',
    '--port',
    '99999',
    '--data',
    join(scratchFolder(), 'new.sqlite'),
  ])
  expect([code, err]).toEqual([2, expect.stringContaining('--port is at most 65535')])
})
