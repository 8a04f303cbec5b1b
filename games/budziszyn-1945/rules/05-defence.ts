// 5.2.1a-d  The attack is declared: the defender adds guns, abilities and modifiers, then the column is settled.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { combatResults } from '../tables.ts'
import { isArtillery, isFortificationUnit, UNITS, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { CELL } from './05-battle-cells.ts'
import { campWithMost } from './05-credit.ts'
import { disturb } from './05-disorganisation.ts'
import { defendersIn, type Engagement, engagementOf, targetsOf } from './05-engagement.ts'
import { assess } from './05-forecast.ts'
import {
  influenceRefusal,
  isOn,
  killsRefusal,
  listSideChoices,
  switchOf,
  UNCHANGED,
} from './05-side-choices.ts'
import { effectiveAttack, effectiveDefence, isProtector } from './05-strength.ts'
import { defenceSupportRefusal } from './06-support.ts'
import { isForceLed } from './09-influence.ts'
import { spendKillModifiers } from './09-killed-headquarters.ts'
import { raiseOutOfSupply } from './10-out-of-supply.ts'
import { worksAbilityRefusal } from './15-special-units.ts'
import { defenceStarRefusal } from './15-stars.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('2.1.2', 'that unit belongs to another player')
const TAKES_NO_PART = forbid('5.2.1a', 'that unit does not defend in this combat')
const SUPPORTS_ALREADY = forbid('6.1.4', 'that gun supports already')
const NOBODY_TO_SUPPORT = forbid('6.3.1', 'guns support regular units, and none defends here')

/** 5.2.1a  From here on the attack is carried through: who is in it is marked, and the defender is asked. */
export function declareAttack(g: State, log: Log): void {
  const targets = targetsOf(g)
  const { attack, paid } = engagementOf(g)
  for (const unit of defendersIn(g, targets)) g.unitFlags[unit] |= UNIT.defending
  log?.push({
    event: 'attack',
    rule: '5.2.1a',
    targets: targets.map(hex => grid.names[hex]),
    units: attack.units.map(unit => unitIds[unit]),
    support: attack.support.map(gun => unitIds[gun]),
    abilities: attack.abilities.map(unit => unitIds[unit]),
  })
  // 10.2.5  Full strength is paid for when the attack is declared.
  for (const unit of paid) raiseOutOfSupply(g, unit, '10.2.3', log)
  reveal(g, targets, attack.units)
  askNextDefender(g, 0, log)
}

// 16.1.3  Both stacks lie open until the phase ends.
function reveal(g: State, targets: readonly number[], attackers: readonly number[]): void {
  for (const hex of targets) g.own('hexFlags')[hex] |= HEX.open
  for (const unit of attackers) g.own('hexFlags')[g.place[unit]] |= HEX.open
  g.revelations += 1
}

/** Asks the next player with units in the target who has a choice to make; after the last one the combat is rolled. */
function askNextDefender(g: State, from: number, log: Log): void {
  for (let player = from; player < g.terms.players; player++) {
    if (!defends(g, player) || !hasChoice(g, player)) continue
    pushFrame(g.flow, FRAMES.defence, player, g.battle[CELL.defenderKills])
    return
  }
  engage(g, log)
}

const defends = (g: State, player: number): boolean =>
  engagementOf(g).defence.units.some(unit => ownerOf(g, unit) === player)

function hasChoice(g: State, player: number): boolean {
  let any = false
  listChoices(g, player, 0, () => {
    any = true
  })
  return any
}

function supportRefusal(g: State, e: Engagement, gun: number, player: number): Refusal | null {
  // 16.1.1  Asked first, so that nobody learns which of the enemy's guns are in the fight.
  if (ownerOf(g, gun) !== player) return NOT_YOURS
  if (hasFlag(g.unitFlags, gun, UNIT.supporting)) return SUPPORTS_ALREADY
  if (!e.defence.units.some(isProtector)) return NOBODY_TO_SUPPORT
  return defenceSupportRefusal(g, gun, player, e.targets, g.camp[e.attack.units[0]])
}

function abilityRefusal(g: State, e: Engagement, unit: number, player: number, on: boolean): Refusal | null {
  if (!e.defence.units.includes(unit)) return TAKES_NO_PART
  if (ownerOf(g, unit) !== player) return NOT_YOURS
  if (hasFlag(g.unitFlags, unit, UNIT.ability) === on) return UNCHANGED
  if (!on) return null
  return isFortificationUnit[unit] ? worksAbilityRefusal(g, unit) : defenceStarRefusal(g, e, unit)
}

function listChoices(g: State, player: number, used: number, offer: (action: Action) => void): void {
  const e = engagementOf(g)
  for (let gun = 0; gun < UNITS; gun++) {
    if (!isArtillery[gun] || g.place[gun] < 0) continue
    if (supportRefusal(g, e, gun, player) === null) offer({ do: 'support', unit: unitIds[gun] })
  }
  for (const unit of e.defence.units) {
    const isUsed = hasFlag(g.unitFlags, unit, UNIT.ability)
    if (abilityRefusal(g, e, unit, player, !isUsed) === null) offer(switchOf('ability', unit, isUsed))
  }
  for (const gun of e.defence.support) {
    if (ownerOf(g, gun) === player) offer({ do: 'leave', unit: unitIds[gun] })
  }
  listSideChoices(g, player, true, used, e, offer)
}

const playerAsked = (g: State): number => slot(g.flow, FRAMES.defence.at.player)

/** 9.1.6  Modifiers that an ally who was asked before has put in, and those of the player who is asked now. */
const killsOfAlly = (g: State): number => slot(g.flow, FRAMES.defence.at.kills)
const killsUsed = (g: State): number => g.battle[CELL.defenderKills] - killsOfAlly(g)

/**
 * `{do:'support', unit}`, `{do:'leave', unit}`, `{do:'ability', unit, on}`, `{do:'kills', use}`, `{do:'influence', on}`; then
 * `{do:'ready'}`.
 */
export const defenceDecision: Decision<State> = {
  side: playerAsked,
  list(g, offer) {
    listChoices(g, playerAsked(g), killsUsed(g), offer)
    offer({ do: 'ready' })
  },
  check(g, action) {
    if (action.do === 'ready') return null
    if (action.do === 'kills') return killsRefusal(g, playerAsked(g), killsUsed(g), action.use)
    if (action.do === 'influence') return influenceRefusal(g, true, CELL.defenderDeclines, action.on)
    if (action.do !== 'support' && action.do !== 'ability' && action.do !== 'leave') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    const e = engagementOf(g)
    if (action.do === 'support') return supportRefusal(g, e, unit, playerAsked(g))
    if (action.do === 'ability') return abilityRefusal(g, e, unit, playerAsked(g), isOn(action))
    return e.defence.support.includes(unit) && ownerOf(g, unit) === playerAsked(g) ? null : TAKES_NO_PART
  },
  perform(g, action, log) {
    if (action.do === 'ready') {
      const player = playerAsked(g)
      spendKillModifiers(g, player, killsUsed(g))
      popFrame(g.flow)
      askNextDefender(g, player + 1, log)
      return
    }
    if (action.do === 'kills') g.battle[CELL.defenderKills] = killsOfAlly(g) + (action.use as number)
    else if (action.do === 'influence') g.battle[CELL.defenderDeclines] = action.on ? 0 : 1
    else performOn(g, unitNamed(action.unit), action)
    if (!isForceLed(g, engagementOf(g).defence, true)) g.battle[CELL.defenderDeclines] = 0
  },
}

function performOn(g: State, unit: number, action: Action): void {
  if (action.do === 'support') g.unitFlags[unit] |= UNIT.supporting
  else if (action.do === 'leave') g.unitFlags[unit] &= ~UNIT.supporting
  else if (isOn(action)) g.unitFlags[unit] |= UNIT.ability
  else g.unitFlags[unit] &= ~UNIT.ability
}

/** 5.2.1b-d  Nothing can be added any more: the column is settled, and the dice are next. */
function engage(g: State, log: Log): void {
  const e = engagementOf(g)
  const { attack, defence, start, column, shifts, helpless } = assess(g, e)
  g.battle[CELL.column] = column
  g.battle[CELL.attackerCredit] =
    campWithMost(g, [...e.attack.units, ...e.attack.support], effectiveAttack) + 1
  g.battle[CELL.defenderCredit] =
    campWithMost(g, [...e.defence.units, ...e.defence.support], effectiveDefence) + 1
  spendKillModifiers(g, g.player, e.attack.kills)
  exposeGuns(g, e)
  for (const unit of [...e.attack.units, ...e.defence.units]) markFought(g, unit, UNIT.fought)
  for (const gun of [...e.attack.support, ...e.defence.support]) markFought(g, gun, UNIT.fired)
  log?.push({
    event: 'odds',
    rule: helpless ? '5.1.9' : '1.5',
    attack,
    defence,
    start: combatResults.headings.odds.labels[start],
    column: combatResults.headings.odds.labels[column],
    shifts: shifts.map(({ rule, label, columns }) => ({ rule, label, columns })),
  })
  pushFrame(g.flow, FRAMES.battle)
}

// 5.1.1, 6.1.4, 5.6.5  Once in a phase, and whoever was resting has to begin anew.
function markFought(g: State, unit: number, flag: number): void {
  g.unitFlags[unit] |= flag
  disturb(g, unit)
}

/** 6.3.4, 6.3.5, R70  Guns that support from next to the enemy in this combat share its result; those farther off do not. */
function exposeGuns(g: State, e: Engagement): void {
  const exposed = e.attack.support.filter(gun =>
    e.targets.some(hex => grid.distance(hex, g.place[gun]) === 1),
  )
  for (const gun of exposed) g.unitFlags[gun] |= UNIT.attacking
  const enemies = [...e.attack.units, ...exposed]
  for (const gun of e.defence.support) {
    if (enemies.some(enemy => grid.distance(g.place[enemy], g.place[gun]) === 1))
      g.unitFlags[gun] |= UNIT.defending
  }
}
