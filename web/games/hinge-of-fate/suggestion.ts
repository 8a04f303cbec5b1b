// Good answers, offered and never forced.
import { FRAMES } from '../../../games/hinge-of-fate/flow.ts'
import type { DecisionName } from '../../../games/hinge-of-fate/index.ts'
import { combatFactor } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { stackingLimit } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { ringAround, siegeHexes } from '../../../games/hinge-of-fate/rules/13-siege.ts'
import {
  fullFactor,
  fullSteps,
  grid,
  isFreeStacking,
  isPanzer,
  openSide,
  reducedFactor,
} from '../../../games/hinge-of-fate/world.ts'
import type { Affordance, Desk } from '../../../table/presentation.ts'
import { cheapest, type DeskSource, inFrame, suggested } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { nameOf, unitAt } from './names.ts'
import type { HingeSight } from './sight.ts'

/** What a step costs: the strength that goes with it; more where the unit is gone for good. */
export function stepCost({ g }: HingeSight, unit: number): number {
  if (g.steps[unit] === fullSteps[unit] && fullSteps[unit] > 1) return fullFactor[unit] - reducedFactor[unit]
  return combatFactor(g, unit) + 1
}

const cheapestStep = (s: HingeSight, affordances: readonly Affordance[]): Desk['suggestion'] =>
  cheapest(
    affordances,
    piece => stepCost(s, unitAt(piece)),
    piece =>
      sentence(`We suggest ${nameOf(piece)}: it loses ${stepCost(s, unitAt(piece))} in strength.`, '12.5'),
  )

export const SUGGESTIONS: DeskSource<HingeSight, DecisionName>['suggestions'] = {
  defenderLoss: cheapestStep,
  attackerLoss: cheapestStep,
  commit: (_, affordances) =>
    suggested(
      affordances,
      ({ action }) => action.lower === undefined,
      sentence('The column as it stands.', '12.11'),
    ),
}

const piecesOf = (affordances: readonly Affordance[]): number[] =>
  affordances.flatMap(({ piece }) => (piece === undefined ? [] : [unitAt(piece)]))

/** 12.2, 6.1  The strongest that fit, infantry into a city, panzers elsewhere. */
export function ticked(
  { g }: HingeSight,
  decision: DecisionName,
  affordances: readonly Affordance[],
): string[] {
  const ids = (units: readonly number[]) =>
    affordances.flatMap(({ piece }) => (piece !== undefined && units.includes(unitAt(piece)) ? [piece] : []))
  if (decision === 'ring') return ids(ringOf(g, piecesOf(affordances)))
  if (decision !== 'advance') return []
  const limit = stackingLimit(inFrame(g, FRAMES.battle, 'target'))
  const panzersFirst = limit === 1 ? 1 : -1
  const units = piecesOf(affordances).sort(
    (a, b) => panzersFirst * (isPanzer[b] - isPanzer[a]) || combatFactor(g, b) - combatFactor(g, a),
  )
  let room = limit
  return ids(units.filter(unit => isFreeStacking[unit] || room-- > 0))
}

/** R56  As few as close the ring: those first who cover most of what is still open. */
function ringOf(g: HingeSight['g'], units: readonly number[]): number[] {
  const covers = (unit: number, hex: number) => {
    const from = g.place[unit]
    const direction = grid.directionTo(from, hex)
    return from === hex || (direction >= 0 && openSide[from * 6 + direction] === 1)
  }
  let open = ringAround(siegeHexes(g))
  const chosen: number[] = []
  while (open.length > 0) {
    const gain = (unit: number) => open.filter(hex => covers(unit, hex)).length
    const [best] = units.filter(unit => !chosen.includes(unit)).sort((a, b) => gain(b) - gain(a))
    if (best === undefined || gain(best) === 0) break
    chosen.push(best)
    open = open.filter(hex => !covers(best, hex))
  }
  return chosen
}
