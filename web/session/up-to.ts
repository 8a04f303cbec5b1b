// The sound part of a game, kept as a game of its own.
import type { Journal } from '../../engine/journal/journal.ts'
import { LEVELS } from '../opponents/opponents.ts'
import { seatsFrom } from '../store/files.ts'
import { words } from '../words/en.ts'
import { keepGame } from './games.ts'
import { openJournal } from './opening.ts'

/** Its id. */
export async function keepUpTo(journal: Journal): Promise<string> {
  const opened = await openJournal(journal)
  if (!opened.ok) throw new Error(opened.problem.kind)
  const { battle, history, players } = opened
  const sides = battle.scenarios.find(({ id }) => id === journal.scenario)?.sides ?? []
  return keepGame(battle, history, seatsFrom(players, sides, LEVELS), words.saving.second(battle.title))
}
