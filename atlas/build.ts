import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildWarComesEarly } from './war-comes-early/build.ts'

// node atlas/build.ts war-comes-early [--geo <folder>] [--out <file>]: builds a board from geography and writes it into the game's folder.

const PROJECT = join(import.meta.dirname, '..')

const boards: Readonly<Record<string, { file: string; name: string; build: (folder: string) => string }>> = {
  'war-comes-early': {
    file: 'games/war-comes-early/board/europe-1938.ts',
    name: 'europe1938',
    build: buildWarComesEarly,
  },
}

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { geo: { type: 'string', default: join(PROJECT, '../shared/geo') }, out: { type: 'string' } },
})
const board = boards[positionals[0] ?? '']
if (!board) {
  console.error(`name a board to build: ${Object.keys(boards).join(', ')}`)
  process.exit(1)
}
const text = board.build(values.geo)
const head =
  '// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;\n' +
  '// everything else is reconstructed from geography (docs/reconstruction.md).\n'
const file = values.out ?? join(PROJECT, board.file)
writeFileSync(file, `${head}export const ${board.name} = \`\n${text}\`\n`)
console.log(`wrote ${file}`)
