import { describe, expect, test } from 'vitest'
import { importCycles, loadedWith } from './cycles.ts'
import { sourceOf, sourcesIn } from './sources.fixture.ts'

test('no circle of imports in the engine, in the games and at the table', () => {
  const files = ['engine', 'games', 'table'].flatMap(sourcesIn)
  expect(files).toContain('games/war-comes-early/rules/04-victory.ts')
  expect(importCycles(new Map(files.map(file => [file, sourceOf(file)])))).toEqual([])
})

test.each(['ai/thread.ts', 'ai/helper.ts'])('%s loads the game that is played, and no other', thread => {
  const files = ['engine', 'games', 'ai'].flatMap(sourcesIn)
  const loaded = [...loadedWith(new Map(files.map(file => [file, sourceOf(file)])), thread)]
  expect(loaded).toContain('ai/games/index.ts')
  expect(loaded.filter(file => /^(ai\/)?games\/[^/]+\//.test(file))).toEqual([])
})

/** Files by name with the lines that they import with. */
const cyclesIn = (sources: Readonly<Record<string, string>>) => importCycles(new Map(Object.entries(sources)))

describe('a circle of imports', () => {
  test('is told with its files', () => {
    const sources = {
      'a/one.ts': "import { b } from './two.ts'",
      'a/two.ts': "import { c } from '../c/three.ts'",
      'c/three.ts': "export { a } from '../a/one.ts'\nimport { d } from './four.ts'",
      'c/four.ts': 'export const d = 4',
      'c/five.ts': "import { d } from './four.ts'\nimport { a } from '../a/one.ts'",
    }
    expect(cyclesIn(sources)).toEqual([['a/one.ts', 'a/two.ts', 'c/three.ts']])
  })

  test('is told apart from another', () => {
    const sources = {
      'one.ts': "import { b } from './two.ts'\nimport { c } from './three.ts'",
      'two.ts': "import { a } from './one.ts'",
      'three.ts': "import { d } from './four.ts'",
      'four.ts': "import { c } from './three.ts'",
    }
    expect(cyclesIn(sources).toSorted()).toEqual([
      ['four.ts', 'three.ts'],
      ['one.ts', 'two.ts'],
    ])
  })

  test('is not closed by types, by what is opened later, or by packages', () => {
    const sources = {
      'one.ts':
        "import type { B } from './two.ts'\nimport { x } from 'x'\nconst open = () => import('./two.ts')",
      'two.ts': "import { a } from './one.ts'\nexport type { A } from './two.ts'",
    }
    expect(cyclesIn(sources)).toEqual([])
  })

  test('may be as short as one file', () => {
    expect(cyclesIn({ 'one.ts': "import { a } from './one.ts'" })).toEqual([['one.ts']])
  })
})
