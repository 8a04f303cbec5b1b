import { describe, expect, test } from 'vitest'
import { COMPUTED, importsOf } from './imports.ts'

describe('found', () => {
  test.each([
    ["import a from './a.ts'", './a.ts'],
    ['import a from "./a.ts"', './a.ts'],
    ["import * as a from './a.ts'", './a.ts'],
    ["import a, { b as c } from './a.ts'", './a.ts'],
    ["import type { A } from './a.ts'", './a.ts'],
    ["import { type A, b } from './a.ts'", './a.ts'],
    ["import{a}from'./a.ts'", './a.ts'],
    ["import './a.ts'", './a.ts'],
    ["import data from './a.json' with { type: 'json' }", './a.json'],
    ["export * from './a.ts'", './a.ts'],
    ["export type { A } from './a.ts'", './a.ts'],
    ["export { a } from './a.ts'", './a.ts'],
    ["const a = await import('./a.ts')", './a.ts'],
    ['const a = await import(`./a.ts`)', './a.ts'],
    ["const a = await import(\n  /* the table */ './a.ts'\n)", './a.ts'],
    ["type A = import('./a.ts').A", './a.ts'],
    ["import a = require('./a.ts')", './a.ts'],
    ['const a = await import(name)', COMPUTED],
    [`const a = await import(\`./\${name}.ts\`)`, COMPUTED],
    ["const a = await import('./' + name)", COMPUTED],
    ["const a = await import('./a.json', { with: { type: 'json' } })", './a.json'],
  ])('%s', (source, path) => {
    expect(importsOf(source)).toEqual([path])
  })

  test('over several lines, with remarks that hold quotes', () => {
    const source = `import {
      a, // it's "a" that we want from 'here'
      b,
    } from './a.ts'
    import { c } from './c.ts'`
    expect(importsOf(source)).toEqual(['./a.ts', './c.ts'])
  })

  test('two on one line, and one after code', () => {
    expect(importsOf("import './a.ts'; import './b.ts'\nf(); export * from './c.ts'")).toEqual([
      './a.ts',
      './b.ts',
      './c.ts',
    ])
  })
})

describe('not mistaken for imports', () => {
  test.each([
    "// import a from './a.ts'",
    "/* import a from './a.ts' */",
    "/**\n * import('./a.ts')\n */",
    'const title = "import a from \'./a.ts\'"',
    "const sample = `\nimport a from './a.ts'\n`",
    "const move = { from: '2413', to: '2414' }",
    "Array.from('abc')",
    "host.import('./a.ts')",
    "const where = 'moved from ' + '2413'",
    'import.meta.url',
    "const site = 'http://example.org' // from 'a'",
  ])('%s', source => {
    expect(importsOf(source)).toEqual([])
  })
})
