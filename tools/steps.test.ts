import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { commandOf, countsIn, countsLine, firstFailure, type Step } from './steps.ts'

let folder: string
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'with a space '))
  // Writes its arguments and where it runs into a file named by the first, then ends with the second as exit code.
  writeFileSync(
    join(folder, 'note it.mjs'),
    `import { writeFileSync } from 'node:fs'
     writeFileSync(process.argv[2], JSON.stringify([process.cwd(), ...process.argv.slice(4)]))
     process.exit(Number(process.argv[3]))`,
  )
})
afterAll(() => rmSync(folder, { recursive: true }))

const step = (title: string, exitCode: number, ...more: string[]): Step => ({
  title,
  script: join(folder, 'note it.mjs'),
  args: [title, `${exitCode}`, ...more],
})
const silent = () => {}

describe('steps', () => {
  test('run in order, with a heading and the seconds of each', async () => {
    const lines: string[] = []
    expect(await firstFailure([step('one', 0), step('two', 0)], folder, line => lines.push(line))).toBeNull()
    expect(lines.map(line => line.replace(/\d+\.\d s/, 'N s'))).toEqual([
      '\n== one',
      '== one: passed after N s',
      '\n== two',
      '== two: passed after N s',
    ])
  })

  test('stop at the first that fails', async () => {
    const steps = [step('fine', 0), step('broken', 3), step('never', 0)]
    expect(await firstFailure(steps, folder, silent)).toBe(steps[1])
    expect(existsSync(join(folder, 'broken'))).toBe(true)
    expect(existsSync(join(folder, 'never'))).toBe(false)
  })

  test('get their arguments whole and run in the folder that was named', async () => {
    await firstFailure([step('words', 0, 'two words', '$HOME', '"')], folder, silent)
    const [cwd, ...words] = JSON.parse(readFileSync(join(folder, 'words'), 'utf8'))
    expect(cwd.endsWith(folder)).toBe(true)
    expect(words).toEqual(['two words', '$HOME', '"'])
  })

  test('of a list run side by side, and each tells what it printed when it ends', async () => {
    const lines: string[] = []
    const list = [step('left', 0), step('right', 0), step('after', 0)]
    expect(await firstFailure([list, step('last', 0)], folder, line => lines.push(line), 2)).toBeNull()
    for (const { title } of list) expect(existsSync(join(folder, title)), title).toBe(true)
    expect(lines.filter(line => line.includes('== right'))).toHaveLength(1)
    expect(lines.at(-1)).toMatch(/^== last: passed after/)
  })

  test('of a list that fails: none is begun after it, in the list or behind it', async () => {
    const list = [step('bad', 1), step('next', 0)]
    expect(await firstFailure([list, step('behind', 0)], folder, silent, 1)).toBe(list[0])
    for (const title of ['next', 'behind']) expect(existsSync(join(folder, title)), title).toBe(false)
  })
})

test.each([
  ['@biomejs/biome', 'biome'],
  ['typescript', 'tsc'],
  ['vitest', 'vitest'],
])('the command of %s is a file', (packageName, command) => {
  expect(existsSync(commandOf(packageName, command))).toBe(true)
})

describe('counts', () => {
  const report = {
    numPassedTests: 12,
    numFailedTests: 1,
    numPendingTests: 0,
    numTodoTests: 0,
    testResults: [
      { status: 'passed', assertionResults: [{ status: 'passed' }] },
      { status: 'failed', assertionResults: [{ status: 'passed' }, { status: 'failed' }] },
    ],
  }
  const countsOf = (written: object) => {
    writeFileSync(join(folder, 'report.json'), JSON.stringify(written))
    return countsIn(join(folder, 'report.json'))
  }

  test('come from the report', () => {
    expect(countsOf(report)).toEqual({ passed: 12, failed: 1, skipped: 0 })
    expect(countsOf({ ...report, numPendingTests: 2, numTodoTests: 1 })).toMatchObject({ skipped: 3 })
  })

  test('hold a file that could not be loaded for a failure', () => {
    const broken = { status: 'failed', assertionResults: [] }
    const counts = countsOf({ ...report, testResults: [...report.testResults, broken] })
    expect(counts).toMatchObject({ passed: 12, failed: 2 })
  })

  test('are not made up when there is no report, or none that counts', () => {
    expect(countsIn(join(folder, 'no-such-report.json'))).toBeNull()
    expect(countsOf({ testResults: [] })).toBeNull()
  })

  test('fit in a line', () => {
    expect(countsLine({ passed: 12, failed: 0, skipped: 0 })).toBe('12 passed, 0 failed')
    expect(countsLine({ passed: 12, failed: 1, skipped: 2 })).toBe('12 passed, 1 failed, 2 skipped')
  })
})
