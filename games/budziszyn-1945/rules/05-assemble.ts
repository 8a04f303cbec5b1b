// 5.2.1a  An attack is put together: targets, attackers, guns, abilities, and what it is to cost.

import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isArtillery, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { unitsOnMap } from './04-zones-of-control.ts'
import { attackRefusal, readyRefusal } from './05-attackers.ts'
import { CELL, clearBattle, isTarget, MOST_TARGETS, targetAt, targetCount } from './05-battle-cells.ts'
import { declareAttack } from './05-defence.ts'
import { type Engagement, engagementOf, targetsOf } from './05-engagement.ts'
import { obligationRefusal } from './05-obligations.ts'
import {
  influenceRefusal,
  isOn,
  killsRefusal,
  listSideChoices,
  switchOf,
  UNCHANGED,
} from './05-side-choices.ts'
import { attackSupportRefusal } from './06-support.ts'
import { isForceLed } from './09-influence.ts'
import { attackStarRefusal } from './15-stars.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOBODY_ATTACKS = forbid('5.2.1a', 'an attack needs at least one attacking unit')
const TARGET_TWICE = forbid('5.1.1', 'that hex is already under this attack')
const TOO_MANY = forbid('5.1.5', 'one hex has only six neighbours to attack')
const TWO_HEXES = forbid('5.1.5', 'either all attackers or all defenders of a combat are in one hex')
const NOBODY_IN_REACH = forbid('5.1.2', 'nobody could attack all these hexes together')
const ATTACKS_ALREADY = forbid('5.1.1', 'that unit takes part already')
const TAKES_NO_PART = forbid('5.2.1a', 'that unit takes no part in this attack')
const IN_SUPPLY = forbid('10.2.3', 'only a unit out of supply pays for its full strength')

const TAKES_PART = UNIT.attacking | UNIT.supporting

/** A unit that attacks, not one that supports; -1 for none. */
function firstAttacker(g: State): number {
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    if ((g.unitFlags[units[i]] & TAKES_PART) === UNIT.attacking) return units[i]
  }
  return -1
}

/** 5.1.5  The one hex from which all attack, -1 if there are several or none. */
function onlyHexOfAttack(g: State): number {
  let only = -1
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    if ((g.unitFlags[unit] & TAKES_PART) !== UNIT.attacking) continue
    if (only >= 0 && only !== g.place[unit]) return -1
    only = g.place[unit]
  }
  return only
}

/** Why the unit could not attack all hexes of this combat, and this one too unless it is -1. */
function reachRefusal(g: State, unit: number, further: number): Refusal | null {
  for (let i = 0; i < targetCount(g); i++) {
    const refusal = attackRefusal(g, unit, targetAt(g, i))
    if (refusal !== null) return refusal
  }
  return further < 0 ? null : attackRefusal(g, unit, further)
}

// 5.1.5  A second target is for the attackers of one hex.
function targetRefusal(g: State, hex: number): Refusal | null {
  if (isTarget(g, hex)) return TARGET_TWICE
  if (targetCount(g) === MOST_TARGETS) return TOO_MANY
  const attacker = firstAttacker(g)
  if (attacker < 0) return someCouldAttack(g, hex) ? null : NOBODY_IN_REACH
  if (onlyHexOfAttack(g) < 0) return TWO_HEXES
  for (let unit = g.top[g.place[attacker]]; unit >= 0; unit = g.below[unit]) {
    if ((g.unitFlags[unit] & TAKES_PART) !== UNIT.attacking) continue
    const refusal = attackRefusal(g, unit, hex)
    if (refusal !== null) return refusal
  }
  return null
}

/** Is there a unit that could attack everything named so far and this hex? */
export function someCouldAttack(g: State, hex: number): boolean {
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[hex * 6 + direction]
    if (from < 0) continue
    for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
      if (readyRefusal(g, unit) === null && reachRefusal(g, unit, hex) === null) return true
    }
  }
  return false
}

function joinRefusal(g: State, unit: number): Refusal | null {
  if (hasFlag(g.unitFlags, unit, TAKES_PART)) return ATTACKS_ALREADY
  const refusal = reachRefusal(g, unit, -1)
  if (refusal !== null) return refusal
  const attacker = firstAttacker(g)
  const isElsewhere = attacker >= 0 && g.place[attacker] !== g.place[unit]
  return targetCount(g) > 1 && isElsewhere ? TWO_HEXES : null
}

function supportRefusal(g: State, gun: number): Refusal | null {
  if (hasFlag(g.unitFlags, gun, TAKES_PART)) return ATTACKS_ALREADY
  if (firstAttacker(g) < 0) return NOBODY_ATTACKS
  return attackSupportRefusal(g, gun, targetAt(g, 0), engagementOf(g).attack.units)
}

const leaveRefusal = (g: State, unit: number): Refusal | null =>
  hasFlag(g.unitFlags, unit, TAKES_PART) ? null : TAKES_NO_PART

function abilityRefusal(g: State, unit: number, on: boolean, e?: Engagement): Refusal | null {
  if ((g.unitFlags[unit] & TAKES_PART) !== UNIT.attacking) return TAKES_NO_PART
  if (hasFlag(g.unitFlags, unit, UNIT.ability) === on) return UNCHANGED
  return on ? attackStarRefusal(g, e ?? engagementOf(g), unit) : null
}

// 10.2.3  Guns that support attack with their points, too.
function payRefusal(g: State, unit: number, on: boolean): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, TAKES_PART)) return TAKES_NO_PART
  if (g.outOfSupply[unit] <= 0) return IN_SUPPLY
  return hasFlag(g.unitFlags, unit, UNIT.paidAttack) === on ? UNCHANGED : null
}

const resolveRefusal = (g: State): Refusal | null =>
  firstAttacker(g) < 0 ? NOBODY_ATTACKS : obligationRefusal(g)

function listTargets(g: State, offer: (action: Action) => void): void {
  const first = targetAt(g, 0)
  for (let direction = 0; direction < 6; direction++) {
    const from = grid.neighbours[first * 6 + direction]
    if (from < 0 || g.top[from] < 0) continue
    for (let further = 0; further < 6; further++) {
      const hex = grid.neighbours[from * 6 + further]
      if (hex >= 0 && g.top[hex] >= 0 && !seen.includes(hex)) {
        seen.push(hex)
        if (targetRefusal(g, hex) === null) offer({ do: 'target', hex: grid.names[hex] })
      }
    }
  }
  seen.length = 0
}

const seen: number[] = []

function listUnits(g: State, e: Engagement, offer: (action: Action) => void): void {
  const target = targetAt(g, 0)
  const { units, count } = unitsOnMap(g, g.player)
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    if (hasFlag(g.unitFlags, unit, TAKES_PART)) {
      listChoicesOf(g, unit, e, offer)
      continue
    }
    if (grid.directionTo(g.place[unit], target) >= 0 && joinRefusal(g, unit) === null)
      offer({ do: 'join', unit: unitIds[unit] })
    if (isArtillery[unit] && e.attack.units.length > 0) {
      if (attackSupportRefusal(g, unit, target, e.attack.units) === null)
        offer({ do: 'support', unit: unitIds[unit] })
    }
  }
}

function listChoicesOf(g: State, unit: number, e: Engagement, offer: (action: Action) => void): void {
  offer({ do: 'leave', unit: unitIds[unit] })
  const hasAbility = hasFlag(g.unitFlags, unit, UNIT.ability)
  if (abilityRefusal(g, unit, !hasAbility, e) === null) offer(switchOf('ability', unit, hasAbility))
  const hasPaid = hasFlag(g.unitFlags, unit, UNIT.paidAttack)
  if (payRefusal(g, unit, !hasPaid) === null) offer(switchOf('pay', unit, hasPaid))
}

/**
 * 5.2.1a  `{do:'target', hex}`, `{do:'join', unit}`, `{do:'support', unit}`, `{do:'leave', unit}`, `{do:'ability', unit, on}`,
 * `{do:'pay', unit, on}`, `{do:'kills', use}`, `{do:'influence', on}`; then `{do:'resolve'}` or `{do:'cancel'}`.
 */
export const assembleDecision: Decision<State> = {
  side: g => g.player,
  list(g, offer) {
    const e = engagementOf(g)
    listUnits(g, e, offer)
    listTargets(g, offer)
    listSideChoices(g, g.player, false, g.battle[CELL.attackerKills], e, offer)
    if (resolveRefusal(g) === null) offer({ do: 'resolve' })
    offer({ do: 'cancel' })
  },
  check(g, action) {
    if (action.do === 'cancel') return null
    if (action.do === 'resolve') return resolveRefusal(g)
    if (action.do === 'kills') return killsRefusal(g, g.player, g.battle[CELL.attackerKills], action.use)
    if (action.do === 'influence') return influenceRefusal(g, false, CELL.attackerDeclines, action.on)
    if (action.do === 'target') {
      const hex = hexNamed(action.hex)
      return hex < 0 ? UNKNOWN_HEX : targetRefusal(g, hex)
    }
    return checkUnit(g, action)
  },
  perform(g, action, log) {
    perform(g, action, log)
  },
}

function checkUnit(g: State, action: Action): Refusal | null {
  if (!Object.hasOwn(UNIT_CHECKS, action.do)) return WRONG_PHASE
  const unit = unitNamed(action.unit)
  return unit < 0 ? UNKNOWN_UNIT : UNIT_CHECKS[action.do](g, unit, isOn(action))
}

const UNIT_CHECKS: Readonly<Record<string, (g: State, unit: number, on: boolean) => Refusal | null>> = {
  join: joinRefusal,
  support: supportRefusal,
  leave: leaveRefusal,
  ability: abilityRefusal,
  pay: payRefusal,
}

function perform(g: State, action: Action, log: Log): void {
  if (action.do === 'cancel') {
    popFrame(g.flow)
    clearBattle(g)
    return
  }
  if (action.do === 'resolve') {
    popFrame(g.flow)
    declareAttack(g, log)
    return
  }
  if (action.do === 'kills') g.battle[CELL.attackerKills] = action.use as number
  else if (action.do === 'influence') g.battle[CELL.attackerDeclines] = action.on ? 0 : 1
  else if (action.do === 'target') g.battle[CELL.targets + targetCount(g)] = hexNamed(action.hex) + 1
  else performOn(g, unitNamed(action.unit), action)
  tidy(g)
}

const LEFT = TAKES_PART | UNIT.ability | UNIT.paidAttack
const SWITCHES: Readonly<Record<string, number>> = { ability: UNIT.ability, pay: UNIT.paidAttack }

function performOn(g: State, unit: number, action: Action): void {
  if (action.do === 'join') g.unitFlags[unit] |= UNIT.attacking
  else if (action.do === 'support') g.unitFlags[unit] |= UNIT.supporting
  else if (action.do === 'leave') g.unitFlags[unit] &= ~LEFT
  else if (isOn(action)) g.unitFlags[unit] |= SWITCHES[action.do]
  else g.unitFlags[unit] &= ~SWITCHES[action.do]
}

/** What no longer fits after a change goes with it: guns out of range, abilities that would not count, headquarters. */
function tidy(g: State): void {
  const e = engagementOf(g)
  const targets = targetsOf(g)
  for (const gun of e.attack.support) {
    g.unitFlags[gun] &= ~UNIT.supporting
    if (attackSupportRefusal(g, gun, targets[0], e.attack.units) === null) g.unitFlags[gun] |= UNIT.supporting
    else g.unitFlags[gun] &= ~LEFT
  }
  for (const unit of e.attack.abilities) {
    if (attackStarRefusal(g, e, unit) !== null) g.unitFlags[unit] &= ~UNIT.ability
  }
  if (!isForceLed(g, engagementOf(g).attack, false)) g.battle[CELL.attackerDeclines] = 0
}

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : [])

/** Most parts of a bundle: what eight levels in each of six hexes and every gun in range could name. */
const MOST_PARTS = 200

/** A whole attack sent as one: `{do:'assault', targets, units, support, abilities, pay, kills, influence}`. */
export function expandAssault(action: Action): readonly Action[] | null {
  if (action.do !== 'assault') return null
  const [first = null, ...further] = listOf(action.targets)
  const parts: Action[] = [{ do: 'attack', hex: first }]
  for (const hex of further) parts.push({ do: 'target', hex })
  for (const unit of listOf(action.units)) parts.push({ do: 'join', unit })
  for (const unit of listOf(action.support)) parts.push({ do: 'support', unit })
  for (const unit of listOf(action.abilities)) parts.push({ do: 'ability', unit })
  for (const unit of listOf(action.pay)) parts.push({ do: 'pay', unit })
  if (action.kills !== undefined && action.kills !== 0) parts.push({ do: 'kills', use: action.kills })
  if (action.influence === false) parts.push({ do: 'influence', on: false })
  return parts.length > MOST_PARTS ? [] : [...parts, { do: 'resolve' }]
}
