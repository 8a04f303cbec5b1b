import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { plainMap } from './draw/plain-map.ts'

// node atlas/preview.ts <out.svg|out.png> [--board <file>] [--part 1001-2820] [--turn] [--scale 1]: a plain picture of a board, for checking it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    board: {
      type: 'string',
      default: join(import.meta.dirname, '../games/war-comes-early/board/europe-1938.ts'),
    },
    part: { type: 'string' },
    turn: { type: 'boolean' },
    scale: { type: 'string', default: '1' },
  },
})
const [out] = positionals
if (!out) {
  console.error('name the picture to write: out.svg or out.png')
  process.exit(1)
}
const source = readFileSync(values.board, 'utf8')
const text = source.slice(source.indexOf('`\n') + 2, source.lastIndexOf('`'))
const svg = plainMap(valueOrThrow(parseBoard(text, values.board)), values.part, values.turn)
const zoom = { fitTo: { mode: 'zoom' as const, value: Number(values.scale) } }
writeFileSync(out, out.endsWith('.svg') ? svg : new Resvg(svg, zoom).render().asPng())
