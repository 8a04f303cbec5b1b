import type { Refusal } from '../game/refusal.ts'
import type { HexGrid } from '../hex/grid.ts'
import type { Route, StepTest } from './route.ts'

/** Who may enter the hex that the defenders left. */
export interface AdvanceRules {
  /** Static units, terrain and hexsides, nations; zones of control where they matter. */
  readonly mayAdvance: (unit: number, to: number) => Refusal | null
  /** Stacking, with everybody who is in the hex by now. */
  readonly fits: (unit: number, hex: number) => Refusal | null
}

export function whyNoAdvance(rules: AdvanceRules, unit: number, vacated: number): Refusal | null {
  return rules.mayAdvance(unit, vacated) ?? rules.fits(unit, vacated)
}

/** Fills `out` with those of the units that may advance next and returns how many there are. */
export function advancers(
  rules: AdvanceRules,
  units: ArrayLike<number>,
  vacated: number,
  out: { [i: number]: number },
): number {
  let count = 0
  for (let i = 0; i < units.length; i++)
    if (whyNoAdvance(rules, units[i], vacated) === null) out[count++] = units[i]
  return count
}

/**
 * Every group that may advance together, the empty one first. `fitTogether` is asked only about groups that fitted before
 * their last unit joined, so a part of a group that fits must fit, too.
 */
export function advanceGroups(
  units: readonly number[],
  fitTogether: (group: readonly number[]) => boolean,
): number[][] {
  const groups: number[][] = [[]]
  for (const unit of units) {
    const joined = groups.map(group => [...group, unit]).filter(fitTogether)
    groups.push(...joined)
  }
  return groups
}

/** An advance along a route: first the vacated hex, then on, and the unit may stop wherever it fits. */
export interface AdvanceRoute extends Omit<Route, 'mayStop' | 'extra'> {
  readonly vacated: number
  /** Why the first hex must be the vacated one. */
  readonly first: Refusal
}

export function advanceRoute(advance: AdvanceRoute): Route {
  const { vacated, first, mayEnter } = advance
  return {
    ...advance,
    mayEnter: (from, to, gone) => (gone === 0 && to !== vacated ? first : mayEnter(from, to, gone)),
    mayStop: () => true,
  }
}

/** Every hex lies on this path, or at most so many hexes beside it: pursuit along a retreat. */
export function alongPath(grid: HexGrid, path: ArrayLike<number>, stray: number, refusal: Refusal): StepTest {
  return (_, to) => {
    for (let i = 0; i < path.length; i++) if (grid.distance(path[i], to) <= stray) return null
    return refusal
  }
}
