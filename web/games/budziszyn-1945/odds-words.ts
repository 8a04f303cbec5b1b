// Results of the tables in words.
import { count, list } from '../../../engine/words/english.ts'
import type { CombatResult, Effect } from '../../../games/budziszyn-1945/tables.ts'

/** What a cell does to one side. */
function partsOf({ losses, retreat, disorganised, tests }: Effect): string[] {
  return [
    ...(retreat > 0 ? [`retreat ${retreat}`] : []),
    ...(losses > 0 ? [`lose ${losses}`] : []),
    ...(disorganised ? ['disorganised'] : []),
    ...(tests ? ['test'] : []),
  ]
}

/** `back 2, lose 1; you test`: the enemy first. */
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

function saying(who: string, { losses, retreat, disorganised, tests }: Effect): string {
  const parts = [
    ...(retreat > 0 ? [`must retreat ${count(retreat, 'hex', 'hexes')}`] : []),
    ...(losses > 0 ? [`lose ${losses}`] : []),
    ...(disorganised ? ['are disorganised'] : []),
    ...(tests ? ['test morale'] : []),
  ]
  return parts.length === 0 ? '' : `${who} ${list(parts)}.`
}

/** Is it what the attacker wanted? */
export const isGood = ({ attacker, defender }: CombatResult): boolean =>
  defender.retreat > 0 || (attacker.retreat === 0 && defender.losses > attacker.losses)
