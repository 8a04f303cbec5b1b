import { writeFileSync } from 'node:fs'
import { printSheet } from '../atlas/draw/counters/print-sheet.ts'
import { CARDS } from '../web/games/index.ts'
import { readArguments } from './arguments.ts'
import { outputFile, png, scaleOf } from './map.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'

export const usage = `salient counters <game> -o sheet.svg|sheet.png [--scale s] [--json]

Draws all counters of a game for printing: half an inch each, on pages of A4, with cut marks. At scale 1 a PNG
has 80 pixels to a counter.`

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(
    'counters',
    args,
    {
      output: { type: 'string', short: 'o' },
      scale: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    },
    ['game'],
  )
  const [game] = positionals
  const card = CARDS.find(({ id }) => id === game)
  if (card === undefined)
    throw misuse(
      `there are no counters for "${game}"; choose one of: ${CARDS.map(({ id }) => id).join(', ')}`,
    )
  const sheet = await card.counters()
  const file = outputFile(values.output)
  const scale = scaleOf(values.scale)
  const { svg, width, pages } = printSheet(sheet.set(), sheet.style)
  const data = file.endsWith('.png') ? await png(svg, width * scale) : svg
  writeFileSync(file, data)
  if (values.json) printJson({ game, file, pages, bytes: data.length })
  else
    printLines([
      `wrote ${file} (${pages} page${pages === 1 ? '' : 's'}, ${Math.round(data.length / 1000)} kB)`,
    ])
  return 0
}
