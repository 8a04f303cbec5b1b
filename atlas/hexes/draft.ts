import type { HexGrid } from '../../engine/hex/grid.ts'

/** A board while it is being built. */
export interface Draft {
  readonly grid: HexGrid
  /** By hex; null is nobody's: the sea, or land that is not in play. */
  readonly region: (string | null)[]
  /** One kind, or several joined with +. */
  readonly terrain: string[]
  readonly features: Map<string, string>[]
  /** What the rulebook states about a hex. */
  readonly stated: Set<string>[]
  readonly sides: Map<string, DraftSide>
  readonly routes: { network: string; name: string; hexes: number[] }[]
}

export interface DraftSide {
  readonly kinds: Set<string>
  name?: string
  readonly stated: Set<string>
}

export function emptyDraft(grid: HexGrid): Draft {
  const each = <T>(make: () => T): T[] => Array.from({ length: grid.size }, make)
  return {
    grid,
    region: each(() => null),
    terrain: each(() => 'sea'),
    features: each(() => new Map()),
    stated: each(() => new Set()),
    sides: new Map(),
    routes: [],
  }
}

export function sideKey(grid: HexGrid, a: number, b: number): string {
  return a < b ? `${grid.names[a]}/${grid.names[b]}` : `${grid.names[b]}/${grid.names[a]}`
}

/** The hexside between two neighbours, made when it is first asked for. */
export function sideOf(draft: Draft, a: number, b: number): DraftSide {
  const key = sideKey(draft.grid, a, b)
  let side = draft.sides.get(key)
  if (!side) {
    side = { kinds: new Set(), stated: new Set() }
    draft.sides.set(key, side)
  }
  return side
}

export function sideHas(draft: Draft, a: number, b: number, kind: string): boolean {
  return draft.sides.get(sideKey(draft.grid, a, b))?.kinds.has(kind) ?? false
}

export const isWater = (draft: Draft, hex: number): boolean =>
  draft.terrain[hex] === 'sea' || draft.terrain[hex] === 'lake'

export function hexNamed(grid: HexGrid, name: string): number {
  const hex = grid.indexOf(name)
  if (hex < 0) throw new Error(`there is no hex ${name}`)
  return hex
}
