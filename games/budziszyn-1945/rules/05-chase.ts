// 5.4  The ground of a pursuit: which hexes stand open, and how far and where a unit may go.
import { advanceRoute, alongPath } from '../../../engine/battle/advance.ts'
import { everyStep } from '../../../engine/battle/retreat.ts'
import {
  canGoOn,
  nextHexes,
  type Route,
  type RoutePoint,
  type StepTest,
  whyNotNext,
} from '../../../engine/battle/route.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import type { State } from '../state.ts'
import { grid, WATER, water } from '../world.ts'
import { holdsEnemyOf, stayRefusal } from './03-stacking.ts'
import { areaRefusal, groundTicks, othersRefusal, wayRefusal } from './03-way.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { CELL } from './05-battle-cells.ts'
import { foughtFor, pathOf, startOf } from './05-trails.ts'

const FIRST_HEX = forbid('5.4.4', 'a pursuit begins with the hex that the enemy has left')
const STRAYS = forbid('5.4.2', 'a pursuit strays at most one hex from the path of one retreat')
const IMPASSABLE = forbid('5.4.7', 'a pursuit does not enter ground that is closed to the unit')
const NOTHING_LEFT = forbid('5.4.6', 'a pursuit is no longer than the retreat')

/** 5.4.4, 5.4.10  Hexes that somebody of the beaten side fought in and has left, alive or dead; one of them, once it is picked (R26). */
export function vacatedHexes(g: State, losers: number): number[] {
  const picked = g.battle[CELL.vacated] - 1
  if (picked >= 0) return [picked]
  const left = foughtFor(g, losers).filter(unit => g.place[unit] !== startOf(g, unit))
  return [...new Set(left.map(unit => startOf(g, unit)))]
}

// 5.4.7, 3.1.8, R26  No points are needed and zones of control do not count; guns and headquarters alone are run over.
function groundRefusal(g: State, unit: number, from: number, to: number): Refusal | null {
  const slot = from * 6 + grid.directionTo(from, to)
  if (groundTicks(g, unit, slot) >= CLOSED) return IMPASSABLE
  return othersRefusal(g, unit, to) ?? areaRefusal(g, unit, slot)
}

// R26  A hex that is left at the end of a pursuit with more than it can hold could not be cleared in this phase.
const endRefusal = (g: State, unit: number, hex: number): Refusal | null =>
  holdsEnemyOf(g, g.camp[unit], hex) ? null : stayRefusal(g, unit, hex)

// 5.4.8
function crossesBigRiver(from: number, to: number): boolean {
  return water[from * 6 + grid.directionTo(from, to)] === WATER.bigRiver
}

/** The hex that a unit pursues from; a headquarters that goes along is not noted before it sets out. */
const originOf = (g: State, unit: number): number =>
  pathOf(g, unit).length === 0 ? g.place[unit] : startOf(g, unit)

/** 5.4.2, 5.4.5, 5.4.6  After one retreat: along its path or one hex beside it, and no longer than it. */
function pursuitOf(g: State, unit: number, vacated: number, path: readonly number[]): Route {
  const ground: StepTest = (from, to) => groundRefusal(g, unit, from, to)
  return advanceRoute({
    grid,
    rule: '5.4.6',
    start: originOf(g, unit),
    hexes: path.length,
    vacated,
    first: FIRST_HEX,
    mayEnter: everyStep(ground, alongPath(grid, [vacated, ...path], 1, STRAYS)),
    mayEnd: hex => endRefusal(g, unit, hex),
    mustStop: crossesBigRiver,
  })
}

/** 5.4.10, R26, R69  Where nobody got away: into the hex and one hex on, with zones of control as in any move. */
function advanceOf(g: State, unit: number, vacated: number): Route {
  return advanceRoute({
    grid,
    rule: '5.4.10',
    start: originOf(g, unit),
    hexes: 2,
    vacated,
    first: FIRST_HEX,
    mayEnter: (from, to, gone) =>
      gone === 0
        ? groundRefusal(g, unit, from, to)
        : wayRefusal(g, unit, from * 6 + grid.directionTo(from, to)),
    mayEnd: hex => endRefusal(g, unit, hex),
    mustStop: (from, to) => crossesBigRiver(from, to) || inEnemyZone(g, g.camp[unit], to),
  })
}

/** Every route that is still open to a unit after the hexes that it has entered: one for each path of a retreat (5.4.3). */
function routesOf(g: State, unit: number, losers: number): Route[] {
  const gone = pathOf(g, unit)
  const routes: Route[] = []
  for (const vacated of vacatedHexes(g, losers)) {
    const paths = pathsFrom(g, losers, vacated)
    const all =
      paths.length === 0
        ? [advanceOf(g, unit, vacated)]
        : paths.map(path => pursuitOf(g, unit, vacated, path))
    routes.push(...all.filter(route => hasKeptTo(route, gone)))
  }
  return routes
}

/** The different paths by which the enemy retreated from a hex. */
function pathsFrom(g: State, losers: number, vacated: number): number[][] {
  const paths = new Map<string, number[]>()
  for (const unit of foughtFor(g, losers)) {
    const path = pathOf(g, unit)
    if (startOf(g, unit) === vacated && path.length > 0) paths.set(path.join(), path)
  }
  return [...paths.values()]
}

// 5.4.3  Hexes of two different paths do not make one pursuit.
function hasKeptTo(route: Route, gone: readonly number[]): boolean {
  let from = route.start
  return gone.every((to, i) => {
    const isKept = route.mayEnter(from, to, i) === null
    from = to
    return isKept
  })
}

function pointOf(g: State, unit: number): RoutePoint {
  const hexes = [originOf(g, unit), ...pathOf(g, unit)]
  return { from: hexes.at(-2) ?? -1, at: hexes.at(-1)!, gone: hexes.length - 1, paid: 0 }
}

/** Hexes that a pursuing unit may enter next. */
export function chaseHexes(g: State, unit: number, losers: number): number[] {
  const found = new Set<number>()
  const next: number[] = []
  for (const route of routesOf(g, unit, losers)) {
    const count = nextHexes(route, pointOf(g, unit), next)
    for (let i = 0; i < count; i++) found.add(next[i])
  }
  return [...found]
}

/** Is there a hex that a pursuing unit may enter next? */
export function canChase(g: State, unit: number, losers: number): boolean {
  return routesOf(g, unit, losers).some(route => canGoOn(route, pointOf(g, unit)))
}

/** Why a pursuing unit may not enter this hex next, or null. */
export function chaseRefusal(g: State, unit: number, losers: number, to: number): Refusal | null {
  let refusal: Refusal | null = NOTHING_LEFT
  for (const route of routesOf(g, unit, losers)) {
    refusal = whyNotNext(route, pointOf(g, unit), to)
    if (refusal === null) return null
  }
  return refusal
}

/** Why a pursuing unit may not end its pursuit where it is, or null. */
export function haltRefusal(g: State, unit: number): Refusal | null {
  return pathOf(g, unit).length === 0 ? FIRST_HEX : stayRefusal(g, unit, g.place[unit])
}
