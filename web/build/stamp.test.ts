import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { stampIn } from './client.ts'
import { sourcesIn, stampOf } from './stamp.ts'

function project(): string {
  const root = mkdtempSync(join(tmpdir(), 'salient-stamp-'))
  onTestFinished(() => rmSync(root, { recursive: true, force: true }))
  mkdirSync(join(root, 'web', 'ui'), { recursive: true })
  mkdirSync(join(root, 'games', 'alpha', 'golden'), { recursive: true })
  writeFileSync(join(root, 'web', 'main.tsx'), 'one')
  writeFileSync(join(root, 'web', 'ui', 'a.test.ts'), 'test')
  writeFileSync(join(root, 'games', 'alpha', 'golden', 'game.json'), '{}')
  writeFileSync(join(root, 'vite.config.ts'), 'config')
  return root
}

test('the stamp changes with what the client is made from, and with nothing else', () => {
  const root = project()
  const stamp = stampOf(root)
  expect(stampOf(root)).toBe(stamp)
  writeFileSync(join(root, 'web', 'ui', 'a.test.ts'), 'another test')
  writeFileSync(join(root, 'games', 'alpha', 'golden', 'game.json'), '{"a":1}')
  expect(stampOf(root)).toBe(stamp)
  writeFileSync(join(root, 'web', 'main.tsx'), 'two')
  expect(stampOf(root)).not.toBe(stamp)
})

test('tests and recorded games are no sources', () => {
  const root = project()
  expect(sourcesIn(root).map(file => file.slice(root.length + 1))).toEqual([
    'vite.config.ts',
    join('web', 'main.tsx'),
  ])
})

test('a folder without a whole client has no stamp', () => {
  const root = project()
  expect(stampIn(root)).toBeNull()
  writeFileSync(join(root, 'salient.json'), '{"stamp":"abc"')
  expect(stampIn(root)).toBeNull()
  writeFileSync(join(root, 'salient.json'), '{"stamp":"abc"}')
  expect(stampIn(root)).toBe('abc')
})
