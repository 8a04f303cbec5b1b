// What `npm test` runs: cheap checks first, and nothing after the first failure. `npm test -- --thorough` leaves out nothing
// of what is otherwise looked at in turn (engine/testing/rotation.ts).
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { labGame } from '../lab/games/all.ts'
import { allTitles, nameOf, type Title } from '../lab/titles.ts'
import { commandOf, countsIn, countsLine, firstFailure, type Step, type Steps, wantsColour } from './steps.ts'

if (process.argv.includes('--thorough')) process.env.SALIENT_THOROUGH = '1'

const ROOT = fileURLToPath(new URL('..', import.meta.url))
const scratch = mkdtempSync(join(tmpdir(), 'salient-test-'))
const report = join(scratch, 'vitest.json')
const biomeColours = `--colors=${wantsColour() ? 'force' : 'off'}`

/** Where the lab says nothing. */
const FUZZ_GAMES = 3

function fuzz(title: Title): Step {
  const games = labGame(title.game.id)?.fuzzGames[title.scenario.id] ?? FUZZ_GAMES
  const args = ['fuzz', nameOf(title), '--games', `${games}`, '--seed', '1', '--jobs', '1']
  return { title: `Random games of ${nameOf(title)}`, script: join(ROOT, 'cli', 'salient.ts'), args }
}

const steps: Steps = [
  [
    {
      title: 'Format and lint',
      script: commandOf('@biomejs/biome', 'biome'),
      args: ['ci', biomeColours, '.'],
    },
    { title: 'Types', script: commandOf('typescript', 'tsc'), args: ['--noEmit'] },
  ],
  {
    title: 'Tests',
    script: commandOf('vitest', 'vitest'),
    args: ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
  },
  allTitles().map(fuzz),
]

const failed = await firstFailure(steps, ROOT, console.log)
const counts = countsIn(report)
rmSync(scratch, { recursive: true })

if (failed !== null) {
  console.log(`\n${failed.title} failed; the steps after it were not run`)
  process.exitCode = 1
}
// When a later step failed, or Vitest itself did, a line that says "0 failed" would be a lie.
if (counts !== null && (failed === null || counts.failed > 0)) console.log(`\n${countsLine(counts)}`)
