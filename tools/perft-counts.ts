// Counts of legal actions from positions of a game, kept in games/<game>/perft.json: they change only when a rule does.
// npx node tools/perft-counts.ts budziszyn-1945 counts them anew, for the position files that the list names.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { countCases } from '../cli/perft.ts'
import { readPosition } from '../cli/position-file.ts'
import { describeFaults } from '../engine/files/result.ts'

/** [file below positions/] for each of its cases the sequences of one action and of two. */
export type PerftCounts = Readonly<Record<string, readonly (readonly number[])[]>>

const DEPTH = 2

const folderOf = (game: string): string => fileURLToPath(new URL(`../games/${game}/`, import.meta.url))
const fileOf = (game: string): string => `${folderOf(game)}perft.json`

/** What is kept for a game; null if nothing is. */
export function keptCounts(game: string): PerftCounts | null {
  return existsSync(fileOf(game)) ? JSON.parse(readFileSync(fileOf(game), 'utf8')) : null
}

export function countsOf(game: string, file: string): number[][] {
  const read = readPosition(`${folderOf(game)}positions/${file}`)
  if (!read.ok) throw new Error(describeFaults(read.faults, 1))
  return countCases(read.value, DEPTH, false).map(({ rows }) => rows.map(({ actions }) => actions))
}

function record(game: string): void {
  const files = Object.keys(keptCounts(game) ?? {})
  const lines = files.map(file => `  ${JSON.stringify(file)}: ${JSON.stringify(countsOf(game, file))}`)
  writeFileSync(fileOf(game), `{\n${lines.join(',\n')}\n}\n`)
}

if (process.argv[1] === fileURLToPath(import.meta.url)) for (const game of process.argv.slice(2)) record(game)
