// Good answers, offered and never forced.
import type { DecisionName } from '../../../games/budziszyn-1945/index.ts'
import { attackPoints, defencePoints, isHeadquarters } from '../../../games/budziszyn-1945/units.ts'
import { unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { cheapest, type DeskSource, suggested } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import type { BudSight } from './sight.ts'

/** What goes with a level: a headquarters is worth most, then strength; the last level of a counter weighs double. */
export function lossCost({ g }: BudSight, unit: number): number {
  const levels = Math.max(1, g.levels[unit])
  const now = attackPoints[levels][unit] + defencePoints[levels][unit]
  const then = levels > 1 ? attackPoints[levels - 1][unit] + defencePoints[levels - 1][unit] : 0
  return (isHeadquarters[unit] ? 50 : 0) + now - then + (levels === 1 ? 4 : 0)
}

export const SUGGESTIONS: DeskSource<BudSight, DecisionName>['suggestions'] = {
  losses: (s, affordances) =>
    cheapest(
      affordances,
      piece => lossCost(s, unitAt(piece)),
      () => sentence('This level costs the least strength.', '5.1.8'),
    ),
  // The rules offer the best way back first.
  fallBack: (_, affordances) =>
    suggested(
      affordances,
      ({ hex }) => hex !== undefined,
      sentence('Lit hexes are open; enemy zones of control are not.', '5.3.3'),
    ),
}
