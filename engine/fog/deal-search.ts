// A search that misses no deal. Places are filled by flow and needs met by exchanges, which nearly always does. Otherwise one unit
// is pinned where the first need or the first place that is out of order could come right, and so on; what leads nowhere is given up.
import { fillPlaces } from './deal-flow.ts'
import { mendNeeds } from './deal-shuffle.ts'
import { type DealTable, isMet, isSettled, type Layout } from './deal-table.ts'
import { type Lots, shuffle } from './lots.ts'

export function findDeal(table: DealTable, lots: Lots): Layout | null {
  /** Pinnings that no deal contains. */
  const hopeless = new Set<string>()

  function search(pinned: Layout): Layout | null {
    const filled = fillPlaces(table, pinned)
    if (filled === null) return null
    const unsettled = table.places.findIndex((_, p) => !isSettled(table, filled, p))
    if (unsettled < 0 && mendNeeds(table, filled, lots)) return filled
    const choices = unsettled < 0 ? choicesForNeed(table, filled) : choicesIn(table, pinned, unsettled)
    for (const at of shuffle(choices, lots)) {
      const next = pinned.slice()
      next[at] += 1
      const key = next.join()
      if (hopeless.has(key)) continue
      const found = search(next)
      if (found !== null) return found
      hopeless.add(key)
    }
    return null
  }
  return search(new Int32Array(table.open.length))
}

/** Whatever the deal, one of these units meets the first need that is not met. */
function choicesForNeed(table: DealTable, filled: Layout): number[] {
  const { places, met } = table.needs.find(need => !isMet(table, filled, need))!
  const { kinds } = table
  const count = kinds.length
  return places.flatMap((p, i) => kinds.flatMap((_, k) => (met[i * count + k] ? [p * count + k] : [])))
}

/** Whatever the deal, one of these units lies in the place; none if all that lie there are pinned. */
function choicesIn({ kinds, places, open }: DealTable, pinned: Layout, place: number): number[] {
  const from = place * kinds.length
  const pins = kinds.reduce((sum, _, k) => sum + pinned[from + k], 0)
  if (pins === places[place].count) return []
  return kinds.flatMap((_, k) => (open[from + k] ? [from + k] : []))
}
