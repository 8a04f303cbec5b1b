// What `npm test` runs: cheap checks first, and nothing after the first failure.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { commandOf, countsIn, countsLine, firstFailure, type Step, wantsColour } from './steps.ts'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'salient-test-'))
const report = join(scratch, 'vitest.json')
const biomeColours = `--colors=${wantsColour() ? 'force' : 'off'}`

function fuzz(scenario: string, games: number): Step {
  const args = ['fuzz', scenario, '--games', `${games}`, '--seed', '1']
  return { title: `Random games of ${scenario}`, script: join(ROOT, 'cli', 'salient.ts'), args }
}

const steps: readonly Step[] = [
  { title: 'Format and lint', script: commandOf('@biomejs/biome', 'biome'), args: ['ci', biomeColours, '.'] },
  { title: 'Types', script: commandOf('typescript', 'tsc'), args: ['--noEmit'] },
  {
    title: 'Tests',
    script: commandOf('vitest', 'vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  },
  fuzz('war-comes-early/1938', 20),
  fuzz('war-comes-early/1939', 40),
  fuzz('budziszyn-1945/nysa', 3),
  fuzz('budziszyn-1945/stars-2', 3),
  fuzz('budziszyn-1945/stars-3', 3),
]

const failed = firstFailure(steps, ROOT, console.log)
const counts = countsIn(report)
rmSync(scratch, { recursive: true })

if (failed !== null) {
  console.log(`\n${failed.title} failed; the steps after it were not run`)
  process.exitCode = 1
}
// When a later step failed, or Vitest itself did, a line that says "0 failed" would be a lie.
if (counts !== null && (failed === null || counts.failed > 0)) console.log(`\n${countsLine(counts)}`)
