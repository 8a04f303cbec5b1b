import type { Georeference } from '../globe/georeference.ts'
import type { LatLon } from '../globe/lambert.ts'
import { type Draft, isWater } from '../hexes/draft.ts'
import { hexAt } from '../hexes/plane.ts'
import type { HexSurvey } from './survey.ts'

/** High ground and forests that the rasters understate, by name: each place makes its hex at least this terrain. */
export interface NamedGround {
  readonly name: string
  readonly terrain: string
  readonly at: readonly LatLon[]
}

export interface TerrainScale {
  /** Metres of local relief, from the highest class down. */
  readonly relief: readonly { readonly from: number; readonly terrain: string }[]
  /** Forest index from which low ground is woods. */
  readonly woods: number
  /** Forest index from which rough ground is woods as well; left out where the height decides. */
  readonly deepWoods?: number
  /** What the game calls them, if not `woods`. */
  readonly wooded?: string
  /** Share of marsh from which a hex is swamp. */
  readonly swamp: number
  /** What the game calls it, if not `swamp`. */
  readonly wet?: string
}

export function layTerrain(draft: Draft, survey: readonly HexSurvey[], scale: TerrainScale): void {
  for (let hex = 0; hex < draft.grid.size; hex++) {
    if (!isWater(draft, hex)) draft.terrain[hex] = terrainOf(survey[hex], scale)
  }
}

function terrainOf({ relief, forest, marsh }: HexSurvey, scale: TerrainScale): string {
  const { deepWoods = Number.POSITIVE_INFINITY, wooded = 'woods', wet = 'swamp' } = scale
  const high = scale.relief.find(step => relief >= step.from)?.terrain
  if (high === 'rough' && forest >= deepWoods) return wooded
  if (high && high !== 'broken') return high
  if (marsh >= scale.swamp) return wet
  if (forest >= scale.woods) return wooded
  return high ?? 'clear'
}

export function markNamedGround(draft: Draft, globe: Georeference, ground: readonly NamedGround[]): void {
  for (const { name, terrain, at } of ground) {
    for (const place of at) {
      const hex = hexAt(draft.grid, globe.toSheet(place))
      if (hex < 0 || isWater(draft, hex)) throw new Error(`${name}: ${place} is not on the land of the board`)
      draft.terrain[hex] = terrain
    }
  }
}
