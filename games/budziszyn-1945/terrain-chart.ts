// T1  The terrain table: what a step costs each class of unit, and what the ground does for a defender.
import { points } from '../../engine/movement/points.ts'
import { ASK, CLOSED } from '../../engine/movement/step.ts'
import { MOBILITY } from './units.ts'
import { derive, grid, HEXES, ROUTE, route, TERRAIN, terrain, WATER, water } from './world.ts'

/** T1, R13  Along a route, by class of unit and of route; trucks have the plain rate, tracks the bracketed one. */
export const ROUTE_RATES: readonly (readonly number[])[] = [
  [CLOSED, points(1), points(1, 2), points(1, 2)],
  [CLOSED, points(1, 2), points(1, 3), points(1, 4)],
  [CLOSED, points(1), points(1, 2), points(1, 3)],
  [CLOSED, points(1, 2), points(1, 3), points(1, 4)],
]

const ON_FOOT = { bigRiver: points(2), stream: points(1) }
const BY_MOTOR = { bigRiver: points(3), stream: points(1) }

/** 3.1.11, 3.1.12, R16  Entering a hex off the route, water not counted. */
function ground(h: number, mobility: number): number {
  const here = terrain[h]
  if (here & TERRAIN.lake) return CLOSED
  const isFoot = mobility === MOBILITY.foot
  if (!isFoot && here & (TERRAIN.swamp | TERRAIN.mountain)) {
    return mobility === MOBILITY.headquarters ? points(5) : CLOSED
  }
  let cost = here & TERRAIN.city ? points(2) : points(1)
  if (here & TERRAIN.forest) cost += points(1)
  if (here & TERRAIN.swamp) cost += points(1)
  if (here & TERRAIN.mountain) cost += points(2)
  return cost
}

const CLASSES = [MOBILITY.foot, MOBILITY.truck, MOBILITY.tracked, MOBILITY.headquarters] as const

/** [mobility][slot] ticks off the route without the water, CLOSED where the class may not go. */
export const groundCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
/** [mobility][slot] ticks that the water on the hexside adds where no bridge stands. */
export const waterCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
/** [mobility][slot] ticks along a route, CLOSED without one. */
export const routeCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
/** R14  [mobility][slot] ticks of a step over dry ground or a bridge, by route where there is one; and of one through the water. */
export const dryCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
export const wetCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
/** [mobility][slot] the first of the two, ASK where a bridge decides which holds. */
export const landCost = CLASSES.map(() => new Uint16Array(HEXES * 6))
/** 4.1.3, 4.1.4  [mobility][hex] directions into which a unit of the class reaches with its zone of control, as bits. */
export const zoneReach = CLASSES.map(() => new Uint8Array(HEXES))
/** [hex] combat modifiers that the ground gives a defender: forest, hills, town 1, city and mountain 2 (5.5.2). */
export const groundModifiers = new Uint8Array(HEXES)

derive(() => {
  for (let h = 0; h < HEXES; h++) groundModifiers[h] = modifiersOf(terrain[h])
  for (const mobility of CLASSES) {
    const { bigRiver, stream } = mobility === MOBILITY.foot ? ON_FOOT : BY_MOTOR
    zoneReach[mobility].fill(0)
    for (let slot = 0; slot < HEXES * 6; slot++) {
      const to = grid.neighbours[slot]
      groundCost[mobility][slot] = to < 0 ? CLOSED : ground(to, mobility)
      waterCost[mobility][slot] =
        water[slot] === WATER.bigRiver ? bigRiver : water[slot] === WATER.stream ? stream : 0
      routeCost[mobility][slot] =
        to < 0 || route[slot] === ROUTE.none ? CLOSED : ROUTE_RATES[mobility][route[slot]]
      dryCost[mobility][slot] = Math.min(routeCost[mobility][slot], groundCost[mobility][slot])
      wetCost[mobility][slot] =
        groundCost[mobility][slot] >= CLOSED ? CLOSED : groundCost[mobility][slot] + waterCost[mobility][slot]
      landCost[mobility][slot] = water[slot] === WATER.none ? dryCost[mobility][slot] : ASK
      const mayEnter = groundCost[mobility][slot] < CLOSED || routeCost[mobility][slot] < CLOSED
      if (to >= 0 && water[slot] !== WATER.bigRiver && mayEnter)
        zoneReach[mobility][Math.floor(slot / 6)] |= 1 << (slot % 6)
    }
  }
})

function modifiersOf(kinds: number): number {
  let modifiers = 0
  if (kinds & TERRAIN.forest) modifiers += 1
  if (kinds & TERRAIN.hills) modifiers += 1
  if (kinds & TERRAIN.mountain) modifiers += 2
  if (kinds & TERRAIN.town) modifiers += 1
  if (kinds & TERRAIN.city) modifiers += 2
  return modifiers
}
