// A game is made known in four files; no other shared file imports anything of one game.
import { readdirSync, readFileSync } from 'node:fs'
import { join, posix } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { CARDS } from '../web/games/index.ts'
import { importsOf } from './imports.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const FOLDERS = ['engine', 'games', 'atlas', 'ai', 'table', 'lab', 'web', 'cli', 'tools']
const DOORS = ['ai/games/index.ts', 'games/index.ts', 'lab/games/index.ts', 'web/games/index.ts']
const games = CARDS.map(({ id }) => id)

/** Something of one game: a folder or a file that is called like it. */
const isOfGame = (path: string): boolean =>
  path
    .split('/')
    .some(part =>
      games.some(game => part === game || part.startsWith(`${game}.`) || part.startsWith(`${game}-`)),
    )

const isForTests = (path: string): boolean => /\.(test|fixture)\.tsx?$|^web\/e2e\//.test(path)

function sharedFiles(): string[] {
  return FOLDERS.flatMap(folder =>
    readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
      .map(path => posix.join(folder, path.replaceAll('\\', '/')))
      .filter(path => /\.tsx?$/.test(path) && !isOfGame(path) && !isForTests(path)),
  )
}

test('four shared files name games, and no others', () => {
  const naming = sharedFiles().filter(file =>
    importsOf(readFileSync(join(ROOT, file), 'utf8')).some(
      path => path.startsWith('.') && isOfGame(posix.join(posix.dirname(file), path)),
    ),
  )
  expect(naming.sort()).toEqual(DOORS)
})
