// 11.10 to 11.15, 19, 20  Column shifts of an attack, each with its rule.
import { allAcross, type Ring, ringOf, ringWhere, surrounded } from '../../../engine/battle/concentric.ts'
import { type ShiftEntry, shift } from '../../../engine/battle/shifts.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { ALPINE_SHIFT, ENTRENCHMENT_SHIFT, RIVER_SHIFT, TERRAIN_SHIFTS } from '../tables.ts'
import { attackFactors, isAlpine, unitNation } from '../units.ts'
import {
  country,
  grid,
  isCity,
  isEntrenchment,
  isMountain,
  isRiverSide,
  isSea,
  openSide,
  TERRAIN,
  terrain,
} from '../world.ts'
import { isOpenLand, zoneOf } from './10-zones-of-control.ts'
import { attacksInStorm } from './20-weather.ts'

/** What shifts depend on, for a battle that is fought and for one that is thought of. */
export interface Engagement {
  readonly target: number
  readonly attackers: readonly number[]
  readonly defenders: readonly number[]
  /** Attackers out of supply. */
  readonly unsupplied: number
  /** Air unit and fleet in support, -1 for none. */
  readonly air: number
  readonly fleet: number
  /** 17.1b  Special forces have succeeded. */
  readonly special: boolean
}

const FOREST = shift('11.11b', 'forest', -TERRAIN_SHIFTS.forest)
const ROUGH = shift('11.11b', 'rough', -TERRAIN_SHIFTS.rough)
const MOUNTAIN = shift('11.11b', 'mountain', -TERRAIN_SHIFTS.mountain)
const MARSH = shift('11.11b', 'marsh', -TERRAIN_SHIFTS.marsh)
const CITY = shift('11.11b', 'city', -TERRAIN_SHIFTS.city)
const ROUGH_ALPINE = shift('19.0a', 'rough, alpine attackers', -ALPINE_SHIFT)
const MOUNTAIN_ALPINE = shift('19.0a', 'mountain, alpine attackers', -ALPINE_SHIFT)
const RIVER = shift('11.11e', 'all attack across rivers', -RIVER_SHIFT)
const ENTRENCHED = shift('11.12a', 'entrenchment', -ENTRENCHMENT_SHIFT)
const ALL_UNSUPPLIED = shift('11.13a', 'all attackers out of supply', -2)
const SOME_UNSUPPLIED = shift('11.13b', 'some attackers out of supply', -1)
const STORM = shift('20.0f', 'storms', -1)
const CONCENTRIC = shift('11.14a', 'concentric attack', 1)
const SPECIAL = shift('17.1b', 'special forces', 1)

/** 11.10a, 11.10b  All shifts of an attack, the defender's first. */
export function shiftsOf(g: State, e: Engagement): ShiftEntry[] {
  const shifts: ShiftEntry[] = []
  const add = (entry: ShiftEntry | null) => {
    if (entry !== null) shifts.push(entry)
  }
  add(terrainShift(g, e))
  add(isAcrossRivers(g, e) ? RIVER : null)
  add(isEntrenched(e) ? ENTRENCHED : null)
  add(supplyShift(e))
  add(attacksInStorm(g, unitNation[e.attackers[0]], e.target) ? STORM : null)
  add(isConcentric(g, e) ? CONCENTRIC : null)
  if (e.air >= 0) add(supportShift(g, '16.9c', 'air support', e.air))
  if (e.fleet >= 0) add(supportShift(g, '18.1e', 'naval bombardment', e.fleet))
  add(e.special ? SPECIAL : null)
  return shifts
}

// 11.15b, 16.9c, 18.1e
function supportShift(g: State, rule: string, label: string, unit: number): ShiftEntry | null {
  const factor = attackFactors[g.steps[unit]][unit]
  return factor > 0 ? shift(rule, label, factor) : null
}

/**
 * 11.11a, 11.11c, 16.8.2c, 19.0a, R12  The best that the hex offers its defenders: one terrain, or the city if it is not terrorized.
 * The attackers' own hexes do not matter.
 */
function terrainShift(g: State, { target, attackers }: Engagement): ShiftEntry | null {
  const alpine = attackers.some(unit => isAlpine[unit])
  let best: ShiftEntry | null = null
  const offer = (entry: ShiftEntry) => {
    if (best === null || entry.columns < best.columns) best = entry
  }
  const ground = terrain[target]
  if (ground & TERRAIN.forest) offer(FOREST)
  if (ground & TERRAIN.marsh) offer(MARSH)
  if (ground & TERRAIN.rough) offer(alpine ? ROUGH_ALPINE : ROUGH)
  if (ground & TERRAIN.mountain) offer(alpine ? MOUNTAIN_ALPINE : MOUNTAIN)
  if (isCity[target] && !hasFlag(g.hexFlags, target, HEX.terror)) offer(CITY)
  return best
}

// 11.11d, 11.11e  Of no use unless every attacker crosses one; from the sea nobody does.
function isAcrossRivers(g: State, { target, attackers }: Engagement): boolean {
  const rivers = ringWhere(grid, target, (_, slot) => isRiverSide[slot] === 1)
  return allAcross(ringOfUnits(g, target, attackers), rivers)
}

const ringOfUnits = (g: State, target: number, units: readonly number[]): Ring =>
  ringOf(
    grid,
    target,
    units.map(unit => g.place[unit]),
  )

/** 11.12a, 11.12b  Defenders of one nation in an entrenchment of their own country. */
function isEntrenched({ target, defenders }: Engagement): boolean {
  return isEntrenchment[target] === 1 && defenders.every(unit => unitNation[unit] === country[target])
}

/** 11.13a, 11.13b, 11.13c  Supply of the defenders never matters. */
function supplyShift({ attackers, unsupplied }: Engagement): ShiftEntry | null {
  if (unsupplied === 0) return null
  return unsupplied === attackers.length ? ALL_UNSUPPLIED : SOME_UNSUPPLIED
}

/**
 * 11.14a, 11.14b, 11.14c, R44  Attackers or their zones of control in every hex around that a defender could go to. Neither forts nor
 * entrenchments nor cities help.
 */
export function isConcentric(g: State, { target, attackers, defenders }: Engagement): boolean {
  const alpine = defenders.some(unit => isAlpine[unit])
  const open = ringWhere(grid, target, (hex, slot) => isOpenTo(g, alpine, hex, slot))
  let covered = ringOfUnits(g, target, attackers)
  for (const unit of attackers)
    for (const hex of zoneOf(g, unit)) if (hex !== target) covered |= ringOf(grid, target, [hex])
  return surrounded(covered, open)
}

function isOpenTo(g: State, alpine: boolean, hex: number, slot: number): boolean {
  if (openSide[slot] === 0 || isSea[hex] || !isOpenLand(g, country[hex])) return false
  return alpine || !isMountain[hex]
}
