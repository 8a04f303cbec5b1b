// 6.4  Ranged fire: guns are named one after the other, then they fire together. A barrage is assembled in the same way (6.5.3).
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { allDiscs } from '../../../engine/hex/rings.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, MISSION, type State, UNIT } from '../state.ts'
import { guns, unitIds } from '../units.ts'
import { derive, grid, HEXES, slotOfWaterside, waterside } from '../world.ts'
import type { Order } from './03-orders.ts'
import { campWithMost } from './05-credit.ts'
import { disturb } from './05-disorganisation.ts'
import { effectiveAttack } from './05-strength.ts'
import { openFire, SHOT } from './06-fire.ts'
import { gunRefusal, gunsThatFire, isBarragePhase, rangeRefusal, targetRefusal } from './06-guns.ts'
import { GUN_RANGE } from './06-support.ts'
import { bridgeTarget, isBridgeTarget, readTarget, targetDistance, writeTarget } from './06-targets.ts'
import { missionPoints, useSupport } from './08-missions.ts'
import { raiseOutOfSupply } from './10-out-of-supply.ts'
import { bridgeStands } from './14-standing-bridges.ts'
import { UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const OTHER_CAMP_AIMS = forbid('6.4.2', 'that gun cannot join: the target is no enemy of its camp')
const NO_AIR = forbid('8.2.3', 'no offensive support that is still unused lies on that hex')
const TAKES_NO_PART = forbid('6.4.2', 'that gun does not take part in this fire')
const NOTHING_TO_PAY = forbid('10.2.3', 'only a gun out of supply pays for its full strength, and only once')
const ONE_GUN = forbid('6.5.4', 'a barrage on a hex takes at least two guns')

const openingRefusal = (g: State, gun: number, target: number): Refusal | null =>
  gunRefusal(g, gun) ?? aimRefusal(g, gun, target)

function aimRefusal(g: State, gun: number, target: number): Refusal | null {
  const refusal = rangeRefusal(g, gun, target) ?? targetRefusal(g, gun, target)
  if (refusal !== null || !isBarragePhase(g)) return refusal
  return hasCompany(g, gun, target) ? null : ONE_GUN
}

// 6.5.4  A second gun, and ammunition for it.
function hasCompany(g: State, gun: number, target: number): boolean {
  if (g.ammunition < 2) return false
  return guns.some(other => other !== gun && joinRefusal(g, other, target) === null)
}

// 6.4.2  The target must be in range of every gun.
function joinRefusal(g: State, gun: number, target: number): Refusal | null {
  const refusal = gunRefusal(g, gun) ?? rangeRefusal(g, gun, target)
  if (refusal !== null) return refusal
  return targetRefusal(g, gun, target) === null ? null : OTHER_CAMP_AIMS
}

const inRange = allDiscs(grid, GUN_RANGE)

/** [hex] 1 where a bridge could stand on one of its sides. */
const isByWater = new Uint8Array(HEXES)

derive(() => {
  isByWater.fill(0)
  for (let slot = 0; slot < HEXES * 6; slot++) if (waterside[slot] >= 0) isByWater[Math.floor(slot / 6)] = 1
})

function listTargets(g: State, gun: number, offer: (action: Action) => void): void {
  const from = g.place[gun]
  for (let i = inRange.start[from]; i < inRange.start[from + 1]; i++) {
    const hex = inRange.hexes[i]
    if (g.top[hex] >= 0 && aimRefusal(g, gun, hex) === null) offer(fireAction(gun, hex))
    if (!isByWater[hex]) continue
    for (let side = hex * 6; side < hex * 6 + 6; side++) {
      if (!bridgeStands(g, side) || !isNamedHere(g, gun, side)) continue
      const target = bridgeTarget(waterside[side])
      if (aimRefusal(g, gun, target) === null) offer(fireAction(gun, target))
    }
  }
}

/** A bridge is seen from both its ends: it is named from one, or from the only one that is in range. */
function isNamedHere(g: State, gun: number, side: number): boolean {
  const named = slotOfWaterside[waterside[side]]
  return named === side || targetDistance(g.place[gun], Math.floor(named / 6)) > GUN_RANGE
}

const fireAction = (gun: number, target: number): Action => ({
  do: 'fire',
  ...writeTarget(target),
  unit: unitIds[gun],
})

/** 6.4.1, 6.4.7  `{do:'fire', hex, unit}`, or with `across` at a bridge: the first gun. An order of the combat phase. */
export const fireOrder: Order = {
  do: 'fire',
  list(g, _unit, offer) {
    for (const gun of guns) if (gunRefusal(g, gun) === null) listTargets(g, gun, offer)
  },
  check(g, _unit, action) {
    const gun = unitNamed(action.unit)
    const target = readTarget(action.hex, action.across)
    if (gun < 0) return UNKNOWN_UNIT
    return target < 0 ? UNKNOWN_HEX : openingRefusal(g, gun, target)
  },
  perform(g, _unit, action) {
    g.unitFlags[unitNamed(action.unit)] |= UNIT.attacking
    pushFrame(g.flow, FRAMES.rangedFire, readTarget(action.hex, action.across))
  },
}

const { target: TARGET, air: AIR } = FRAMES.rangedFire.at

// 6.4.4, 8.2.3  Air support of the hex joins once; a bridge has missions of its own.
function airRefusal(g: State): Refusal | null {
  const target = slot(g.flow, TARGET)
  if (slot(g.flow, AIR) === 1 || isBridgeTarget(target)) return NO_AIR
  return supportFor(g, target) > 0 ? null : NO_AIR
}

const supportFor = (g: State, hex: number): number =>
  missionPoints(g, MISSION.offensiveSupport, hex, g.camp[gunsThatFire(g)[0]])

// 10.2.3  A gun out of supply fires with its full strength for one level more.
function payRefusal(g: State, gun: number): Refusal | null {
  if (!hasFlag(g.unitFlags, gun, UNIT.attacking)) return TAKES_NO_PART
  const mayPay = g.outOfSupply[gun] > 0 && !hasFlag(g.unitFlags, gun, UNIT.paidAttack)
  return mayPay ? null : NOTHING_TO_PAY
}

const resolveRefusal = (g: State): Refusal | null =>
  isBarragePhase(g) && gunsThatFire(g).length < 2 ? ONE_GUN : null

/**
 * 6.4.2  `{do:'join', unit}` names another gun, `{do:'pay', unit}` lets one out of supply fire in full, `{do:'air'}` adds the
 * air support on the hex, `{do:'resolve'}` fires.
 */
export const rangedFireDecision: Decision<State> = {
  side: g => g.player,
  list(g, offer) {
    const target = slot(g.flow, TARGET)
    for (const gun of guns) {
      if (joinRefusal(g, gun, target) === null) offer({ do: 'join', unit: unitIds[gun] })
    }
    for (const gun of gunsThatFire(g)) {
      if (payRefusal(g, gun) === null) offer({ do: 'pay', unit: unitIds[gun] })
    }
    if (airRefusal(g) === null) offer({ do: 'air' })
    if (resolveRefusal(g) === null) offer({ do: 'resolve' })
  },
  check(g, action) {
    if (action.do === 'resolve') return resolveRefusal(g)
    if (action.do === 'air') return airRefusal(g)
    if (action.do !== 'join' && action.do !== 'pay') return WRONG_PHASE
    const gun = unitNamed(action.unit)
    if (gun < 0) return UNKNOWN_UNIT
    return action.do === 'join' ? joinRefusal(g, gun, slot(g.flow, TARGET)) : payRefusal(g, gun)
  },
  perform(g, action, log) {
    if (action.do === 'join') g.unitFlags[unitNamed(action.unit)] |= UNIT.attacking
    else if (action.do === 'pay') g.unitFlags[unitNamed(action.unit)] |= UNIT.paidAttack
    else if (action.do === 'air') setSlot(g.flow, AIR, 1)
    else fire(g, log)
  },
}

// 6.4.2b, 6.5.3  Strength of the guns, doubled in a barrage, and that of the aircraft once (R72).
function fire(g: State, log: Log): void {
  const target = slot(g.flow, TARGET)
  const battery = gunsThatFire(g)
  const camp = campWithMost(g, battery, effectiveAttack)
  const air = slot(g.flow, AIR) === 1 ? supportFor(g, target) : 0
  const strength = battery.reduce((sum, gun) => sum + effectiveAttack(g, gun), 0)
  if (air > 0) useSupport(g, target, g.player)
  popFrame(g.flow)
  for (const gun of battery) markFired(g, gun, log)
  if (isBarragePhase(g)) g.ammunition -= battery.length
  if (!isBridgeTarget(target)) markFiredUpon(g, target)
  const factor = isBarragePhase(g) ? 2 : 1
  openFire(g, isBarragePhase(g) ? SHOT.barrage : SHOT.guns, target, strength * factor + air, camp)
}

// 6.1.4, 6.5.6  A barrage costs the support of two combat phases, ranged fire that of this one.
function markFired(g: State, gun: number, log: Log): void {
  if (hasFlag(g.unitFlags, gun, UNIT.paidAttack)) raiseOutOfSupply(g, gun, '10.2.3', log)
  g.unitFlags[gun] &= ~(UNIT.attacking | UNIT.paidAttack)
  g.unitFlags[gun] |= isBarragePhase(g) ? UNIT.barrageTwo : UNIT.fired
  disturb(g, gun)
}

function markFiredUpon(g: State, hex: number): void {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) g.unitFlags[unit] |= UNIT.firedUpon
}

/** Bundle: `{do:'fire', hex, across?, units: [...], paid?: [...], air?: true}`. */
export function expandFire(action: Action): readonly Action[] | null {
  if (action.do !== 'fire' || !Array.isArray(action.units) || action.units.length === 0) return null
  const { units, air, paid, ...aim } = action
  const [first, ...others] = units
  const parts: Action[] = [{ ...aim, do: 'fire', unit: first }]
  for (const gun of others) parts.push({ do: 'join', unit: gun })
  for (const gun of Array.isArray(paid) ? paid : []) parts.push({ do: 'pay', unit: gun })
  if (air === true) parts.push({ do: 'air' })
  return [...parts, { do: 'resolve' }]
}
