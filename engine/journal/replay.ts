import { DiceFault } from '../dice/dice.ts'
import { failure, type Result, success } from '../files/result.ts'
import type { Log } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'
import { diceOf, keepsPromise } from './chance.ts'
import type { Entry, Journal } from './journal.ts'

/**
 * Folds a journal into the state it leads to. Every action is checked on the way, like at the table, and a seed must be
 * the one that was promised.
 */
export function replay<G extends GameState>(
  game: Game<G>,
  journal: Journal,
  file: string,
  log: Log = null,
  seen?: (g: G, entry: Entry, index: number) => void,
): Result<G> {
  try {
    return fold(game, journal, file, log, seen)
  } catch (error) {
    if (!(error instanceof DiceFault)) throw error
    return failure([{ file, line: 0, place: 'chance', reason: error.message }])
  }
}

function fold<G extends GameState>(
  game: Game<G>,
  journal: Journal,
  file: string,
  log: Log,
  seen?: (g: G, entry: Entry, index: number) => void,
): Result<G> {
  const fault = (reason: string, place?: string) => failure([{ file, line: 0, place, reason }])
  if (journal.game !== game.id) return fault(`the file is of ${journal.game}, not of ${game.id}`)
  if (journal.rulesVersion !== game.rulesVersion) {
    return fault(
      `the game was begun under version ${journal.rulesVersion} of the rules; this program has version ${game.rulesVersion}`,
    )
  }
  const dice = diceOf(journal.chance)
  if (dice === null) return fault('the seed of this game has not been revealed yet')
  if (!keepsPromise(journal.chance)) return fault('the seed is not the one that was promised at the start')
  const begun = game.begin(journal.scenario, journal.options, dice)
  if (!begun.ok) return begun
  const g = begun.value
  for (const [index, entry] of journal.actions.entries()) {
    const [side, action] = entry
    const refusals = game.check(g, side, action)
    if (refusals.length > 0) {
      return fault(`${refusals[0].because} (${refusals[0].rule})`, `action ${index + 1}`)
    }
    game.perform(g, side, action, log)
    seen?.(g, entry, index)
  }
  return success(g)
}
