// Good answers, offered and never forced.
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { attackPoints, defencePoints, isHeadquarters } from '../../../games/budziszyn-1945/units.ts'
import { unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { Affordance, Desk } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import type { BudSight } from './sight.ts'

export function suggestionOf(
  s: BudSight,
  decision: DecisionName,
  affordances: readonly Affordance[],
): Desk['suggestion'] {
  if (decision === 'losses') return cheapestLoss(s, affordances)
  if (decision === 'fallBack') return firstStep(affordances)
  return null
}

/** What goes with a level: a headquarters is worth most, then strength; the last level of a counter weighs double. */
export function lossCost({ g }: BudSight, unit: number): number {
  const levels = Math.max(1, g.levels[unit])
  const now = attackPoints[levels][unit] + defencePoints[levels][unit]
  const then = levels > 1 ? attackPoints[levels - 1][unit] + defencePoints[levels - 1][unit] : 0
  return (isHeadquarters[unit] ? 50 : 0) + now - then + (levels === 1 ? 4 : 0)
}

function cheapestLoss(s: BudSight, affordances: readonly Affordance[]): Desk['suggestion'] {
  const byCost = affordances
    .filter(({ piece }) => piece !== undefined)
    .toSorted((a, b) => lossCost(s, unitAt(a.piece)) - lossCost(s, unitAt(b.piece)))
  if (byCost.length === 0) return null
  return { affordance: byCost[0], why: sentence('This level costs the least strength.', '5.1.8') }
}

/** The rules offer the best way back first. */
function firstStep(affordances: readonly Affordance[]): Desk['suggestion'] {
  const first = affordances.find(({ hex }) => hex !== undefined)
  if (first === undefined) return null
  return { affordance: first, why: sentence('Lit hexes are open; enemy zones of control are not.', '5.3.3') }
}
