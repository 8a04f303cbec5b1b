import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap, mapSvg } from '../atlas/draw/map.ts'
import { widthOf } from '../atlas/draw/plane/points.ts'
import { sheets } from '../atlas/sheets.ts'
import { readArguments } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { misuse } from './problem.ts'

export const usage = `salient map <game>[/<map>] -o map.svg|map.png [--scale s] [--json]

Draws the whole map. The scale is 1 for hexes 80 pixels high; it counts for PNG only.`

const PROJECT = join(import.meta.dirname, '..')

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments(
    'map',
    args,
    {
      output: { type: 'string', short: 'o' },
      scale: { type: 'string', default: '1' },
      json: { type: 'boolean' },
    },
    ['game'],
  )
  const file = outputFile(values.output)
  const scale = scaleOf(values.scale)
  const { svg, width } = await drawSheet(positionals[0])
  const data = file.endsWith('.png') ? await png(svg, width * scale) : svg
  writeFileSync(file, data)
  if (values.json) printJson({ map: positionals[0], file, bytes: data.length })
  else printLines([`wrote ${file} (${Math.round(data.length / 1000)} kB)`])
  return 0
}

export function outputFile(file: string | undefined): string {
  if (file === undefined) throw misuse('name the file to write: -o map.svg or -o map.png')
  if (!/\.(svg|png)$/.test(file)) throw misuse(`"${file}" should end in .svg or .png`)
  return file
}

export function scaleOf(text: string): number {
  const scale = Number(text)
  if (!(scale >= 0.05 && scale <= 4)) throw misuse(`--scale is a number from 0.05 to 4, not "${text}"`)
  return scale
}

/** The whole sheet with its hill shading inside, so that the file stands alone. */
async function drawSheet(name: string): Promise<{ svg: string; width: number }> {
  const sheet = sheets[name]
  if (!sheet) throw misuse(`there is no map "${name}"; choose one of: ${Object.keys(sheets).join(', ')}`)
  const picture = readFileSync(join(PROJECT, sheet.artFolder, 'shading.png')).toString('base64')
  const drawing = drawMap(sheet.board(), sheet.presentation, await sheet.art(), {
    shading: `data:image/png;base64,${picture}`,
  })
  return { svg: mapSvg(drawing), width: widthOf(drawing.sheet) }
}

/** The renderer is loaded only when a picture is wanted. */
export async function png(svg: string, width: number): Promise<Buffer> {
  const { pngOf } = await import('../atlas/pictures/png.ts')
  return pngOf(svg, width)
}
