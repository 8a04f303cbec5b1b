import { posix } from 'node:path'
import { COMPUTED, importsOf } from './imports.ts'

// Which folder may import which others (docs/architecture.md); a folder may always import itself.
const ARROWS: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  games: ['engine'],
  atlas: ['engine', 'games'],
  ai: ['engine', 'games'],
  lab: ['engine', 'games', 'ai'],
  server: ['engine', 'games', 'ai'],
  table: ['engine', 'games', 'ai'],
  web: ['engine', 'games', 'atlas', 'ai', 'table'],
  cli: ['engine', 'games', 'atlas', 'ai', 'lab', 'server', 'table', 'web', 'tools'],
}

// These run unchanged in a browser and in a worker: no packages, nothing of Node.
const BARE = ['engine', 'games']
const ONLY_IN_TESTS = /^(vitest|fast-check|node:.+)$/

/** Each import in this file that the arrows do not allow, as "file → import: why". Paths are from the root, with `/`. */
export function forbiddenImports(file: string, source: string): string[] {
  const folder = folderOf(file)
  if (folder === '' || folder === 'tools' || isWorkbench(file)) return []
  if (!(folder in ARROWS)) return [`${file}: no arrows are drawn for the folder ${folder}/ (tools/arrows.ts)`]
  return importsOf(source).flatMap(path => {
    const reason = path.startsWith('.') ? whyNotFile(file, path) : whyNotPackage(file, path)
    return reason === null ? [] : [`${file} → ${path}: ${reason}`]
  })
}

function whyNotPackage(file: string, path: string): string | null {
  const folder = folderOf(file)
  if (path.startsWith('/') || path.startsWith('#') || path.startsWith('file:'))
    return 'imports are relative paths'
  if (!BARE.includes(folder)) return null
  if (path === COMPUTED) return `${folder}/ must show what it imports`
  if (isForTests(file) && ONLY_IN_TESTS.test(path)) return null
  return `${folder}/ uses no packages and nothing of Node`
}

function whyNotFile(file: string, path: string): string | null {
  const target = posix.join(posix.dirname(file), path)
  const [from, to] = [folderOf(file), folderOf(target)]
  if (target.startsWith('..')) return 'outside the project'
  if (isReference(file) && (to === 'engine' || target.split('/').includes('rules'))) {
    return 'a reference must not share code with what it checks'
  }
  if (from === 'table' && to === 'web' && isForTests(file)) return null
  if (isForTests(file) && to === 'tools' && isForTests(target) && !BARE.includes(from)) return null
  if (from !== to)
    return ARROWS[from].includes(to) ? null : `${from}/ may not import ${to === '' ? 'the root' : `${to}/`}`
  if (from === 'games' && gameOf(file) !== null && gameOf(file) !== gameOf(target)) {
    return 'what two games share belongs in engine/'
  }
  return null
}

/** What builds the client and tries it out in a browser is no part of the client. */
const isWorkbench = (file: string) => /^web\/(build|e2e)\//.test(file)
/** The table is tried out with the presentations of real games; a real database for tests stands in tools/. */
const isForTests = (file: string) => /\.(test|fixture)\.tsx?$/.test(file)
const isReference = (file: string) => /^games\/[^/]+\/reference\//.test(file)

/** The first folder of a path, or '' for a file in the root. */
function folderOf(file: string): string {
  return file.includes('/') ? file.slice(0, file.indexOf('/')) : ''
}

/** games/<game>/... gives the game; the list of all games (games/index.ts) belongs to none. */
function gameOf(file: string): string | null {
  return /^games\/([^/]+)\//.exec(file)?.[1] ?? null
}
