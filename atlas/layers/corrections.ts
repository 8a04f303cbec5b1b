import { type Draft, hexNamed, isWater, sideOf } from '../hexes/draft.ts'

// Corrections by hand. Those of each board are in atlas/overrides, with their reasons.

export interface HexOverride {
  readonly hexes: readonly string[]
  readonly because: string
  /** null takes a hex out of play. */
  readonly region?: string | null
  readonly terrain?: string
}

export interface SideOverride {
  readonly sides: readonly (readonly [string, string])[]
  readonly because: string
  /** null opens a hexside that the geography closes. */
  readonly kind: string | null
  readonly name?: string
}

export function correctHexes(draft: Draft, overrides: readonly HexOverride[]): void {
  for (const { hexes, region, terrain } of overrides) {
    for (const name of hexes) {
      const hex = hexNamed(draft.grid, name)
      if (region !== undefined) draft.region[hex] = region
      if (terrain !== undefined) draft.terrain[hex] = terrain
      if (isWater(draft, hex)) draft.region[hex] = null
    }
  }
}

export function correctSides(draft: Draft, overrides: readonly SideOverride[]): void {
  for (const { sides, kind, name } of overrides) {
    for (const [a, b] of sides) {
      const side = sideOf(draft, hexNamed(draft.grid, a), hexNamed(draft.grid, b))
      side.kinds.clear()
      if (kind) side.kinds.add(kind)
      if (name) side.name = name
    }
  }
}
