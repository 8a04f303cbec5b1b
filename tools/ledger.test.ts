import { expect, test } from 'vitest'
import { citedIn, cover, coverageOf, isCodeFile, isTestFile, parseLedger, testedIn } from './ledger.ts'
import { ledgerPage } from './ledger-page.ts'

const LEDGER = `
chapter | 9 Zones of control
9.0 | definition | What a zone is.
9.1a | mechanic | A unit stops on entering one.
9.1b | mechanic | It may leave.
9.2 | table-talk | Talk about it.
chapter | PAC Player aid cards
PAC-C3 | mechanic | A river shifts. | neither: shown by 9.1a
PAC-T1 | data | A table.
`

test('a ledger is read chapter by chapter', () => {
  const chapters = parseLedger(LEDGER)
  expect(chapters.map(chapter => [chapter.title, chapter.rows.length])).toEqual([
    ['9 Zones of control', 4],
    ['PAC Player aid cards', 2],
  ])
  expect(chapters[1].rows[0]).toEqual({
    id: 'PAC-C3',
    kind: 'mechanic',
    rule: 'A river shifts.',
    reason: 'neither: shown by 9.1a',
  })
})

test('bad rows are named', () => {
  for (const row of [
    '9.1a | magic | x',
    '9.1a | mechanic',
    'N- G | data | x',
    'nine | mechanic | x',
    '9.1a | data | x\n9.1a | data | y',
    '9.1a | data | x | because',
  ]) {
    expect(() => parseLedger(`chapter | 9\n${row}`), row).toThrow('ledger: a bad or repeated row')
  }
  expect(() => parseLedger('9.1a | data | before any chapter')).toThrow('ledger')
})

test('ids count as whole words in comments and strings, and nowhere else', () => {
  const source = `
// 9.1a, PAC-C3  Stops. (4.1b1) 12.2.2a: see 10.3.1d. 5.1.3/4, 2.2-1
/** 11.4e to 11.5b, N-G0b */
const rule = '9.1c'
const price = 9.2 + 3.5
// 19.1ax x9.3 2.9.3b.1 PAC-C3xy -7.1 R7.2 4.10.11.12 N-5b
const text = \`12.8b\`
`
  const cited = '10.3.1d 11.4e 11.5b 12.2.2a 12.8b 2.2-1 4.1b1 5.1.3/4 9.1a 9.1c N-G0b PAC-C3'.split(' ')
  const absent = '9.2 3.5 9.3 9.1 2.9.3b 7.1 7.2 4.10 5.1.3 2.2 N-5 N-G0 PAC-C 1.2'.split(' ')
  expect([...citedIn(source, [...absent, ...cited])].sort()).toEqual(cited)
})

test('a test shows the rows in the brackets of its title', () => {
  const file = (path: string, text: string) => [...testedIn({ path, text })]
  const code = `
test('[9.1a] a unit stops', () => {})
it("beyond the river [PAC-C3, 9.1b]", () => {})
test.each([[1], [2]])('[9.2] %s', () => {})
describe(\`[9.3]
\`, () => {})
// test title [9.4] in a comment; const x = list[9.5]
expect(list['[9.6]'])
`
  expect(file('rules/09.test.ts', code)).toEqual(['9.1a', 'PAC-C3', '9.1b', '9.2', '9.3'])
  expect(
    file('positions/river.yaml', 'title: "[PAC-C3] a river"\nnotes: "[9.9]"\n- title: "[9.8] x"'),
  ).toEqual(['PAC-C3', '9.8'])
})

test('the reference proves nothing about the rules; helpers of tests, position files and drawings are not code', () => {
  expect(isTestFile('rules/09.test.ts')).toBe(true)
  expect(isTestFile('positions/deep/river.yaml')).toBe(true)
  expect(isTestFile('reference/zones.test.ts')).toBe(false)
  expect(isCodeFile('rules/09.ts')).toBe(true)
  expect(isCodeFile('board/cities.ts')).toBe(true)
  for (const path of [
    'rules/09.test.ts',
    'rules/12-test-kit.ts',
    'rules/testing-attacks.ts',
    'x.fixture.ts',
    'ledger.ts',
    'reference/zones.ts',
    'board/art/art.ts',
    'position-flow.ts',
    'position.ts',
    'reference-position.ts',
    'LEDGER.md',
  ]) {
    expect(isCodeFile(path), path).toBe(false)
  }
})

test('a row is covered by the files that cite and test it, those of its chapter first', () => {
  const rows = cover(parseLedger(LEDGER), [
    { path: 'index.ts', text: '// 9.1a' },
    { path: 'rules/09-zones.ts', text: '// 9.1a' },
    { path: 'rules/09-zones.test.ts', text: "test('[9.1a] stops', x)" },
    { path: 'ledger.ts', text: '// 9.1b' },
  ])
  expect(rows[1]).toMatchObject({
    code: ['rules/09-zones.ts', 'index.ts'],
    tests: ['rules/09-zones.test.ts'],
  })
  expect(coverageOf('x', rows)).toEqual({
    game: 'x',
    rows: 6,
    mechanical: 3,
    implemented: 2,
    tested: 2,
    missing: ['9.1b'],
  })
})

test('the page has a table for each chapter with links to code and test', () => {
  const rows = cover(parseLedger(LEDGER), [
    { path: 'rules/09-zones.ts', text: '// 9.1a' },
    { path: 'rules/09-zones.test.ts', text: "test('[9.1a] stops', x)" },
  ])
  const page = ledgerPage('A Game', 'AF is attack factor.', rows)
  expect(page).toContain('# A Game: the rules and where they are')
  expect(page).toContain('\nAF is attack factor.\n')
  expect(page).toContain(
    '| 9.1a | mechanic | A unit stops on entering one. | [09-zones](rules/09-zones.ts) | [09-zones.test](rules/09-zones.test.ts) |',
  )
  expect(page).toContain('| PAC-C3 | mechanic | A river shifts. (neither: shown by 9.1a) |  |  |')
})

test('a reason answers only for what it names', () => {
  const missing = (reason: string, path: string, text: string) =>
    coverageOf('x', cover(parseLedger(`chapter | 9\n9.1a | mechanic | x | ${reason}`), [{ path, text }]))
      .missing
  expect(missing('no code: nothing asks', 'a.test.ts', "test('[9.1a] x', y)")).toEqual([])
  expect(missing('no code: nothing asks', 'a.ts', '// 9.1a')).toEqual(['9.1a'])
  expect(missing('no test: by construction', 'a.ts', '// 9.1a')).toEqual([])
})
