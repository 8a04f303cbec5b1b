// A database that cannot be used: one line that says what to do, exit code 1, and the file as it was.
import { spawnSync } from 'node:child_process'
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect, test } from 'vitest'
import { Store } from '../server/store/store.ts'
import { PROGRAM, salient, scratchFolder } from './salient.fixture.ts'

const serve = (file: string) => salient(['serve', '--port', '0', '--data', file])

async function ours(): Promise<string> {
  const file = join(scratchFolder(), 'games.sqlite')
  await (await Store.open(file)).close()
  return file
}

test('of a newer version', async () => {
  const file = await ours()
  const raw = new DatabaseSync(file)
  raw.exec("insert into kysely_migration (name, timestamp) values ('9999-to-come', '2030')")
  raw.close()
  const before = readFileSync(file)
  const { code, out, err } = await serve(file)
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    `salient: ${file} was made by a newer Salient: update this one; the file was not touched\n`,
  )
  expect(readFileSync(file).equals(before)).toBe(true)
})

test('that another one has open', async () => {
  const file = await ours()
  const store = await Store.open(file)
  const { code, err } = await serve(file)
  await store.close()
  expect(code).toBe(1)
  expect(err).toMatch(
    /^salient: .* is in use by another Salient: end that one, or name another file with --data\n$/,
  )
})

test.each<[string, (folder: string) => string]>([
  [
    'in a folder that is a file',
    folder => {
      writeFileSync(join(folder, 'letter'), 'Dear diary')
      return join(folder, 'letter', 'games.sqlite')
    },
  ],
  [
    'that is a folder',
    folder => {
      mkdirSync(join(folder, 'games'))
      return join(folder, 'games')
    },
  ],
])('%s', async (_, place) => {
  const file = place(scratchFolder())
  const { code, out, err } = await serve(file)
  expect([code, out]).toEqual([1, ''])
  expect(err).toBe(
    `salient: ${file} cannot be written: give this user the right to, or name another file with --data\n`,
  )
})

// Only a shell can take a program's room away.
test.skipIf(process.platform === 'win32')('for which there is no room', () => {
  const file = join(scratchFolder(), 'games.sqlite')
  const line = 'ulimit -f 8; exec "$0" "$1" serve --port 0 --data "$2"'
  const { status, stdout, stderr } = spawnSync('/bin/sh', ['-c', line, process.execPath, PROGRAM, file], {
    encoding: 'utf8',
    env: { ...process.env, NO_COLOR: '1' },
  })
  expect([status, stdout]).toEqual([1, ''])
  expect(stderr).toBe(`salient: there is no room left for ${file}: make some, and play goes on\n`)
})
