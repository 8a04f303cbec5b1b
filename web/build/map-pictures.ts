// The pictures of the maps for the web client. They are drawn once and kept beside the installed packages; as long as
// nothing that they are made from has changed, a later build only copies them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheets } from '../../atlas/sheets.ts'
import type { BoardEntry, MapList, TileLevel } from '../map/board-entry.ts'
import { writeSharpTiles, writeThumbnail, writeTiles } from './draw-map.ts'
import { MapCache, readJson, writeJson } from './map-cache.ts'
import { mapFacts } from './map-facts.ts'
import { isPlayable, ROOT, sourceMark } from './map-sources.ts'

const CACHE = join(ROOT, 'node_modules/.cache/salient-maps')

/** Hears of every map that has to be drawn. */
type Says = (map: string) => void

interface Drawable {
  readonly map: string
  /** Named after the sources. */
  readonly folder: string
}

interface Work {
  readonly maps: readonly Drawable[]
  readonly cache: MapCache
}

/**
 * Maps that have art. Their folders are named once for the whole work: sources that change meanwhile make a picture that
 * is out of date, and not one that is missing.
 */
const workAtHand = (): Work => ({
  cache: new MapCache(CACHE),
  maps: Object.keys(sheets)
    .filter(map => existsSync(join(ROOT, sheets[map].artFolder, 'shading.png')))
    .map(map => ({ map, folder: `${map.replace('/', '-')}-${sourceMark(map)}` })),
})

/**
 * Writes maps.json and its pictures into a folder, which must be served as `maps/` beside the page. The first time this
 * takes some seconds a map: tiles of games that have no rules yet are left to `drawOtherMaps`, the sharpest ones to
 * `sharpenMapPictures`.
 */
export async function buildMapPictures(outDir: string, says?: Says, work = workAtHand()): Promise<void> {
  const { maps, cache } = work
  const boards: Record<string, Board> = {}
  const thumbnails: Record<string, Thumbnail> = {}
  mkdirSync(outDir, { recursive: true })
  for (const { map, folder } of maps) {
    const hasTiles = cache.read(`${folder}-tiles`, ENTRY) !== null
    const isWanted = isPlayable(map) && !hasTiles
    if (isWanted || cache.read(folder, THUMBNAIL) === null) says?.(map)
    thumbnails[map] = await thumbnailOf(cache, outDir, map, folder)
    if (isWanted || hasTiles) boards[map] = await boardOf(cache, outDir, map, folder)
  }
  writeList(outDir, { boards, thumbnails })
  clearAway(outDir, new Set(maps.map(({ folder }) => folder)))
}

/** Draws the maps that can be looked at and not yet played on. Meant to be done while somebody plays already. */
export async function drawOtherMaps(outDir: string, says?: Says, work = workAtHand()): Promise<void> {
  const { maps, cache } = work
  for (const { map, folder } of maps) {
    const { boards, thumbnails } = listIn(outDir)
    if (boards[map] !== undefined || thumbnails[map]?.file !== `${folder}/thumbnail.jpg`) continue
    says?.(map)
    const board = await boardOf(cache, outDir, map, folder)
    const list = listIn(outDir)
    writeList(outDir, { ...list, boards: { ...list.boards, [map]: board } })
  }
}

/**
 * Adds the pictures for fine screens and close looks. Longer work, meant to be done while somebody plays already: a map
 * that was drawn from other sources than those of today is left as it is.
 */
export async function sharpenMapPictures(outDir: string, says?: Says, work = workAtHand()): Promise<void> {
  const { maps, cache } = work
  for (const { map, folder } of maps) {
    const shown = listIn(outDir).boards[map]
    if (shown?.folder !== `${folder}/` || isSharp(shown)) continue
    if (cache.read(`${folder}-sharp`, LEVEL) === null) {
      says?.(map)
      await cache.draw(`${folder}-sharp`, async path =>
        writeJson(join(path, LEVEL), await writeSharpTiles(sheets[map], path)),
      )
    }
    const list = listIn(outDir)
    const board = withSharp(cache, outDir, folder, list.boards[map])
    writeList(outDir, { ...list, boards: { ...list.boards, [map]: board } })
  }
}

const THUMBNAIL = 'thumbnail.json'
const ENTRY = 'entry.json'
const LEVEL = 'level.json'

async function thumbnailOf(cache: MapCache, outDir: string, map: string, folder: string): Promise<Thumbnail> {
  if (cache.read(folder, THUMBNAIL) === null)
    await cache.draw(folder, async path =>
      writeJson(join(path, THUMBNAIL), await writeThumbnail(sheets[map], join(path, 'thumbnail.jpg'))),
    )
  cache.copy(folder, join(outDir, folder), 'thumbnail.jpg')
  return { file: `${folder}/thumbnail.jpg`, ...cache.read<Omit<Thumbnail, 'file'>>(folder, THUMBNAIL)! }
}

/** The tiles of a map and what can be told about it. */
async function boardOf(cache: MapCache, outDir: string, map: string, folder: string): Promise<Board> {
  const tiles = `${folder}-tiles`
  if (cache.read(tiles, ENTRY) === null)
    await cache.draw(tiles, async path => writeJson(join(path, ENTRY), await writeTiles(sheets[map], path)))
  cache.copy(tiles, join(outDir, folder), ENTRY)
  const entry = cache.read<BoardEntry>(tiles, ENTRY)!
  return withSharp(cache, outDir, folder, {
    ...entry,
    folder: `${folder}/`,
    facts: writeFacts(join(outDir, folder), map),
  })
}

/** Quickly made, so they are made anew; their name changes with them. */
function writeFacts(folder: string, map: string): string {
  const text = JSON.stringify(mapFacts(sheets[map]))
  const file = `facts-${createHash('sha256').update(text).digest('hex').slice(0, 16)}.json`
  writeFileSync(join(folder, file), text)
  return file
}

type Thumbnail = MapList['thumbnails'][string]
type Board = MapList['boards'][string]

/** The first pictures are no larger than the map; what is larger was added for fine screens. */
const isSharp = ({ levels }: Board): boolean => levels.some(level => level.scale > 1)

/** The board with its sharpest pictures, if they are drawn. */
function withSharp(cache: MapCache, outDir: string, folder: string, board: Board): Board {
  const sharp = cache.read<TileLevel>(`${folder}-sharp`, LEVEL)
  if (sharp === null || isSharp(board)) return board
  cache.copy(`${folder}-sharp`, join(outDir, folder), LEVEL)
  return { ...board, levels: [...board.levels, sharp] }
}

const LIST = 'maps.json'

const listIn = (outDir: string): MapList =>
  readJson<MapList>(join(outDir, LIST)) ?? { boards: {}, thumbnails: {} }

/** It may be read while it is written: it gets its name when it is whole. */
function writeList(outDir: string, list: MapList): void {
  const fresh = join(outDir, `${LIST}.${process.pid}`)
  writeJson(fresh, list)
  renameSync(fresh, join(outDir, LIST))
}

/** Pictures that no map uses any more. */
function clearAway(outDir: string, used: ReadonlySet<string>): void {
  for (const name of readdirSync(outDir)) {
    if (name !== LIST && !used.has(name)) rmSync(join(outDir, name), { recursive: true })
  }
}
