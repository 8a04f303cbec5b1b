import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { MapList } from '../map/board-entry.ts'
import { MapCache, writeJson } from './map-cache.ts'
import { buildMapPictures, drawOtherMaps, sharpenMapPictures } from './map-pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'salient-maps-'))
const [cacheFolder, out] = [join(root, 'cache'), join(root, 'maps')]
afterEach(() => rmSync(root, { recursive: true, force: true }))

const MAP = 'war-comes-early'
const folderOf = (mark: string, map = MAP) => `${map}-${mark.repeat(16)}`

/** Pictures that were drawn before, from sources with this mark. */
function drawnBefore(mark: string, map = MAP): void {
  const folder = join(cacheFolder, folderOf(mark, map))
  const level = { scale: 0.8, columns: 2, rows: 2 }
  mkdirSync(`${folder}-tiles`, { recursive: true })
  writeFileSync(join(`${folder}-tiles`, 'thumbnail.jpg'), mark)
  writeJson(join(`${folder}-tiles`, 'thumbnail.json'), { width: 8, height: 6 })
  writeJson(join(`${folder}-tiles`, 'entry.json'), { levels: [level] })
  mkdirSync(`${folder}-sharp`)
  writeJson(join(`${folder}-sharp`, 'levels.json'), [
    { ...level, scale: 1 },
    { ...level, scale: 0.5 },
    { ...level, scale: 2 },
  ])
}

const work = (mark: string, map = MAP) => ({
  cache: new MapCache(cacheFolder),
  maps: [{ map, folder: folderOf(mark, map) }],
})

const list = (): MapList => JSON.parse(readFileSync(join(out, 'maps.json'), 'utf8'))

test('a build lists the maps that it began with, and sources that change later take nothing away', async () => {
  drawnBefore('a')
  await buildMapPictures(out, undefined, work('a'))
  expect(list()).toMatchObject({
    boards: {
      [MAP]: {
        folder: `${folderOf('a')}/`,
        levels: [{ scale: 0.5 }, { scale: 0.8 }, { scale: 1 }, { scale: 2 }],
      },
    },
    thumbnails: { [MAP]: { file: `${folderOf('a')}/thumbnail.jpg`, width: 8 } },
  })
  const before = list()
  await sharpenMapPictures(out, undefined, work('b'))
  expect(list()).toEqual(before)
  expect(existsSync(join(out, folderOf('a'), 'thumbnail.jpg'))).toBe(true)

  drawnBefore('b')
  await buildMapPictures(out, undefined, work('b'))
  expect(list().boards[MAP].folder).toBe(`${folderOf('b')}/`)
  expect(readdirSync(out).sort()).toEqual(['maps.json', folderOf('b')])
})

test('a map that is not played first is listed once it is drawn', async () => {
  const map = 'munich-war'
  drawnBefore('c', map)
  const tiles = join(cacheFolder, `${folderOf('c', map)}-tiles`)
  renameSync(tiles, `${tiles}-later`)
  await buildMapPictures(out, undefined, work('c', map))
  expect(list()).toEqual({ boards: {}, thumbnails: {} })

  renameSync(`${tiles}-later`, tiles)
  await drawOtherMaps(out, undefined, work('c', map))
  expect(list().boards[map]).toMatchObject({ folder: `${folderOf('c', map)}/` })
  expect(list().thumbnails[map]).toMatchObject({ width: 8, height: 6 })
})
