import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { presentationOf } from './presentation.ts'
import { misuse, Problem } from './problem.ts'
import { diceIn, follow, openRecording, type Recording } from './recording.ts'

export const usage = `salient replay <file> [--to n] [--json]

Plays a recorded game again, every action checked, and tells what happened.
  --to n   stop after n actions`

const OPTIONS = { to: { type: 'string' }, json: { type: 'boolean' } } as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('replay', args, OPTIONS, ['file'])
  const recording = openRecording(positionals[0])
  const total = recording.journal.actions.length
  const upTo = wholeNumber('to', values.to) ?? total
  if (upTo > total) throw misuse(`${recording.file} has ${total} actions; --to ${upTo} is more`)
  const { g, events } = played(recording, upTo)
  if (values.json) printJson(summary(recording, g, events, upTo))
  else printLines(await account(recording, g, events, upTo))
  return 0
}

function played(recording: Recording, upTo: number): { g: GameState; events: GameEvent[] } {
  const { file, journal } = recording
  const dice = diceIn(recording)
  if (dice === null) {
    throw new Problem(
      `${file}: the seed of its dice has not been revealed; the game can be told when it is over`,
    )
  }
  if (!keepsPromise(journal.chance)) {
    throw new Problem(`${file}: the seed is not the one that was promised; salient audit ${file} says more`)
  }
  const events: GameEvent[] = []
  let last: GameState | null = null
  follow(recording, dice, upTo, step => {
    events.push(...step.events)
    last = step.g
  })
  if (last !== null) return { g: last, events }
  const begun = recording.game.begin(journal.scenario, journal.options, dice)
  if (!begun.ok) throw new Problem(`${file}: the scenario cannot begin`)
  return { g: begun.value, events }
}

function summary({ game, journal }: Recording, g: GameState, events: readonly GameEvent[], actions: number) {
  const { scenario, options } = journal
  const outcome = game.outcome(g)
  return { game: game.id, scenario, options, actions, outcome, situation: game.situation(g), events }
}

async function account(
  recording: Recording,
  g: GameState,
  events: readonly GameEvent[],
  upTo: number,
): Promise<string[]> {
  const { game, journal } = recording
  const { tell } = await presentationOf(game)
  const scenario = game.scenarios.find(({ id }) => id === journal.scenario)!
  const outcome = game.outcome(g)
  const end = outcome === null ? `After ${upTo} actions the game is not over.` : `${upTo} actions.`
  return [`${game.title}: ${scenario.title}`, ...tell(game, scenario.id, g, null, events), '', end]
}
