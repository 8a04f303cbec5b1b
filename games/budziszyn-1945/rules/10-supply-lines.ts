// 10.1  Lines of supply: from the bases of a camp along roads without limit, off the road for so many points.

import { points } from '../../../engine/movement/points.ts'
import { makeReach, type Reach, take, takeFreely, UNREACHED } from '../../../engine/movement/reach.ts'
import { ASK, CLOSED, FREE, STOP } from '../../../engine/movement/step.ts'
import { floodPaid, paidPathToSource } from '../../../engine/supply/paid-trace.ts'
import { CAMP, NATION } from '../nations.ts'
import { areHostile, hasFlag, type State, UNIT } from '../state.ts'
import { groundCost, waterCost, zoneReach } from '../terrain-chart.ts'
import {
  isHeadquarters,
  isRegular,
  isTowedArtillery,
  MOBILITY,
  mobility,
  UNITS,
  unitNation,
} from '../units.ts'
import { derive, grid, HEXES, ROUTE, route, TERRAIN, terrain, WATER, water } from '../world.ts'
import { basesOf } from './10-supply-bases.ts'
import { barByTowns } from './10-towns-in-the-way.ts'
import { bridgeStands, routeLeads } from './14-standing-bridges.ts'

/** 10.1.6, 10.1.7, B67  Points off the road by nation, whatever its side; the game has no German allies. */
const BUDGET = [points(10), points(8), points(8), points(12)]
const CAMP_BUDGET = [BUDGET[NATION.soviet], BUDGET[NATION.germany], BUDGET[NATION.america]]

/** What a line may do in a hex. */
const SHUT = 0
const END_HERE = 1
const GO_ON = 2

// One workspace for every trace: what it holds is valid until the next.
const workspace = makeReach(grid)
const may = new Uint8Array(HEXES)
const held = new Uint8Array(HEXES)
const starts = new Int16Array(HEXES)
const HELD = 1
const HELD_BY_REGULARS = 2

/** Every hex that lines of supply of a camp come to, with the points spent; valid until the next call. */
export function traceSupply(g: State, camp: number): Reach {
  noteUnits(g, camp)
  const count = basesOf(g, camp, starts)
  let open = 0
  for (let i = 0; i < count; i++) if (may[starts[i]] !== SHUT) starts[open++] = starts[i]
  traced = g
  budget = CAMP_BUDGET[camp]
  floodPaid(workspace, starts, open, budget, leave)
  return workspace
}

// The position being traced, and the points of its lines.
let traced: State
let budget = 0

// 10.1.8, 10.1.9, R37  Free along a road and from friend to friend, otherwise what a truck would pay.
function leave(from: number, spent: number): void {
  // A line may end on a base where it may not go on, as it may in any other hex.
  if (may[from] === END_HERE) return
  const { neighbours } = grid
  const { cost } = workspace
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const to = neighbours[slot]
    if (to < 0 || cost[to] <= spent || may[to] === SHUT) continue
    const ticks = held[from] !== 0 && held[to] !== 0 ? FREE : groundTicks(slot)
    if (ticks === CLOSED) continue
    if (may[to] === GO_ON) takeFreely(workspace, from, to, spent + ticks, budget)
    else take(workspace, from, to, spent, ticks + STOP, budget)
  }
}

const groundTicks = (slot: number): number =>
  overland[slot] === ASK ? overWater(traced, slot) : overland[slot]

/** [slot] ticks of a line over dry ground: FREE along a road, otherwise what a truck would pay; ASK where that depends on a bridge. */
const overland = new Uint16Array(HEXES * 6)

derive(() => {
  for (let slot = 0; slot < HEXES * 6; slot++) {
    const byRoad = route[slot] !== ROUTE.none
    overland[slot] = water[slot] !== WATER.none ? ASK : byRoad ? FREE : groundCost[MOBILITY.truck][slot]
  }
})

function overWater(g: State, slot: number): number {
  if (routeLeads(g, slot)) return FREE
  const ground = groundCost[MOBILITY.truck][slot]
  if (ground >= CLOSED || bridgeStands(g, slot)) return ground
  return ground + waterCost[MOBILITY.truck][slot]
}

// 10.1.10, 10.1.11  Where a line may come: not to the enemy, and through his zones only where regular friends stand.
function noteUnits(g: State, camp: number): void {
  may.fill(GO_ON)
  held.fill(0)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0) continue
    if (g.camp[unit] === camp) held[hex] |= isRegular[unit] ? HELD | HELD_BY_REGULARS : HELD
    else if (areHostile(g, camp, g.camp[unit])) spreadZone(g, unit, hex)
  }
  if (camp === CAMP.soviet) barByTowns(g, may, END_HERE)
  for (let hex = 0; hex < HEXES; hex++) {
    if (terrain[hex] & TERRAIN.lake || (g.top[hex] >= 0 && areHostile(g, camp, g.camp[g.top[hex]])))
      may[hex] = SHUT
    else if (held[hex] & HELD_BY_REGULARS) may[hex] = GO_ON
    else if (may[hex] !== GO_ON && !held[hex]) may[hex] = SHUT
  }
}

// 10.1.11  Every enemy unit but headquarters and guns on the move reaches its neighbours, whether or not it has a zone else.
function spreadZone(g: State, unit: number, hex: number): void {
  if (isHeadquarters[unit]) return
  if (isTowedArtillery[unit] && hasFlag(g.unitFlags, unit, UNIT.transport)) return
  const kind = mobility[unit] === MOBILITY.none ? MOBILITY.foot : mobility[unit]
  const reach = zoneReach[kind][hex]
  for (let direction = 0; direction < 6; direction++) {
    if (reach & (1 << direction)) may[grid.neighbours[hex * 6 + direction]] = END_HERE
  }
}

/** 10.1.3, 10.1.7  After `traceSupply` of its camp: does a line come to the unit within the points of its nation? */
export function isOnLine(lines: Reach, g: State, unit: number): boolean {
  const spent = lines.cost[g.place[unit]]
  return spent !== UNREACHED && spent <= BUDGET[unitNation[unit]]
}

/** For one unit: is it in supply now? */
export function canTrace(g: State, unit: number): boolean {
  return g.place[unit] >= 0 && isOnLine(traceSupply(g, g.camp[unit]), g, unit)
}

/** The hexes of a unit's line from its own hex to the base; empty without one. */
export function supplyPath(g: State, unit: number): number[] {
  return canTrace(g, unit) ? paidPathToSource(workspace, g.place[unit]) : []
}
