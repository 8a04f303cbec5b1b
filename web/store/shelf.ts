// Where games lie: in the browser's database, or in memory where the browser has none.
import type { Entry, Journal } from '../../engine/journal/journal.ts'
import type { Stored } from '../../table/history.ts'
import type { SavedGame, WholeGame } from './records.ts'

/** full: no room. blocked: the browser keeps nothing. outdated: a newer page has changed the shelf. */
export type SaveFault = 'full' | 'blocked' | 'outdated' | 'failed'

/**
 * What came of putting a game down: done; somebody else was there first; what it builds on is not there, and all of it must be put
 * down; or it could not be done.
 */
export type Put =
  | { readonly ok: true; readonly saved: SavedGame }
  | { readonly ok: false; readonly reason: 'moved-on'; readonly saved: SavedGame }
  | { readonly ok: false; readonly reason: 'gone' }
  | { readonly ok: false; readonly reason: SaveFault }

/** What is new in a game since it was put down last. */
export interface Change {
  /** Its journal without the actions. */
  readonly head: Journal
  /** So many actions stay as they are; others that lie there go. */
  readonly keep: number
  /** The actions after those. */
  readonly entries: readonly Entry[]
  /** Left out: what lies there stays. */
  readonly stored?: Stored | null
}

export interface Shelf {
  /** False: games last until the page is closed. */
  readonly isLasting: boolean
  list(): Promise<readonly SavedGame[]>
  find(id: string): Promise<SavedGame | null>
  /** 'damaged': it is there, and cannot be read. */
  take(id: string): Promise<WholeGame | null | 'damaged'>
  /** Puts a game down in one step, but only on top of the revision that it was made from; 0 for a new game. */
  put(saved: SavedGame, change: Change, onTopOf: number): Promise<Put>
  remove(id: string): Promise<void>
}

/** A whole game that is new on the shelf. */
export function wholeChange(journal: Journal, stored: Stored | null = null): Change {
  return { head: { ...journal, actions: [] }, keep: 0, entries: journal.actions, stored }
}

/** Why a game cannot be put on top of what is there. */
export function conflictOf(there: SavedGame | undefined, onTopOf: number, keep: number): Put | null {
  if (there === undefined) return onTopOf === 0 ? null : { ok: false, reason: 'gone' }
  if (there.revision !== onTopOf) return { ok: false, reason: 'moved-on', saved: there }
  return there.actions < keep ? { ok: false, reason: 'gone' } : null
}

const FAULTS: Readonly<Record<string, SaveFault>> = {
  QuotaExceededError: 'full',
  SecurityError: 'blocked',
  InvalidStateError: 'blocked',
  VersionError: 'outdated',
}

/** What an exception of the browser's storage means to a player. */
export function faultOf(error: unknown): SaveFault {
  const name = (error as { name?: unknown } | null)?.name
  return FAULTS[String(name)] ?? 'failed'
}

export const newestFirst = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.toSorted((a, b) => b.saved - a.saved)

/** Keeps games for the life of the page. */
export function memoryShelf(): Shelf {
  const games = new Map<string, WholeGame>()
  return {
    isLasting: false,
    list: async () => newestFirst([...games.values()].map(game => game.saved)),
    find: async id => games.get(id)?.saved ?? null,
    take: async id => games.get(id) ?? null,
    async put(saved, { head, keep, entries, stored }, onTopOf) {
      const there = games.get(saved.id)
      const conflict = conflictOf(there?.saved, onTopOf, keep)
      if (conflict !== null) return conflict
      const next = { ...saved, revision: onTopOf + 1 }
      const actions = [...(there?.journal.actions.slice(0, keep) ?? []), ...entries]
      const position = stored === undefined ? (there?.stored ?? null) : stored
      games.set(saved.id, { saved: next, journal: { ...head, actions }, stored: position, lost: 0 })
      return { ok: true, saved: next }
    },
    remove: async id => void games.delete(id),
  }
}
