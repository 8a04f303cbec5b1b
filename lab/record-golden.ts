// Records the golden games of War Comes Early anew: npx node lab/record-golden.ts
// To be run when a rule has changed on purpose; what changes in the files is what the rule has changed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { writeJournal } from '../engine/journal/journal.ts'
import { type GoldenGame, RECIPES, record } from './golden.ts'
import { titleOf } from './titles.ts'

const folder = new URL('../games/war-comes-early/golden/', import.meta.url)

function recordAll(): GoldenGame[] {
  return RECIPES.map(recipe => {
    const title = titleOf(`war-comes-early/${recipe.scenario}`)
    if (!title.ok) throw new Error(title.faults[0].reason)
    const { journal, golden } = record(title.value, recipe)
    const text = writeJournal(journal)
    writeFileSync(new URL(golden.file, folder), text)
    console.log(
      `${golden.file}: ${golden.actions} actions, ${Math.ceil(text.length / 1000)} kB, ${golden.outcome.rule}`,
    )
    return golden
  })
}

/** The files are laid out like all others, so that only changes of the games show. */
function format(): void {
  const biome = dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'))
  const args = [join(biome, 'bin', 'biome'), 'format', '--write', fileURLToPath(folder)]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

mkdirSync(folder, { recursive: true })
const games = recordAll()
writeFileSync(new URL('index.json', folder), `${JSON.stringify(games, null, 2)}\n`)
format()
