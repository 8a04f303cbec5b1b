import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { Resvg } from '@resvg/resvg-js'
import { parseBoard } from '../engine/board/parse.ts'
import { valueOrThrow } from '../engine/files/result.ts'
import { plainMap } from './draw/plain-map.ts'

// node atlas/preview.ts <out.svg|out.png> --board <file> [--part 1001-2820] [--turn] [--scale 1]: a plain picture of a board, for checking it.

const { positionals, values } = parseArgs({
  allowPositionals: true,
  options: {
    board: { type: 'string' },
    part: { type: 'string' },
    turn: { type: 'boolean' },
    scale: { type: 'string', default: '1' },
  },
})
const [out] = positionals
const { board } = values
if (!out || !board) {
  console.error(
    'name the picture to write, out.svg or out.png, and the board: --board games/<game>/board/<board>.ts',
  )
  process.exit(1)
}
const source = readFileSync(board, 'utf8')
const text = source.slice(source.indexOf('`\n') + 2, source.lastIndexOf('`'))
const svg = plainMap(valueOrThrow(parseBoard(text, board)), values.part, values.turn)
const zoom = { fitTo: { mode: 'zoom' as const, value: Number(values.scale) } }
writeFileSync(out, out.endsWith('.svg') ? svg : new Resvg(svg, zoom).render().asPng())
