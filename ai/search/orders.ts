// What a general tells an officer to do differently, and an officer who does it.
import type { Action, Json } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { OFFICER, type Temper } from '../temper.ts'

/**
 * Where the officer would do `instead`, he does `take` once, or, with null, never does it and takes his next best.
 * It is told by action, not by number, so that it means the same however the dice fall in between.
 */
export interface Change {
  readonly instead: Action
  readonly take: Action | null
}

export interface Orders {
  readonly temper: Temper
  readonly changes: readonly Change[]
  /** Units and hexes, as actions name them, that are left alone as long as there is anything else to do. */
  readonly avoided: readonly Json[]
}

/** No more than a way of doing things. */
export const inTheWayOf = (temper: Temper): Orders => ({ temper, changes: [], avoided: [] })

/** As the officer sees fit. */
export const FREE_HAND: Orders = inTheWayOf(OFFICER)

export function isSameAction(a: Action, b: Action): boolean {
  if (a === b) return true
  if (a.do !== b.do) return false
  const keys = Object.keys(a)
  if (keys.length !== Object.keys(b).length) return false
  return keys.every(key => isSameJson(a[key], b[key]))
}

const isSameJson = (a: unknown, b: unknown): boolean =>
  a === b || (typeof a === 'object' && a !== null && JSON.stringify(a) === JSON.stringify(b))

/** What was decided: what else was open, and what the officer thought of each. */
export type Witness = (legal: readonly Action[], worth: Float64Array, chosen: number) => void

export interface Officer<G extends GameState> {
  choose(game: Game<G>, g: G, side: number, legal: readonly Action[]): Action
}

/** Remembers which changes are done with, so it is made anew for every play of a plan. */
export function officerUnder<G extends GameState>(
  orders: Orders,
  description: Description<G>,
  witness: Witness | null = null,
): Officer<G> {
  const spent = new Set<Change>()
  return {
    choose(game, g, side, legal) {
      if (legal.length === 1) return legal[0]
      const worth = opinions(
        description.worth(game, g, side, game.awaited(g)!.decision, orders.temper),
        legal,
      )
      const chosen = obey(orders, spent, legal, worth)
      witness?.(legal, worth, chosen)
      return legal[chosen]
    },
  }
}

function opinions(worthOf: (action: Action) => number, legal: readonly Action[]): Float64Array {
  const worth = new Float64Array(legal.length)
  for (let i = 0; i < legal.length; i++) worth[i] = worthOf(legal[i])
  return worth
}

function obey(orders: Orders, spent: Set<Change>, legal: readonly Action[], worth: Float64Array): number {
  const forbidden = left(orders.avoided, legal)
  let pick = bestOf(worth, forbidden)
  // What is done instead may be changed again by what was ordered later.
  for (;;) {
    const change = orders.changes.find(each => !spent.has(each) && isSameAction(each.instead, legal[pick]))
    if (change === undefined) return pick
    if (change.take === null) {
      if (forbidden.size >= legal.length - 1) return pick
      forbidden.add(pick)
      pick = bestOf(worth, forbidden)
      continue
    }
    spent.add(change)
    const other = legal.findIndex(action => isSameAction(action, change.take!))
    if (other >= 0) pick = other
  }
}

/** Actions that speak of something to be left alone; none if there are no others. */
function left(avoided: readonly Json[], legal: readonly Action[]): Set<number> {
  const found = new Set<number>()
  if (avoided.length === 0) return found
  for (let i = 0; i < legal.length; i++) {
    for (const key in legal[i]) if (avoided.includes(legal[i][key])) found.add(i)
  }
  return found.size === legal.length ? new Set() : found
}

/** Equals are drawn by lot, and by the same lot in a rehearsal and at the table: to take the first would be a habit. */
function bestOf(worth: Float64Array, forbidden: ReadonlySet<number>): number {
  let best = -1
  for (let i = 0; i < worth.length; i++) {
    if (forbidden.has(i) || (best >= 0 && worth[i] < worth[best])) continue
    if (best < 0 || worth[i] > worth[best] || lot(i, worth.length) > lot(best, worth.length)) best = i
  }
  return best
}

/** A number that looks like chance, the same for the same place in a list of the same length. */
const lot = (place: number, length: number): number => {
  const mixed = Math.imul(place + 1, 0x9e3779b1) ^ Math.imul(length, 0x85ebca6b)
  return Math.imul(mixed ^ (mixed >>> 15), 0x2c1b3c6d) >>> 0
}
