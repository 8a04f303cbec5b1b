// Records the golden games of a game anew: npx node lab/record-golden.ts war-comes-early
// To be run when a rule has changed on purpose; what changes in the files is what the rule has changed.
import { spawnSync } from 'node:child_process'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { gzipSync } from 'node:zlib'
import { writeJournal } from '../engine/journal/journal.ts'
import { labGame } from './games/all.ts'
import { type GoldenGame, type Recipe, record } from './golden.ts'
import { titleOf } from './titles.ts'

function recordOne(game: string, recipe: Recipe, folder: URL): GoldenGame {
  const title = titleOf(`${game}/${recipe.scenario}`)
  if (!title.ok) throw new Error(title.faults[0].reason)
  const { journal, golden } = record(title.value, recipe)
  const text = writeJournal(journal)
  writeFileSync(new URL(`${golden.file}.gz`, folder), gzipSync(text, { level: 9 }))
  console.log(
    `${golden.file}: ${golden.actions} actions, ${Math.ceil(text.length / 1000)} kB, ${golden.outcome.rule}`,
  )
  return golden
}

/** The files are laid out like all others, so that only changes of the games show. */
function format(folder: URL): void {
  const biome = dirname(createRequire(import.meta.url).resolve('@biomejs/biome/package.json'))
  const args = [join(biome, 'bin', 'biome'), 'format', '--write', fileURLToPath(folder)]
  const { status, stderr } = spawnSync(process.execPath, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(stderr)
}

function recordAll(game: string): void {
  const recipes = labGame(game)?.golden
  if (recipes === undefined) throw new RangeError(`the lab knows no game ${game}`)
  const folder = new URL(`../games/${game}/golden/`, import.meta.url)
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const games = recipes.map(recipe => recordOne(game, recipe, folder))
  writeFileSync(new URL('index.json', folder), `${JSON.stringify(games, null, 2)}\n`)
  format(folder)
}

for (const game of process.argv.slice(2)) recordAll(game)
