// States as values: copies are apart, JSON loses nothing, a journal is the whole game, undo restores.

import type { Luck } from '../../ai/players/player.ts'
import type { Action, GameEvent } from '../../engine/game/action.ts'
import type { Game, GameState, Options } from '../../engine/game/game.ts'
import type { Chance, Entry, Journal } from '../../engine/journal/journal.ts'
import { formatFor, parseJournal, writeJournal } from '../../engine/journal/journal.ts'
import { Match } from '../../engine/journal/match.ts'
import { replay } from '../../engine/journal/replay.ts'
import { sameNumbers, sameState } from '../../engine/state/layout.ts'
import type { Finding, Table } from './table.ts'

/** Acting on a copy leaves the original alone, tells what happened by rule, and comes to `after` like the real thing. */
export function actOnCopy(table: Table, action: Action): { after: Int32Array; finding: Finding } {
  const { game, g, side } = table
  const before = g.numbers()
  const copy = g.copy()
  const log: GameEvent[] = []
  game.perform(copy, side, action, log)
  const silent = log.find(event => !event.event || !event.rule)
  const finding = !sameNumbers(before, g.numbers())
    ? 'acting on a copy changed the original'
    : silent !== undefined
      ? `the event ${JSON.stringify(silent)} names no rule`
      : null
  return { after: copy.numbers(), finding }
}

export function jsonFinding({ game, g }: Table): Finding {
  const loaded = game.fromJSON(JSON.parse(JSON.stringify(game.toJSON(g))), g.dice)
  if (!loaded.ok) return `a saved position is refused: ${loaded.faults[0].reason}`
  return sameState(loaded.value, g) ? null : 'a saved position is another when it is loaded'
}

export interface Record {
  readonly game: Game
  readonly scenario: string
  readonly options: Options
  readonly chance: Chance
  readonly actions: readonly Entry[]
}

export function journalOf(record: Record): Journal {
  const { game, scenario, options, chance, actions } = record
  return {
    salient: 'journal',
    format: formatFor(chance),
    game: game.id,
    rulesVersion: game.rulesVersion,
    scenario,
    options,
    chance,
    actions,
  }
}

/** State equals the fold of its journal, by way of its file. */
export function journalFinding(record: Record, end: GameState): Finding {
  const journal = parseJournal(writeJournal(journalOf(record)), 'journal')
  if (!journal.ok) return `the journal cannot be read: ${journal.faults[0].reason}`
  const folded = replay(record.game, journal.value, 'journal')
  if (!folded.ok)
    return `the journal cannot be replayed: ${folded.faults[0].place} ${folded.faults[0].reason}`
  return sameState(folded.value, end) ? null : 'the fold of the journal is another state'
}

/** A roll, a revelation and the end of the game cannot be taken back. */
function isFinal(game: Game, before: GameState, after: GameState): boolean {
  return (
    after.rolls !== before.rolls || after.revelations !== before.revelations || game.outcome(after) !== null
  )
}

/** The same game at the table, with things taken back and done again on the way. */
export function undoFinding(record: Record, end: GameState, luck: Luck): Finding {
  const begun = Match.begin(record.game, record.scenario, record.options, record.chance)
  if (!begun.ok) return begun.faults[0].reason
  const match = begun.value
  for (const [side, action] of record.actions) {
    const before = match.state
    const isTried = luck.below(8) === 0
    const numbers = isTried ? before.numbers() : null
    if (!match.act(side, action).ok) return `at the table ${JSON.stringify(action)} is refused`
    if (numbers === null) continue
    const after = match.state.numbers()
    const final = isFinal(record.game, before, match.state)
    if (match.canUndo === final)
      return `${JSON.stringify(action)} ${final ? 'showed something and' : 'cannot'} be undone`
    if (!match.canUndo) continue
    match.undo()
    if (!sameNumbers(match.state.numbers(), numbers))
      return `undoing ${JSON.stringify(action)} does not restore the state`
    if (!match.redo() || !sameNumbers(match.state.numbers(), after))
      return `${JSON.stringify(action)} cannot be done again`
  }
  return sameState(match.state, end) ? null : 'the game at the table ends in another state'
}
