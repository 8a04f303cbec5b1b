import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { buildBudziszyn1945 } from './budziszyn-1945/build.ts'
import { budziszynNotes } from './budziszyn-1945/frame.ts'
import { buildEisenhowersWar } from './eisenhowers-war/build.ts'
import { eisenhowersWarNotes } from './eisenhowers-war/frame.ts'
import { buildHingeOfFateEast } from './hinge-of-fate/east.ts'
import { hingeOfFateNotes } from './hinge-of-fate/frame.ts'
import { buildHingeOfFateWest } from './hinge-of-fate/west.ts'
import { buildMunichWar } from './munich-war/build.ts'
import { munichWarNotes } from './munich-war/frame.ts'
import { buildWarComesEarly } from './war-comes-early/build.ts'

// node atlas/build.ts war-comes-early [--geo <folder>] [--out <file>]: builds a board from geography and writes it into the game's folder.

const PROJECT = join(import.meta.dirname, '..')

interface Build {
  readonly file: string
  readonly name: string
  readonly build: (folder: string) => string
  /** What its features mean, as comment lines for the head of the file. */
  readonly notes?: string
}

const boards: Readonly<Record<string, Build>> = {
  'war-comes-early': {
    file: 'games/war-comes-early/board/europe-1938.ts',
    name: 'europe1938',
    build: buildWarComesEarly,
  },
  'budziszyn-1945': {
    file: 'games/budziszyn-1945/board/lusatia-1945.ts',
    name: 'lusatia1945',
    build: buildBudziszyn1945,
    notes: budziszynNotes,
  },
  'eisenhowers-war': {
    file: 'games/eisenhowers-war/board/western-europe-1944.ts',
    name: 'westernEurope1944',
    build: buildEisenhowersWar,
    notes: eisenhowersWarNotes,
  },
  'hinge-of-fate-east': {
    file: 'games/hinge-of-fate/board/east-1939.ts',
    name: 'east1939',
    build: buildHingeOfFateEast,
    notes: hingeOfFateNotes,
  },
  'hinge-of-fate-west': {
    file: 'games/hinge-of-fate/board/west-1939.ts',
    name: 'west1939',
    build: buildHingeOfFateWest,
    notes: hingeOfFateNotes,
  },
  'munich-war': {
    file: 'games/munich-war/board/europe-1938.ts',
    name: 'europe1938',
    build: buildMunichWar,
    notes: munichWarNotes,
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
writeFileSync(file, `${head}${board.notes ?? ''}export const ${board.name} = \`\n${text}\`\n`)
console.log(`wrote ${file}`)
