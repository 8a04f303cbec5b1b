// 3.5  Who controls a hex and who stands in it; 2.12  what a unit counts.
import type { State } from '../state.ts'
import { campOf, fullFactor, fullSteps, reducedFactor, UNITS } from '../world.ts'

export const CAMP_NAMES = ['German', 'Allied'] as const

/** Camp that controls a hex, -1 at sea. */
export const controller = (g: State, hex: number): number => g.control[hex] - 1

/** Does a unit of the other camp stand in the hex? The paratroops count: they must be attacked (R17). */
export function enemyOccupied(g: State, camp: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && campOf[top] !== camp
}

/** 2.12, 2.13a  Combat factor of a unit as its counter lies. */
export function combatFactor(g: State, unit: number): number {
  return g.steps[unit] === fullSteps[unit] ? fullFactor[unit] : reducedFactor[unit]
}

/** The counters of a hex from the top down. */
export function unitsIn(g: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) units.push(unit)
  return units
}

/** Takes these flags off every unit. */
export function clearUnitFlags(g: State, flags: number): void {
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~flags
}
