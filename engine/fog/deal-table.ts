// A deal as numbers: kinds of units that are worth the same everywhere, and for each place which of them may lie there.
import type { Deal, Limit, Place } from './deal.ts'

/** A limit of a place: how much it may hold, and what each kind weighs. */
export interface Weighed {
  readonly most: number
  readonly weights: Int32Array
}

/** A need: [i * kinds + kind] 1 where a unit of the kind in the i-th of its places meets it. */
export interface NeedTable {
  readonly places: readonly number[]
  readonly met: Uint8Array
}

export interface DealTable {
  /** [kind] its units. */
  readonly kinds: readonly number[][]
  readonly places: readonly Place[]
  /** [place * kinds + kind] 1 if such a unit may lie there. */
  readonly open: Uint8Array
  /** [place] */
  readonly limits: readonly (readonly Weighed[])[]
  readonly needs: readonly NeedTable[]
  /** [place] the needs that a unit there can meet. */
  readonly needsOf: readonly (readonly number[])[]
}

const NO_LIMITS: readonly Weighed[] = []

export function tabulate({ units, kindOf, places, needs = [] }: Deal): DealTable {
  const byKind = new Map<number | string, number[]>()
  for (const unit of units) {
    const kind = kindOf(unit)
    const known = byKind.get(kind)
    if (known === undefined) byKind.set(kind, [unit])
    else known.push(unit)
  }
  const kinds = [...byKind.values()]
  const open = new Uint8Array(places.length * kinds.length)
  for (let p = 0; p < places.length; p++)
    for (let k = 0; k < kinds.length; k++) if (places[p].fits(kinds[k][0])) open[p * kinds.length + k] = 1
  const weigh = ({ most, weight }: Limit): Weighed => ({
    most,
    weights: Int32Array.from(kinds, ([unit]) => weight(unit)),
  })
  const needsOf: number[][] = places.map(() => [])
  const tables = needs.map(({ places: where, meets }, need): NeedTable => {
    const met = new Uint8Array(where.length * kinds.length)
    for (const [i, p] of where.entries()) {
      needsOf[p].push(need)
      for (let k = 0; k < kinds.length; k++)
        if (open[p * kinds.length + k] && meets(kinds[k][0], p)) met[i * kinds.length + k] = 1
    }
    return { places: where, met }
  })
  const limits = places.map(place => place.limits?.map(weigh) ?? NO_LIMITS)
  return { kinds, places, open, limits, needs: tables, needsOf }
}

/** How many units of each kind lie in each place, [place * kinds + kind]. */
export type Layout = Int32Array

/** What a place holds of a limit. */
export function weightIn({ kinds }: DealTable, layout: Layout, place: number, { weights }: Weighed): number {
  let sum = 0
  for (let k = 0, at = place * kinds.length; k < kinds.length; k++, at++) sum += layout[at] * weights[k]
  return sum
}

/** Do the units of a place keep its limits and each other's company? */
export function isSettled(table: DealTable, layout: Layout, place: number): boolean {
  for (const limit of table.limits[place])
    if (weightIn(table, layout, place, limit) > limit.most) return false
  const { admits } = table.places[place]
  return admits === undefined || admits(unitsIn(table, layout, place))
}

/** Units of the kinds that lie in a place, any of each. */
function unitsIn({ kinds }: DealTable, layout: Layout, place: number): number[] {
  return kinds.flatMap((units, k) => units.slice(0, layout[place * kinds.length + k]))
}

export function isMet({ kinds }: DealTable, layout: Layout, { places, met }: NeedTable): boolean {
  for (let i = 0; i < places.length; i++) {
    const from = places[i] * kinds.length
    for (let k = 0; k < kinds.length; k++) if (met[i * kinds.length + k] && layout[from + k] > 0) return true
  }
  return false
}
