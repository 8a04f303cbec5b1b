// Results of the tables in words.
import { count, list } from '../../../engine/words/english.ts'
import type { CombatResult, Effect } from '../../../games/budziszyn-1945/tables.ts'

/** What a cell does to one side, in the table and in a sentence. */
function partsOf({ losses, retreat, disorganised, tests }: Effect, isSentence = false): string[] {
  return [
    retreat > 0 && (isSentence ? `must retreat ${count(retreat, 'hex', 'hexes')}` : `retreat ${retreat}`),
    losses > 0 && `lose ${losses}`,
    disorganised && (isSentence ? 'are disorganised' : 'disorganised'),
    tests && (isSentence ? 'test morale' : 'test'),
  ].filter(part => part !== false)
}

/** `retreat 2, lose 1; you test`: the enemy first. */
export function combatWords({ attacker, defender }: CombatResult): string {
  const they = partsOf(defender).join(', ')
  const you = partsOf(attacker).join(', ')
  if (you === '') return they || 'nothing happens'
  return they === '' ? `stand; you ${you}` : `${they}; you ${you}`
}

export const fireWords = (effect: Effect): string => partsOf(effect).join(', ') || 'no effect'

/** `They must retreat 2 hexes. You lose 1 and test morale.` as one of the sides reads it. */
export function combatSentence({ attacker, defender }: CombatResult, isAttacker: boolean): string {
  const [mine, theirs] = isAttacker ? [attacker, defender] : [defender, attacker]
  const said = [saying('They', theirs), saying('You', mine)].filter(Boolean)
  return said.length === 0 ? 'Nothing happens.' : said.join(' ')
}

function saying(who: string, effect: Effect): string {
  const parts = partsOf(effect, true)
  return parts.length === 0 ? '' : `${who} ${list(parts)}.`
}

/** Is it what the attacker wanted? */
export const isGood = ({ attacker, defender }: CombatResult): boolean =>
  defender.retreat > 0 || (attacker.retreat === 0 && defender.losses > attacker.losses)
