import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import { keepsPromise } from '../engine/journal/chance.ts'
import { linesOf } from '../table/lines.ts'
import { presentedUnder } from '../table/older-rules.ts'
import type { LogLine } from '../table/presentation.ts'
import type { AnyPresentation } from '../table/stage.ts'
import { CARDS } from '../web/games/index.ts'
import { readArguments, wholeNumber } from './arguments.ts'
import { printJson, printLines } from './output.ts'
import { logLines, said } from './play/panels.ts'
import { misuse, Problem } from './problem.ts'
import { diceIn, follow, openRecording, type Recording } from './recording.ts'

export const usage = `salient replay <file> [--to n] [--json]

Plays a recorded game again, every action checked, and tells what happened.
  --to n   stop after n actions`

const OPTIONS = { to: { type: 'string' }, json: { type: 'boolean' } } as const

export async function run(args: string[]): Promise<number> {
  const { values, positionals } = readArguments('replay', args, OPTIONS, ['file'])
  const opened = await openRecording(positionals[0])
  const total = opened.journal.actions.length
  const upTo = wholeNumber('to', values.to) ?? total
  if (upTo > total) throw misuse(`${opened.file} has ${total} actions; --to ${upTo} is more`)
  const presentation = values.json ? null : await presentationOf(opened)
  const recording = presentation === null ? opened : { ...opened, game: presentation.game }
  const { g, deeds } = played(recording, upTo, (after, events) => presentation?.log(after, events) ?? [])
  if (values.json)
    printJson(
      summary(
        recording,
        g,
        deeds.flatMap(({ heard }) => heard[0]),
        upTo,
      ),
    )
  else printLines(account(recording, g, deeds, presentation))
  return 0
}

/** An action with what it caused, and how that is told. */
interface Told {
  readonly side: number
  readonly position: number
  readonly heard: readonly (readonly GameEvent[])[]
  readonly lines: readonly (readonly LogLine[])[]
}

/** Puts what has just happened into words. */
type Log = (after: GameState, events: readonly GameEvent[]) => readonly LogLine[]

function played(recording: Recording, upTo: number, log: Log): { g: GameState; deeds: Told[] } {
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
  const deeds: Told[] = []
  let last: GameState | null = null
  follow(recording, dice, upTo, ({ g, events }) => {
    last = g
    if (journal.actions.length === 0) return
    const position = deeds.length + 1
    deeds.push({
      side: journal.actions[position - 1][0],
      position,
      heard: [events],
      lines: [log(g, events)],
    })
  })
  if (last !== null) return { g: last, deeds }
  const begun = recording.game.begin(journal.scenario, journal.options, dice)
  if (!begun.ok) throw new Problem(`${file}: the scenario cannot begin`)
  return { g: begun.value, deeds }
}

function summary({ game, journal }: Recording, g: GameState, events: readonly GameEvent[], actions: number) {
  const { scenario, options } = journal
  const outcome = game.outcome(g)
  return { game: game.id, scenario, options, actions, outcome, situation: game.situation(g), events }
}

function account(
  { game, journal }: Recording,
  g: GameState,
  deeds: readonly Told[],
  presentation: AnyPresentation | null,
): string[] {
  const scenario = game.scenarios.find(({ id }) => id === journal.scenario)!
  const upTo = deeds.length
  const end = game.outcome(g) === null ? `After ${upTo} actions the game is not over.` : `${upTo} actions.`
  const story =
    presentation === null
      ? deeds.flatMap(({ heard }) => heard[0].map(event => JSON.stringify(event)))
      : storyOf(presentation, g, deeds)
  return [`${game.title}: ${scenario.title}`, ...story, '', end]
}

/** Everything, whoever may have known it. */
function storyOf(presentation: AnyPresentation, g: GameState, deeds: readonly Told[]): string[] {
  const told = linesOf(deeds, 0, events => presentation.log(g, events)).flatMap(({ line }) => logLines(line))
  const verdict = presentation.game.outcome(g) === null ? null : presentation.verdict(presentation.see(g, 0))
  return verdict === null ? told : [...told, '', `*** ${verdict.title}`, `  ${said(verdict.sentence)}`]
}

/** How a game is shown at the table; null for one that has none yet, and for rules whose states cannot be shown. */
async function presentationOf({ game, journal }: Recording): Promise<AnyPresentation | null> {
  const card = CARDS.find(({ id, scenarios }) => id === game.id && scenarios.length > 0)
  if (card === undefined) return null
  return (await presentedUnder(await card.load(), journal.rulesVersion)) as AnyPresentation | null
}
