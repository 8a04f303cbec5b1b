import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, expect, test } from 'vitest'
import type { MapList } from '../map/board-entry.ts'
import { MapCache, writeJson } from './map-cache.ts'
import { buildMapPictures, sharpenMapPictures } from './map-pictures.ts'

const root = mkdtempSync(join(tmpdir(), 'salient-maps-'))
const [cacheFolder, out] = [join(root, 'cache'), join(root, 'maps')]
afterEach(() => rmSync(root, { recursive: true, force: true }))

const MAP = 'war-comes-early'
const folderOf = (mark: string) => `${MAP}-${mark.repeat(16)}`

/** Pictures that were drawn before, from sources with this mark. */
function drawnBefore(mark: string): void {
  const folder = join(cacheFolder, folderOf(mark))
  const level = { scale: 1, columns: 2, rows: 2 }
  mkdirSync(folder, { recursive: true })
  writeFileSync(join(folder, 'thumbnail.jpg'), mark)
  writeJson(join(folder, 'kept.json'), { entry: { levels: [level] }, thumbnail: { width: 8, height: 6 } })
  mkdirSync(`${folder}-sharp`)
  writeJson(join(`${folder}-sharp`, 'level.json'), { ...level, scale: 2 })
}

const work = (mark: string) => ({
  cache: new MapCache(cacheFolder),
  maps: [{ map: MAP, folder: folderOf(mark) }],
})

const list = (): MapList => JSON.parse(readFileSync(join(out, 'maps.json'), 'utf8'))

test('a build lists the maps that it began with, and sources that change later take nothing away', async () => {
  drawnBefore('a')
  await buildMapPictures(out, undefined, work('a'))
  expect(list()).toMatchObject({
    boards: { [MAP]: { folder: `${folderOf('a')}/`, levels: [{ scale: 1 }, { scale: 2 }] } },
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
