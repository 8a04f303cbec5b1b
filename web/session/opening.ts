// From a file or a saved game to something that can be put on the table, or to what is wrong with it.

import type { GameState } from '../../engine/game/game.ts'
import { diceOf, keepsPromise } from '../../engine/journal/chance.ts'
import type { Journal } from '../../engine/journal/journal.ts'
import { History } from '../../table/history.ts'
import { presentedUnder } from '../../table/older-rules.ts'
import type { Presentation } from '../../table/presentation.ts'
import { type Battle, battleById, isPlayable } from '../catalogue.ts'
import { isTooLarge, readGameFile } from '../store/files.ts'
import { words } from '../words/en.ts'

export type Problem =
  | { readonly kind: 'not-a-game'; readonly file: string; readonly reason: string }
  | { readonly kind: 'unknown-game'; readonly game: string }
  | { readonly kind: 'not-playable'; readonly title: string }
  | { readonly kind: 'other-rules'; readonly title: string; readonly theirs: number; readonly ours: number }
  | { readonly kind: 'sealed' }
  | { readonly kind: 'gone' }
  | { readonly kind: 'damaged' }
  /** Everything before the action is sound; `upTo` is the game up to it. */
  | { readonly kind: 'misfit'; readonly action: number; readonly reason: string; readonly upTo: Journal }

export type Opened =
  | {
      readonly ok: true
      readonly battle: Battle
      readonly presentation: Presentation
      readonly journal: Journal
      readonly history: History<GameState>
      readonly players: Readonly<Record<string, string>>
    }
  | { readonly ok: false; readonly problem: Problem }

const no = (problem: Problem): Opened => ({ ok: false, problem })

export async function openFile(file: File): Promise<Opened> {
  if (isTooLarge(file.size)) {
    return no({ kind: 'not-a-game', file: file.name, reason: words.opening.tooLarge })
  }
  const read = readGameFile(await file.text(), file.name)
  if (!read.ok) return no({ kind: 'not-a-game', file: file.name, reason: read.reason })
  return openJournal(read.journal, read.players)
}

export const otherRules = (
  { title }: Battle,
  { game: { rulesVersion: ours } }: Presentation,
  { rulesVersion: theirs }: Journal,
): Problem => ({ kind: 'other-rules', title, theirs, ours })

/** Every action is checked on the way, like at the table. */
export async function openJournal(
  journal: Journal,
  players: Readonly<Record<string, string>> = {},
): Promise<Opened> {
  const battle = battleById(journal.game)
  if (battle === undefined) return no({ kind: 'unknown-game', game: journal.game })
  if (!isPlayable(battle)) return no({ kind: 'not-playable', title: battle.title })
  const present = await battle.load()
  const presentation = await presentedUnder(present, journal.rulesVersion)
  if (presentation === null) return no(otherRules(battle, present, journal))
  if (diceOf(journal.chance) === null) return no({ kind: 'sealed' })
  const history = History.resume(presentation, journal, journal.game)
  if (history.ok) return { ok: true, battle, presentation, journal, history: history.value, players }
  const [{ place, reason }] = history.faults
  const action = Number(/^action (\d+)$/.exec(place ?? '')?.[1] ?? 0)
  if (action === 0) return no({ kind: 'not-a-game', file: battle.title, reason })
  const upTo = { ...journal, actions: journal.actions.slice(0, action - 1) }
  return no({ kind: 'misfit', action, reason, upTo })
}

export function promiseOf({ chance }: Journal): 'kept' | 'broken' | 'none' {
  if (chance.kind !== 'fair' && chance.kind !== 'shared') return 'none'
  return keepsPromise(chance) ? 'kept' : 'broken'
}
