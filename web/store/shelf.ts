// Where games lie: in the browser's database, or in memory where the browser has none.
import type { Journal } from '../../engine/journal/journal.ts'
import type { SavedGame, WholeGame } from './records.ts'

export type SaveFault = 'full' | 'blocked' | 'failed'

/** What came of putting a game down: done, somebody else was there first, or it could not be done. */
export type Put =
  | { readonly ok: true; readonly saved: SavedGame }
  | { readonly ok: false; readonly reason: 'moved-on'; readonly saved: SavedGame }
  | { readonly ok: false; readonly reason: SaveFault }

export interface Shelf {
  /** False: games last until the page is closed. */
  readonly isLasting: boolean
  list(): Promise<readonly SavedGame[]>
  take(id: string): Promise<WholeGame | null>
  /** Puts a game down in one step, but only on top of the revision that it was made from; 0 for a new game. */
  put(saved: SavedGame, journal: Journal, onTopOf: number): Promise<Put>
  remove(id: string): Promise<void>
}

/** What an exception of the browser's storage means to a player. */
export function faultOf(error: unknown): SaveFault {
  const name = (error as { name?: unknown } | null)?.name
  if (name === 'QuotaExceededError') return 'full'
  return name === 'SecurityError' || name === 'InvalidStateError' ? 'blocked' : 'failed'
}

export const newestFirst = (games: readonly SavedGame[]): readonly SavedGame[] =>
  games.toSorted((a, b) => b.saved - a.saved)

/** Keeps games for the life of the page. */
export function memoryShelf(): Shelf {
  const games = new Map<string, WholeGame>()
  return {
    isLasting: false,
    list: async () => newestFirst([...games.values()].map(game => game.saved)),
    take: async id => games.get(id) ?? null,
    async put(saved, journal, onTopOf) {
      const there = games.get(saved.id)?.saved
      if ((there?.revision ?? 0) !== onTopOf && there) return { ok: false, reason: 'moved-on', saved: there }
      const next = { ...saved, revision: onTopOf + 1 }
      games.set(saved.id, { saved: next, journal })
      return { ok: true, saved: next }
    },
    remove: async id => void games.delete(id),
  }
}
