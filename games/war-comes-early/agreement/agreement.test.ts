// The second opinion on random positions. Outside Vitest's own modules the comparison is faster by half,
// and processes of its own use every core.
import { execFile } from 'node:child_process'
import { availableParallelism } from 'node:os'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { describe, expect, it } from 'vitest'
import { partsOfToday } from '../../../engine/testing/rotation.ts'
import { disagreements } from './compare.ts'

const SHARES = 100
const SHARE = 100
const PATIENCE = 600_000

const script = fileURLToPath(new URL('./run.ts', import.meta.url))
const run = promisify(execFile)

async function compare(from: number, positions: number): Promise<string> {
  const words = [script, '--from', `${from}`, '--positions', `${positions}`]
  const failed = ({ stdout, stderr }: { stdout: string; stderr: string }) => stdout + stderr
  const said = await run(process.execPath, words).then(({ stdout }) => stdout, failed)
  return said.trimEnd()
}

/** What each process has to say about its share. */
function compareInParallel(from: number, positions: number): Promise<string[]> {
  const processes = availableParallelism()
  const start = (i: number) => from + Math.floor((positions * i) / processes)
  return Promise.all(Array.from({ length: processes }, (_, i) => compare(start(i), start(i + 1) - start(i))))
}

describe('rules and reference', () => {
  it('agree on a few random positions', () => {
    for (let seed = 0; seed < 20; seed++) expect(disagreements(seed)).toEqual([])
  })

  it.each(partsOfToday(SHARES))(
    'agree on zones, supply, reach, combat and actions in random positions, share %i',
    async share => {
      for (const said of await compareInParallel(share * SHARE, SHARE)) {
        expect(said).toMatch(/^\d+ positions from \d+: 0 with a disagreement$/)
      }
    },
    PATIENCE,
  )
})
