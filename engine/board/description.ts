import { DIRECTIONS } from '../hex/directions.ts'
import type { GridSpec } from '../hex/numbering.ts'
import { type Board, kindsIn } from './board.ts'

// A board as plain data with names instead of numbers: what builders and editors make, and what is written.

export interface HexDescription {
  readonly hex: string
  readonly region: string | null
  readonly terrain: readonly string[]
  /** '' for a bare feature. */
  readonly features: Readonly<Record<string, string>>
  /** What the rulebook states of it: features, `region`, `terrain`. */
  readonly fromRulebook: readonly string[]
}

export interface SideDescription {
  readonly between: readonly [string, string]
  readonly kinds: readonly string[]
  readonly name?: string
  /** Kinds, or `name`. */
  readonly fromRulebook: readonly string[]
}

export interface RouteDescription {
  readonly network: string
  readonly name: string
  readonly hexes: readonly string[]
  readonly isFromRulebook: boolean
}

export interface BoardDescription {
  readonly title: string
  /** One a sheet. */
  readonly grids: readonly GridSpec[]
  readonly terrainKinds: readonly string[]
  readonly hexsideKinds: readonly string[]
  readonly networkKinds: readonly string[]
  readonly regionKinds: readonly string[]
  readonly featureKinds: readonly string[]
  readonly hexes: readonly HexDescription[]
  readonly sides: readonly SideDescription[]
  readonly routes: readonly RouteDescription[]
}

/** Hexes and sides in the order of the grid, kinds and marks in the order of their lists. */
export function describeBoard(board: Board): BoardDescription {
  const { grid, title, terrainKinds, hexsideKinds, networkKinds, regionKinds, featureKinds } = board
  return {
    title,
    grids: grid.specs,
    terrainKinds,
    hexsideKinds,
    networkKinds,
    regionKinds,
    featureKinds,
    hexes: grid.names.map((_, hex) => describeHex(board, hex)),
    sides: describeSides(board),
    routes: board.routes.map(route => ({ ...route, hexes: route.hexes.map(hex => grid.names[hex]) })),
  }
}

function describeHex(board: Board, hex: number): HexDescription {
  const features: Record<string, string> = {}
  for (const key of board.featureKinds) {
    const value = board.feature(hex, key)
    if (value !== undefined) features[key] = value
  }
  return {
    hex: board.grid.names[hex],
    region: board.region[hex] < 0 ? null : board.regionKinds[board.region[hex]],
    terrain: kindsIn(board.terrainKinds, board.terrain[hex]),
    features,
    fromRulebook: ['region', 'terrain', ...board.featureKinds].filter(key => board.isFromRulebook(hex, key)),
  }
}

/** Each hexside once, from the hex that comes first in the grid. */
function describeSides(board: Board): SideDescription[] {
  const { names, neighbours } = board.grid
  const sides: SideDescription[] = []
  board.hexsides.forEach((bits, slot) => {
    const hex = Math.floor(slot / DIRECTIONS)
    const other = neighbours[slot]
    if (bits === 0 || other < hex) return
    const name = board.hexsideNames.get(slot)
    const kinds = kindsIn(board.hexsideKinds, bits)
    sides.push({
      between: [names[hex], names[other]],
      kinds,
      ...(name !== undefined && { name }),
      fromRulebook: [...kinds, 'name'].filter(key => board.isSideFromRulebook(slot, key)),
    })
  })
  return sides
}
