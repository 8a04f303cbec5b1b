import { expect, test } from 'vitest'
import { CARDS } from '../web/games/index.ts'
import { repeatsIn } from './repeats.ts'
import { sourceOf, sourcesIn } from './sources.fixture.ts'

const MOST = 10

const games = CARDS.map(({ id }) => id)
const gameOf = (path: string): string =>
  games.find(game => path.includes(`/${game}/`) || path.endsWith(`/${game}.ts`)) ?? ''

/** Boards, counters, golden games and rules of before are data; the reference reads the rules a second time. */
const isData = (path: string): boolean =>
  /\/(board|frozen|reference)\/|\/(counters|tables|golden)[^/]*\.ts$|\.(fixture|test)\.tsx?$/.test(path)

test('no ten lines stand alike in the folders of two games', () => {
  const files = ['games', 'web', 'ai', 'lab']
    .flatMap(sourcesIn)
    .filter(path => gameOf(path) !== '' && !isData(path))
  expect(new Set(files.map(gameOf)).size).toBe(games.length)
  expect(
    repeatsIn(
      files.map(path => [path, sourceOf(path)] as const),
      gameOf,
      MOST,
    ),
  ).toEqual([])
})

const lines = (...letters: string[]): string => letters.map(letter => `  say('${letter}')`).join('\n')
const nameOf = (path: string): string => path.split('/')[0]

test('what two games have word for word is told once, by its first lines', () => {
  const found = repeatsIn(
    [
      ['one/a.ts', `import { say } from './say.ts'\n\n// Here.\n${lines('a', 'b', 'c', 'd')}\n}`],
      ['two/b.ts', `${lines('x', 'a')}\n// There.\n\n${lines('b', 'c', 'd')}`],
    ],
    nameOf,
    3,
  )
  expect(found).toEqual([{ at: ['one/a.ts:4', 'two/b.ts:2'], text: "say('a')\nsay('b')\nsay('c')" }])
})

test('imports, two files of one game and shorter runs do not count', () => {
  const imports = "import {\n  a,\n  b,\n  c,\n} from './a.ts'\n"
  expect(
    repeatsIn(
      [
        ['one/a.ts', imports],
        ['two/a.ts', imports],
      ],
      nameOf,
      2,
    ),
  ).toEqual([])
  expect(
    repeatsIn(
      [
        ['one/a.ts', lines('a', 'b')],
        ['one/b.ts', lines('a', 'b')],
      ],
      nameOf,
      2,
    ),
  ).toEqual([])
  expect(
    repeatsIn(
      [
        ['one/a.ts', lines('a', 'b', 'c')],
        ['two/a.ts', lines('a', 'b', 'x')],
      ],
      nameOf,
      3,
    ),
  ).toEqual([])
})
