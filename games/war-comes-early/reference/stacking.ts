// 8.0  Stacking.
import type { Unit } from './world.ts'

const LIMIT = 5

// 2.3.1c  A Soviet front counts as an army; a Soviet army counts as a corps.
export function isArmy(unit: Unit): boolean {
  return unit.size === 'front' || (unit.size === 'army' && unit.nation !== 'Soviet Union')
}

export function isStatic(unit: Unit): boolean {
  return unit.type === 'static'
}

export function isGermanMech(unit: Unit): boolean {
  return unit.nation === 'Germany' && unit.mechanized
}

// 12.8, R48  The Flieger counter is a marker, no unit on the ground.
export function isMarker(unit: Unit): boolean {
  return unit.type === 'airborne'
}

function isReserveCorps(unit: Unit): boolean {
  return unit.nation === 'Germany' && isStatic(unit) && unit.size === 'corps' && unit.defence === 3
}

export function stackingPoints(unit: Unit): number {
  if (isMarker(unit)) return 0
  const staticDivision = unit.nation === 'Germany' && isStatic(unit) && unit.size === 'division'
  return isGermanMech(unit) || staticDivision ? 2 : 1
}

// All units must be of one nation; null when they may share a hex.
export function stackingBan(units: readonly Unit[]): string | null {
  if (new Set(units.map(unit => unit.nation)).size > 1) return '8.0h'
  if (units.reduce((sum, unit) => sum + stackingPoints(unit), 0) > LIMIT) return '8.0c'
  if (units.filter(isArmy).length > 1) return '8.0d'
  if (units.filter(isReserveCorps).length > 1) return '8.0e'
  return null
}
