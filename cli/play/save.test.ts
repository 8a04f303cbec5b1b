import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { scratchFolder } from '../salient.fixture.ts'
import { dataFolder, newSaveFile, putAway, unfinishedGames, whyNotSaved, writeWhole } from './save.ts'

test('games are kept in the folder that the system has for data', () => {
  expect(dataFolder({ XDG_DATA_HOME: '/data' })).toBe(join('/data', 'salient'))
  expect(dataFolder({})).toMatch(/\.local.share.salient$/)
})

test('every new game has a file of its own', () => {
  const at = (ms: number) => newSaveFile('war-comes-early', '1939', new Date(ms), '/data')
  expect(at(0)).toBe(join('/data', 'war-comes-early-1939-19700101-000000000.json'))
  expect(at(1)).not.toBe(at(0))
})

test('a file is replaced whole, and folders are made for it', () => {
  const file = join(scratchFolder(), 'a', 'b', 'game.json')
  writeWhole(file, 'one')
  writeWhole(file, 'two')
  expect(readFileSync(file, 'utf8')).toBe('two')
  expect(readdirSync(join(file, '..'))).toEqual(['game.json'])
})

test('what cannot be written leaves nothing behind, and the old file as it was', () => {
  const folder = scratchFolder()
  mkdirSync(join(folder, 'game.json'))
  expect(() => writeWhole(join(folder, 'game.json'), 'one')).toThrow()
  expect(readdirSync(folder)).toEqual(['game.json'])
})

test('the reasons of the system are said in words', () => {
  expect(whyNotSaved({ code: 'ENOSPC', message: 'ENOSPC: no space left' })).toBe('the disk is full')
  expect(whyNotSaved(new Error('odd\nsecond line'))).toBe('odd')
})

test('finished games leave the list of those that wait', () => {
  const folder = scratchFolder()
  const file = join(folder, 'game.json')
  writeFileSync(file, '{}')
  expect(unfinishedGames(folder).map(game => game.file)).toEqual([file])
  const kept = putAway(file, folder)
  expect(existsSync(kept)).toBe(true)
  expect(unfinishedGames(folder)).toEqual([])
  expect(unfinishedGames(join(folder, 'nowhere'))).toEqual([])
})

test('a game that the user keeps elsewhere stays where it is', () => {
  const file = join(scratchFolder(), 'mine.json')
  writeFileSync(file, '{}')
  expect(putAway(file, '/data')).toBe(file)
})
