// What may lie under the top unit of an enemy stack, from what the viewer knows: how many there are, and which
// counters of that nation are on the map without being seen.
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { HIDDEN } from '../../../games/war-comes-early/view.ts'
import {
  corpsHalves,
  defenceFactor,
  isArmy,
  isReserveCorps,
  stackingSize,
  UNITS,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { WarSight } from './sight.ts'

/** What hidden defenders add, at least or at most. */
export interface Addition {
  readonly defence: number
  readonly halves: number
}

export interface Guess {
  readonly count: number
  readonly least: Addition
  readonly most: Addition
}

const NOTHING: Addition = { defence: 0, halves: 0 }

export function guessAt(s: WarSight, target: number): Guess {
  const count = s.unseenIn(target)
  if (count === 0) return { count, least: NOTHING, most: NOTHING }
  const candidates = unseen(s, unitNation[s.g.top[target]])
  const weakest = candidates.toSorted((a, b) => defenceFactor[a] - defenceFactor[b])
  const smallest = candidates.toSorted((a, b) => corpsHalves[a] - corpsHalves[b])
  const largest = candidates.toSorted((a, b) => corpsHalves[b] - corpsHalves[a])
  return {
    count,
    least: {
      defence: defence(fitting(s, target, weakest, count)),
      halves: halves(fitting(s, target, smallest, count)),
    },
    most: {
      defence: defence(fitting(s, target, weakest.toReversed(), count)),
      halves: halves(fitting(s, target, largest, count)),
    },
  }
}

const defence = (units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + defenceFactor[unit], 0)
const halves = (units: readonly number[]): number => units.reduce((sum, unit) => sum + corpsHalves[unit], 0)

function unseen({ g }: WarSight, nation: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] === HIDDEN && unitNation[unit] === nation) units.push(unit)
  return units
}

/** The first units of the list that could lie there together (8.0). */
function fitting({ g }: WarSight, target: number, units: readonly number[], count: number): number[] {
  const top = g.top[target]
  let spare = STACKING_LIMIT - stackingSize[top] - count
  let hasArmy = isArmy[top] === 1
  let hasReserve = isReserveCorps[top] === 1
  const chosen: number[] = []
  for (const unit of units) {
    if (chosen.length === count) break
    const extra = stackingSize[unit] - 1
    if (extra > spare || (isArmy[unit] && hasArmy) || (isReserveCorps[unit] && hasReserve)) continue
    spare -= extra
    hasArmy ||= isArmy[unit] === 1
    hasReserve ||= isReserveCorps[unit] === 1
    chosen.push(unit)
  }
  return chosen
}
