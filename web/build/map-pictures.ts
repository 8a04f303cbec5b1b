// The pictures of the maps for the web client. They are drawn once and kept beside the installed packages; as long as
// nothing that they are made from has changed, a later build only copies them.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { sheets } from '../../atlas/sheets.ts'
import type { BoardEntry, MapList, TileLevel } from '../map/board-entry.ts'
import { writeSharpTiles, writeTiles } from './draw-map.ts'
import { MapCache, readJson, writeJson } from './map-cache.ts'
import { mapFacts } from './map-facts.ts'
import { FIRST_GAME, isMapOf, ROOT, sourceMark } from './map-sources.ts'

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

/** The maps of a game that have never been drawn from today's sources. */
export const undrawnMaps = (isWanted: (map: string) => boolean, work = workAtHand()): readonly string[] =>
  work.maps.filter(({ map, folder }) => isWanted(map) && !isDrawn(work.cache, folder)).map(({ map }) => map)

const isDrawn = (cache: MapCache, folder: string): boolean => cache.read(`${folder}-tiles`, ENTRY) !== null

/** Draws a map for later: in a thread of its own, beside others. */
export async function drawIntoCache(map: string, work = workAtHand()): Promise<void> {
  const found = work.maps.find(each => each.map === map)
  if (found === undefined) return
  await drawTiles(work.cache, map, found.folder)
}

/**
 * Writes maps.json and its pictures into a folder, which must be served as `maps/` beside the page. The first time this
 * takes some seconds a map: only those of the game that is played first are drawn; the others are left to `drawOtherMaps`,
 * the sharpest pictures to `sharpenMapPictures`.
 */
export async function buildMapPictures(
  outDir: string,
  says?: Says,
  work = workAtHand(),
  game = FIRST_GAME,
): Promise<void> {
  const { maps, cache } = work
  const boards: Record<string, Board> = {}
  const thumbnails: Record<string, Thumbnail> = {}
  mkdirSync(outDir, { recursive: true })
  for (const { map, folder } of maps) {
    const isThere = isDrawn(cache, folder)
    if (!isThere && !isMapOf(map, game)) continue
    if (!isThere) says?.(map)
    boards[map] = await boardOf(cache, outDir, map, folder)
    thumbnails[map] = thumbnailOf(cache, folder)
  }
  writeList(outDir, { boards, thumbnails })
  clearAway(outDir, new Set(maps.map(({ folder }) => folder)))
}

/** Draws and lists all other maps. Meant to be done while somebody plays already. */
export async function drawOtherMaps(outDir: string, says?: Says, work = workAtHand()): Promise<void> {
  const { maps, cache } = work
  for (const { map, folder } of maps) {
    if (listIn(outDir).boards[map] !== undefined) continue
    says?.(map)
    await listMap(outDir, map, { maps: [{ map, folder }], cache })
  }
}

/** Puts a map on the list, drawing what is missing of it. */
export async function listMap(outDir: string, map: string, work = workAtHand()): Promise<void> {
  const found = work.maps.find(each => each.map === map)
  if (found === undefined || !existsSync(join(outDir, LIST))) return
  const board = await boardOf(work.cache, outDir, map, found.folder)
  const thumbnail = thumbnailOf(work.cache, found.folder)
  const list = listIn(outDir)
  writeList(outDir, {
    boards: { ...list.boards, [map]: board },
    thumbnails: { ...list.thumbnails, [map]: thumbnail },
  })
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
    if (cache.read(`${folder}-sharp`, LEVELS) === null) {
      says?.(map)
      await cache.draw(`${folder}-sharp`, async path =>
        writeJson(join(path, LEVELS), await writeSharpTiles(sheets[map], path)),
      )
    }
    const list = listIn(outDir)
    const board = withSharp(cache, outDir, folder, list.boards[map])
    writeList(outDir, { ...list, boards: { ...list.boards, [map]: board } })
  }
}

const THUMBNAIL = 'thumbnail.json'
const ENTRY = 'entry.json'
const LEVELS = 'levels.json'

async function drawTiles(cache: MapCache, map: string, folder: string): Promise<void> {
  const tiles = `${folder}-tiles`
  if (cache.read(tiles, ENTRY) !== null) return
  await cache.draw(tiles, async path => {
    const { entry, thumbnail } = await writeTiles(sheets[map], path)
    writeJson(join(path, THUMBNAIL), thumbnail)
    writeJson(join(path, ENTRY), entry)
  })
}

/** Of a map that is drawn and copied. */
const thumbnailOf = (cache: MapCache, folder: string): Thumbnail => ({
  file: `${folder}/thumbnail.jpg`,
  ...cache.read<Omit<Thumbnail, 'file'>>(`${folder}-tiles`, THUMBNAIL)!,
})

/** The tiles of a map and what can be told about it. */
async function boardOf(cache: MapCache, outDir: string, map: string, folder: string): Promise<Board> {
  const tiles = `${folder}-tiles`
  await drawTiles(cache, map, folder)
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

/** The first pictures are smaller than the map; what is larger was added for close looks and fine screens. */
const isSharp = ({ levels }: Board): boolean => levels.some(level => level.scale >= 1)

/** The board with its sharpest pictures, if they are drawn. */
function withSharp(cache: MapCache, outDir: string, folder: string, board: Board): Board {
  const sharp = cache.read<readonly TileLevel[]>(`${folder}-sharp`, LEVELS)
  if (sharp === null || isSharp(board)) return board
  cache.copy(`${folder}-sharp`, join(outDir, folder), LEVELS)
  return { ...board, levels: [...board.levels, ...sharp].sort((a, b) => a.scale - b.scale) }
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
