// `salient siege`: servers are killed while many play.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { progressOf } from '../lab/progress.ts'
import { besiege } from '../server/siege/siege.ts'
import { countingNumber, readArguments, scenarioNamed, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { postgresUrl } from './postgres.ts'
import { Problem } from './problem.ts'

export const usage = `salient siege [game/scenario] [--kills n] [--minutes m] [--tables n] [--seed s] [--postgres url] [--json]

Kills the game server at random moments while games are played over it, and looks into the database after every kill: every
acknowledged action is there, none twice, and all players go on by themselves.
  --kills     how often (100)
  --minutes   end after so many at the latest (600)
  --tables    games that are played at the same time (16)
  --seed      of the moments and of the moves (1)
  --postgres  two servers on this database instead of one on a file; one of them is killed at a time`

const OPTIONS = {
  kills: { type: 'string' },
  minutes: { type: 'string' },
  tables: { type: 'string' },
  seed: { type: 'string' },
  postgres: { type: 'string' },
  json: { type: 'boolean' },
} as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('siege', args, OPTIONS, ['game/scenario?'])
  const { game, scenario } = scenarioNamed(positionals[0] ?? 'war-comes-early/1939')
  const kills = countingNumber('kills', values.kills) ?? 100
  const folder = mkdtempSync(join(tmpdir(), 'salient-siege-'))
  const progress = progressOf(kills)
  const begun = performance.now()
  try {
    const besieged = await besiege({
      battle: { game, scenario: scenario.id, sides: scenario.sides.length },
      place: values.postgres === undefined ? join(folder, 'games.sqlite') : postgresUrl(values.postgres),
      servers: values.postgres === undefined ? 1 : 2,
      tables: countingNumber('tables', values.tables) ?? 16,
      kills,
      minutes: countingNumber('minutes', values.minutes) ?? 600,
      folder,
      seed: wholeNumber('seed', values.seed) ?? 1,
      told: () => progress.add(1, ''),
    })
    progress.end()
    const { faults, lines, ...counts } = besieged
    const seconds = Math.round((performance.now() - begun) / 1000)
    if (values.json) printJson({ ...counts, faults, lines, seconds })
    else
      printLines([
        `${counts.kills} kills in ${seconds} s: ${counts.acknowledged} actions acknowledged in ${counts.games} games, ${faults.length === 0 ? 'none lost, none done twice' : `${faults.length} faults`}; players came back ${counts.returns} times`,
      ])
    if (faults.length > 0) throw new Problem(faults[0])
    if (lines.length > 0) throw new Problem(`a server complained: ${lines[0]}`)
    return 0
  } finally {
    progress.end()
    rmSync(folder, { recursive: true, force: true })
  }
}
