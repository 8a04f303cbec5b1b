// The victory clock: how soon a side could win in each of its ways if nobody stood in its way, and what that asks of the others.
import { POINT } from '../../engine/movement/points.ts'
import type { Battlefield, Position } from './battlefield.ts'
import type { Duty } from './book.ts'
import { addGoal, costsFor, FAR, noGoals, wayTo } from './ways.ts'

/** One line of a game's victory rules: what a side has to do, where, and how far it has come. */
export interface WayToWin {
  /** The side that wins by it. */
  readonly side: number
  /** In a few words, with the rule: reasons quote it. */
  readonly title: string
  readonly rule: string
  readonly hexes: readonly number[]
  /**
   * `one`: to enter any of the hexes is enough. `all`: all of them must be held at once. `pass`: units that leave the map there
   * count until nothing is missing.
   */
  readonly needs: 'one' | 'all' | 'pass'
  /** For `pass`: what is still missing. Otherwise 1. */
  readonly missing: number
  /** Turns that are left for it, the present one included. */
  readonly turnsLeft: number
  /** What a unit counts for it by coming there, 0 for nothing. */
  counts(unit: number): number
  /** Turns until somebody from off the map, landed, dropped or arriving, could be in the hex; never where a game does not say. */
  fromOffMap?(hex: number): number
  /** Defence points that bar one of the hexes to those who come first. */
  readonly guard: number
}

export interface Hour {
  readonly way: WayToWin
  /** Turns until it could be won, if nobody stood in the way. */
  readonly turns: number
  /** [place in `way.hexes`] turns until the first who counts could be there. */
  readonly arrivals: readonly number[]
}

/** Beyond any game. */
export const NEVER = 99

/** [camp and kind] what every step costs them where nobody resists; worked out once for all ways to win. */
type FreeGround = Map<number, Uint16Array>

/** The soonest that this way could be won. */
export function hourOf<G extends Position>(
  field: Battlefield<G>,
  g: G,
  way: WayToWin,
  ground: FreeGround = new Map(),
): Hour {
  const comers = comersOf(field, g, way)
  const single =
    way.needs === 'pass' ? null : way.hexes.map(hex => arrivalsAt(field, g, comers, [hex], ground))
  const any = single === null ? arrivalsAt(field, g, comers, way.hexes, ground) : []
  const first = (times: readonly number[]) => Math.min(NEVER, ...times)
  if (single === null)
    return { way, turns: whenEnough(way, comers, any), arrivals: way.hexes.map(() => first(any)) }
  const arrivals = single.map((times, i) => Math.min(first(times), way.fromOffMap?.(way.hexes[i]) ?? NEVER))
  const turns = way.needs === 'one' ? first(arrivals) : Math.max(0, ...arrivals)
  return { way, turns, arrivals }
}

function comersOf<G extends Position>(field: Battlefield<G>, g: G, way: WayToWin): number[] {
  const comers: number[] = []
  for (let unit = 0; unit < field.units; unit++) {
    if (g.place[unit] < 0 || field.sideOf(g, field.campOf(g, unit)) !== way.side) continue
    if (field.pace(unit) > 0 && way.counts(unit) > 0) comers.push(unit)
  }
  return comers
}

/** [place in `comers`] turns to the nearest of the hexes over free ground. */
function arrivalsAt<G extends Position>(
  field: Battlefield<G>,
  g: G,
  comers: readonly number[],
  hexes: readonly number[],
  ground: FreeGround,
): number[] {
  const goals = noGoals(field.grid)
  for (const hex of hexes) addGoal(goals, hex, 0)
  const ways = new Map<number, Int16Array>()
  return comers.map(unit => {
    const group = field.campOf(g, unit) * field.kinds + field.kindOf(unit)
    let far = ways.get(group)
    if (far === undefined) {
      const costs = ground.get(group) ?? costsFor(field, g, field.campOf(g, unit), field.kindOf(unit), 0)
      ground.set(group, costs)
      far = wayTo(field.grid, costs, goals)
      ways.set(group, far)
    }
    const ticks = far[g.place[unit]]
    return ticks >= FAR ? NEVER : Math.ceil(ticks / (field.pace(unit) * POINT))
  })
}

/** When those who have come by then count enough. */
function whenEnough(way: WayToWin, comers: readonly number[], times: readonly number[]): number {
  const order = comers.map((unit, i) => ({ unit, turns: times[i] })).sort((a, b) => a.turns - b.turns)
  let missing = way.missing
  for (const { unit, turns } of order) {
    missing -= way.counts(unit)
    if (missing <= 0) return turns
  }
  return missing <= 0 ? 0 : NEVER
}

/** Ways of the enemies that come due within this many turns are met when only one hex is at stake. */
const SOON = 2

/** Turns that many take longer to pass than over free ground: guards are sent who come as late as that. */
const FOUGHT = 3

/** What the enemies' ways to win ask of a side: guards where they would have to pass or to stand, while there is time. */
export function denials<G extends Position>(field: Battlefield<G>, g: G, side: number): Duty[] {
  const duties: Duty[] = []
  const ground: FreeGround = new Map()
  for (const way of field.waysToWin?.(g) ?? []) {
    if (way.side === side || way.hexes.length === 0) continue
    const hour = hourOf(field, g, way, ground)
    if (hour.turns > way.turnsLeft) continue
    for (const [i, hex] of way.hexes.entries()) {
      const isDue = way.needs === 'pass' || (hour.arrivals[i] <= SOON && isLatest(hour, i))
      const within = way.needs === 'pass' ? hour.turns + FOUGHT : hour.arrivals[i]
      if (isDue) duties.push({ hex, keep: way.guard, send: way.guard, within })
    }
  }
  return duties
}

/** Where all hexes are needed, one that is kept is enough: the one that the enemy reaches last. */
const isLatest = ({ way, arrivals }: Hour, i: number): boolean =>
  way.needs !== 'all' || arrivals.indexOf(Math.max(...arrivals)) === i
