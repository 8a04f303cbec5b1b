// Filling places with units so that every place has as many as it must: a flow from kinds of units to places, unit by unit, in
// which units that were given to one place may be moved on to another. It finds a deal whenever there is one, as far as limits
// are such that each kind of unit counts against one of them at the most; others are left to the caller.
import { type DealTable, type Layout, weightIn } from './deal-table.ts'

const NO_GATE = -1

/** What may still flow: kinds through gates into places. A gate lets so many units through that count against one limit. */
interface Gates {
  /** [place * kinds + kind] NO_GATE, or the gate. */
  readonly gateOf: Int32Array
  /** [gate] how many units it still lets through. */
  readonly left: Int32Array
  /** [place * kinds + kind] 1 if a unit of the kind may still come. */
  readonly open: Uint8Array
}

/**
 * Fills what the pinned units leave of every place; the units are added to the pinned ones and returned. Null if there are not
 * enough that fit.
 */
export function fillPlaces(table: DealTable, pinned: Layout): Layout | null {
  const { kinds, places } = table
  const count = kinds.length
  const supply = Int32Array.from(kinds, units => units.length)
  const demand = Int32Array.from(places, place => place.count)
  for (let at = 0; at < pinned.length; at++) {
    supply[at % count] -= pinned[at]
    demand[Math.floor(at / count)] -= pinned[at]
  }
  if (supply.some(left => left < 0) || demand.some(left => left < 0)) return null
  const gates = gatesOf(table, pinned, demand)
  if (gates === null) return null
  const flow = new Int32Array(pinned.length)
  const stream = new Stream(count, supply, gates, flow)
  for (let p = 0; p < places.length; p++)
    for (let hole = 0; hole < demand[p]; hole++) if (!stream.seek(p)) return null
  for (let at = 0; at < flow.length; at++) flow[at] += pinned[at]
  return flow
}

/** Every place keeps room for the lightest units that could come; what exceeds that passes a gate. Null if a limit is broken. */
function gatesOf(table: DealTable, pinned: Layout, demand: Int32Array): Gates | null {
  const { kinds, places, limits } = table
  const gateOf = new Int32Array(pinned.length).fill(NO_GATE)
  const open = table.open.slice()
  const left: number[] = []
  for (let p = 0; p < places.length; p++) {
    for (const limit of limits[p]) {
      const from = p * kinds.length
      let lightest = Number.POSITIVE_INFINITY
      for (let k = 0; k < kinds.length; k++)
        if (open[from + k]) lightest = Math.min(lightest, limit.weights[k])
      const taken = demand[p] === 0 ? 0 : demand[p] * lightest
      const spare = limit.most - weightIn(table, pinned, p, limit) - taken
      if (spare < 0) return null
      let least = Number.POSITIVE_INFINITY
      for (let k = 0; k < kinds.length; k++) {
        const extra = limit.weights[k] - lightest
        if (extra > spare) open[from + k] = 0
        else if (open[from + k] && extra > 0) least = Math.min(least, extra)
      }
      if (least === Number.POSITIVE_INFINITY) continue
      const most = Math.floor(spare / least)
      for (let k = 0; k < kinds.length; k++) {
        const at = from + k
        if (!open[at] || limit.weights[k] === lightest) continue
        // A kind that counts against two limits goes through the narrower gate.
        if (gateOf[at] === NO_GATE || left[gateOf[at]] > most) gateOf[at] = left.length
      }
      left.push(most)
    }
  }
  return { gateOf, left: Int32Array.from(left), open }
}

class Stream {
  readonly #kinds: number
  readonly #supply: Int32Array
  readonly #gates: Gates
  readonly #flow: Int32Array
  readonly #places: number
  /** The search that asked a place, kind or gate last. */
  readonly #askedPlace: Int32Array
  readonly #askedKind: Int32Array
  readonly #askedGate: Int32Array
  #search = 0

  constructor(kinds: number, supply: Int32Array, gates: Gates, flow: Int32Array) {
    this.#kinds = kinds
    this.#supply = supply
    this.#gates = gates
    this.#flow = flow
    this.#places = kinds === 0 ? 0 : flow.length / kinds
    this.#askedPlace = new Int32Array(this.#places)
    this.#askedKind = new Int32Array(kinds)
    this.#askedGate = new Int32Array(gates.left.length)
  }

  /** Finds a unit for a place that lacks one, whoever has to move on for it. */
  seek(place: number): boolean {
    this.#search += 1
    return this.#fillPlace(place)
  }

  #fillPlace(place: number): boolean {
    const { gateOf, left, open } = this.#gates
    this.#askedPlace[place] = this.#search
    for (let k = 0, at = place * this.#kinds; k < this.#kinds; k++, at++) {
      if (!open[at]) continue
      const gate = gateOf[at]
      if ((gate !== NO_GATE && left[gate] === 0) || !this.#release(k)) continue
      if (gate !== NO_GATE) left[gate] -= 1
      this.#flow[at] += 1
      return true
    }
    return false
  }

  /** Another kind comes through the gate that a unit has left. */
  #fillGate(place: number, gate: number): boolean {
    const { gateOf, open } = this.#gates
    this.#askedGate[gate] = this.#search
    for (let k = 0, at = place * this.#kinds; k < this.#kinds; k++, at++) {
      if (gateOf[at] !== gate || !open[at] || !this.#release(k)) continue
      this.#flow[at] += 1
      return true
    }
    return false
  }

  /** A unit of the kind from those left over, or from a place that finds another. */
  #release(kind: number): boolean {
    if (this.#askedKind[kind] === this.#search) return false
    this.#askedKind[kind] = this.#search
    if (this.#supply[kind] > 0) {
      this.#supply[kind] -= 1
      return true
    }
    for (let p = 0, at = kind; p < this.#places; p++, at += this.#kinds) {
      if (this.#flow[at] === 0 || !this.#refill(p, this.#gates.gateOf[at])) continue
      this.#flow[at] -= 1
      return true
    }
    return false
  }

  #refill(place: number, gate: number): boolean {
    if (gate !== NO_GATE && this.#askedGate[gate] !== this.#search && this.#fillGate(place, gate)) return true
    if (this.#askedPlace[place] === this.#search || !this.#fillPlace(place)) return false
    if (gate !== NO_GATE) this.#gates.left[gate] += 1
    return true
  }
}
