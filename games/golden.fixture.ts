// Golden games are kept packed: thousands of small actions shrink to a tenth. The index names them as the journals that they are.
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { gunzipSync } from 'node:zlib'
import { valueOrThrow } from '../engine/files/result.ts'
import { type Journal, parseJournal } from '../engine/journal/journal.ts'

const PACKED = '.gz'

export const goldenFolder = (game: string): URL => new URL(`./${game}/golden/`, import.meta.url)

/** The text of a file of a folder of golden games, packed or not. */
export function goldenText(folder: URL, file: string): string {
  const plain = new URL(file, folder)
  return existsSync(plain)
    ? readFileSync(plain, 'utf8')
    : gunzipSync(readFileSync(new URL(`${file}${PACKED}`, folder))).toString('utf8')
}

/** Names of the journals in a folder, as its index has them. */
export const goldenFiles = (folder: URL): string[] =>
  readdirSync(folder)
    .filter(file => file !== 'index.json')
    .map(file => (file.endsWith(PACKED) ? file.slice(0, -PACKED.length) : file))

export const goldenGame = (game: string, file: string): Journal =>
  valueOrThrow(parseJournal(goldenText(goldenFolder(game), file), file))
