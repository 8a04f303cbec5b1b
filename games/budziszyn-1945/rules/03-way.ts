// 3.1, 4.2  A single step from hex to hex: what forbids it, and what it costs.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { AMERICAN_COLUMN } from '../board/facts.ts'
import { CAMP } from '../nations.ts'
import { areHostile, isNysa1945, PHASE, type State } from '../state.ts'
import { dryCost, wetCost } from '../terrain-chart.ts'
import { counters, hasCounterFlag, MOBILITY, mobility } from '../units.ts'
import { grid, isElbe, TERRAIN, terrain, townName, WATER, water } from '../world.ts'
import { overrunCost } from './03-overrun.ts'
import { inEnemyZone, oneZoneCoversBoth } from './04-zones-of-control.ts'
import { bridgeStands } from './14-standing-bridges.ts'

const OFF_THE_MAP = forbid('1.1', 'there is no hex there')
const IMPASSABLE = forbid('3.1.11', 'the ground is closed to units of this kind')
export const ENEMY_THERE = forbid('3.1.8', 'an enemy unit stands there')
export const ALLY_THERE = forbid('S-8e', 'German units may not pass through American ones')
const ELBE = forbid('N-10', 'American units may not cross the Elbe')
const COLUMN_17 = forbid('N-10', 'American units may not pass column 17')
const GARRISON = forbid('S-G', 'the garrison of a city may not leave it')
const SAME_ZONE = forbid('4.2.3', 'both hexes are in the zone of control of one and the same enemy unit')
const INTO_ZONE = forbid('12.2.2', 'strategic movement never enters an enemy zone of control')

/** S-G, R80  Units that stay in their city in Two Stars. */
const isGarrison = Uint8Array.from(counters, (_, unit) => (hasCounterFlag(unit, 'starsStays') ? 1 : 0))

/** 3.1.11, 3.1.12, R14  Ticks for ground, water and routes alone, CLOSED where the unit may not go. */
export function groundTicks(g: State, unit: number, slot: number): number {
  const kind = mobility[unit]
  if (kind === MOBILITY.none) return CLOSED
  return water[slot] === WATER.none || bridgeStands(g, slot) ? dryCost[kind][slot] : wetCost[kind][slot]
}

/** N-10, R44, S-G, R80  Where a unit may not go whatever moves it: march, retreat or pursuit. */
export function areaRefusal(g: State, unit: number, slot: number): Refusal | null {
  const to = grid.neighbours[slot]
  if (!isNysa1945(g)) return isGarrison[unit] && !isWithinCity(slot, to) ? GARRISON : null
  if (g.camp[unit] !== CAMP.american) return null
  if (isElbe[slot]) return ELBE
  return grid.line[to] > AMERICAN_COLUMN ? COLUMN_17 : null
}

/** Is there any hex that only this unit may not enter? */
export const isBound = (g: State, unit: number): boolean =>
  isNysa1945(g) ? g.camp[unit] === CAMP.american : isGarrison[unit] === 1

function isWithinCity(slot: number, to: number): boolean {
  return (terrain[to] & TERRAIN.city) !== 0 && townName[to] === townName[Math.floor(slot / 6)]
}

/** Everything but movement points that forbids a unit this step in its own phases. */
export function wayRefusal(g: State, unit: number, slot: number): Refusal | null {
  const to = grid.neighbours[slot]
  if (to < 0) return OFF_THE_MAP
  if (groundTicks(g, unit, slot) >= CLOSED) return IMPASSABLE
  return othersRefusal(g, unit, to) ?? areaRefusal(g, unit, slot) ?? zoneRefusal(g, unit, slot, to)
}

// 3.1.8, 3.1.9, 3.1.10, S-8e  Friends may be passed, whatever their number; Americans let no Germans through.
export function othersRefusal(g: State, unit: number, to: number): Refusal | null {
  const top = g.top[to]
  if (top < 0 || g.camp[top] === g.camp[unit]) return null
  if (areHostile(g, g.camp[unit], g.camp[top])) return overrunCost(g, unit, to) >= CLOSED ? ENEMY_THERE : null
  return g.camp[unit] === CAMP.german ? ALLY_THERE : null
}

// 4.2.3, 4.2.4, 4.2.5, 12.2.2, R18
function zoneRefusal(g: State, unit: number, slot: number, to: number): Refusal | null {
  const camp = g.camp[unit]
  if (!inEnemyZone(g, camp, to)) return null
  if (g.phase === PHASE.strategic) return INTO_ZONE
  return oneZoneCoversBoth(g, camp, Math.floor(slot / 6), slot % 6) ? SAME_ZONE : null
}
