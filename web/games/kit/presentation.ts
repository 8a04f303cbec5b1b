// A presentation from its parts: what follows from the field is filled in.
import { findRule } from '../../../engine/rulebook/find-rule.ts'
import type { Place, Presentation, RuleText, Sight } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'

type Filled = 'sideName' | 'stack' | 'neighbours' | 'units' | 'rule' | 'hexOf'

export type Parts<G extends FieldState, S extends Sight<G>> = Omit<Presentation<G, S>, Filled> & {
  readonly rules: readonly RuleText[]
  /** Counters that a player may look for; left out: all. */
  isFound?(unit: number): boolean
  /** Where a piece stands that is no counter. */
  hexOfPiece?(s: S, piece: string): string | null
}

export function presentationOf<G extends FieldState, S extends Sight<G>>(
  field: Field<G>,
  { isFound = () => true, hexOfPiece = () => null, ...parts }: Parts<G, S>,
): Presentation<G, S> {
  const { grid, unitAt, hexAt } = field
  return {
    ...parts,
    sideName: field.sideName,
    stack: ({ g }, hex) => field.idsOf(field.unitsIn(g, hexAt(hex))),
    hexOf: (s, piece) =>
      unitAt(piece) < 0 ? hexOfPiece(s, piece) : (grid.names[s.g.place[unitAt(piece)]] ?? null),
    neighbours: hex => [0, 1, 2, 3, 4, 5].map(d => grid.names[grid.neighbours[hexAt(hex) * 6 + d]] ?? ''),
    units: field.unitsWhere(isFound).map(unit => ({
      unit: field.unitIds[unit],
      name: field.unitName(unit),
      detail: `${field.nationOf(unit)} ${field.kindOf(unit)}`,
    })),
    rule: id => findRule(parts.rules, id),
  }
}

/** Hexes with a name, for the search: the detail says which place is meant. */
export function placesOf<G extends FieldState>(
  { grid, hexesWhere, hexAt }: Field<G>,
  nameOf: (hex: number) => string,
  detailOf: (hex: number) => string,
): Place[] {
  return hexesWhere(hex => nameOf(hex) !== '')
    .map(hexAt)
    .map(hex => ({ hex: grid.names[hex], name: nameOf(hex), detail: detailOf(hex) }))
}
