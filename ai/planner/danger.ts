// What the enemy could do to a unit where it stands or would stand.
import type { Position } from './battlefield.ts'
import type { Estimate } from './estimate.ts'

function defenceWith<G extends Position>({ field }: Estimate<G>, g: G, unit: number, hex: number): number {
  let points = field.defence(g, unit)
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (other !== unit && field.campOf(g, other) === field.campOf(g, unit)) points += field.defence(g, other)
  }
  return points
}

/** What the enemy could do to a unit there, from 0 for nothing to 4 for ruin. */
export function dangerAt<G extends Position>(estimate: Estimate<G>, g: G, unit: number, hex: number): number {
  const threat = estimate.threat[hex]
  if (threat === 0) return 0
  const odds = threat / (defenceWith(estimate, g, unit, hex) + 1)
  return Math.max(0, Math.min(4, odds - estimate.field.cover(g, unit, hex) * 0.8 - 1))
}
