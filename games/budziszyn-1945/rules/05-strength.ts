// 1.5, 1.7, 5.2.1b-d  The strength points of both sides, with every halving.
import { atLeastHalf, halve } from '../../../engine/battle/strength.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isHeadquarters, isRegular, isResilienceGroup, isTowedArtillery, unitIds } from '../units.ts'
import { grid, TERRAIN, terrain } from '../world.ts'
import { printedAttack, printedDefence } from './01-levels.ts'
import { isInCombatSetUp } from './03-standing-still.ts'
import type { Engagement } from './05-engagement.ts'
import { mayFire } from './06-support.ts'
import { isThroughWorks, worksModifiers } from './07-fixed-positions.ts'

/** One line of the account of a side's strength. The points of all lines add up to its strength. */
export interface StrengthLine {
  readonly rule: string
  readonly label: string
  readonly points: number
  /** Id of the unit that brings them. */
  readonly unit?: string
}

/** Takes down the lines of an account; null where only the sum is wanted. */
export type Account = StrengthLine[] | null

// 5.6.4, 1.7a, R76  Each unit by itself, rounded up.
const organised = (g: State, unit: number, points: number): number =>
  g.disorganised[unit] > 0 ? halve(points, 'up') : points

/** 10.2.2, 10.2.3, R76  Attack strength of a unit; out of supply it is halved unless a level was paid for it. */
export function effectiveAttack(
  g: State,
  unit: number,
  isPaid = hasFlag(g.unitFlags, unit, UNIT.paidAttack),
): number {
  const points = organised(g, unit, printedAttack(g, unit))
  return g.outOfSupply[unit] > 0 && !isPaid ? halve(points, 'up') : points
}

/** 10.2.2  Out of supply makes no difference in defence. */
export const effectiveDefence = (g: State, unit: number): number =>
  organised(g, unit, printedDefence(g, unit))

const ruleOf = (g: State, unit: number, isAttack: boolean, isPaid: boolean): string =>
  isAttack && g.outOfSupply[unit] > 0
    ? isPaid
      ? '10.2.3'
      : '10.2.2'
    : g.disorganised[unit] > 0
      ? '5.6.4'
      : '1.5'

/** Attack points of adjacent units by the hex from which they come (5.5.4, 7.2.4), with the sum of all. */
export function pointsOfAttackers(
  g: State,
  e: Engagement,
  comesFrom: (hex: number) => boolean = () => true,
): number {
  let points = 0
  for (const unit of e.attack.units) {
    if (comesFrom(g.place[unit])) points += effectiveAttack(g, unit, e.paid.includes(unit))
  }
  return points
}

/**
 * 5.2.1b-d, 6.3.1, 8.2.2, 7.2.2, T1-2, R76  Attackers, guns and aircraft; works halve once what comes through them with guns
 * and aircraft; swamp halves the finished sum. `ground` is the hex whose ground counts (5.5.3).
 */
export function attackStrength(g: State, e: Engagement, ground: number, account: Account = null): number {
  let open = 0
  let through = 0
  for (const unit of e.attack.units) {
    const points = addAttack(g, e, unit, '', account)
    if (worksModifiers[ground] > 0 && isThroughWorks(g.place[unit], ground)) through += points
    else open += points
  }
  let distant = e.attack.air
  for (const gun of e.attack.support) distant += addAttack(g, e, gun, 'supports', account)
  if (e.attack.air > 0) account?.push({ rule: '8.2.2', label: 'air support', points: e.attack.air })
  const strength =
    through > 0 ? open + halved(through + distant, '7.2.2', 'fixed position', account) : open + distant
  return terrain[ground] & TERRAIN.swamp ? halved(strength, 'T1-2', 'swamp', account) : strength
}

function addAttack(g: State, e: Engagement, unit: number, label: string, account: Account): number {
  const isPaid = e.paid.includes(unit)
  const points = effectiveAttack(g, unit, isPaid)
  account?.push({ rule: ruleOf(g, unit, true, isPaid), label, points, unit: unitIds[unit] })
  return points
}

function halved(points: number, rule: string, label: string, account: Account): number {
  const half = halve(points, 'up')
  account?.push({ rule, label, points: half - points })
  return half
}

/** 7.2.4  At least half of the attackers' points come through the works. */
export const worksCount = (g: State, e: Engagement, ground: number): boolean =>
  atLeastHalf(
    pointsOfAttackers(g, e, from => isThroughWorks(from, ground)),
    pointsOfAttackers(g, e),
  )

/** R73  Regular units and resilience groups, beside which guns fight and headquarters are covered. */
export const isProtector = (unit: number): boolean => isRegular[unit] === 1 || isResilienceGroup[unit] === 1

/** 6.6.1, 6.6.3, 6.6.5, R82  What one hex defends with: 0 when there is nobody who could fight. */
export function defenceOfHex(g: State, e: Engagement, hex: number, account: Account = null): number {
  const isProtected = e.defence.units.some(unit => g.place[unit] === hex && isProtector(unit))
  let points = 0
  let hasGuns = false
  for (const unit of e.defence.units) {
    if (g.place[unit] !== hex || isHeadquarters[unit]) continue
    hasGuns ||= isInCombatSetUp(g, unit)
    if (!isProtected || (isTowedArtillery[unit] && !mayFire(g, unit))) continue
    const own = effectiveDefence(g, unit)
    account?.push({ rule: ruleOf(g, unit, false, false), label: '', points: own, unit: unitIds[unit] })
    points += own
  }
  if (isProtected || !hasGuns) return points
  account?.push({ rule: '6.6.3', label: `guns alone in ${grid.names[hex]}`, points: 1 })
  return 1
}

/** 5.1.9, 9.1.8, 6.6.4, R82  Only headquarters and limbered guns: the attack is rolled on the last column. */
export const isHelpless = (g: State, e: Engagement): boolean =>
  !e.defence.units.some(unit => isProtector(unit) || isInCombatSetUp(g, unit))

/** 5.2.1b-d, 6.3.1, 8.2.4, R76  Defenders, guns in support and half of the aircraft; R3: never below 1. */
export function defenceStrength(g: State, e: Engagement, account: Account = null): number {
  let strength = 0
  for (const hex of e.targets) strength += defenceOfHex(g, e, hex, account)
  for (const gun of e.defence.support) {
    const points = effectiveDefence(g, gun)
    account?.push({ rule: '6.3.1', label: 'supports', points, unit: unitIds[gun] })
    strength += points
  }
  if (e.defence.air > 0) {
    const points = halve(e.defence.air, 'up')
    account?.push({ rule: '8.2.4', label: 'air support', points })
    strength += points
  }
  return Math.max(1, strength)
}
