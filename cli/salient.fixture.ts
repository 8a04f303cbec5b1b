import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'
import { format } from 'node:util'
import { onTestFinished, vi } from 'vitest'
import { command } from './command.ts'

export const PROGRAM = fileURLToPath(new URL('./salient.ts', import.meta.url))

export interface Ran {
  readonly out: string
  readonly err: string
  readonly code: number | null
}

function environmentWith(environment: Record<string, string>): NodeJS.ProcessEnv {
  const { FORCE_COLOR: _, SALIENT_DEBUG: __, ...rest } = process.env
  return { ...rest, NO_COLOR: '1', ...environment }
}

/** Runs the command as a user would, in a process of its own. */
export function salientProcess(
  args: readonly string[],
  input = '',
  environment: Record<string, string> = {},
): Ran {
  const { stdout, stderr, status } = spawnSync(process.execPath, [PROGRAM, ...args], {
    input,
    env: environmentWith(environment),
    encoding: 'utf8',
  })
  return { out: stdout, err: stderr, code: status }
}

/**
 * Runs the command here, with streams and environment of its own: the program and its games are loaded once for all tests of a
 * file. One run at a time.
 */
export async function salient(
  args: readonly string[],
  input = '',
  environment: Record<string, string> = {},
): Promise<Ran> {
  const out: string[] = []
  const err: string[] = []
  const spies = [
    ...spiesOn(process.stdout, 'log', out),
    ...spiesOn(process.stderr, 'error', err),
    vi.spyOn(process, 'stdin', 'get').mockReturnValue(Readable.from([input]) as typeof process.stdin),
  ]
  const before = process.env
  process.env = environmentWith(environment)
  try {
    const code = await command(args)
    return { out: out.join(''), err: err.join(''), code }
  } finally {
    process.env = before
    for (const spy of spies) spy.mockRestore()
  }
}

function spiesOn(stream: NodeJS.WriteStream, method: 'log' | 'error', heard: string[]) {
  const written = vi.spyOn(stream, 'write').mockImplementation(text => {
    heard.push(String(text))
    return true
  })
  const logged = vi.spyOn(console, method).mockImplementation((...words) => {
    heard.push(`${format(...words)}\n`)
  })
  return [written, logged]
}

/** A folder that is gone after the test. */
export function scratchFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'salient-'))
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }))
  return folder
}
