// Freezes the rules of a game: one self-contained module, some of its golden games, and a line in the list of its versions.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { rolldown } from 'rolldown'
import type { AnyGame } from '../engine/game/door.ts'
import { goldenText } from '../games/golden.fixture.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))

export interface Frozen {
  readonly version: number
  readonly bytes: number
  readonly golden: readonly string[]
}

/** As they stand, or as they stood in a commit. */
export async function freeze(game: string, commit: string | null): Promise<Frozen> {
  const scratch = mkdtempSync(join(tmpdir(), 'salient-freeze-'))
  try {
    return await freezeFrom(commit === null ? ROOT : takenFrom(commit, game, scratch), game, scratch)
  } finally {
    rmSync(scratch, { recursive: true })
  }
}

function takenFrom(commit: string, game: string, scratch: string): string {
  const archive = execFileSync('git', ['archive', '--format=tar', commit, 'engine', `games/${game}`], {
    cwd: ROOT,
    maxBuffer: 1e9,
  })
  execFileSync('tar', ['-x', '-C', scratch], { input: archive })
  return scratch
}

async function freezeFrom(root: string, game: string, scratch: string): Promise<Frozen> {
  const code = await bundled(root, game)
  const trial = join(scratch, 'rules.mjs')
  writeFileSync(trial, code)
  const frozen: { game: AnyGame } = await import(pathToFileURL(trial).href)
  const version = frozen.game.rulesVersion
  const folder = join(ROOT, 'games', game, 'frozen', `${version}`)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(join(folder, 'golden'), { recursive: true })
  writeFileSync(join(folder, 'rules.js'), code)
  const golden = keepGolden(join(root, 'games', game, 'golden'), join(folder, 'golden'), version)
  writeList(game)
  return { version, bytes: code.length, golden }
}

const ENTRY = '\0frozen'
const NOTHING = '\0nothing'

/** The rules and the engine under them, nothing of position files, in one module without imports. */
async function bundled(root: string, game: string): Promise<string> {
  const door = JSON.stringify(join(root, 'games', game, 'index.ts'))
  const build = await rolldown({
    input: ENTRY,
    platform: 'neutral',
    plugins: [
      {
        name: 'frozen-rules',
        resolveId: id => (id === ENTRY ? id : null),
        resolveDynamicImport: () => NOTHING,
        load: id =>
          id === ENTRY
            ? `import { door } from ${door}\nexport const game = door.game\n`
            : id === NOTHING
              ? 'export {}'
              : null,
      },
    ],
  })
  const { output } = await build.generate({ format: 'esm', minify: true, codeSplitting: false })
  await build.close()
  const [{ code, imports }] = output
  if (output.length > 1 || imports.length > 0 || /\bimport\s*\(/.test(code))
    throw new Error(`the rules of ${game} import what a frozen module cannot have`)
  return code
}

interface Listed {
  readonly file: string
  readonly actions: number
}

/** The shortest golden game of each scenario: they show that the module still plays as the rules did. */
function keepGolden(from: string, to: string, version: number): readonly string[] {
  if (!existsSync(from)) throw new Error(`there are no golden games in ${from}: record them first`)
  const index: readonly Listed[] = JSON.parse(readFileSync(join(from, 'index.json'), 'utf8'))
  const shortest = new Map<string, Listed>()
  for (const listed of index) {
    const journal = JSON.parse(textIn(from, listed.file))
    if (journal.rulesVersion !== version)
      throw new Error(
        `${listed.file} was recorded under version ${journal.rulesVersion}, the rules are version ${version}`,
      )
    const known = shortest.get(journal.scenario)
    if (known === undefined || listed.actions < known.actions) shortest.set(journal.scenario, listed)
  }
  const kept = [...shortest.values()]
  // In one line: nobody reads these, and they are half as long.
  for (const { file } of kept)
    writeFileSync(join(to, file), `${JSON.stringify(JSON.parse(textIn(from, file)))}\n`)
  writeFileSync(join(to, 'index.json'), `${JSON.stringify(kept, null, 2)}\n`)
  return kept.map(({ file }) => file)
}

/** Of a game as it is today or was in a commit: packed, or not yet. */
const textIn = (folder: string, file: string): string => goldenText(pathToFileURL(`${folder}/`), file)

export function frozenVersions(game: string): number[] {
  const folder = join(ROOT, 'games', game, 'frozen')
  if (!existsSync(folder)) return []
  return readdirSync(folder)
    .filter(name => /^\d+$/.test(name))
    .map(Number)
    .sort((a, b) => a - b)
}

/** games/<game>/frozen/index.ts, by which the versions are loaded. */
export function listOf(game: string): string {
  const lines = frozenVersions(game).map(version => `  ${version}: () => import('./${version}/rules.js'),\n`)
  return `// Written by \`salient freeze ${game}\`: its rules in older versions, for games that began with them.
import type { FrozenRules } from '../../../engine/game/frozen.ts'

export const FROZEN: FrozenRules = {${lines.length > 0 ? `\n${lines.join('')}` : ''}}
`
}

export function writeList(game: string): void {
  writeFileSync(join(ROOT, 'games', game, 'frozen', 'index.ts'), listOf(game))
}
