// 5.3  One step of a retreat: where a unit can fall back to, and who cannot fall back at all.
import { beginning, nextHexes, type Route, whyNotNext } from '../../../engine/battle/route.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { CAMP } from '../nations.ts'
import { areHostile, hasFlag, type State, UNIT } from '../state.ts'
import { groundCost } from '../terrain-chart.ts'
import { isHeadquarters, isTowedArtillery, MOBILITY, mobility, UNITS } from '../units.ts'
import { grid } from '../world.ts'
import { campIn, stayRefusal } from './03-stacking.ts'
import { isInCombatSetUp } from './03-standing-still.ts'
import { ALLY_THERE, areaRefusal, ENEMY_THERE, groundTicks } from './03-way.ts'
import { inEnemyZone } from './04-zones-of-control.ts'
import { startOf } from './05-trails.ts'
import { isWaded, routeLeads } from './14-standing-bridges.ts'

const NOT_AWAY = forbid('5.3.2', 'every step of a retreat leads farther from the hex of the combat')
const IMPASSABLE = forbid('5.3.3', 'a retreat does not enter ground that is closed to the unit')
const ENEMY_ZONE = forbid(
  '5.3.3',
  'a retreat does not enter an enemy zone of control without friends in the hex',
)
const BIG_RIVER = forbid('5.3.5', 'a retreat crosses a big river only by a bridge')
const GUN_IN_POSITION = forbid('6.2.3', 'a gun in combat set-up cannot retreat')
const ROOTED = forbid('15.2.1', 'a resilience group does not retreat')
const BRIDGING = forbid('14.3.4', 'a headquarters that builds a bridge stays with it')
const ALONE = forbid('5.1.9', 'a headquarters or limbered gun that is attacked alone does not retreat')

/** Why this unit has to stay whatever lies behind it, or null. */
export function rootedRefusal(g: State, unit: number): Refusal | null {
  if (isInCombatSetUp(g, unit)) return GUN_IN_POSITION
  if (mobility[unit] === MOBILITY.none) return ROOTED
  if (g.building[unit] > 0) return BRIDGING
  return isHelpless(g, unit) && foughtAlone(g, unit) ? ALONE : null
}

// 5.1.9, 6.6.4, R82  Headquarters and guns on their trucks do not fight.
const isHelpless = (g: State, unit: number): boolean =>
  isHeadquarters[unit] === 1 || (isTowedArtillery[unit] === 1 && hasFlag(g.unitFlags, unit, UNIT.transport))

/** Was nobody in the hex of this unit who could fight for it when the combat began? */
function foughtAlone(g: State, unit: number): boolean {
  const start = startOf(g, unit)
  for (let other = 0; other < UNITS; other++) {
    const was = startOf(g, other) >= 0 ? startOf(g, other) : g.place[other]
    if (was === start && !isHelpless(g, other)) return false
  }
  return true
}

/** 5.3.2, 5.3.3, 5.3.4, 5.3.5, R22  Why a unit may not retreat from one hex into the next, or null. */
function stepRefusal(g: State, unit: number, from: number, to: number): Refusal | null {
  const start = startOf(g, unit)
  if (grid.distance(start, to) <= grid.distance(start, from)) return NOT_AWAY
  const slot = from * 6 + grid.directionTo(from, to)
  if (isClosed(g, unit, slot)) return IMPASSABLE
  if (isWaded(g, slot)) return BIG_RIVER
  const others = campIn(g, to)
  if (others >= 0 && areHostile(g, g.camp[unit], others)) return ENEMY_THERE
  // S-8e  Americans pass through Germans, not the other way round.
  if (others >= 0 && others !== g.camp[unit] && g.camp[unit] === CAMP.german) return ALLY_THERE
  if (inEnemyZone(g, g.camp[unit], to) && others !== g.camp[unit]) return ENEMY_ZONE
  return areaRefusal(g, unit, slot)
}

// R82  A headquarters retreats as a truck does: no swamp, no mountain off the route.
function isClosed(g: State, unit: number, slot: number): boolean {
  if (groundTicks(g, unit, slot) >= CLOSED) return true
  return isHeadquarters[unit] === 1 && groundCost[MOBILITY.truck][slot] >= CLOSED && !routeLeads(g, slot)
}

/** 5.3.4  Does it cost the unit a level of its own to fall back into this hex? */
export const isCostly = (g: State, unit: number, to: number): boolean => inEnemyZone(g, g.camp[unit], to)

/** 5.3.6  What is left of a retreat; it may be cut short wherever the unit can stay, for the rest can be sustained. */
function routeOf(g: State, unit: number, hexes: number): Route {
  return {
    grid,
    rule: '5.3.6',
    start: g.place[unit],
    hexes,
    mayEnter: (from, to) => stepRefusal(g, unit, from, to),
    mayEnd: hex => stayRefusal(g, unit, hex),
    mayStop: () => true,
  }
}

/** Why a unit with so many hexes still to go may not fall back into this one, or null. */
export function fallBackRefusal(g: State, unit: number, to: number, hexes: number): Refusal | null {
  const rooted = rootedRefusal(g, unit)
  if (rooted !== null) return rooted
  const route = routeOf(g, unit, hexes)
  return whyNotNext(route, beginning(route), to)
}

/** Hexes that a unit may fall back into: first those that cost nothing and have room, then the others. */
export function fallBackHexes(g: State, unit: number, hexes: number): number[] {
  if (rootedRefusal(g, unit) !== null) return []
  const route = routeOf(g, unit, hexes)
  const found: number[] = []
  found.length = nextHexes(route, beginning(route), found)
  const dislike = (hex: number) =>
    (isCostly(g, unit, hex) ? 2 : 0) + (stayRefusal(g, unit, hex) === null ? 0 : 1)
  return found.sort((a, b) => dislike(a) - dislike(b))
}

/** 5.3.6, 5.3.7  Why a unit may not stay where it is, or null: it never ends its retreat in a hex without room. */
export function standRefusal(g: State, unit: number): Refusal | null {
  return g.place[unit] === startOf(g, unit) ? null : stayRefusal(g, unit, g.place[unit])
}
