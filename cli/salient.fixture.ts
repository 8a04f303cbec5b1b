import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { onTestFinished } from 'vitest'

export const PROGRAM = fileURLToPath(new URL('./salient.ts', import.meta.url))

export interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

/** Runs the command as a user would, with the Node that runs the tests. */
export function salient(args: readonly string[], input = '', environment: Record<string, string> = {}): Ran {
  const { FORCE_COLOR: _, SALIENT_DEBUG: __, ...rest } = process.env
  const env = { ...rest, NO_COLOR: '1', ...environment }
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    env,
    encoding: 'utf8',
  })
  return { out: stdout, err: stderr, code: status }
}

/** A folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salient-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
