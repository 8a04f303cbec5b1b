import { forbid, type Refusal } from '../game/refusal.ts'
import type { HexGrid } from '../hex/grid.ts'

/** Why a unit that has gone so many hexes may not step from one hex into the next, or null. */
export type StepTest = (from: number, to: number, gone: number) => Refusal | null

/** A retreat or an advance: so many hexes, whatever the terrain costs. */
export interface Route {
  readonly grid: HexGrid
  /** The number of the rule, for refusals that follow from the route as a whole. */
  readonly rule: string
  readonly start: number
  /** Its full length, and how many hexes it is prolonged at most if it may not end there. */
  readonly hexes: number
  readonly extra?: number
  readonly mayEnter: StepTest
  /** Stacking, as a rule: through is allowed where staying is not. */
  readonly mayEnd: (hex: number) => Refusal | null
  /** The route ends with this step, even if it is short. */
  readonly mustStop?: (from: number, to: number) => boolean
  /** The route may end in this hex even if it is short. */
  readonly mayStop?: (hex: number) => boolean
  /** What the step costs (in steps lost), and how much of that the unit survives; a fatal route is for those without another. */
  readonly price?: (from: number, to: number) => number
  readonly purse?: number
  /** Of several hexes only those with the lowest number may be chosen. */
  readonly preference?: (from: number, to: number) => number
}

/** Where a unit is on its route. */
export interface RoutePoint {
  readonly from: number
  readonly at: number
  readonly gone: number
  readonly paid: number
}

export const beginning = (route: Route): RoutePoint => ({ from: -1, at: route.start, gone: 0, paid: 0 })

export function stepTo(route: Route, point: RoutePoint, to: number): RoutePoint {
  const price = route.price?.(point.at, to) ?? 0
  return { from: point.at, at: to, gone: point.gone + 1, paid: point.paid + price }
}

/** The unit has gone as far as it must, or as far as it can. */
export function mustFinish(route: Route, point: RoutePoint): boolean {
  const { from, at, gone } = point
  if (gone >= route.hexes && route.mayEnd(at) === null) return true
  return gone >= route.hexes + (route.extra ?? 0) || isStopped(route, from, at)
}

/** Why the route may not end here, or null. */
export function whyNotFinish(route: Route, point: RoutePoint): Refusal | null {
  const { from, at, gone } = point
  if (gone >= route.hexes || isStopped(route, from, at) || route.mayStop?.(at) === true)
    return route.mayEnd(at)
  return forbid(route.rule, `It goes ${route.hexes} hexes and has gone ${gone}.`)
}

/**
 * Fills `out` with the hexes that the unit may enter next and returns how many there are. Only hexes from which the rest of
 * the route can be completed count; fatal ones only if all are fatal; and of those the best by preference.
 */
export function nextHexes(route: Route, point: RoutePoint, out: { [i: number]: number }): number {
  if (mustFinish(route, point)) return 0
  const purse = purseAt(route, point)
  const best = bestPreference(route, point, purse)
  let count = 0
  for (let direction = 0; direction < 6; direction++) {
    const to = route.grid.neighbours[point.at * 6 + direction]
    if (leadsOn(route, point, to, purse) && preferenceOf(route, point.at, to) === best) out[count++] = to
  }
  return count
}

/** Whether there is a hex that the unit may enter next. */
export function canGoOn(route: Route, point: RoutePoint): boolean {
  return !mustFinish(route, point) && bestPreference(route, point, Infinity) < Infinity
}

/** Why this hex may not be entered next, or null. */
export function whyNotNext(route: Route, point: RoutePoint, to: number): Refusal | null {
  if (route.grid.directionTo(point.at, to) < 0) return forbid(route.rule, 'The hex is not adjacent.')
  if (mustFinish(route, point)) return forbid(route.rule, 'It has gone as far as it may.')
  const refusal = route.mayEnter(point.at, to, point.gone)
  if (refusal !== null) return refusal
  if (!leadsOn(route, point, to, Infinity)) return forbid(route.rule, 'It could not go on from there.')
  const purse = purseAt(route, point)
  if (!leadsOn(route, point, to, purse))
    return forbid(route.rule, 'It would not survive that, and there is another way.')
  return preferenceOf(route, point.at, to) > bestPreference(route, point, purse)
    ? forbid(route.rule, 'There is a hex that must be chosen before this one.')
    : null
}

/** Every complete route, as the hexes that are entered. */
export function allRoutes(route: Route): number[][] {
  const found: number[][] = []
  const walk = (point: RoutePoint, path: number[]): void => {
    if (point.gone > 0 && whyNotFinish(route, point) === null) found.push(path)
    const next: number[] = []
    const count = nextHexes(route, point, next)
    for (const hex of next.slice(0, count)) walk(stepTo(route, point, hex), [...path, hex])
  }
  walk(beginning(route), [])
  return found
}

const isStopped = (route: Route, from: number, at: number): boolean =>
  from >= 0 && route.mustStop !== undefined && route.mustStop(from, at)

const preferenceOf = (route: Route, from: number, to: number): number =>
  route.preference === undefined ? 0 : route.preference(from, to)

/** The purse if some route is within it, otherwise no limit. */
function purseAt(route: Route, point: RoutePoint): number {
  const purse = route.purse ?? Infinity
  for (let direction = 0; direction < 6; direction++)
    if (leadsOn(route, point, route.grid.neighbours[point.at * 6 + direction], purse)) return purse
  return Infinity
}

function bestPreference(route: Route, point: RoutePoint, purse: number): number {
  let best = Infinity
  for (let direction = 0; direction < 6; direction++) {
    const to = route.grid.neighbours[point.at * 6 + direction]
    if (!leadsOn(route, point, to, purse)) continue
    best = Math.min(best, preferenceOf(route, point.at, to))
  }
  return best
}

function leadsOn(route: Route, point: RoutePoint, to: number, purse: number): boolean {
  return enters(route, point.at, to, point.gone, point.paid, purse)
}

function enters(route: Route, from: number, to: number, gone: number, paid: number, purse: number): boolean {
  if (to < 0 || route.mayEnter(from, to, gone) !== null) return false
  const price = route.price === undefined ? 0 : route.price(from, to)
  return paid + price <= purse && finishes(route, from, to, gone + 1, paid + price, purse)
}

function finishes(
  route: Route,
  from: number,
  at: number,
  gone: number,
  paid: number,
  purse: number,
): boolean {
  const stopped = isStopped(route, from, at)
  const isEnd = stopped || gone >= route.hexes || route.mayStop?.(at) === true
  if (isEnd && route.mayEnd(at) === null) return true
  if (stopped || gone >= route.hexes + (route.extra ?? 0)) return false
  for (let direction = 0; direction < 6; direction++)
    if (enters(route, at, route.grid.neighbours[at * 6 + direction], gone, paid, purse)) return true
  return false
}
