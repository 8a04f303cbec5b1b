import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { sheets } from './sheets.ts'

// node atlas/build.ts <map> [--geo <folder>] [--out <file>]: builds a board from geography and writes it into the game's folder.

const PROJECT = join(import.meta.dirname, '..')

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: { geo: { type: 'string', default: join(PROJECT, '../shared/geo') }, out: { type: 'string' } },
})
const sheet = sheets[positionals[0] ?? '']
if (!sheet) {
  console.error(`name a board to build: ${Object.keys(sheets).join(', ')}`)
  process.exit(1)
}
const board = await sheet.build()
const text = board.build(values.geo)
const head =
  '// Built by atlas/build.ts: correct the sources there, not this file. What the rulebook states is listed after `!`;\n' +
  '// everything else is reconstructed from geography (docs/reconstruction.md).\n'
const file = values.out ?? join(PROJECT, board.file)
writeFileSync(file, `${head}${board.notes ?? ''}export const ${board.name} = \`\n${text}\`\n`)
console.log(`wrote ${file}`)
