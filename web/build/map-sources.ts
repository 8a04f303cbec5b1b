// What the picture of a map is made from. A mark over all of it says whether a picture is still good, at the price of
// reading a few files.
import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const ROOT = fileURLToPath(new URL('../..', import.meta.url))

const filesIn = (folder: string): string[] =>
  readdirSync(join(ROOT, folder), { withFileTypes: true, recursive: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(entry => join(entry.parentPath, entry.name))
    .sort()

export const gameOf = (map: string): string => map.split('/')[0]

/** A game with rules can be played; others have a picture on the start page only. */
export const isPlayable = (map: string): boolean => existsSync(join(ROOT, 'games', gameOf(map), 'index.ts'))

export function sourceMark(map: string): string {
  const game = gameOf(map)
  const presentations = filesIn('atlas/presentations').filter(file => file.includes(`presentations/${game}`))
  const own = ['draw-map.ts', 'pixels.ts', 'jpeg.ts', 'png.ts'].map(file => join(import.meta.dirname, file))
  // A game that has become playable needs tiles where a small picture was enough.
  const hash = createHash('sha256')
    .update(map)
    .update(isPlayable(map) ? 'tiles' : 'picture')
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
