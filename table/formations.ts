// Units that are moved together: those of one formation that have their move before them.
import type { Stage } from './stage.ts'

export interface Formation {
  readonly name: string
  readonly units: readonly string[]
  readonly hexes: readonly string[]
}

/** The formations with units left to move, in the order in which a player goes through them. */
export function formationsOf(stage: Stage): readonly Formation[] {
  const { presentation, sight, movement } = stage
  if (movement === null || presentation.formationOf === undefined) return []
  const byName = new Map<string, string[]>()
  for (const unit of movement.unmoved(sight)) {
    const name = presentation.formationOf(sight, unit)
    if (name !== null) byName.set(name, [...(byName.get(name) ?? []), unit])
  }
  return [...byName].map(([name, units]) => ({
    name,
    units,
    hexes: [...new Set(units.map(unit => presentation.hexOf(sight, unit)!))],
  }))
}
