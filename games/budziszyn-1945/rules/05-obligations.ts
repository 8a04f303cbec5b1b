// 5.1.3/4, R20, R21, R71  Who must attack and who must be attacked, fixed when the phase begins, and what a declaration must leave possible.
//
// Draw a line between every unit that can still attack and every hex that it can attack. Whoever is still bound and has a
// line can be served, and all of them at once: give each bound unit and each bound hex one line, then strike out lines whose
// ends both have another. No path of three lines is left, so what remains are stars, either one hex with its attackers or one
// attacking unit with its hexes, and each star is a combat that 5.1.5 allows. So an attack is refused exactly when it takes
// the last line of somebody whom it does not serve, and the question needs no search.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CAMP } from '../nations.ts'
import { areHostile, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { hasZone, UNITS } from '../units.ts'
import { grid } from '../world.ts'
import { clearUnitFlags } from './01-levels.ts'
import { exertsInto, inEnemyZone, unitsOnMap } from './04-zones-of-control.ts'
import { canBeAttacked, isBoundToGermans, mayStrike, readyRefusal } from './05-attackers.ts'
import { isTarget, targetAt, targetCount } from './05-battle-cells.ts'
import { isFortified } from './07-field-fortifications.ts'

const MUST_ATTACK = forbid('5.1.3', 'a unit in an enemy zone of control must still attack')
const MUST_BE_ATTACKED = forbid(
  '5.1.4',
  'an enemy with your units in its zone of control must still be attacked',
)
const MUST_ATTACK_GERMANS = forbid(
  'S-8g',
  'a Polish unit of the Allies must still attack the Germans next to it',
)
const LEAVES_UNIT_IDLE = forbid('5.1.3/4', 'this attack would leave a unit that must attack without a target')
const LEAVES_ENEMY = forbid('5.1.3/4', 'this attack would leave nobody for an enemy that must be attacked')
const FIRE_AT_BOUND = forbid('6.4.5', 'that hex must be attacked directly and so cannot be fired upon')

// R21  Regular units that can attack: no guns, and nobody who rests today. 7.1.11, 7.2.5: nobody in fortifications either.
function mustAttack(g: State, unit: number): boolean {
  if (!hasZone[unit] || readyRefusal(g, unit) !== null) return false
  if (isBoundToGermans(g, unit)) return true
  return inEnemyZone(g, g.camp[unit], g.place[unit]) && !isFortified(g, g.place[unit])
}

/** R20  Marks the obligations of the phase that begins. */
export function fixObligations(g: State): void {
  clearUnitFlags(g, UNIT.mustAttack | UNIT.mustBeAttacked)
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    if (!mustAttack(g, unit)) continue
    g.unitFlags[unit] |= UNIT.mustAttack
    if (!isFortified(g, g.place[unit])) bindEnemiesAround(g, unit)
  }
}

// 5.1.4, R71  Every enemy unit whose zone of control this obliged unit stands in.
function bindEnemiesAround(g: State, unit: number): void {
  const hex = g.place[unit]
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    if (from < 0) continue
    for (let enemy = g.top[from]; enemy >= 0; enemy = g.below[enemy]) {
      if (!areHostile(g, g.camp[unit], g.camp[enemy])) break
      if (exertsInto(g, enemy, hex)) g.unitFlags[enemy] |= UNIT.mustBeAttacked
    }
  }
}

const isOpenDuty = (g: State, unit: number): boolean =>
  hasFlag(g.unitFlags, unit, UNIT.mustAttack) && readyRefusal(g, unit) === null

/** Has the hex somebody who must be attacked and still can be? */
function mustStillBeAttacked(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (hasFlag(g.unitFlags, unit, UNIT.mustBeAttacked) && canBeAttacked(g, unit)) return true
  }
  return false
}

/** A target for the unit besides those under attack and `spared`. */
function hasTarget(g: State, unit: number, spared: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[unit] * 6 + direction]
    if (hex >= 0 && hex !== spared && !isTarget(g, hex) && mayStrike(g, unit, hex)) return true
  }
  return false
}

/** Somebody who can attack the hex and takes no part in the attack that is being assembled. */
function hasAttacker(g: State, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (ownerOf(g, unit) !== g.player) break
      if (hasFlag(g.unitFlags, unit, UNIT.attacking | UNIT.supporting)) continue
      if (readyRefusal(g, unit) === null && mayStrike(g, unit, hex)) return true
    }
  }
  return false
}

/** 5.1.7  Why the phase may not end: somebody who can still be served. Those who cannot are released (R20). */
export function endRefusal(g: State): Refusal | null {
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    if (!isOpenDuty(g, unit) || !hasTarget(g, unit, -1)) continue
    return isBoundToGermans(g, unit) ? MUST_ATTACK_GERMANS : MUST_ATTACK
  }
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || !hasFlag(g.unitFlags, unit, UNIT.mustBeAttacked)) continue
    if (canBeAttacked(g, unit) && hasAttacker(g, g.place[unit])) return MUST_BE_ATTACKED
  }
  return null
}

/** R20  Would the attack that is assembled take the last target or the last attacker of somebody whom it leaves out? */
export function obligationRefusal(g: State): Refusal | null {
  for (let i = 0; i < targetCount(g); i++) if (leavesIdle(g, targetAt(g, i))) return LEAVES_UNIT_IDLE
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    if (!hasFlag(g.unitFlags, unit, UNIT.attacking | UNIT.supporting)) continue
    if (leavesEnemyAlone(g, unit)) return LEAVES_ENEMY
    if (g.camp[unit] === CAMP.german && freesPole(g, unit)) return MUST_ATTACK_GERMANS
  }
  return null
}

// A bound unit next to a target that takes no part, and that would have nobody else to attack.
function leavesIdle(g: State, target: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[target * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (!isOpenDuty(g, unit) || hasFlag(g.unitFlags, unit, UNIT.attacking)) continue
      if (mayStrike(g, unit, target) && !hasTarget(g, unit, -1)) return true
    }
  }
  return false
}

// A bound hex that this unit could have attacked, that is not attacked, and that nobody else could attack.
function leavesEnemyAlone(g: State, attacker: number): boolean {
  if (readyRefusal(g, attacker) !== null) return false
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[attacker] * 6 + direction]
    if (hex < 0 || isTarget(g, hex) || !mustStillBeAttacked(g, hex)) continue
    if (mayStrike(g, attacker, hex) && !hasAttacker(g, hex)) return true
  }
  return false
}

// S-8g, 5.1.1  Germans who attack have fought: a Pole of the same player must keep one whom he can attack.
function freesPole(g: State, attacker: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[attacker] * 6 + direction]
    if (hex < 0) continue
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      if (!hasFlag(g.unitFlags, unit, UNIT.defector)) continue
      if (isOpenDuty(g, unit) && !hasIdleGermans(g, unit)) return true
    }
  }
  return false
}

function hasIdleGermans(g: State, pole: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const hex = grid.neighbours[g.place[pole] * 6 + direction]
    if (hex < 0) continue
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
      if (g.camp[unit] !== CAMP.german) break
      if (canBeAttacked(g, unit) && !hasFlag(g.unitFlags, unit, UNIT.attacking)) return true
    }
  }
  return false
}

/** 6.4.5  Fire forbids the attack: not at those who must be attacked, nor at the last target of one who must attack. */
export function fireRefusal(g: State, hex: number): Refusal | null {
  if (mustStillBeAttacked(g, hex) && hasAttacker(g, hex)) return FIRE_AT_BOUND
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (isOpenDuty(g, unit) && mayStrike(g, unit, hex) && !hasTarget(g, unit, hex)) return FIRE_AT_BOUND
    }
  }
  return null
}
