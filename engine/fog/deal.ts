// Dealing out units that somebody cannot see: any arrangement that agrees with what he is shown.
import { findDeal } from './deal-search.ts'
import { shuffleDeal } from './deal-shuffle.ts'
import { type DealTable, type Layout, tabulate } from './deal-table.ts'
import { type Lots, shuffle } from './lots.ts'

/** No more than `most` in all: stacking points, armies. */
export interface Limit {
  readonly most: number
  /** Not negative. */
  weight(unit: number): number
}

/** Slots for hidden units of which the same is known: those of a stack, or of a box off the map. */
export interface Place {
  readonly count: number
  /** Might this unit be there, whoever else is? */
  fits(unit: number): boolean
  readonly limits?: readonly Limit[]
  /** May these lie there together, beyond what limits say? If they may not, they may not in larger company either. */
  admits?(units: readonly number[]): boolean
}

/** Somebody in one of these places meets it: the strongest class of a stack, a zone of control that is seen. */
export interface Need {
  readonly places: readonly number[]
  meets(unit: number, place: number): boolean
}

export interface Deal {
  readonly units: readonly number[]
  /** Units of one kind are alike in all that places, limits and needs ask. */
  kindOf(unit: number): number | string
  readonly places: readonly Place[]
  readonly needs?: readonly Need[]
}

/** The units of each place, or null if no deal agrees with everything. */
export function dealUnits(deal: Deal, lots: Lots): number[][] | null {
  const slots = deal.places.reduce((sum, { count }) => sum + count, 0)
  if (slots !== deal.units.length) return null
  const table = tabulate({ ...deal, units: shuffle([...deal.units], lots) })
  const found = findDeal(table, lots)
  return found === null ? null : handOut(table, shuffleDeal(table, found, lots), lots)
}

/** Units for kinds: they were shuffled before, and within a place they lie in any order. */
function handOut({ kinds, places }: DealTable, layout: Layout, lots: Lots): number[][] {
  const next = new Int32Array(kinds.length)
  return places.map((_, p) => {
    const units: number[] = []
    for (let k = 0; k < kinds.length; k++)
      for (let i = layout[p * kinds.length + k]; i > 0; i--) units.push(kinds[k][next[k]++])
    return shuffle(units, lots)
  })
}
