import { describe, expect, test } from 'vitest'
import { forbiddenImports } from './arrows.ts'
import { sourceOf, sourcesIn } from './sources.fixture.ts'

test('nothing imports against the arrows', () => {
  const sources = sourcesIn('')
  expect(sources).toContain('engine/dice/dice.ts')
  expect(sources.flatMap(file => forbiddenImports(file, sourceOf(file)))).toEqual([])
})

/** One file with one import. */
function importing(file: string, path: string): string[] {
  return forbiddenImports(file, `import { a } from '${path}'`)
}

describe('the checker allows', () => {
  test.each([
    ['engine/hex/reach.ts', './grid.ts'],
    ['engine/hex/reach.ts', '../dice/dice.ts'],
    ['engine/hex/grid.test.ts', 'vitest'],
    ['engine/hex/grid.test.ts', 'fast-check'],
    ['engine/hex/grid.test.ts', 'node:crypto'],
    ['games/alpha/rules/09-zones-of-control.ts', '../../../engine/hex/grid.ts'],
    ['games/alpha/rules/09-zones-of-control.ts', '../tables.ts'],
    ['games/alpha/reference/supply.ts', '../board/board.ts'],
    ['games/alpha/reference/supply.test.ts', 'vitest'],
    ['games/index.ts', './alpha/index.ts'],
    ['atlas/map.ts', '../games/alpha/board/board.ts'],
    ['atlas/png.ts', '@resvg/resvg-js'],
    ['ai/search.ts', '../engine/game/game.ts'],
    ['lab/fuzz.ts', '../ai/level.ts'],
    ['server/store/sqlite.ts', '../../games/index.ts'],
    ['server/store/sqlite.ts', 'node:sqlite'],
    ['server/store/store.test.ts', '../../tools/postgres.fixture.ts'],
    ['web/src/map.tsx', '../../atlas/counter.ts'],
    ['table/stage.ts', '../ai/level.ts'],
    ['table/user.fixture.ts', '../web/games/alpha/index.ts'],
    ['web/src/map.tsx', '../../table/stage.ts'],
    ['web/src/map.tsx', 'react'],
    ['web/src/opponent.ts', '../../ai/level.ts'],
    ['web/e2e/kit.ts', '../../tools/browser.ts'],
    ['cli/salient.ts', '../server/serve.ts'],
    ['cli/salient.ts', '../lab/fuzz.ts'],
    ['tools/test.ts', '../server/serve.ts'],
    ['vitest.config.ts', './tools/steps.ts'],
  ])('%s → %s', (file, path) => {
    expect(importing(file, path)).toEqual([])
  })
})

describe('the checker catches', () => {
  test.each([
    ['engine/hex/grid.ts', '../../games/alpha/index.ts', 'engine/ may not import games/'],
    ['engine/hex/grid.ts', '../../tools/steps.ts', 'engine/ may not import tools/'],
    ['engine/hex/grid.ts', '../../package.json', 'engine/ may not import the root'],
    ['engine/hex/grid.ts', 'node:fs', 'nothing of Node'],
    ['engine/hex/grid.ts', 'fs', 'nothing of Node'],
    ['engine/hex/grid.ts', 'yaml', 'no packages'],
    ['engine/hex/grid.ts', 'vitest', 'no packages'],
    ['engine/hex/grid.test.ts', 'yaml', 'no packages'],
    ['engine/hex/grid.test.ts', '../../games/alpha/index.ts', 'engine/ may not import games/'],
    ['games/alpha/index.ts', '../../ai/level.ts', 'games/ may not import ai/'],
    ['games/alpha/index.ts', 'node:fs', 'nothing of Node'],
    ['games/alpha/index.ts', '../beta/tables.ts', 'belongs in engine/'],
    ['games/alpha/index.ts', '../index.ts', 'belongs in engine/'],
    ['games/alpha/reference/supply.ts', '../../../engine/hex/grid.ts', 'must not share code'],
    ['games/alpha/reference/supply.ts', '../rules/12-supply.ts', 'must not share code'],
    ['games/alpha/reference/supply.test.ts', '../rules/12-supply.ts', 'must not share code'],
    ['games/alpha/reference/supply.ts', '../../beta/rules/04-supply.ts', 'must not share code'],
    ['atlas/map.ts', '../ai/level.ts', 'atlas/ may not import ai/'],
    ['ai/search.ts', '../lab/fuzz.ts', 'ai/ may not import lab/'],
    ['lab/fuzz.ts', '../server/serve.ts', 'lab/ may not import server/'],
    ['lab/fuzz.ts', '../atlas/map.ts', 'lab/ may not import atlas/'],
    ['server/serve.ts', '../web/src/map.tsx', 'server/ may not import web/'],
    ['server/serve.ts', '../cli/salient.ts', 'server/ may not import cli/'],
    ['server/store/store.test.ts', '../../tools/steps.ts', 'server/ may not import tools/'],
    ['table/stage.ts', '../web/games/alpha/index.ts', 'table/ may not import web/'],
    ['ai/search.ts', '../table/stage.ts', 'ai/ may not import table/'],
    ['web/src/map.tsx', '../../lab/fuzz.ts', 'web/ may not import lab/'],
    ['cli/salient.ts', '../../elsewhere/data.ts', 'outside the project'],
    ['cli/salient.ts', '/etc/data.ts', 'relative paths'],
    ['gadgets/one.ts', './two.ts', 'no arrows are drawn'],
  ])('%s → %s', (file, path, reason) => {
    const found = importing(file, path)
    expect(found).toHaveLength(1)
    expect(found[0]).toContain(file)
    expect(found[0]).toContain(reason)
  })

  test.each([
    "import type { A } from '../../games/alpha/index.ts'",
    "export * from '../../games/alpha/index.ts'",
    "const a = await import('../../games/alpha/index.ts')",
    "type A = import('../../games/alpha/index.ts').A",
    'const a = await import(path)',
  ])('in whatever way it is imported: %s', source => {
    expect(forbiddenImports('engine/hex/grid.ts', source)).toHaveLength(1)
  })

  test('all of them, not the first only', () => {
    expect(forbiddenImports('engine/a.ts', "import 'node:fs'\nimport './b.ts'\nimport 'yaml'")).toEqual([
      'engine/a.ts → node:fs: engine/ uses no packages and nothing of Node',
      'engine/a.ts → yaml: engine/ uses no packages and nothing of Node',
    ])
  })
})
