// 11.3 to 11.5: what is in a hex and on its hexsides, forts, and the bans that keep a unit out of a hex.
import { countryBan, takesPart } from './nations.ts'
import type { Table } from './position.ts'
import { type Hex, hexsideKinds, type Unit } from './world.ts'

const FORT_OWNERS: Readonly<Record<string, string>> = {
  czech: 'Czechoslovakia',
  'czech-heavy': 'Czechoslovakia',
  belgian: 'Belgium',
  'west-wall': 'Germany',
  maginot: 'France',
}

export interface Fort {
  readonly kind: string
  readonly owner: string
  readonly garrisoned: boolean // Czech and Belgian forts have a garrison of their own (11.5)
}

export function hexAt(table: Table, name: string): Hex {
  const hex = table.world.hexes.get(name)
  if (!hex) throw new Error(`no hex ${name}`)
  return hex
}

// R73  No fort matters in 1939. R83  The forts of a nation fall with it.
export function intactFort(table: Table, name: string): Fort | null {
  const { position } = table
  const kind = hexAt(table, name).fort
  if (kind === null || position.scenario === '1939') return null
  const owner = FORT_OWNERS[kind]
  if (position.breached.includes(name) || position.capitulated.includes(owner)) return null
  return { kind, owner, garrisoned: kind !== 'west-wall' && kind !== 'maginot' }
}

export function hexsideHas(table: Table, a: string, b: string, kind: string): boolean {
  return hexsideKinds(table.world, a, b)?.has(kind) ?? false
}

export function railJoins(table: Table, a: string, b: string): boolean {
  return hexsideHas(table, a, b, 'rail')
}

export function isWater(hex: Hex): boolean {
  return hex.terrain.includes('sea') || hex.terrain.includes('lake')
}

// 11.4d  The Danish Straits are the one sea hexside that can be crossed.
export function hexsideIsClosed(table: Table, a: string, b: string): boolean {
  const kinds = hexsideKinds(table.world, a, b)
  if (kinds === undefined || kinds.has('straits')) return false
  return kinds.has('sea') || kinds.has('lake') || kinds.has('blocked')
}

export function crossesWater(table: Table, a: string, b: string): boolean {
  return hexsideHas(table, a, b, 'river') || hexsideHas(table, a, b, 'straits')
}

// 11.3e  A city replaces everything else in its hex, so mechanized units may go there.
export function isMountainOrSwamp(hex: Hex): boolean {
  return !hex.city && (hex.terrain.includes('mountain') || hex.terrain.includes('swamp'))
}

// Bans on moving and on attacking alike.
export function approachBan(table: Table, unit: Unit, from: string, to: string): string | null {
  const hex = hexAt(table, to)
  if (!takesPart(table.position, unit.nation)) return '5.1a'
  if (isWater(hex)) return '11.4c'
  if (hexsideIsClosed(table, from, to)) return '11.4d'
  if (unit.nation === 'Germany' && hex.fort === 'maginot') return '11.5e'
  return countryBan(table.position, unit.nation, hex)
}

export function isForeignFort(table: Table, unit: Unit, to: string): boolean {
  const fort = intactFort(table, to)
  return fort?.garrisoned === true && fort.owner !== unit.nation
}

// Everything that keeps a unit out of an adjacent hex whoever stands there: the bans of R13.
export function entryBan(table: Table, unit: Unit, from: string, to: string): string | null {
  const ban = approachBan(table, unit, from, to)
  if (ban) return ban
  if (isForeignFort(table, unit, to)) return '11.5a'
  const offRail = !railJoins(table, from, to)
  if (unit.mechanized && isMountainOrSwamp(hexAt(table, to)) && offRail) return '11.4a'
  return null
}
