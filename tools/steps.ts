import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
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
    const { status } = spawnSync(process.execPath, [step.script, ...step.args], { cwd, stdio: 'inherit' })
    const seconds = ((performance.now() - start) / 1000).toFixed(1)
    say(`== ${step.title}: ${status === 0 ? 'passed' : 'FAILED'} after ${seconds} s`)
    if (status !== 0) return step
  }
  return null
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

/** What Vitest's JSON report counted, in a line; null when there is no readable report. */
export function countsIn(reportFile: string): string | null {
  try {
    const report = JSON.parse(readFileSync(reportFile, 'utf8'))
    const { numPassedTests: passed, numFailedTests: failed } = report
    const skipped = report.numPendingTests + report.numTodoTests
    if (![passed, failed, skipped].every(Number.isInteger)) return null
    return `${passed} passed, ${failed} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`
  } catch {
    return null
  }
}
