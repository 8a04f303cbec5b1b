// 12.0, 12.6: which unit may attack which hex.
import { isEnemy } from './nations.ts'
import { hexOf, stackIn, type Table, unitOf } from './position.ts'
import { isGermanMech, isMarker, stackingBan } from './stacking.ts'
import { suppliedOn } from './supply.ts'
import { approachBan, hexAt, intactFort, isForeignFort, isMountainOrSwamp } from './terrain.ts'
import { around, neighbours, type Unit } from './world.ts'
import { enemyZonesOn } from './zones.ts'

function holdsEnemies(table: Table, unit: Unit, hex: string): boolean {
  return stackIn(table, hex).some(other => isEnemy(table.position, unit, other))
}

// R37  An intact Czech or Belgian fort can be attacked though nobody but its own garrison is there.
function isEnemyGarrison(table: Table, unit: Unit, hex: string): boolean {
  const fort = intactFort(table, hex)
  if (!fort?.garrisoned || stackIn(table, hex).length > 0) return false
  return isEnemy(table.position, unit, { ...unit, nation: fort.owner })
}

// Bans that assaults and flank attacks share. 12.0e  One attack a phase; a flank attack is one too.
function commonBan(table: Table, unit: Unit, target: string): string | null {
  const { position } = table
  if (!position.active.includes(unit.nation)) return '5.0a'
  if (isMarker(unit)) return '12.8'
  if (position.attacked.includes(unit.id) || position.flanked.includes(unit.id)) return '12.0e'
  const at = hexOf(table, unit.id)
  if (!around(at).includes(target)) return '12.0d'
  const ban = approachBan(table, unit, at, target)
  if (ban) return ban
  return unit.mechanized && isMountainOrSwamp(hexAt(table, target)) ? '11.4a' : null // R53, R86: rail is no help
}

export function attackBan(table: Table, id: string, target: string): string | null {
  const unit = unitOf(table, id)
  if (table.position.defended.includes(target)) return '12.0e'
  const ban = commonBan(table, unit, target)
  if (ban) return ban
  return holdsEnemies(table, unit, target) || isEnemyGarrison(table, unit, target) ? null : '12.0a'
}

// R45  `others` are the mechanized units that already share this flank attack.
export function flankBan(table: Table, id: string, target: string, others: readonly string[]): string | null {
  const unit = unitOf(table, id)
  if (!isGermanMech(unit)) return '12.6a'
  const ban = commonBan(table, unit, target)
  if (ban) return ban
  if (isForeignFort(table, unit, target)) return '12.6c'
  if (stackIn(table, target).length > 0) return '12.6a'
  if (!enemyZonesOn(table, unit.nation).has(target)) return '12.6a'
  const nextToEnemy = neighbours(table.world, hexOf(table, id)).some(hex => holdsEnemies(table, unit, hex))
  if (!nextToEnemy) return '12.6a'
  if (!suppliedOn(table, id, { for: 'attack', target })) return '12.6a'
  return stackingBan([unit, ...others.map(other => unitOf(table, other))]) // 12.6b
}
