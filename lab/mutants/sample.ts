// Which faults are planted, and which tests are asked: those beside the file first, because they are the quickest to notice.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { luckOf } from '../../ai/players/player.ts'
import { type Mutant, mutantsOf } from './mutate.ts'

export interface Planted {
  readonly file: string
  readonly mutant: Mutant
}

const isSource = (name: string): boolean =>
  name.endsWith('.ts') && !/(\.test|\.fixture|test-kit|\.d)\.ts$/.test(name)
/** What is drawn or told, the geography, and a second opinion are no rules. */
const NO_RULES = /(^|\/)(art|board|words|reference|agreement|golden|positions)\//

/** Sources in a folder, or the file itself; paths from the root of the project. */
export function sourcesIn(root: string, path: string): string[] {
  if (!statSync(join(root, path)).isDirectory()) return [path]
  return readdirSync(join(root, path), { recursive: true, encoding: 'utf8' })
    .map(name => `${path}/${name}`.replaceAll('\\', '/'))
    .filter(name => isSource(name) && !NO_RULES.test(name.slice(path.length)))
    .sort()
}

/** So many faults drawn by lot from all that could be planted; the same seed draws the same. */
export function drawFaults(root: string, files: readonly string[], count: number, seed: number): Planted[] {
  const all = files.flatMap(file =>
    mutantsOf(readFileSync(join(root, file), 'utf8')).map((mutant): Planted => ({ file, mutant })),
  )
  const luck = luckOf(seed)
  const drawn: Planted[] = []
  while (drawn.length < count && all.length > 0) drawn.push(...all.splice(luck.below(all.length), 1))
  return drawn
}

/** The test beside the file, then all tests of its game or folder. */
export function testsFor(root: string, file: string): string[][] {
  const beside = file.replace(/\.ts$/, '.test.ts')
  const folder = /^games\/[^/]+/.exec(file)?.[0] ?? file.slice(0, file.lastIndexOf('/'))
  const rounds = existsSync(join(root, beside)) ? [[beside]] : []
  return [...rounds, [`${folder}/`]]
}
