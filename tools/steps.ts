import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** One program to run with the Node that runs us; no shell in between, so spaces and quotes need no care. */
export interface Step {
  readonly title: string
  readonly script: string
  readonly args: readonly string[]
}

/** Runs the steps one after the other and gives the first that fails, or null when all went well. */
export function firstFailure(steps: readonly Step[], cwd: string, say: (line: string) => void): Step | null {
  for (const step of steps) {
    say(`\n== ${step.title}`)
    const start = performance.now()
    const args = [step.script, ...step.args]
    const { status } = spawnSync(process.execPath, args, { cwd, stdio: 'inherit', env: environment() })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`== ${step.title}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`)
    if (status !== 0) return step
  }
  return null
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
