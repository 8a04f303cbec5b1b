// Results of the tables in words.
import type { CombatResult, Effect } from '../../../games/budziszyn-1945/tables.ts'

export const percent = (chance: number): string => `${Math.round(chance * 100)}%`

/** `back 2, lose 1, disorganised`; empty when nothing happens. */
function effectWords({ losses, retreat, disorganised, tests }: Effect, who: string): string {
  const parts = [
    ...(retreat > 0 ? [`back ${retreat}`] : []),
    ...(losses > 0 ? [`lose ${losses}`] : []),
    ...(disorganised ? ['disorganised'] : []),
    ...(tests ? ['test'] : []),
  ]
  return parts.length === 0 ? '' : `${who} ${parts.join(', ')}`
}

export function combatWords({ attacker, defender }: CombatResult): string {
  const both = [effectWords(defender, 'they'), effectWords(attacker, 'you')].filter(Boolean)
  return both.length === 0 ? 'nothing happens' : both.join('; ')
}

export const fireWords = (effect: Effect): string => effectWords(effect, 'they') || 'no effect'

/** Is it what the attacker wanted? */
export const isGood = ({ attacker, defender }: CombatResult): boolean =>
  defender.retreat > 0 || (attacker.retreat === 0 && defender.losses > attacker.losses)
