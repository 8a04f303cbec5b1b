// What lies in the browser's database, read with care: whatever wrote it, a player should get out of it what is sound.
import { isAction } from '../../engine/game/action.ts'
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import type { Stored } from '../../table/history.ts'
import type { SavedGame, WholeGame } from './records.ts'

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

export function isSavedGame(value: unknown): value is SavedGame {
  if (!isObject(value) || !isObject(value.summary) || !Array.isArray(value.seats)) return false
  const { summary } = value
  return (
    typeof value.id === 'string' &&
    typeof value.game === 'string' &&
    ['saved', 'begun', 'actions', 'revision'].every(key => Number.isFinite(value[key])) &&
    ['title', 'scenario', 'turn', 'phase'].every(key => typeof summary[key] === 'string') &&
    ['sides', 'score', 'counters', 'centre'].every(key => Array.isArray(summary[key]))
  )
}

export function isHead(value: unknown): value is Journal {
  return (
    isObject(value) &&
    value.salient === 'journal' &&
    typeof value.game === 'string' &&
    typeof value.scenario === 'string' &&
    isObject(value.options) &&
    isObject(value.chance)
  )
}

const isEntry = (value: unknown): value is Entry =>
  Array.isArray(value) && value.length === 2 && Number.isInteger(value[0]) && isAction(value[1])

export function isStored(value: unknown): value is Stored {
  return isObject(value) && Number.isInteger(value.position) && isObject(value.state)
}

/** What was read of a game: `keys` are those of its actions. */
export interface Read {
  readonly saved: unknown
  readonly head: unknown
  readonly entries: readonly unknown[]
  readonly keys: readonly unknown[]
  readonly stored: unknown
}

/** The game as far as it is whole: up to the first action that is missing or none. */
export function wholeOf(
  id: string,
  { saved, head, entries, keys, stored }: Read,
): WholeGame | null | 'damaged' {
  if (saved === undefined && head === undefined) return null
  if (!isHead(head)) return 'damaged'
  const isInPlace = (i: number) => Array.isArray(keys[i]) && keys[i][1] === i && isEntry(entries[i])
  let length = 0
  while (length < entries.length && isInPlace(length)) length += 1
  const journal = { ...head, actions: entries.slice(0, length) as Entry[] }
  const known = isSavedGame(saved) ? saved : rescued(id, head, length)
  const isNear = isStored(stored) && stored.position <= length
  return { saved: known, journal, stored: isNear ? stored : null, lost: Math.max(0, known.actions - length) }
}

/** A game whose entry in the list cannot be read: it opens, and is described anew when it is saved. */
export function rescued(id: string, head: Journal, actions: number): SavedGame {
  const summary = {
    title: head.game,
    scenario: head.scenario,
    turn: '',
    phase: '',
    side: null,
    sides: [],
    score: [],
    isOver: false,
    board: head.game,
    counters: [],
    centre: [0.5, 0.5] as const,
  }
  return { id, game: head.game, seats: [], begun: 0, saved: 0, actions, revision: 0, summary }
}
