// 9.0  Zones of control, R13, R14, R57, R83, and W2 for the first two turns.
import { asSide, isFighting, sideOf, takesPart } from './nations.ts'
import { lay, type ReferencePosition, type Side, type Table } from './position.ts'
import { entryBan, hexAt, hexsideHas, hexsideIsClosed, intactFort, isWater } from './terrain.ts'
import { neighbours, type Unit } from './world.ts'

// 9.0e  The straits are an all-sea hexside too: they can be crossed, but no zone of control reaches over them.
function stopsZones(table: Table, from: string, to: string): boolean {
  return hexsideIsClosed(table, from, to) || hexsideHas(table, from, to, 'straits')
}

function unitReaches(table: Table, unit: Unit, from: string, to: string): boolean {
  return !stopsZones(table, from, to) && entryBan(table, unit, from, to) === null
}

function fortReaches(table: Table, from: string, to: string): boolean {
  return !stopsZones(table, from, to) && !isWater(hexAt(table, to))
}

function fortHasZone(table: Table, hex: string): boolean {
  const fort = intactFort(table, hex)
  if (!fort?.garrisoned) return false
  return fort.owner !== 'Belgium' || isFighting(table.position, 'Belgium')
}

function zoneOfSide(table: Table, side: Side): Set<string> {
  const { position, world } = table
  const zone = new Set<string>()
  for (const [from, stack] of table.stacks) {
    const exerting = stack.filter(
      unit => sideOf(position, unit.nation) === side && takesPart(position, unit.nation),
    )
    for (const to of neighbours(world, from)) {
      if (exerting.some(unit => unitReaches(table, unit, from, to))) zone.add(to)
    }
  }
  if (side === 'allied') {
    for (const from of world.hexes.keys()) {
      if (!fortHasZone(table, from)) continue
      for (const to of neighbours(world, from)) if (fortReaches(table, from, to)) zone.add(to)
    }
  }
  return zone
}

export function enemyZonesOn(table: Table, nationOrSide: string): Set<string> {
  const own = asSide(table.position, nationOrSide)
  return zoneOfSide(table, own === 'german' ? 'allied' : 'german')
}

// The hexes in which units of this nation or side stand in an enemy zone of control.
export function enemyZones(position: ReferencePosition, nationOrSide: string): Set<string> {
  return enemyZonesOn(lay(position), nationOrSide)
}
