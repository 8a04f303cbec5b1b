// A copy of the project in which faults are planted and its tests run; the project itself is never touched.
import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { basename, dirname, join } from 'node:path'

export interface Workshop {
  /** Do the tests notice this text in place of the file's? */
  notices(file: string, text: string, tests: readonly string[]): Promise<boolean>
  close(): void
}

const LEFT_OUT = new Set(['node_modules', '.git', 'dist', 'docs', 'coverage'])
/** A fault that makes a test run for ever is noticed by its not ending. */
const LONGEST = 600_000

export function openWorkshop(root: string): Workshop {
  const copy = realpathSync(mkdtempSync(join(tmpdir(), 'salient-mutants-')))
  cpSync(root, copy, { recursive: true, filter: path => path === root || !LEFT_OUT.has(basename(path)) })
  symlinkSync(realpathSync(join(root, 'node_modules')), join(copy, 'node_modules'), 'junction')
  return {
    async notices(file, text, tests) {
      const path = join(copy, file)
      const sound = readFileSync(path, 'utf8')
      writeFileSync(path, text)
      try {
        return !(await passes(copy, tests))
      } finally {
        writeFileSync(path, sound)
      }
    },
    close: () => rmSync(copy, { recursive: true, force: true }),
  }
}

const vitest = (): string => {
  const require = createRequire(import.meta.url)
  return join(dirname(require.resolve('vitest/package.json')), 'vitest.mjs')
}

function passes(folder: string, tests: readonly string[]): Promise<boolean> {
  const args = [
    vitest(),
    'run',
    '--project',
    'units',
    '--bail',
    '1',
    '--silent',
    '--reporter',
    'dot',
    ...tests,
  ]
  return new Promise((resolve, reject) => {
    const run = spawn(process.execPath, args, { cwd: folder, stdio: 'ignore', timeout: LONGEST })
    run.on('error', reject)
    run.on('close', code => resolve(code === 0))
  })
}
