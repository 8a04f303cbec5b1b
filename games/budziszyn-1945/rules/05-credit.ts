// R78  Who is credited with what the enemy loses where two camps fight or fire together.
import { CAMP, CAMP_COUNT } from '../nations.ts'
import type { State } from '../state.ts'

/** The camp that brings most points; Americans if it is even. */
export function campWithMost(
  g: State,
  units: readonly number[],
  strength: (g: State, unit: number) => number,
): number {
  const points = new Array<number>(CAMP_COUNT).fill(0)
  for (const unit of units) points[g.camp[unit]] += strength(g, unit)
  if (units.every(unit => points[g.camp[unit]] === 0)) return g.camp[units[0]]
  const most = Math.max(...points)
  return points[CAMP.american] === most ? CAMP.american : points.indexOf(most)
}
