import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { VERBS } from './verbs.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const RULES = 'games/war-comes-early'

/** Files named in backticks or linked, from the root, from the page's own folder or from the game's. */
function missingFiles(page: string): string[] {
  const text = readFileSync(join(ROOT, page), 'utf8')
  const named = Array.from(
    text.matchAll(/`([\w./-]+(?:\.ts|\/))`|\]\(([\w./-]+)\)/g),
    match => match[1] ?? match[2],
  )
  const places = [ROOT, join(ROOT, dirname(page)), join(ROOT, RULES)]
  return named.filter(name => !places.some(place => existsSync(join(place, name))))
}

test.each(['README.md', 'docs/architecture.md'])('%s names only files that exist', page => {
  expect(missingFiles(page)).toEqual([])
})

test('every command in the README has a verb', () => {
  const text = readFileSync(join(ROOT, 'README.md'), 'utf8')
  const verbs = Array.from(text.matchAll(/npm run -s salient -- (\w+)/g), match => match[1])
  expect(verbs.length).toBeGreaterThan(5)
  for (const verb of verbs) expect(VERBS.map(({ name }) => name)).toContain(verb)
})
