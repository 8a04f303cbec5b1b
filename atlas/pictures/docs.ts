import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { drawMap, mapSvg } from '../draw/map.ts'
import { sheets } from '../sheets.ts'
import { smallPng } from './palette.ts'
import { rendered } from './png.ts'

// node atlas/pictures/docs.ts [map...]: the small pictures of the maps in docs/maps/.

const PROJECT = join(import.meta.dirname, '../..')
const WIDTH = 1400
/** Bytes. */
const LARGEST = 500_000

const wanted = process.argv.slice(2)
mkdirSync(join(PROJECT, 'docs/maps'), { recursive: true })
for (const [name, sheet] of Object.entries(sheets)) {
  if (wanted.length > 0 && !wanted.includes(name)) continue
  const hills = readFileSync(join(PROJECT, sheet.artFolder, 'shading.png')).toString('base64')
  const shading = `data:image/png;base64,${hills}`
  const svg = mapSvg(drawMap(sheet.board(), sheet.presentation, await sheet.art(), { shading }))
  const picture = fitting(svg)
  const file = `docs/maps/${name.replace('/', '-')}.png`
  writeFileSync(join(PROJECT, file), picture)
  console.log(`wrote ${file} (${Math.round(picture.length / 1000)} kB)`)
}

/** As many colours as fit the limit. */
function fitting(svg: string): Buffer {
  const { pixels, width, height } = rendered(svg, WIDTH)
  for (const colours of [256, 192, 128, 96, 72, 48]) {
    const picture = smallPng(pixels, width, height, colours)
    if (picture.length <= LARGEST) return picture
  }
  return smallPng(pixels, width, height, 24)
}
