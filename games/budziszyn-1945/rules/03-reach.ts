// Where a unit can go, with cost and path for every hex. Rules, opponents and clients all ask here.

import { POINT } from '../../../engine/movement/points.ts'
import {
  GOES_ON,
  isReached,
  makeReach,
  type PlainGround,
  pathTo,
  type Reach,
  reach,
  reachOver,
} from '../../../engine/movement/reach.ts'
import { clearReach } from '../../../engine/movement/reach-workspace.ts'
import { ASK, CLOSED, isClosed, ROLL, STOP, ticksOf } from '../../../engine/movement/step.ts'
import { type Derived, HEX, hasFlag, PHASE, type State, UNIT } from '../state.ts'
import { dryCost, landCost, wetCost } from '../terrain-chart.ts'
import { MOBILITY, mobility } from '../units.ts'
import { grid, HEXES, ROUTE, route, WATER, water } from '../world.ts'
import { hamperedBy, ticksAtStart, ticksLeft } from './03-allowance.ts'
import { overrunCost } from './03-overrun.ts'
import { crossingAttacks } from './03-river-crossing.ts'
import { holdsEnemyOf, stayRefusal } from './03-stacking.ts'
import { stillRefusal } from './03-standing-still.ts'
import { areaRefusal, isBound, othersRefusal } from './03-way.ts'
import { derivedOf, oneZoneCoversBoth } from './04-zones-of-control.ts'
import { bridgeStands, routeLeads } from './14-standing-bridges.ts'

/** Where a unit can go in one hop, and how. The next question overwrites it: read it before asking again. */
export interface Hops extends Reach {
  /** Hexes from the unit's own to one that is reached: along secondary routes where that costs no more. */
  pathTo(hex: number): number[]
  /** Is that path a single step? */
  isOneStep(hex: number): boolean
  /** Is this the hex beyond the movement points that T1-4 allows? */
  isExtra(hex: number): boolean
}

const workspace = makeReach(grid)
/** T1-4  The same along secondary routes only. */
const secondary = makeReach(grid)
/** [hex] hex from which it is entered as the extra hex of a secondary route, -1 for all others. */
const extraFrom = new Int16Array(HEXES).fill(-1)
/** The extra hexes. */
const extras: number[] = []

/** 4.2.6 */
const TO_LEAVE_A_ZONE = POINT

// The unit being asked about, and what the step rules below need to know of it.
let asked: State
let askedUnit = 0
let askedCamp = 0
let askedLeft = 0
let atStart = 0
let mayEnterZones = true
let isHeldBack = false
/** Ticks of its steps over dry ground and through water; CLOSED everywhere for a unit that never moves. */
let dry: Uint16Array = dryCost[0]
let wet: Uint16Array = wetCost[0]
/** The first of these, where no bridge is asked for. */
let land: Uint16Array = landCost[0]
const NOWHERE = new Uint16Array(HEXES * 6).fill(CLOSED)
/** For a unit that may not go wherever the ground allows. */
const ASKED = new Uint16Array(HEXES * 6).fill(ASK)
/** Zones of control of its enemies. */
let zones: Int16Array = new Int16Array(HEXES)

function ask(g: State, unit: number): void {
  asked = g
  askedUnit = unit
  askedCamp = g.camp[unit]
  atStart = ticksAtStart(g, unit)
  mayEnterZones = g.phase !== PHASE.strategic
  isHeldBack = isBound(g, unit)
  // 3.1.13 caps the cost of a hex at what the unit began with; one that began with nothing goes nowhere.
  const isStuck = atStart === 0
  dry = isStuck ? NOWHERE : (dryCost[mobility[unit]] ?? NOWHERE)
  wet = isStuck ? NOWHERE : (wetCost[mobility[unit]] ?? NOWHERE)
  land = isStuck ? NOWHERE : isHeldBack ? ASKED : (landCost[mobility[unit]] ?? NOWHERE)
  zones = derivedOf(g).enemyZones[g.camp[unit]]
}

/** Do units of another camp stand there? Friends may be passed, whatever their number (3.1.9). */
function isOthers(hex: number): boolean {
  const top = asked.top[hex]
  return top >= 0 && asked.camp[top] !== askedCamp
}

/**
 * A step of the unit that is asked about: ground and water, leaving a zone of control once however many there are (4.1.5,
 * 4.2.2, 4.2.6), the air (8.2.13), all that no dearer than what it began with (3.1.13, R62), then the guns that it runs over
 * (6.1.7). `wayRefusal` says in words why a step is closed.
 */
function step(from: number, direction: number, to: number): number {
  const slot = from * 6 + direction
  const ground = water[slot] === WATER.none || bridgeStands(asked, slot) ? dry[slot] : wet[slot]
  if (ground === CLOSED) return CLOSED
  const entersZone = zones[to] > 0
  const leavesZone = zones[from] > 0
  if (entersZone && !mayEnterZones) return CLOSED
  if (entersZone && leavesZone && oneZoneCoversBoth(asked, askedCamp, from, direction)) return CLOSED
  if (isHeldBack && areaRefusal(asked, askedUnit, slot) !== null) return CLOSED
  const isWatched = (asked.hexFlags[to] & FROM_THE_AIR) !== 0
  const air = isWatched ? hamperedBy(asked, askedUnit, to) * POINT : 0
  const ticks = Math.min(ground + air + (leavesZone ? TO_LEAVE_A_ZONE : 0), atStart)
  if (isOthers(to)) return intoStack(slot, to, entersZone, ticks)
  if (isWatched && crossingAttacks(asked, askedUnit, slot) > 0) return ticks + ROLL
  return entersZone ? ticks + STOP : ticks
}

/** Most steps lead into an empty hex or past friends (3.1.9), with no enemy near and no aircraft above. */
const plainGround = (): PlainGround => ({
  ticks: land,
  over: isHeldBack ? onlyTheRule : overWater,
  cap: atStart,
  zones,
  top: asked.top,
  camp: asked.camp,
  own: askedCamp,
  marks: asked.hexFlags,
  mask: FROM_THE_AIR,
})

const overWater = (slot: number): number => (bridgeStands(asked, slot) ? dry[slot] : wet[slot])
const onlyTheRule = (): number => ASK

/** Marks of aircraft in a hex; few hexes have any. */
const FROM_THE_AIR = HEX.hamperedMask | HEX.crossingMask

// 4.2.1, R30  Entering a zone of control ends the move; running somebody over ends the hop, not the move.
function intoStack(slot: number, to: number, entersZone: boolean, ticks: number): number {
  if (othersRefusal(asked, askedUnit, to) !== null) return CLOSED
  const total = ticks + overrunCost(asked, askedUnit, to)
  if (crossingAttacks(asked, askedUnit, slot) > 0) return total + ROLL
  return entersZone || holdsEnemyOf(asked, asked.camp[askedUnit], to) ? total + STOP : total
}

const stepAlongSecondary = (from: number, direction: number, to: number): number =>
  isSecondary(asked, from * 6 + direction) ? step(from, direction, to) : CLOSED

export const isSecondary = (g: State, slot: number): boolean =>
  route[slot] === ROUTE.secondary && routeLeads(g, slot)

/** T1-4, R15  May the unit still hope for one more hex of a secondary route: on foot or on tracks, and never off such routes? */
export const keepsToSecondary = (g: State, unit: number): boolean =>
  (mobility[unit] === MOBILITY.foot || mobility[unit] === MOBILITY.tracked) &&
  !hasFlag(g.unitFlags, unit, UNIT.offSecondary)

/**
 * Every hex that a unit on the map can enter in one hop of this phase, whether it has begun or not; its own hex alone if it
 * may not move. `mayStay` tells whether the unit may end there.
 */
export function reachOf(g: State, unit: number): Hops {
  const mayMove = stillRefusal(g, unit) === null
  askedLeft = mayMove ? ticksLeft(g, unit) : 0
  ask(g, unit)
  reachOver(workspace, grid, g.place[unit], askedLeft, plainGround(), step)
  clearReach(secondary, 0)
  for (const hex of extras) extraFrom[hex] = -1
  extras.length = 0
  if (mayMove && keepsToSecondary(g, unit)) addExtraHexes(g, unit, askedLeft)
  keptIn = derivedOf(g)
  return hops
}

/** The position whose reach was asked for last, for the unit that was asked about; null when something has changed since. */
let keptIn: Derived | null = null

/** The same without asking again, if nothing has changed since it was asked for. */
export const keptReach = (g: State, unit: number): Hops =>
  keptIn !== null && keptIn === g.derived && askedUnit === unit ? hops : reachOf(g, unit)

/** Said by every order that changes what a unit in the middle of its march can reach. */
export function forgetReach(): void {
  keptIn = null
}

// T1-4, R15  Who has spent everything on secondary routes goes one hex further on one.
function addExtraHexes(g: State, unit: number, left: number): void {
  const start = g.place[unit]
  const hasMoved = hasFlag(g.unitFlags, unit, UNIT.moved)
  reach(secondary, grid, start, left, stepAlongSecondary)
  for (let i = 0; i < secondary.count; i++) {
    const from = secondary.hexes[i]
    if (secondary.cost[from] !== left || secondary.ending[from] !== GOES_ON) continue
    if (from !== start || hasMoved) addExtraFrom(from, left)
  }
}

function addExtraFrom(from: number, left: number): void {
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[from * 6 + direction]
    if (to < 0 || isReached(workspace, to)) continue
    if (isClosed(stepAlongSecondary(from, direction, to)) || overrunCost(asked, askedUnit, to) > 0) continue
    extraFrom[to] = from
    extras.push(to)
    workspace.cost[to] = left
    workspace.hexes[workspace.count++] = to
  }
}

function pathOf(hex: number): number[] {
  if (extraFrom[hex] >= 0) return [...pathTo(secondary, extraFrom[hex]), hex]
  return pathTo(secondary.cost[hex] <= workspace.cost[hex] ? secondary : workspace, hex)
}

// A path of two hexes is a step from the start, whose own hex has none before it.
function isOneStep(hex: number): boolean {
  if (!isReached(workspace, hex)) return false
  const before =
    extraFrom[hex] >= 0
      ? extraFrom[hex]
      : secondary.cost[hex] <= workspace.cost[hex]
        ? secondary.previous[hex]
        : workspace.previous[hex]
  return before === asked.place[askedUnit]
}

const hops: Hops = Object.assign(workspace, {
  pathTo: pathOf,
  isOneStep,
  isExtra: (hex: number) => extraFrom[hex] >= 0,
})

/** Ticks straight into the neighbour in that direction, for a unit whose reach was asked for last. */
export function ticksStraight(g: State, unit: number, direction: number): number {
  const from = g.place[unit]
  return ticksOf(step(from, direction, grid.neighbours[from * 6 + direction]))
}

/** 3.2.1, S-8d  May the unit end a hop there? Whoever it runs over leaves room. */
export const mayStay = (g: State, unit: number, hex: number): boolean =>
  holdsEnemyOf(g, g.camp[unit], hex) || stayRefusal(g, unit, hex) === null

/** Is there no hex at all where it could go and stay? */
export function canGoNowhere(g: State, unit: number): boolean {
  const found = reachOf(g, unit)
  for (let i = 0; i < found.count; i++) {
    if (found.hexes[i] !== g.place[unit] && mayStay(g, unit, found.hexes[i])) return false
  }
  return true
}
