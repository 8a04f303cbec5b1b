// Recorded games: opened with all that can be wrong with them said, and followed roll by roll.
import type { Dice } from '../engine/dice/dice.ts'
import { describeFault, describeFaults } from '../engine/files/result.ts'
import type { GameEvent } from '../engine/game/action.ts'
import type { AnyGame } from '../engine/game/door.ts'
import type { GameState } from '../engine/game/game.ts'
import { diceOf } from '../engine/journal/chance.ts'
import { type Journal, parseJournal } from '../engine/journal/journal.ts'
import { rulesOf } from '../games/rules.ts'
import { textOf } from './arguments.ts'
import { oneLine, Problem } from './problem.ts'

export interface Recording {
  readonly file: string
  readonly journal: Journal
  readonly game: AnyGame
}

/** With the rules that the game was begun under. */
export async function openRecording(file: string): Promise<Recording> {
  const read = parseJournal(textOf(file), file)
  if (!read.ok) throw new Problem(describeFaults(read.faults, 1))
  const journal = read.value
  const [game, present] = await Promise.all([
    rulesOf(journal.game, journal.rulesVersion),
    rulesOf(journal.game),
  ])
  if (game !== null) return { file, journal, game }
  if (present === null) throw new Problem(`${file}: this program does not know the game "${journal.game}"`)
  const versions = `version ${journal.rulesVersion} of the rules, this program plays version ${present.rulesVersion}`
  throw new Problem(`${file}: the game was played under ${versions}`)
}

/** The dice of a recording; null while the seed is kept back. */
export function diceIn({ file, journal }: Recording): Dice | null {
  try {
    return diceOf(journal.chance)
  } catch (error) {
    throw new Problem(`${file}: its dice cannot be rolled: ${oneLine(error)}`)
  }
}

/** One number that chance gave: the same counter gives it again on any machine. */
export interface Roll {
  readonly counter: number
  readonly sides: number
  /** From 0. */
  readonly value: number
  /** The action that made it happen, counted from 1; 0 before the first. */
  readonly action: number
}

export interface Step {
  readonly g: GameState
  readonly events: readonly GameEvent[]
}

/** Plays the actions again, each checked as at the table, and collects every roll. */
export function follow(
  recording: Recording,
  dice: Dice,
  upTo: number,
  seen: (step: Step) => void,
): Map<number, Roll> {
  const { file, journal, game } = recording
  const rolls = new Map<number, Roll>()
  let action = 0
  const watched: Dice = {
    below(counter, sides) {
      const value = rolled(recording, dice, counter, sides)
      if (!rolls.has(counter)) rolls.set(counter, { counter, sides, value, action })
      return value
    },
  }
  const begun = game.begin(journal.scenario, journal.options, watched)
  if (!begun.ok) throw new Problem(`${file}: ${describeFault(begun.faults[0])}`)
  const g = begun.value
  for (const [side, what] of journal.actions.slice(0, upTo)) {
    action += 1
    const [refusal] = game.check(g, side, what)
    if (refusal !== undefined)
      throw new Problem(`${file}: action ${action}: ${refusal.because} (${refusal.rule})`)
    const events: GameEvent[] = []
    game.perform(g, side, what, events)
    seen({ g, events })
  }
  if (journal.actions.length === 0) seen({ g, events: [] })
  return rolls
}

function rolled({ file }: Recording, dice: Dice, counter: number, sides: number): number {
  try {
    return dice.below(counter, sides)
  } catch (error) {
    throw new Problem(`${file}: roll ${counter}: ${oneLine(error)}`)
  }
}
