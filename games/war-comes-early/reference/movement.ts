// 11.0 to 11.6, 9.1, 6.2.2c: one step of one unit, and all hexes that steps can lead to. Costs in half points.
import { isEnemy, sideOf } from './nations.ts'
import { hexOf, lay, type ReferencePosition, stackIn, type Table, unitOf } from './position.ts'
import { isArmy, isGermanMech, isMarker, isStatic, stackingBan } from './stacking.ts'
import { suppliedOn } from './supply.ts'
import { crossesWater, entryBan, hexAt, hexsideHas, railJoins } from './terrain.ts'
import { around, neighbours, type Unit } from './world.ts'
import { enemyZonesOn } from './zones.ts'

export interface Mover {
  readonly unit: Unit
  readonly at: string
  readonly left: number
  readonly column: boolean
  readonly started: boolean
  readonly stopped: boolean
}

export type Step =
  | { readonly ban: string }
  | { readonly ban: null; readonly left: number; readonly stops: boolean }

// Points to enter: non-mechanized, mechanized. Mountain and swamp are off limits to mechanized units off the rails.
const TERRAIN_COST: Readonly<Record<string, readonly [number, number]>> = {
  clear: [1, 1],
  woods: [1, 2],
  broken: [1, 2],
  rough: [2, 3],
  mountain: [3, 3],
  swamp: [2, 2],
}

// 2.3.2
export function movementFactor(unit: Unit): number {
  if (isStatic(unit) || isMarker(unit)) return 0
  return isArmy(unit) ? 4 : 6
}

// 10.5b  Halved, remainders up, when out of supply.
export function halfPoints(unit: Unit, outOfSupply: boolean): number {
  const factor = movementFactor(unit)
  return 2 * (outOfSupply ? Math.ceil(factor / 2) : factor)
}

export function inEnemyAirZone(table: Table, unit: Unit, hex: string): boolean {
  const air = table.position.airZones
  if (!air || air.side === sideOf(table.position, unit.nation)) return false
  return air.hexes.some(marker => marker === hex || around(marker).includes(hex))
}

function terrainPoints(table: Table, unit: Unit, from: string, to: string): number {
  const hex = hexAt(table, to)
  const costs = hex.terrain.map(kind => TERRAIN_COST[kind][unit.mechanized ? 1 : 0])
  const inHex = hex.city ? 1 : Math.max(...costs)
  const cityNearby = hex.city || hexAt(table, from).city
  // 11.4b, R54  A city spares the river but not the straits.
  const river = hexsideHas(table, from, to, 'straits') || (crossesWater(table, from, to) && !cityNearby)
  return inHex + (river ? 1 : 0)
}

export function stepCost(table: Table, unit: Unit, from: string, to: string): number {
  const ground = railJoins(table, from, to) ? 1 : 2 * terrainPoints(table, unit, from, to)
  return ground + (inEnemyAirZone(table, unit, to) ? 2 : 0)
}

function occupationBan(table: Table, unit: Unit, to: string): string | null {
  const there = stackIn(table, to).filter(other => other.id !== unit.id)
  if (there.some(other => isEnemy(table.position, unit, other))) return '8.0a'
  return stackingBan([unit, ...there])
}

function columnBan(table: Table, mover: Mover, to: string, zones: ReadonlySet<string>): string | null {
  if (!mover.column) return null
  const mechsPass = table.position.options?.mechColumnThroughEzoc ?? true // R50
  if (zones.has(to) && !(mechsPass && isGermanMech(mover.unit))) return '11.6b'
  return inEnemyAirZone(table, mover.unit, to) ? '11.6b' : null
}

// `zones` are the enemy zones of control on the mover.
export function step(table: Table, mover: Mover, to: string, zones: ReadonlySet<string>): Step {
  const { unit, at } = mover
  if (isStatic(unit) || isMarker(unit)) return { ban: 'R12' }
  if (mover.stopped) return { ban: '9.1a' }
  if (!around(at).includes(to)) return { ban: '11.0a' }
  const ban =
    entryBan(table, unit, at, to) ?? occupationBan(table, unit, to) ?? columnBan(table, mover, to, zones)
  if (ban) return { ban }
  const ignoresZones = isGermanMech(unit)
  if (!ignoresZones && zones.has(at) && zones.has(to)) return { ban: '9.1c' }
  const cost = stepCost(table, unit, at, to)
  const minimumMove = !mover.started && !mover.column // 11.1, R51
  if (cost > mover.left && !minimumMove) return { ban: '11.0a' }
  return { ban: null, left: Math.max(0, mover.left - cost), stops: !ignoresZones && zones.has(to) }
}

// 11.6a, R50, W3  In supply, next to no enemy unit whatever the hexside, not in an enemy air zone.
export function mayUseColumn(table: Table, unit: Unit, at: string, outOfSupply: boolean): boolean {
  if (outOfSupply || inEnemyAirZone(table, unit, at)) return false
  const adjacent = neighbours(table.world, at).flatMap(hex => stackIn(table, hex))
  return !adjacent.some(other => isEnemy(table.position, unit, other))
}

// Every hex that the unit, about to begin its move alone, can pass into, with the least half points that it costs.
// The hex where it stands costs 0. A minimum move (11.1) takes all its points. Empty if it may not move in column.
// Whose phase it is, and what has moved before, is not asked.
export function reach(
  position: ReferencePosition,
  unitId: string,
  mode: 'normal' | 'column',
): Map<string, number> {
  const table = lay(position)
  const unit = unitOf(table, unitId)
  const origin = hexOf(table, unitId)
  const outOfSupply = !suppliedOn(table, unitId, { for: 'movement' })
  const column = mode === 'column'
  if (column && !mayUseColumn(table, unit, origin, outOfSupply)) return new Map()
  const all = halfPoints(unit, outOfSupply) * (column ? 2 : 1)
  return flood(table, { unit, at: origin, left: all, column, started: false, stopped: false })
}

function flood(table: Table, start: Mover): Map<string, number> {
  const zones = enemyZonesOn(table, start.unit.nation)
  const spent = new Map([[start.at, 0]])
  const queue = [start]
  for (const mover of queue) {
    for (const to of neighbours(table.world, mover.at)) {
      const taken = step(table, mover, to, zones)
      if (taken.ban !== null) continue
      const cost = start.left - taken.left
      if (cost >= (spent.get(to) ?? Number.POSITIVE_INFINITY)) continue
      spent.set(to, cost)
      queue.push({ ...mover, at: to, left: taken.left, started: true, stopped: taken.stops })
    }
  }
  return spent
}
