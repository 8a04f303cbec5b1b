// 12.12, 12.13, 12.16, 13.5, 8.10  Every reason to shift the column of a battle.
import { concentric, type Ring, ringBit } from '../../../engine/battle/concentric.ts'
import { type ShiftEntry, type ShiftLedger, shift } from '../../../engine/battle/shifts.ts'
import { EAST, GERMAN, GROUP, WEST } from '../forces.ts'
import type { State } from '../state.ts'
import { CONCENTRIC } from '../tables.ts'
import { FORT_SHIFT, terrainName, terrainShift } from '../terrain-chart.ts'
import { campOf, grid, groupOf, isBarredFromCities, isCity, isPanzer, mapOf } from '../world.ts'
import { inCrisis } from './08-crisis.ts'
import { isFortified } from './12-attackers.ts'
import type { Engagement } from './12-strength.ts'
import { isSuperior } from './13-airpower.ts'

const FORTIFIED = shift('12.16', 'fortified hex', FORT_SHIFT)
const WITH_PANZERS = shift('12.12b', 'concentric attack with panzers', CONCENTRIC.germanWithPanzer)
const GERMANS_AROUND = shift('12.12b', 'concentric attack', CONCENTRIC.german)
const FRENCH_AROUND = shift('12.12b', 'concentric attack', CONCENTRIC.french)
const EAST_PARITY = [
  shift('13.5a', 'air parity in the East', -1),
  shift('13.5a', 'air parity in the East', 1),
]
const WEST_SUPERIORITY = [
  shift('13.5b', 'German air superiority in the West', 1),
  shift('13.5b', 'German air superiority in the West', -1),
]
const CRISIS = [shift('8.10d', 'Army Group C in crisis', -1), shift('8.10d', 'Army Group C in crisis', 1)]

/** In the order in which a player would count them; R67: all add up. */
export function shiftsOf(g: State, engagement: Engagement): ShiftLedger {
  const ledger: ShiftEntry[] = []
  addTerrain(engagement, ledger)
  addConcentric(g, engagement, ledger)
  addAirAndCrisis(g, engagement, ledger)
  return ledger
}

// 12.13a, 12.16, R44, R45  Panzers, CMG and CRHC alone in a fortified hex defend as in the open.
function addTerrain({ target, defenders }: Engagement, ledger: ShiftEntry[]): void {
  const isFort = isFortified(target)
  if (isFort && defenders.every(unit => isBarredFromCities[unit])) return
  if (terrainShift[target] !== 0) ledger.push(shift('12.13a', terrainName[target], terrainShift[target]))
  if (isFort) ledger.push(FORTIFIED)
}

/** 12.12a, R42  The hexes from which ground units take part. */
export function attackingRing(g: State, { target, attackers }: Engagement): Ring {
  return attackers.reduce((ring, { unit }) => ring | ringBit(grid, target, g.place[unit]), 0)
}

export const deniesConcentric = (target: number): boolean => isCity[target] === 1 || isFortified(target)

/** 12.12b, 12.12c, 12.14a, 2.2d  Not against cities and fortified hexes, and never for Poles and Soviets. */
function addConcentric(g: State, engagement: Engagement, ledger: ShiftEntry[]): void {
  const { target, attackers } = engagement
  if (deniesConcentric(target) || !concentric(attackingRing(g, engagement))) return
  const { unit } = attackers[0]
  if (groupOf[unit] === GROUP.french) ledger.push(FRENCH_AROUND)
  else if (campOf[unit] === GERMAN) {
    const withPanzers = attackers.some(attacker => isPanzer[attacker.unit] && attacker.supplied)
    ledger.push(withPanzers ? WITH_PANZERS : GERMANS_AROUND)
  }
}

// 13.5a, 13.5b, 8.10d, 8.10g
function addAirAndCrisis(g: State, { target, attackers }: Engagement, ledger: ShiftEntry[]): void {
  const attacker = campOf[attackers[0].unit]
  const map = mapOf[target]
  if (map === EAST && !isSuperior(g, EAST)) ledger.push(EAST_PARITY[attacker])
  if (map === WEST && isSuperior(g, WEST)) ledger.push(WEST_SUPERIORITY[attacker])
  if (map === WEST && inCrisis(g)) ledger.push(CRISIS[attacker])
}
