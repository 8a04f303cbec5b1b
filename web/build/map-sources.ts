// What the picture of a map is made from. A mark over all of it says whether a picture is still good, at the price of
// reading a few files.
import { createHash } from 'node:crypto'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { CARDS } from '../games/index.ts'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

/** What draws a map here. */
const OWN = ['draw-map.ts', 'pixels.ts', 'jpeg.ts', 'png.ts']

const gameOf = (map: string): string => map.split('/')[0]

/** The first battle of the start page: its map is wanted before all others. */
export const FIRST_GAME = CARDS.find(({ scenarios }) => scenarios.length > 0)?.id ?? ''

export const isMapOf = (map: string, game: string): boolean => gameOf(map) === game

export function sourceMark(map: string): string {
  const game = gameOf(map)
  const presentations = filesIn('atlas/presentations').filter(file => file.includes(`presentations/${game}`))
  const own = OWN.map(file => join(import.meta.dirname, file))
  const hash = createHash('sha256').update(map)
  for (const file of [
    ...filesIn('atlas/draw'),
    ...presentations,
    ...filesIn(`games/${game}/board`),
    join(ROOT, 'web/map/board-entry.ts'),
    ...own,
  ]) {
    hash.update(file.slice(ROOT.length)).update(readFileSync(file))
  }
  return hash.digest('hex').slice(0, 16)
}
