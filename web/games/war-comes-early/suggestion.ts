// Good answers, offered and never forced.
import type { DecisionName } from '../../../games/war-comes-early/index.ts'
import { GERMANY } from '../../../games/war-comes-early/nations.ts'
import { breaksDown } from '../../../games/war-comes-early/rules/07-army-structures.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { hasFlag, is1939, UNIT } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  corpsHalves,
  defenceFactor,
  isArmy,
  isGermanMech,
  isStatic,
  stackingSize,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { Affordance, Desk } from '../../../table/presentation.ts'
import { cheapest, type DeskSource, suggested } from '../kit/desk.ts'
import { sentence } from '../kit/sentences.ts'
import { nameOf, unitAt } from './names.ts'
import type { WarSight } from './sight.ts'

/** What a loss costs: points first, then the strength that goes with it. */
function lossCost(s: WarSight, unit: number): number {
  const { g } = s
  const points = isGermanMech[unit] ? 20 : 0
  const perCorps = (2 * (attackFactor[unit] + defenceFactor[unit])) / corpsHalves[unit]
  return points + perCorps + (breaksDown(g, unit) ? 2 : 0)
}

function cheapestLoss(s: WarSight, affordances: readonly Affordance[]): Desk['suggestion'] {
  return cheapest(
    affordances,
    piece => lossCost(s, unitAt(piece)),
    piece => {
      const { line, rule } = lossLine(s, unitAt(piece))
      return sentence(`We suggest ${nameOf(piece)}: ${line.toLowerCase()}.`, rule)
    },
  )
}

/** What becomes of a unit that is given up. */
export function lossLine({ g }: WarSight, unit: number): { line: string; rule: string; points: string } {
  const unsupplied = hasFlag(g.unitFlags, unit, UNIT.unsuppliedBattle)
  // 1939 scores places only (13.3b): a lost corps costs no points there.
  const isScored = isGermanMech[unit] === 1 && !is1939(g)
  const points = isScored ? (unsupplied ? '−2 VP' : '−1 VP') : ''
  if (breaksDown(g, unit)) {
    return { line: `Breaks down and loses ${partOf(unit)}`, rule: '12.3e', points }
  }
  if (isScored) {
    return { line: unsupplied ? 'Out of supply when lost' : 'Supplied when lost', rule: '4.6', points }
  }
  const isGone = isStatic[unit] || (isGermanMech[unit] && !g.terms.options.germanMechReplacement)
  if (isGone) return { line: 'Never returns', rule: '3.5e', points }
  if (unitNation[unit] === GERMANY)
    return { line: 'May return on a later turn, no die roll', rule: '3.5f', points }
  return { line: 'A die roll decides when it returns', rule: '3.5a', points }
}

const partOf = (army: number): string => `one of its ${corpsHalves[army] / 2}`

const MOVE_FIRST = 'movement,combat,reorganization'

export const SUGGESTIONS: DeskSource<WarSight, DecisionName>['suggestions'] = {
  defenderLosses: cheapestLoss,
  attackerLosses: cheapestLoss,
  germanOrder: (_, affordances) =>
    suggested(
      affordances,
      ({ action }) => String(action.phases) === MOVE_FIRST,
      sentence('Moving first lets you choose where to fight.', '5.1d'),
    ),
  terrorBombing: (_, affordances) =>
    suggested(
      affordances,
      ({ action }) => action.do === 'bomb' && action.markers === 0,
      sentence('Over an attack, a marker shifts a column.', '6.2.2d'),
    ),
}

/** 8.0, 12.5a  The strongest that fit into the hex together, mechanized corps first: they may go on. */
export function advancing({ g }: WarSight, affordances: readonly Affordance[]): string[] {
  let room = STACKING_LIMIT
  let hasArmy = false
  const units = affordances.flatMap(({ piece }) => (piece === undefined ? [] : [unitAt(piece)]))
  units.sort((a, b) => isGermanMech[b] - isGermanMech[a] || attackFactor[b] - attackFactor[a])
  const chosen = units.filter(unit => {
    if (stackingSize[unit] > room || (isArmy[unit] && hasArmy) || g.place[unit] < 0) return false
    room -= stackingSize[unit]
    hasArmy ||= isArmy[unit] === 1
    return true
  })
  return chosen.map(unit => unitIds[unit])
}
