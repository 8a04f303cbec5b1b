// 7.1 to 7.3  Replacement points: what countries receive, and what they buy with them.
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMANY, NATIONS, OFF_MAP_POINTS, WITHOUT_POINTS } from '../nations.ts'
import { BOX, HEX, hasFlag, STATUS, type State, UNIT } from '../state.ts'
import { COST } from '../tables.ts'
import { fullSteps, isAir, isFort, isLand, isMech, setUpOf, unitIds, unitNation, unitsOf } from '../units.ts'
import { cityHexes, country, objectiveHexes } from '../world.ts'
import { controller, sideOf } from './02-control.ts'
import { fightsFor, warOf } from './05-belligerency.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { isSupplied } from './14-supply.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('7.2', 'points are spent on units of the own side')
const NO_POINTS = forbid('7.1.1e', 'the country has not enough replacement points')
const NOT_WAITING = forbid('7.2.1a', 'the unit is not in the Reinforcement display')
const IS_LOST = forbid('7.3e', 'eliminated units never return')
const IS_WHOLE = forbid('7.3a', 'the unit is at full strength')
const ONE_STEP = forbid('7.3d', 'one-step units are not refitted')
const FORT = forbid('7.3d', 'fortifications are not refitted')
const NOT_ON_MAP = forbid('7.3a', 'land units are refitted on the map')
const NOT_IN_DISPLAY = forbid('7.3c', 'air units are refitted in the Available or Utilized display')
const IN_ZONE = forbid('7.3b', 'units in an enemy zone of control are not refitted')
const UNSUPPLIED = forbid('7.3b', 'units out of supply are not refitted')

const isTerrorized = (g: State, hex: number): boolean => hasFlag(g.hexFlags, hex, HEX.terror)

/** 7.1a, 7.1b, 7.1.1b, 7.1.1c, 10.6, 16.8.2a  A city that counts: friendly controlled, out of enemy zones, not terrorized. */
function givesPoint(g: State, nation: number, hex: number): boolean {
  const side = g.allegiance[nation]
  return controller(g, hex) === side && !inEnemyZone(g, side, hex) && !isTerrorized(g, hex)
}

/** 7.1a to 7.1d, 7.1.1a, 7.1.1d  Replacement points of a country in its Mobilization Phase. */
export function incomeOf(g: State, nation: number): number {
  if (g.status[nation] !== STATUS.fighting || WITHOUT_POINTS.includes(nation)) return 0
  let points = OFF_MAP_POINTS[nation] ?? 0
  for (const hex of cityHexes[nation]) if (givesPoint(g, nation, hex)) points += 1
  if (nation === GERMANY) for (const hex of objectiveHexes) if (isObjectiveHeld(g, hex)) points += 1
  return points
}

/** 7.1d, 7.1.1b, 7.1.1d, R18  German units on a Reich Strategic Objective, not in the land of a partner who has surrendered. */
function isObjectiveHeld(g: State, hex: number): boolean {
  const side = g.allegiance[GERMANY]
  if (!isOccupiedBy(g, GERMANY, hex) || inEnemyZone(g, side, hex) || isTerrorized(g, hex)) return false
  const land = country[hex]
  return g.status[land] !== STATUS.surrendered || g.allegiance[land] !== side
}

export function isOccupiedBy(g: State, nation: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (unitNation[unit] === nation) return true
  return false
}

/** 4.2c, 6.4, 6.5, 7.1e  The income of every country of the phasing side; what was left before is gone. */
export function receivePoints(g: State): void {
  g.points.fill(0)
  if (g.withoutPoints & (1 << g.phasing)) return
  for (let nation = 0; nation < NATIONS.length; nation++)
    if (fightsFor(g, nation, g.phasing)) g.points[nation] = incomeOf(g, nation)
}

/** Where points come from. */
export const KIND = {
  /** 7.1  Each country its own. */
  income: 0,
  /** 6.3  Crisis Elsewhere: any country of the side. */
  crisis: 1,
  /** 23.2b  Alert: one country, neutral or not. */
  alert: 2,
} as const

const AT = FRAMES.spending.at
const kindOf = (g: State): number => slot(g.flow, AT.kind)
const spender = (g: State): number => slot(g.flow, AT.side)

/** 7.1.1e  Points that a country can spend now. */
function purseOf(g: State, nation: number): number {
  switch (kindOf(g)) {
    case KIND.income:
      return g.points[nation]
    case KIND.crisis:
      return fightsFor(g, nation, spender(g)) ? slot(g.flow, AT.points) : 0
    default:
      return nation === slot(g.flow, AT.nation) ? slot(g.flow, AT.points) : 0
  }
}

function pay(g: State, nation: number, cost: number): void {
  if (kindOf(g) === KIND.income) g.points[nation] -= cost
  else setSlot(g.flow, AT.points, slot(g.flow, AT.points) - cost)
}

/** 7.2  The Mobilization Chart. */
export function refitCost(unit: number): number {
  if (isAir[unit]) return COST.refitAir
  return isMech[unit] ? COST.refitMechanized : COST.refitOther
}

/** R79  A neutral may spend its alert. */
function ownerRefusal(g: State, unit: number): Refusal | null {
  if (kindOf(g) === KIND.alert) return null
  return sideOf(g, unit) === spender(g) ? null : NOT_YOURS
}

function mobilizeRefusal(g: State, unit: number): Refusal | null {
  const refusal = ownerRefusal(g, unit)
  if (refusal !== null) return refusal
  if (g.place[unit] === BOX.eliminated) return IS_LOST
  const waits = g.place[unit] === BOX.reinforcement || (kindOf(g) === KIND.alert && isWaitingNeutral(g, unit))
  if (!waits) return NOT_WAITING
  return purseOf(g, unitNation[unit]) < COST.mobilize ? NO_POINTS : null
}

/** R79  Reinforcements of a country that is not at war yet. */
const isWaitingNeutral = (g: State, unit: number): boolean =>
  g.status[unitNation[unit]] === STATUS.neutral &&
  g.place[unit] === BOX.aside &&
  (isLand[unit] === 1 || setUpOf[unit] === 'reinforcement')

/** 7.2, 7.3a, 7.3b, 7.3c, 7.3d, R30 */
function refitRefusal(g: State, unit: number): Refusal | null {
  const refusal = ownerRefusal(g, unit) ?? conditionRefusal(unit)
  if (refusal !== null) return refusal
  const where = isLand[unit] ? landRefitRefusal(g, unit) : airRefitRefusal(g, unit)
  if (where !== null) return where
  if (g.steps[unit] === fullSteps[unit]) return IS_WHOLE
  return purseOf(g, unitNation[unit]) < refitCost(unit) ? NO_POINTS : null
}

function conditionRefusal(unit: number): Refusal | null {
  if (isFort[unit]) return FORT
  return fullSteps[unit] === 1 ? ONE_STEP : null
}

function landRefitRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0) return g.place[unit] === BOX.eliminated ? IS_LOST : NOT_ON_MAP
  if (g.steps[unit] === fullSteps[unit]) return IS_WHOLE
  if (inEnemyZone(g, g.allegiance[unitNation[unit]], g.place[unit])) return IN_ZONE
  return isSupplied(g, unit) ? null : UNSUPPLIED
}

function airRefitRefusal(g: State, unit: number): Refusal | null {
  const isIn = g.place[unit] === BOX.available || g.place[unit] === BOX.utilized
  return isIn && isAir[unit] ? null : NOT_IN_DISPLAY
}

/** 7.2.1a, 7.2.1b, R24, R79  Half the die, rounded up, in turns from now; after the last turn it never comes. */
function mobilize(g: State, unit: number, log: Log): void {
  pay(g, unitNation[unit], COST.mobilize)
  const die = roll(g, 6)
  const due = g.turn + Math.ceil(die / 2)
  const comes = due <= warOf(g).turns
  g.place[unit] = BOX.track
  g.due[unit] = due
  log?.push({
    event: comes ? 'mobilized' : 'never-comes',
    rule: comes ? '7.2.1a' : '7.2.1b',
    unit: unitIds[unit],
    nation: NATIONS[unitNation[unit]],
    dice: [die],
    due,
  })
}

function refit(g: State, unit: number, log: Log): void {
  pay(g, unitNation[unit], refitCost(unit))
  g.steps[unit] = fullSteps[unit]
  g.unitFlags[unit] &= ~UNIT.parked
  log?.push({ event: 'refitted', rule: '7.3a', unit: unitIds[unit], nation: NATIONS[unitNation[unit]] })
}

function listFor(g: State, nation: number, offer: (action: Action) => void): void {
  if (purseOf(g, nation) === 0) return
  for (const unit of unitsOf(nation)) {
    if (mobilizeRefusal(g, unit) === null) offer({ do: 'mobilize', unit: unitIds[unit] })
    if (g.steps[unit] < fullSteps[unit] && refitRefusal(g, unit) === null)
      offer({ do: 'refit', unit: unitIds[unit] })
  }
}

/** Nothing is left to spend; an alert is also over when its country has nothing to buy. */
function isSpent(g: State): boolean {
  for (let nation = 0; nation < NATIONS.length; nation++) {
    if (purseOf(g, nation) === 0) continue
    if (kindOf(g) !== KIND.alert || unitsOf(nation).some(unit => isForSale(g, unit))) return false
  }
  return true
}

const isForSale = (g: State, unit: number): boolean =>
  mobilizeRefusal(g, unit) === null || (g.steps[unit] < fullSteps[unit] && refitRefusal(g, unit) === null)

/** 7.2  `{do:'mobilize', unit}`, `{do:'refit', unit}`, `{do:'done'}`. */
export const spendingDecision: Decision<State> = {
  side: spender,
  isMoot: isSpent,
  list(g, offer) {
    for (let nation = 0; nation < NATIONS.length; nation++) listFor(g, nation, offer)
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'mobilize' && action.do !== 'refit') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return action.do === 'mobilize' ? mobilizeRefusal(g, unit) : refitRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'done') return popFrame(g.flow)
    if (action.do === 'mobilize') mobilize(g, unitNamed(action.unit), log)
    else refit(g, unitNamed(action.unit), log)
  },
}

/** 4.2c */
export function spendIncome(g: State): void {
  pushFrame(g.flow, FRAMES.spending, KIND.income, 0, g.phasing)
}

/** 6.3 */
export function spendCrisis(g: State, side: number, points: number): void {
  pushFrame(g.flow, FRAMES.spending, KIND.crisis, 0, side, points)
}

/** 23.2b */
export function spendAlert(g: State, nation: number, side: number): void {
  pushFrame(g.flow, FRAMES.spending, KIND.alert, nation, side, 1)
}
