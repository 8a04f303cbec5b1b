// 5.1.3, 5.1.4, R20  Who must still attack and be attacked, so that an attack is planned which leaves nobody out.
import { canBeAttacked, mayStrike, readyRefusal } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { effectiveAttack } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { hasFlag, ownerOf, type State, UNIT } from '../../../games/budziszyn-1945/state.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'

export function mustStillBeAttacked(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (hasFlag(g.unitFlags, unit, UNIT.mustBeAttacked) && canBeAttacked(g, unit)) return true
  }
  return false
}

/** Units of the player whose phase it is that may attack the hex now. */
export function strikersAt(g: State, hex: number): number[] {
  const strikers: number[] = []
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (ownerOf(g, unit) !== g.player) break
      if (readyRefusal(g, unit) === null && mayStrike(g, unit, hex)) strikers.push(unit)
    }
  }
  return strikers
}

/** Hexes that the unit may attack now. */
export function targetsOfUnit(g: State, unit: number): number[] {
  const targets: number[] = []
  for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
    const hex = grid.neighbours[slot]
    if (hex >= 0 && mayStrike(g, unit, hex)) targets.push(hex)
  }
  return targets
}

/**
 * The same attack with those left out who alone can attack somebody else who must be attacked, and with those in who would
 * have nobody left to attack. Null if nobody is left.
 */
export function dutiful(g: State, target: number, attackers: readonly number[]): number[] | null {
  const all = strikersAt(g, target)
  const taking = new Set(attackers)
  for (const unit of all) {
    const isBound = hasFlag(g.unitFlags, unit, UNIT.mustAttack)
    if (isBound && targetsOfUnit(g, unit).length === 1) taking.add(unit)
  }
  const others = new Set(all.flatMap(unit => targetsOfUnit(g, unit)))
  others.delete(target)
  for (const hex of others) {
    if (!mustStillBeAttacked(g, hex)) continue
    const strikers = strikersAt(g, hex)
    if (strikers.length === 0 || strikers.some(unit => !taking.has(unit))) continue
    taking.delete(strikers.reduce((a, b) => (effectiveAttack(g, b) < effectiveAttack(g, a) ? b : a)))
  }
  return taking.size === 0 ? null : all.filter(unit => taking.has(unit))
}
