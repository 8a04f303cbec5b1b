import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { fileURLToPath } from 'node:url'

const ROOT = fileURLToPath(new URL('../../', import.meta.url))
/** What a game and its players are made of. */
const SOURCES = '{engine,games,ai,lab}/**/*.ts'

/**
 * Names the program that plays: its version, and a mark of its sources. Two that have the same name play the same game
 * from the same seed, because rules, boards and players are all in those sources.
 */
export function programName(): string {
  const { version } = createRequire(import.meta.url)('../../package.json')
  const files = globSync(SOURCES, { cwd: ROOT }).filter(file => !/\.(test|fixture)\.ts$/.test(file))
  return `${version}-${markOf(files, file => readFileSync(`${ROOT}${file}`, 'utf8'))}`
}

/** The same on every system, whatever its slashes and line ends are. */
export function markOf(files: readonly string[], textOf: (file: string) => string): string {
  const hash = createHash('sha256')
  const named = files.map(file => [file.replaceAll('\\', '/'), file]).sort(([a], [b]) => (a < b ? -1 : 1))
  for (const [name, file] of named) hash.update(`${name}\n${textOf(file).replaceAll('\r\n', '\n')}\n`)
  return hash.digest('hex').slice(0, 10)
}
