// 5.1.8  Losses: combat efficiency levels, given up one at a time by their owner's choice.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { isFortificationUnit, unitIds } from '../units.ts'
import { loseLevel } from './01-levels.ts'
import { CELL, unitsOf, WHO } from './05-battle-cells.ts'
import { hasStayed } from './05-trails.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const TAKES_NO_PART = forbid('5.1.8', 'losses come from your units that suffer the result')
const HAS_STEPPED_BACK = forbid('5.3.7', 'those who stay pay for the hex that they do not retreat')
const ABILITY_PAYS = forbid('15.1.7', 'a unit that used its ability must bear part of the loss')

/** Bits of the frame's `marks`: what the levels are lost for. */
const MARK = {
  /** 5.3.7  A hex that was not retreated: only those who stayed in the step that is just made can pay. */
  sustained: 1,
} as const

/** Bits of the cells `attackerAbilityPaid` and `defenderAbilityPaid`. */
const PAID = { star: 1, works: 2 } as const

/** R78  The camp that is credited with what this side loses. */
export const creditFor = (g: State, who: number): number =>
  g.battle[who === WHO.defenders ? CELL.attackerCredit : CELL.defenderCredit] - 1

/** 5.1.8, R6  One side has so many levels to lose; its owner is asked where there is a choice. */
export function owe(g: State, who: number, levels: number, log: Log): void {
  demand(g, who, levels, 0, log)
}

/** 5.3.7, 5.3.8, R23  One level for a hex that somebody did not retreat, whatever the number of those who stayed. */
export function oweForStaying(g: State, who: number, log: Log): void {
  demand(g, who, 1, MARK.sustained, log)
}

function demand(g: State, who: number, levels: number, marks: number, log: Log): void {
  pushFrame(g.flow, FRAMES.losses, 0, levels, who, marks)
  settle(g, log)
}

const at = FRAMES.losses.at

/** Pays what leaves no choice; the frame stays while somebody has to choose. */
function settle(g: State, log: Log): void {
  for (;;) {
    const levels = slot(g.flow, at.levels)
    const payers = levels > 0 ? payersOf(g) : []
    if (payers.length === 0) {
      popFrame(g.flow)
      return
    }
    setSlot(g.flow, at.owner, ownerOf(g, payers[0]))
    if (payers.length > 1 && levelsOf(g, suffering(g)) > levels) return
    pay(g, payers[0], log)
  }
}

function pay(g: State, unit: number, log: Log): void {
  const who = slot(g.flow, at.who)
  setSlot(g.flow, at.levels, slot(g.flow, at.levels) - 1)
  takeLevel(g, who, unit, slot(g.flow, at.marks) & MARK.sustained ? '5.3.7' : '5.1.8', log)
}

/** Takes a level from a unit of this side, and remembers whether one was due from it (15.1.7). */
export function takeLevel(g: State, who: number, unit: number, rule: string, log: Log): void {
  if (hasFlag(g.unitFlags, unit, UNIT.ability)) g.battle[abilityCell(who)] |= groupOf(unit)
  loseLevel(g, unit, creditFor(g, who), rule, log)
}

/** Everybody who could lose a level of this loss. */
function suffering(g: State): number[] {
  const units = unitsOf(g, slot(g.flow, at.who))
  return slot(g.flow, at.marks) & MARK.sustained ? units.filter(unit => hasStayed(g, unit)) : units
}

/** Those who may pay the next level, all of one owner. */
function payersOf(g: State): number[] {
  const units = suffering(g)
  const owner = payingOwner(g, units)
  const own = units.filter(unit => ownerOf(g, unit) === owner)
  const bound = own.filter(unit => isBoundToPay(g, unit))
  const open = new Set(bound.map(groupOf)).size
  return open > 0 && slot(g.flow, at.levels) <= open ? bound : own
}

/** Where two players defend together, each level falls on the one who has more of them in the combat. */
function payingOwner(g: State, units: readonly number[]): number {
  const levels = [0, 0, 0]
  for (const unit of units) levels[ownerOf(g, unit)] += g.levels[unit]
  return levels.indexOf(Math.max(...levels))
}

// 15.1.7, 15.4.3  At least one level from those who used a star, and one from those who used their works.
function isBoundToPay(g: State, unit: number): boolean {
  const paid = g.battle[abilityCell(slot(g.flow, at.who))]
  return hasFlag(g.unitFlags, unit, UNIT.ability) && (paid & groupOf(unit)) === 0
}

const groupOf = (unit: number): number => (isFortificationUnit[unit] ? PAID.works : PAID.star)
const abilityCell = (who: number): number =>
  who === WHO.attackers ? CELL.attackerAbilityPaid : CELL.defenderAbilityPaid

const levelsOf = (g: State, units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + g.levels[unit], 0)

function lossRefusal(g: State, unit: number): Refusal | null {
  if (payersOf(g).includes(unit)) return null
  const owner = slot(g.flow, at.owner)
  if (!unitsOf(g, slot(g.flow, at.who)).includes(unit) || ownerOf(g, unit) !== owner) return TAKES_NO_PART
  return suffering(g).includes(unit) ? ABILITY_PAYS : HAS_STEPPED_BACK
}

/** `{do:'lose', unit}`, level by level. */
export const lossesDecision: Decision<State> = {
  side: g => slot(g.flow, at.owner),
  list(g, offer) {
    for (const unit of payersOf(g)) offer({ do: 'lose', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'lose') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : lossRefusal(g, unit)
  },
  perform(g, action, log) {
    pay(g, unitNamed(action.unit), log)
    settle(g, log)
  },
}
