// 10.2 to 10.6, 10.9, 10.10  The column shifts of an attack, each with its rule.
import { concentric, type Ring, ringOf } from '../../../engine/battle/concentric.ts'
import { type ShiftEntry, shift } from '../../../engine/battle/shifts.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { SHIFTS, WEST_WALL } from '../tables.ts'
import { FORT, fort, grid, isCity, RIVER, river, TERRAIN, terrain } from '../world.ts'
import { isShort } from './08-allowance.ts'
import { isVoidRiver } from './08-entry.ts'
import type { Attacker, Engagement } from './10-odds.ts'

const ROUGH = shift('10.2', 'rough', SHIFTS.rough)
const MOUNTAIN = shift('10.2', 'mountain', SHIFTS.mountain)
const CITY = shift('10.2', 'city', SHIFTS.city)
const FORTIFICATION = shift('10.2', 'fortification', SHIFTS.fortification)
const RIVER_SHIFT = shift('10.4', 'river', SHIFTS.river)
const RHINE_SHIFT = shift('10.5', 'Rhine', SHIFTS.rhine)
const JOINED_RIVER = shift('5.3.4', 'river', SHIFTS.river)
const JOINED_RHINE = shift('5.3.4', 'Rhine', SHIFTS.rhine)
const INVASION = shift('5.3.5', 'invasion', SHIFTS.invasion)
const CONCENTRIC = shift('10.9', 'concentric attack', SHIFTS.concentric)
const BOMBERS_FOR = shift('10.10', 'bombers', SHIFTS.bombers)
const BOMBERS_AGAINST = shift('10.10', 'bombers', -SHIFTS.bombers)
const SHORT = shift('7.15', 'supply problems', SHIFTS.supplyProblem)
const OFFENSIVE = shift('13.6k', 'Fuehrer offensive', SHIFTS.offensive)

/** 10.6, 11.0a  Everything that shifts the column, in the order of the chart; all of it adds up. */
export function shiftsOf(g: State, e: Engagement): ShiftEntry[] {
  const shifts = [
    groundShift(g, e),
    isStandingCity(g, e) ? CITY : null,
    fortShift(g, e),
    riverShift(g, e),
    e.isInvasion ? INVASION : null,
    isConcentric(g, e) ? CONCENTRIC : null,
    e.withBombers ? (e.side === ALLIED ? BOMBERS_FOR : BOMBERS_AGAINST) : null,
    e.attackers.some(({ unit, by }) => by === 'ground' && isShort(g, unit)) ? SHORT : null,
    e.isOffensive ? OFFENSIVE : null,
  ]
  return shifts.filter(entry => entry !== null)
}

// 10.10e, R57  Bombers make rough ground of a city before the battle is counted.
const isRuined = (g: State, e: Engagement): boolean =>
  hasFlag(g.hexFlags, e.target, HEX.destroyed) || (e.withBombers && isCity[e.target] === 1)

const isStandingCity = (g: State, e: Engagement): boolean => isCity[e.target] === 1 && !isRuined(g, e)

// 10.2, 10.2a  A pass counts as the mountain or rough hex that it lies in.
function groundShift(g: State, e: Engagement): ShiftEntry | null {
  if (terrain[e.target] === TERRAIN.mountain) return MOUNTAIN
  return terrain[e.target] === TERRAIN.rough || isRuined(g, e) ? ROUGH : null
}

/**
 * 10.3, 10.3a, 10.3b, 10.3c, 10.3d  Columns that the works of a hex are worth to German defenders, taken back or not; to Allies
 * never any.
 */
export function fortColumns(g: State, hex: number): number {
  if (fort[hex] === FORT.none) return 0
  return fort[hex] === FORT.westWall ? WEST_WALL[g.turn] : SHIFTS.fortification
}

function fortShift(g: State, e: Engagement): ShiftEntry | null {
  const columns = e.side === GERMAN ? 0 : fortColumns(g, e.target)
  if (columns === 0) return null
  return fort[e.target] === FORT.westWall ? shift('10.3', 'West Wall', columns) : FORTIFICATION
}

/** 10.4, 10.5, 13.2k, 13.5, R94, R104  What the hexside that a unit attacks across is worth: 0 dry, 1 river, 2 Rhine. */
export function riverColumns(g: State, side: number, from: number, target: number): number {
  const slot = from * 6 + grid.directionTo(from, target)
  if (river[slot] === RIVER.none || isVoidRiver(g, side, from, target)) return 0
  if (side === ALLIED && g.bridge === slot) return 0
  return river[slot] === RIVER.rhine && side === ALLIED ? 2 : 1
}

// 10.4, R56  The least of all attackers counts; in an invasion the most of those who join it overland (5.3.4).
function riverShift(g: State, e: Engagement): ShiftEntry | null {
  const columns = e.attackers.map(a => (a.by === 'ground' ? riverColumns(g, e.side, a.from, e.target) : 0))
  if (columns.length === 0) return null
  const across = e.isInvasion ? Math.max(...columns) : Math.min(...columns)
  if (across === 0) return null
  if (e.isInvasion) return across === 2 ? JOINED_RHINE : JOINED_RIVER
  return across === 2 ? RHINE_SHIFT : RIVER_SHIFT
}

/** 10.9, 5.3.5, R73  The geometry alone; a corps dropped on the hex is enough. */
export function surrounds(target: number, attackers: readonly Attacker[]): boolean {
  if (attackers.some(({ by }) => by === 'air')) return true
  const hexes = attackers.filter(({ by }) => by === 'ground').map(({ from }) => from)
  const ring: Ring = ringOf(grid, target, hexes)
  return concentric(ring)
}

// 10.9a  Never against a city, a port or works that count; those that the Allies hold do not (10.3d, W6).
function isConcentric(g: State, e: Engagement): boolean {
  if (isStandingCity(g, e)) return false
  if (e.side === ALLIED && fortColumns(g, e.target) !== 0) return false
  return surrounds(e.target, e.attackers)
}
