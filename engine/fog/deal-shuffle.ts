// From one deal to another: two units of different places change places as long as nothing gets out of order by it.
import { type DealTable, isMet, isSettled, type Layout, type NeedTable } from './deal-table.ts'
import type { Lots } from './lots.ts'

/** [slot] its place and the kind of unit in it. */
interface Slots {
  readonly place: Int32Array
  readonly kind: Int32Array
}

function slotsOf({ kinds }: DealTable, layout: Layout): Slots {
  const place: number[] = []
  const kind: number[] = []
  for (let at = 0; at < layout.length; at++)
    for (let i = 0; i < layout[at]; i++) {
      place.push(Math.floor(at / kinds.length))
      kind.push(at % kinds.length)
    }
  return { place: Int32Array.from(place), kind: Int32Array.from(kind) }
}

/** So often every slot is offered an exchange. */
const ROUNDS = 2

/** Makes another deal of a sound one, in place. */
export function shuffleDeal(table: DealTable, layout: Layout, lots: Lots): Layout {
  const slots = slotsOf(table, layout)
  const count = slots.place.length
  for (let i = 0; i < count * ROUNDS; i++) exchange(table, layout, slots, i % count, lots(count))
  return layout
}

/** Meets needs by exchanges, in place; most deals that fill all places come right by a few. False if one does not. */
export function mendNeeds(table: DealTable, layout: Layout, lots: Lots): boolean {
  const unmet = table.needs.filter(need => !isMet(table, layout, need))
  if (unmet.length === 0) return true
  const slots = slotsOf(table, layout)
  return unmet.every(need => isMet(table, layout, need) || mend(table, layout, slots, need, lots))
}

function mend(table: DealTable, layout: Layout, slots: Slots, need: NeedTable, lots: Lots): boolean {
  const count = slots.place.length
  const first = lots(count)
  for (let i = 0; i < count; i++) {
    const at = need.places.indexOf(slots.place[i])
    if (at < 0) continue
    for (let j = 0; j < count; j++) {
      const other = (first + j) % count
      if (need.met[at * table.kinds.length + slots.kind[other]] && exchange(table, layout, slots, i, other))
        return true
    }
  }
  return false
}

/** Exchanges the units of two slots unless that brings something out of order. */
function exchange(table: DealTable, layout: Layout, { place, kind }: Slots, i: number, j: number): boolean {
  const p = place[i]
  const q = place[j]
  const a = kind[i]
  const b = kind[j]
  const count = table.kinds.length
  if (p === q || a === b || !table.open[p * count + b] || !table.open[q * count + a]) return false
  swap(layout, count, p, q, a, b)
  if (isInOrder(table, layout, p) && isInOrder(table, layout, q)) {
    kind[i] = b
    kind[j] = a
    return true
  }
  swap(layout, count, p, q, b, a)
  return false
}

function swap(layout: Layout, count: number, p: number, q: number, a: number, b: number): void {
  layout[p * count + a] -= 1
  layout[p * count + b] += 1
  layout[q * count + b] -= 1
  layout[q * count + a] += 1
}

function isInOrder(table: DealTable, layout: Layout, place: number): boolean {
  for (const need of table.needsOf[place]) if (!isMet(table, layout, table.needs[need])) return false
  return isSettled(table, layout, place)
}
