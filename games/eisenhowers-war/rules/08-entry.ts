// 8.3 to 8.5, 8.8 to 8.10, 9.3, 13.4  What a step into a hex costs, and what forbids it.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { HEX, type State } from '../state.ts'
import { LIMITS } from '../tables.ts'
import { hexTicks, riverCosts, stepCosts, terrainTicks } from '../terrain-chart.ts'
import { isMobile, sideOf, UNITS } from '../units.ts'
import {
  COUNTRY,
  country,
  grid,
  isLand,
  isPassSide,
  isScheldt,
  openSide,
  RIVER,
  river,
  TERRAIN,
} from '../world.ts'
import { enemyOccupied, terrainAt } from './06-stacking.ts'
import { inEnemyZone } from './09-zones-of-control.ts'

const ENEMY_HELD = forbid('8.3', 'a moving unit may not enter a hex with enemy units')
const CLOSED_HEX = forbid('8.5', 'nobody may enter that hex')
const CLOSED_SIDE = forbid('8.5', 'nobody may cross that hexside')
const SCHELDT = forbid(
  '8.10',
  'the Scheldt is open to Germans only in the one Movement Phase for which they declare it',
)
const ITALY_FULL = forbid('13.4', 'no more than eight German mobile units may be in Italy')

/** 8.6, 9.3  What a step adds for entering an enemy zone of control. */
const ZONE_TICKS = POINT

/** 8.5, 8.10  May this side's units go from hex to hex at all? R40: the Scheldt only in a move, never in a retreat or an advance. */
export function isPassable(g: State, side: number, slot: number, moves: boolean): boolean {
  if (openSide[slot]) return true
  return moves && isScheldt[slot] === 1 && side === GERMAN && g.scheldtOpen === 1
}

/** Why nobody of this side may go into the neighbour, whoever he is and whatever it costs, or null. */
export function wayRefusal(
  g: State,
  side: number,
  from: number,
  direction: number,
  moves: boolean,
): Refusal | null {
  const slot = from * 6 + direction
  const to = grid.neighbours[slot]
  if (to < 0 || !isLand[to]) return CLOSED_HEX
  if (!isPassable(g, side, slot, moves)) return isScheldt[slot] ? SCHELDT : CLOSED_SIDE
  return enemyOccupied(g, side, to) ? ENEMY_HELD : null
}

/**
 * 8.0c, 8.0d, 8.9, 9.3  Ticks to enter the neighbour with enemy zones of control, for a regular (0) or mountain-capable (1) unit;
 * CLOSED where it may not go.
 */
export function stepTicks(g: State, side: number, capable: number, from: number, direction: number): number {
  if (wayRefusal(g, side, from, direction, true) !== null) return CLOSED
  const slot = from * 6 + direction
  const to = grid.neighbours[slot]
  const changed = (g.hexFlags[from] | g.hexFlags[to]) & (HEX.destroyed | HEX.secured)
  const isSpecial = changed !== 0 || isScheldt[slot] || (g.seineOpen && river[slot] === RIVER.seine)
  const ticks = isSpecial ? changedTicks(g, side, capable, from, slot) : stepCosts[side][capable][slot]
  return inEnemyZone(g, side, to) ? ticks + ZONE_TICKS : ticks
}

// 3.3.4b, 8.10, 10.10e, 13.2k  Where the printed chart does not hold.
function changedTicks(g: State, side: number, capable: number, from: number, slot: number): number {
  const to = grid.neighbours[slot]
  const isSecured = side === ALLIED && (g.hexFlags[to] & HEX.secured) !== 0
  const kind = isSecured && terrainAt(g, to) === TERRAIN.rough ? TERRAIN.clear : terrainAt(g, to)
  // 8.8
  const inHex = isPassSide[slot] ? POINT : hexTicks(capable, kind)
  if (isScheldt[slot]) return terrainTicks(capable, to) + POINT
  if (isVoidRiver(g, side, from, to)) return inHex
  const isEased = side === GERMAN && g.seineOpen === 1 && river[slot] === RIVER.seine
  return inHex + riverCosts[isEased ? ALLIED : side][slot]
}

/** 13.2k  River hexsides around a hex that paratroopers secured do not count for the Allies. */
export const isVoidRiver = (g: State, side: number, a: number, b: number): boolean =>
  side === ALLIED && ((g.hexFlags[a] | g.hexFlags[b]) & HEX.secured) !== 0

/** 13.4  German mobile units in Italy. */
export function mobilesInItaly(g: State): number {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && sideOf[unit] === GERMAN && isMobile[unit] && country[hex] === COUNTRY.Italy) count += 1
  }
  return count
}

/** 13.4, R79  May so many more German mobile units come into Italy? `from` is below 0 for those from off the map. */
export function italyRefusal(
  g: State,
  side: number,
  from: number,
  to: number,
  count: number,
): Refusal | null {
  if (side !== GERMAN || country[to] !== COUNTRY.Italy || g.italyOpen) return null
  if (from >= 0 && country[from] === COUNTRY.Italy) return null
  return mobilesInItaly(g) + count > LIMITS.mobilesInItaly ? ITALY_FULL : null
}
