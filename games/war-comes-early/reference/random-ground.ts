// The ground of a random position: where units can stand, and what their passing changes.
import { countryBan, isHome, sideOf, takesPart } from './nations.ts'
import { lay } from './position.ts'
import type { Draft } from './random-draft.ts'
import { isForeignFort, isMountainOrSwamp, isWater } from './terrain.ts'
import { type Hex, hexsideKinds, neighbours, printed, type Unit } from './world.ts'

export const hexes: readonly Hex[] = [...printed.hexes.values()]

export function touches(name: string, kind: string): boolean {
  return neighbours(printed, name).some(next => hexsideKinds(printed, name, next)?.has(kind))
}

export function within(center: string, radius: number): string[] {
  const found = new Set([center])
  for (let i = 0; i < radius; i++)
    for (const hex of [...found]) for (const next of neighbours(printed, hex)) found.add(next)
  return [...found]
}

// Ground on which a unit of this kind could stand, whoever else is there.
export function suits(draft: Draft, unit: Unit, hex: Hex): boolean {
  if (isWater(hex) || countryBan(draft, unit.nation, hex) !== null) return false
  const guest = unit.nation === 'Britain' ? hex.region === 'France' : isHome(draft, unit.nation, hex)
  if (!takesPart(draft, unit.nation) && !guest) return false
  if (unit.nation === 'Germany' && hex.fort === 'maginot') return false
  if (isForeignFort(lay({ ...draft, units: [] }), unit, hex.name)) return false
  return !unit.mechanized || !isMountainOrSwamp(hex) || touches(hex.name, 'rail')
}

export function occupy(draft: Draft, nation: string, hex: string): void {
  draft.control[hex] = nation
  const wall = printed.hexes.get(hex)!.fort === 'west-wall'
  if (
    draft.scenario === '1938' &&
    wall &&
    sideOf(draft, nation) === 'allied' &&
    !draft.breached.includes(hex)
  )
    draft.breached.push(hex)
}
