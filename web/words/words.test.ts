// Every sentence of the client is in en.ts, and every sentence of en.ts is used.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, test } from 'vitest'
import { words } from './en.ts'

const WEB = fileURLToPath(new URL('..', import.meta.url))

function sourcesIn(folder: string): string[] {
  return readdirSync(join(WEB, folder), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && /\.tsx?$/.test(entry.name) && !/\.test\.ts$/.test(entry.name))
    .map(entry => join(entry.parentPath, entry.name))
}

const OURS = ['ui', 'session', 'store', 'opponents', 'online'].flatMap(sourcesIn)
const SOURCES = [...OURS, join(WEB, 'app.tsx'), join(WEB, 'main.tsx'), join(WEB, 'catalogue.ts')]

/** Text between tags, and the attributes that people read or hear. */
function wordsIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  const between = Array.from(
    code.matchAll(/>\s*([^<>{}()=;]*[A-Za-z]{2,}[^<>{}()=;]*?)\s*<\//g),
    found => found[1],
  )
  const attributes = Array.from(
    code.matchAll(
      /\b(?:aria-label|title|alt|placeholder|label|aria-description)="([^"]*[A-Za-z]{2,}[^"]*)"/g,
    ),
    found => found[1],
  )
  return [...between, ...attributes]
}

describe('words', () => {
  test.each(SOURCES.filter(file => file.endsWith('.tsx')).map(file => [file.slice(WEB.length), file]))(
    '%s says nothing of its own',
    (_, file) => {
      const own = wordsIn(readFileSync(file, 'utf8')).filter(text => !['Enter'].includes(text))
      expect(own).toEqual([])
    },
  )

  test('the search would notice', () => {
    expect(wordsIn('<p>Hello there</p>')).toEqual(['Hello there'])
    expect(wordsIn('<i aria-label="Close it" />')).toEqual(['Close it'])
    expect(wordsIn('<p>{words.close}</p>')).toEqual([])
  })

  test('every one is used', () => {
    const all = SOURCES.map(file => readFileSync(file, 'utf8')).join('\n')
    // Some are picked by a key that is known only at run time; these are used as a whole.
    const whole = [
      'levels',
      'search.kinds',
      'tabs',
      'sheet',
      'keyboard.rows',
      'objectives.states',
      'top.done',
      'top.current',
      'top.next',
      // The filters of the log.
      'online.all',
      'online.moves',
      'online.talk',
    ]
    const isUsed = (path: string) => {
      const [last, before = 'words'] = path.split('.').toReversed()
      return new RegExp(`\\b${before}\\.${last}\\b`).test(all)
    }
    const unused = pathsOf(words).filter(
      path => !whole.some(start => path.startsWith(start)) && !isUsed(path),
    )
    expect(unused).toEqual([])
  })

  test('nobody is shouted at, begged or told about errors', () => {
    const said = pathsOf(words).map(path => textAt(path))
    expect(said.filter(text => /!|\billegal\b|\binvalid\b|\berror\b/i.test(text))).toEqual([])
  })
})

function pathsOf(value: unknown, path = ''): string[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [path]
  return Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, path === '' ? key : `${path}.${key}`))
}

function textAt(path: string): string {
  const value = path
    .split('.')
    .reduce<unknown>((inner, key) => (inner as Record<string, unknown>)[key], words)
  return typeof value === 'function' ? String(value).replace(/!==?/g, '') : JSON.stringify(value)
}
