// Units and hexes of a game by their names.
import type { HexGrid } from '../hex/grid.ts'

/** What stands for a counter that its owner hides. */
export const UNSEEN = 'a unit that you cannot see'

export interface NameSource {
  readonly grid: HexGrid
  /** [unit] its id. */
  readonly unitIds: readonly string[]
  unitName(unit: number): string
  /** The town of a hex, '' where there is none. */
  townOf(hex: number): string
}

export interface Names extends NameSource {
  /** Number of a unit by its id, -1 for what is no counter and for what cannot be seen. */
  unitAt(id: unknown): number
  nameOf(id: unknown): string
  idsOf(units: readonly number[]): string[]
  /** Number of a hex by its name, -1 for none. */
  hexAt(name: unknown): number
  /** `Kamenz`; `Görlitz 5829` where several hexes share the name; the number where there is no town. */
  placeName(hex: number): string
  placeNamed(name: unknown): string
}

export function namesOf(source: NameSource): Names {
  const { grid, unitIds } = source
  const numbers = new Map(unitIds.map((id, unit) => [id, unit]))
  const unitAt = (id: unknown): number => numbers.get(id as string) ?? -1
  const hexAt = (name: unknown): number => grid.indexOf(String(name))
  let shared: ReadonlySet<string> | null = null
  const placeName = (hex: number): string => {
    if (hex < 0 || hex >= grid.size) return 'nowhere'
    const town = source.townOf(hex)
    if (town === '') return grid.names[hex]
    shared ??= sharedNames(source)
    return shared.has(town) ? `${town} ${grid.names[hex]}` : town
  }
  return {
    ...source,
    unitAt,
    nameOf: id => (unitAt(id) < 0 ? UNSEEN : source.unitName(unitAt(id))),
    idsOf: units => units.map(unit => unitIds[unit]),
    hexAt,
    placeName,
    placeNamed: name => placeName(hexAt(name)),
  }
}

/** A city of several hexes gives them all its name. */
function sharedNames({ grid, townOf }: NameSource): ReadonlySet<string> {
  const towns = new Set<string>()
  const shared = new Set<string>()
  for (let hex = 0; hex < grid.size; hex++) {
    const town = townOf(hex)
    if (towns.has(town)) shared.add(town)
    towns.add(town)
  }
  return shared
}
