// A game that was begun under older rules goes on under them, with the counters, words and desks of today.
import { rulesAtTable } from '../games/rules.ts'
import type { Presentation } from './presentation.ts'

/**
 * Null if there are no such rules, or if what their states hold cannot be shown any more. What may be done is asked of the older rules;
 * odds and reach that are drawn before anybody acts are worked out by the present ones.
 */
export async function presentedUnder(
  presentation: Presentation,
  rulesVersion: number,
): Promise<Presentation | null> {
  const { game } = presentation
  if (rulesVersion === game.rulesVersion) return presentation
  const shown = (await rulesAtTable(game.id, rulesVersion))?.shown ?? null
  return shown === null ? null : { ...presentation, game: shown as Presentation['game'] }
}
