import { spawn } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { availableParallelism } from 'node:os'
import { dirname, join } from 'node:path'

/** One program to run with the Node that runs us; no shell in between, so spaces and quotes need no care. */
export interface Step {
  readonly title: string
  readonly script: string
  readonly args: readonly string[]
}

/** Steps that do not disturb each other: as many run at a time as there are cores. */
export type Steps = readonly (Step | readonly Step[])[]

/** Runs the steps one after the other, those of a list side by side; gives the first that fails, or null when all went well. */
export async function firstFailure(
  steps: Steps,
  cwd: string,
  say: (line: string) => void,
  lanes = availableParallelism(),
): Promise<Step | null> {
  for (const step of steps) {
    const failed =
      'script' in step ? await alone(step, cwd, say) : await sideBySide(step, cwd, say, Math.max(lanes, 1))
    if (failed !== null) return failed
  }
  return null
}

/** What it prints is seen at once. */
async function alone(step: Step, cwd: string, say: (line: string) => void): Promise<Step | null> {
  say(`\n== ${step.title}`)
  const { code, seconds } = await run(step, cwd, 'inherit')
  say(endOf(step, code, seconds))
  return code === 0 ? null : step
}

/** What each prints is told when it ends; after a failure none is begun. */
async function sideBySide(
  steps: readonly Step[],
  cwd: string,
  say: (line: string) => void,
  lanes: number,
): Promise<Step | null> {
  const waiting = [...steps]
  let failed: Step | null = null
  const lane = async (): Promise<void> => {
    for (let step = waiting.shift(); step !== undefined && failed === null; step = waiting.shift()) {
      const { code, seconds, printed } = await run(step, cwd, 'pipe')
      say(`\n== ${step.title}\n${printed.trimEnd()}\n${endOf(step, code, seconds)}`)
      if (code !== 0) failed ??= step
    }
  }
  await Promise.all(Array.from({ length: Math.min(lanes, steps.length) }, lane))
  return failed
}

const endOf = ({ title }: Step, code: number | null, seconds: number): string =>
  `== ${title}: ${code === 0 ? 'passed' : 'FAILED'} after ${seconds.toFixed(1)} s`

interface Ended {
  readonly code: number | null
  readonly seconds: number
  readonly printed: string
}

function run({ script, args }: Step, cwd: string, output: 'inherit' | 'pipe'): Promise<Ended> {
  const start = performance.now()
  const child = spawn(process.execPath, [script, ...args], {
    cwd,
    stdio: ['ignore', output, output],
    env: environment(),
  })
  let printed = ''
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', text => (printed += text))
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', code => resolve({ code, seconds: (performance.now() - start) / 1000, printed }))
  })
}

/** Whether somebody looks at a terminal; some programs colour even what goes into a file, unless they are told. */
export function wantsColour(): boolean {
  return process.stdout.isTTY || process.env.FORCE_COLOR !== undefined
}

function environment(): NodeJS.ProcessEnv {
  return wantsColour() ? process.env : { ...process.env, NO_COLOR: '1' }
}

/**
 * The script behind a package's command. The links in node_modules/.bin lead to the same file, but on Windows they
 * are batch files, which only a shell can start.
 */
export function commandOf(packageName: string, command: string): string {
  const manifest = createRequire(import.meta.url).resolve(`${packageName}/package.json`)
  const { bin } = JSON.parse(readFileSync(manifest, 'utf8'))
  return join(dirname(manifest), bin[command])
}

export interface Counts {
  readonly passed: number
  readonly failed: number
  readonly skipped: number
}

interface TestFile {
  readonly status: string
  readonly assertionResults: readonly { readonly status: string }[]
}

/** What Vitest's JSON report counted; null when there is no report that counts. */
export function countsIn(reportFile: string): Counts | null {
  if (!existsSync(reportFile)) return null
  const report = JSON.parse(readFileSync(reportFile, 'utf8'))
  const files: readonly TestFile[] = report.testResults
  const counts = {
    passed: report.numPassedTests,
    failed: report.numFailedTests + files.filter(fellOverBeforeItsTests).length,
    skipped: report.numPendingTests + report.numTodoTests,
  }
  return Object.values(counts).every(Number.isInteger) ? counts : null
}

// A file that cannot be loaded has no failed test to count, yet it did not pass.
function fellOverBeforeItsTests(file: TestFile): boolean {
  return file.status === 'failed' && file.assertionResults.every(({ status }) => status !== 'failed')
}

export function countsLine({ passed, failed, skipped }: Counts): string {
  return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
}
