// 10  Borders and Red Row: where the units of a force group may be at all. 14.8 closes Eastern Poland later.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GERMAN, GROUP, SOVIET_GROUPS, WEST } from '../forces.ts'
import type { State } from '../state.ts'
import {
  campOf,
  easternPoland,
  groupBit,
  groupOf,
  isWater,
  mapOf,
  RED_ROW,
  REGION,
  redRow,
  region,
} from '../world.ts'

const WATER = forbid('12.4b', 'there is only water')
const RED_ROW_CLOSED = forbid('10.8a', 'only Soviet units may enter the Red Row')
const POLES_STAY = forbid('10.2a', 'Polish units stay in Poland and Danzig')
const AGC_STAYS = forbid('10.4', 'units of Army Group C stay in Germany')
const ANOTHER_MAP = forbid('1.4', 'no ground unit changes maps')
const EAST_CLOSED = forbid('14.8d', 'Eastern Poland is closed after its surrender')

/** May this unit, coming from where it is, be in this hex: by moving, retreating or advancing? */
export function areaRefusal(g: State, unit: number, hex: number, from = g.place[unit]): Refusal | null {
  if (isWater[hex]) return WATER
  if (mapOf[hex] !== (isOfWest(unit) ? WEST : 0)) return ANOTHER_MAP
  // 10.7  Soviets go anywhere on the East Map.
  if (groupBit[unit] & SOVIET_GROUPS) return null
  if (redRow[hex] !== RED_ROW.none) return RED_ROW_CLOSED
  // 14.8c, 14.8d  Whoever is still inside may go through it.
  if (g.easternClosed && easternPoland[hex] && !isInside(from)) return EAST_CLOSED
  // 10.2a
  if (groupOf[unit] === GROUP.polish) return isPolishGround(hex) ? null : POLES_STAY
  // 10.4; 10.3, 10.6: other Germans and the French go anywhere on their map.
  return groupOf[unit] === GROUP.agc && region[hex] !== REGION.germany ? AGC_STAYS : null
}

const isInside = (hex: number): boolean => hex >= 0 && easternPoland[hex] !== 0

const isOfWest = (unit: number): boolean => groupOf[unit] === GROUP.agc || groupOf[unit] === GROUP.french

const isPolishGround = (hex: number): boolean =>
  region[hex] === REGION.poland || region[hex] === REGION.danzig

const NOT_INTO_RED_ROW = forbid('10.8b', 'German units may not attack into the Red Row')
const AGC_ATTACKS_AT_HOME = forbid('10.4', 'Army Group C attacks only hexes in Germany')

/** 10.2b, 10.4, 10.8b, 14.8d, R51  May this unit attack into this hex? Poles may attack over borders. */
export function attackAreaRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (campOf[unit] !== GERMAN) return null
  if (redRow[hex] !== RED_ROW.none) return NOT_INTO_RED_ROW
  if (groupOf[unit] === GROUP.agc && region[hex] !== REGION.germany) return AGC_ATTACKS_AT_HOME
  return g.easternClosed && easternPoland[hex] ? EAST_CLOSED : null
}
