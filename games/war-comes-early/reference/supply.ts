// 10.0 to 10.4, 9.2: automatic home supply, supply lines, the Soviet rail system.
import { controllingSide, isClosedToAll, isHome, sideOf } from './nations.ts'
import { hexOf, lay, type ReferencePosition, stackIn, type Table, unitOf } from './position.ts'
import { hexAt, hexsideIsClosed, intactFort, isWater, railJoins } from './terrain.ts'
import { type Hex, neighbours, onSouthEdge, onWestEdge, type Unit } from './world.ts'
import { enemyZonesOn } from './zones.ts'

export type Purpose =
  | { readonly for: 'movement' }
  | { readonly for: 'attack'; readonly target: string }
  | { readonly for: 'defence' }

const SOVIET = 'Soviet Union'

// 10.4  Where the lines of a Western nation begin; control is asked apart.
const SOURCES: Readonly<Record<string, (hex: Hex) => boolean>> = {
  Germany: hex => hex.city && (hex.region === 'Germany' || hex.region === 'Danzig'),
  Hungary: hex => hex.region === 'Hungary' && hex.capital,
  Poland: hex => hex.region === 'Poland' && hex.city,
  Yugoslavia: hex => hex.region === 'Yugoslavia' && onSouthEdge(hex.name),
  Romania: hex => hex.region === 'Romania' && onSouthEdge(hex.name),
  Italy: hex => hex.region === 'Italy' && (onSouthEdge(hex.name) || onWestEdge(hex.name)),
  France: hex => hex.region === 'France',
  Britain: hex => hex.region === 'France',
}

function hasEnemies(table: Table, nation: string, hex: string): boolean {
  const own = sideOf(table.position, nation)
  return stackIn(table, hex).some(other => sideOf(table.position, other.nation) !== own)
}

// 10.2e, 10.2g, 10.2h  Hexes that no line may enter.
function isShut(table: Table, nation: string, name: string): boolean {
  const { position } = table
  const hex = hexAt(table, name)
  const own = sideOf(position, nation)
  const fort = intactFort(table, name)
  const holder = controllingSide(position, name)
  return (
    isWater(hex) ||
    isClosedToAll(position, hex) ||
    hasEnemies(table, nation, name) ||
    (fort !== null && sideOf(position, fort.owner) !== own) ||
    (hex.city && holder !== null && holder !== own)
  )
}

// 9.2  A friendly unit in the hex cancels the enemy zone (enemies are not there: such hexes are shut).
function isBarredByZone(table: Table, zones: ReadonlySet<string>, hex: string): boolean {
  return zones.has(hex) && stackIn(table, hex).length === 0
}

// Traced from the unit back to a source. W1  A source in an enemy zone still works; only the hexes between must be free.
function hasLine(table: Table, unit: Unit, sources: ReadonlySet<string>, longest: number): boolean {
  const germanMech = unit.nation === 'Germany' && unit.mechanized // 9.2b
  const zones = germanMech ? new Set<string>() : enemyZonesOn(table, unit.nation)
  const standing = hexOf(table, unit.id)
  const length = new Map([[standing, 0]])
  const queue = [standing]
  for (const hex of queue) {
    if (sources.has(hex)) return true
    if (length.get(hex) === longest || isBarredByZone(table, zones, hex)) continue
    for (const next of neighbours(table.world, hex)) {
      if (length.has(next) || hexsideIsClosed(table, hex, next)) continue
      if (isShut(table, unit.nation, next)) continue
      length.set(next, length.get(hex)! + 1)
      queue.push(next)
    }
  }
  return false
}

// 10.4a  A source works while its side controls it.
function westernSources(table: Table, nation: string): Set<string> {
  const isSource = SOURCES[nation] ?? (() => false)
  const own = sideOf(table.position, nation)
  const hexes = [...table.world.hexes.values()]
  const held = hexes.filter(hex => isSource(hex) && controllingSide(table.position, hex.name) === own)
  return new Set(held.map(hex => hex.name))
}

// R18  Soviet units were the last there, or it is Soviet home ground that was never lost to the enemy (an ally who passed
// through has not lost it).
function isSovietHeld(table: Table, name: string): boolean {
  const hex = hexAt(table, name)
  if (hasEnemies(table, SOVIET, name)) return false
  if (table.position.control[name] === SOVIET) return true
  return isHome(table.position, SOVIET, hex) && controllingSide(table.position, name) === 'allied'
}

// 10.3b, R19  Railheads that the rail net still feeds. The line runs through the railhead, so one that lies in an
// enemy zone feeds nobody, unless a friendly unit stands there or it is itself the source (W1).
function fedRailheads(table: Table): Set<string> {
  const zones = enemyZonesOn(table, SOVIET)
  const sources = [...table.world.hexes.values()]
    .filter(hex => hex.railEdge && hex.region === SOVIET && isSovietHeld(table, hex.name))
    .map(hex => hex.name)
  const fed = new Set(sources)
  const queue = [...sources]
  for (const hex of queue) {
    for (const next of neighbours(table.world, hex)) {
      if (fed.has(next) || !railJoins(table, hex, next) || !isSovietHeld(table, next)) continue
      if (isBarredByZone(table, zones, next)) continue
      fed.add(next)
      queue.push(next)
    }
  }
  return new Set(table.position.railheads.filter(railhead => fed.has(railhead)))
}

export function suppliedOn(table: Table, id: string, purpose: Purpose): boolean {
  const unit = unitOf(table, id)
  const standing = hexOf(table, id)
  const { position } = table
  if (isHome(position, unit.nation, hexAt(table, standing))) return true
  if (purpose.for === 'attack' && isHome(position, unit.nation, hexAt(table, purpose.target))) return true
  if (unit.nation === SOVIET) return hasLine(table, unit, fedRailheads(table), 4) // R87
  return hasLine(table, unit, westernSources(table, unit.nation), Number.POSITIVE_INFINITY)
}

export function supplied(position: ReferencePosition, unitId: string, purpose: Purpose): boolean {
  return suppliedOn(lay(position), unitId, purpose)
}
