// The pictures of the maps for the web client. They are drawn once and kept beside the installed packages; as long as
// nothing that they are made from has changed, a later build only copies them.
import {
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { sheets } from '../../atlas/sheets.ts'
import type { BoardEntry, MapList, TileLevel } from '../map/board.ts'
import { writeSharpTiles, writeThumbnail, writeTiles } from './draw-map.ts'
import { isPlayable, ROOT, sourceMark } from './map-sources.ts'

const CACHE = join(ROOT, 'node_modules/.cache/salient-maps')

/** What is drawn of a map. */
interface Kept {
  /** Null for a map that is shown on the start page only. */
  readonly entry: BoardEntry | null
  readonly thumbnail: { readonly width: number; readonly height: number }
}

/** Hears of every map that has to be drawn. */
type Says = (map: string) => void

/**
 * Writes maps.json and its pictures into a folder, which must be served as `maps/` beside the page. The first time
 * this takes some seconds a map; the sharpest pictures are left to `sharpenMapPictures`.
 */
export async function buildMapPictures(outDir: string, says?: Says): Promise<void> {
  for (const { map, folder } of drawable()) {
    if (existsSync(join(CACHE, folder, 'kept.json'))) continue
    says?.(map)
    await intoCache(folder, async work => {
      const entry = isPlayable(map) ? await writeTiles(sheets[map], work) : null
      const thumbnail = await writeThumbnail(sheets[map], join(work, 'thumbnail.jpg'))
      writeJson(join(work, 'kept.json'), { entry, thumbnail } satisfies Kept)
    })
  }
  publish(outDir)
}

/** Adds the pictures for fine screens and close looks. Longer work, meant to be done while somebody plays already. */
export async function sharpenMapPictures(outDir: string, says?: Says): Promise<void> {
  for (const { map, folder } of drawable()) {
    if (!isPlayable(map) || existsSync(join(CACHE, `${folder}-sharp`, 'level.json'))) continue
    says?.(map)
    await intoCache(`${folder}-sharp`, async work =>
      writeJson(join(work, 'level.json'), await writeSharpTiles(sheets[map], work)),
    )
  }
  publish(outDir)
}

/** Maps that have art, each with the name of its folder. */
const drawable = (): { map: string; folder: string }[] =>
  Object.keys(sheets)
    .filter(map => existsSync(join(ROOT, sheets[map].artFolder, 'shading.png')))
    .map(map => ({ map, folder: `${map.replace('/', '-')}-${sourceMark(map)}` }))

/** A half-drawn folder never gets its final name. What was drawn of the map from other sources goes. */
async function intoCache(folder: string, draw: (work: string) => Promise<void>): Promise<void> {
  const work = join(CACHE, `${folder}.${process.pid}`)
  mkdirSync(work, { recursive: true })
  await draw(work)
  rmSync(join(CACHE, folder), { recursive: true, force: true })
  renameSync(work, join(CACHE, folder))
  const { map, mark } = /^(?<map>.+)-(?<mark>[0-9a-f]{16})/.exec(folder)!.groups!
  for (const name of readdirSync(CACHE)) {
    const isOld = name.startsWith(`${map}-`) && /^[0-9a-f]{16}(-sharp)?$/.test(name.slice(map.length + 1))
    if (isOld && !name.includes(mark)) rmSync(join(CACHE, name), { recursive: true, force: true })
  }
}

/** Copies what is drawn, and takes away what no map uses any more. */
function publish(outDir: string): void {
  const boards: Record<string, MapList['boards'][string]> = {}
  const thumbnails: Record<string, MapList['thumbnails'][string]> = {}
  const used = new Set(['maps.json'])
  mkdirSync(outDir, { recursive: true })
  for (const { map, folder } of drawable()) {
    const kept: Kept | null = readJson(join(CACHE, folder, 'kept.json'))
    if (!kept) continue
    used.add(folder)
    copied(folder, join(outDir, folder), 'thumbnail.jpg')
    thumbnails[map] = { file: `${folder}/thumbnail.jpg`, ...kept.thumbnail }
    if (!kept.entry) continue
    const sharp: TileLevel | null = readJson(join(CACHE, `${folder}-sharp`, 'level.json'))
    if (sharp) copied(`${folder}-sharp`, join(outDir, folder), 'level.json')
    boards[map] = {
      ...kept.entry,
      levels: [...kept.entry.levels, ...(sharp ? [sharp] : [])],
      folder: `${folder}/`,
    }
  }
  writeJson(join(outDir, 'maps.json'), { boards, thumbnails } satisfies MapList)
  for (const name of readdirSync(outDir)) {
    if (!used.has(name)) rmSync(join(outDir, name), { recursive: true })
  }
}

/** `last` is a file that tells that the folder has been copied. */
function copied(folder: string, to: string, last: string): void {
  if (!existsSync(join(to, last))) cpSync(join(CACHE, folder), to, { recursive: true })
}

const writeJson = (file: string, data: unknown): void => writeFileSync(file, JSON.stringify(data))

const readJson = <T>(file: string): T | null =>
  existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as T) : null
