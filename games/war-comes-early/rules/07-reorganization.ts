// 7  Reorganization: combining corps into armies and splitting armies by choice.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { BOX, hasFlag, type State, UNIT } from '../state.ts'
import { attackFactor, defenceFactor, grid, isArmy, unitIds, unitNation, unitsOfNations } from '../world.ts'
import { place } from './03-hex-control.ts'
import { remove } from './03-holders.ts'
import { activeSide, nobodyActs } from './05-markers.ts'
import { inAirZoneOf } from './06-airpower.ts'
import { armiesOfNation, breaksDown, componentCount, mayBeComponent } from './07-army-structures.ts'
import { breakDown, componentsInPool } from './07-break-down.ts'
import { ONE_ARMY } from './08-stacking.ts'
import { isSupplied } from './10-supply.ts'
import { MALFORMED, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

export { breaksDown, componentCount, mayBeComponent } from './07-army-structures.ts'
export { breakDown, componentsDecision } from './07-break-down.ts'

const NOT_ACTIVE = forbid('7.0b', 'units reorganize only in the Reorganization Phase of their own nation')
const NOT_ON_MAP = forbid('7.0h', 'this unit is not on the map')
const NOT_TOGETHER = forbid('7.0h', 'units that combine must be in one hex')
const NO_COUNTER = forbid('7.0h', 'that army counter is not free')
const WRONG_NUMBER = forbid('7.1', 'that army is made of another number of units')
const WRONG_KIND = forbid('7.1', 'that army is not made of such units')
const UNSUPPLIED = forbid('7.0c', 'units out of supply may not reorganize by choice')
const AIR_ZONE = forbid('6.2.2f', 'units in an enemy air zone may not combine')
const AIR_ZONE_SPLIT = forbid('6.2.2f', 'in this game armies in an enemy air zone may not split by choice')
const WAS_SPLIT = forbid('7.0e', 'a unit that was split in this phase may not combine in it')
const WAS_COMBINED = forbid('7.0e', 'an army formed in this phase may not split in it')
const NOT_AN_ARMY = forbid('7.1', 'this unit does not break down')
const POOL_SHORT = forbid('7.1a', 'the pool lacks units to replace this army')

const isActive = (g: State, unit: number): boolean => (g.active & (1 << unitNation[unit])) !== 0

function holdsArmy(g: State, hex: number): boolean {
  for (let u = g.top[hex]; u >= 0; u = g.below[u]) if (isArmy[u]) return true
  return false
}

// 7.0c, 7.0d, 7.0e, 6.2.2f  An enemy zone of control does not matter; an enemy air zone does.
function joinRefusal(g: State, unit: number): Refusal | null {
  if (hasFlag(g.unitFlags, unit, UNIT.split)) return WAS_SPLIT
  if (inAirZoneOf(g, 1 - g.terms.sideOf[unitNation[unit]], g.place[unit])) return AIR_ZONE
  return isSupplied(g, unit) ? null : UNSUPPLIED
}

// 7.0h, 7.1, R91
function combineRefusal(g: State, army: number, units: readonly number[]): Refusal | null {
  if (!breaksDown(g, army)) return WRONG_KIND
  if (!isActive(g, army)) return NOT_ACTIVE
  if (g.place[army] !== BOX.pool) return NO_COUNTER
  const hex = units.length === 0 ? -1 : g.place[units[0]]
  for (const unit of units) {
    if (!mayBeComponent(g, army, unit)) return WRONG_KIND
    if (g.place[unit] < 0) return NOT_ON_MAP
    if (g.place[unit] !== hex) return NOT_TOGETHER
  }
  if (units.length !== componentCount(g, army)) return WRONG_NUMBER
  for (const unit of units) {
    const refusal = joinRefusal(g, unit)
    if (refusal !== null) return refusal
  }
  return holdsArmy(g, hex) ? ONE_ARMY : null
}

// R10  A voluntary split needs the full number of counters. R78 and its option rule on air zones.
function splitRefusal(g: State, army: number): Refusal | null {
  if (!breaksDown(g, army)) return NOT_AN_ARMY
  if (!isActive(g, army)) return NOT_ACTIVE
  if (g.place[army] < 0) return NOT_ON_MAP
  if (hasFlag(g.unitFlags, army, UNIT.combined)) return WAS_COMBINED
  if (componentsInPool(g, army) < componentCount(g, army)) return POOL_SHORT
  const enemy = 1 - g.terms.sideOf[unitNation[army]]
  if (g.terms.options.airZoneBansSplit && inAirZoneOf(g, enemy, g.place[army])) return AIR_ZONE_SPLIT
  return isSupplied(g, army) ? null : UNSUPPLIED
}

/** The units of a combine action as numbers, or null if they are not distinct known units. */
function unitsOf(value: Json | undefined): number[] | null {
  if (!Array.isArray(value)) return null
  const units = (value as Json[]).map(unitNamed)
  return new Set(units).size === units.length && !units.includes(-1) ? units : null
}

/** `{do:'combine', army, units}`, `{do:'split', army}`, `{do:'end'}`. */
export const reorganizationDecision: Decision<State> = {
  side: activeSide,
  isMoot: nobodyActs,
  list(g, offer) {
    for (const u of unitsOfNations(g.active)) {
      if (g.place[u] < 0) continue
      if (g.top[g.place[u]] === u) listCombinations(g, g.place[u], offer)
      if (splitRefusal(g, u) === null) offer({ do: 'split', army: unitIds[u] })
    }
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    const army = unitNamed(action.army)
    if (action.do === 'split') return army < 0 ? UNKNOWN_UNIT : splitRefusal(g, army)
    if (action.do !== 'combine') return WRONG_PHASE
    const units = unitsOf(action.units)
    if (units === null) return MALFORMED
    return army < 0 ? UNKNOWN_UNIT : combineRefusal(g, army, units)
  },
  perform(g, action, log) {
    if (action.do === 'end') popFrame(g.flow)
    else if (action.do === 'split') breakDown(g, unitNamed(action.army), log, true)
    else combine(g, unitNamed(action.army), unitsOf(action.units)!, log)
  },
}

// 7.1a  The corps go to the pool, the army counter takes their place.
function combine(g: State, army: number, units: readonly number[], log: Log): void {
  const hex = g.place[units[0]]
  log?.push({
    event: 'combined',
    rule: '7.0a',
    army: unitIds[army],
    units: units.map(u => unitIds[u]),
    hex: grid.names[hex],
  })
  for (const unit of units) remove(g, unit, BOX.pool)
  place(g, army, hex, log)
  g.unitFlags[army] |= UNIT.combined
}

/** Every set of corps in the hex under every kind of army counter that is free for it. */
function listCombinations(g: State, hex: number, offer: (action: Action) => void): void {
  if (g.below[g.top[hex]] < 0 || holdsArmy(g, hex)) return
  for (const army of armiesOfNation[unitNation[g.top[hex]]]) {
    if (g.place[army] !== BOX.pool || hasLowerTwin(g, army)) continue
    const fit: number[] = []
    for (let u = g.top[hex]; u >= 0; u = g.below[u]) {
      if (mayBeComponent(g, army, u) && joinRefusal(g, u) === null) fit.push(u)
    }
    fit.sort((a, b) => a - b)
    choose(fit, componentCount(g, army), 0, [], units =>
      offer({ do: 'combine', army: unitIds[army], units: units.map(u => unitIds[u]) }),
    )
  }
}

/** Of army counters that are alike only the first free one is offered; any of them may be used. */
function hasLowerTwin(g: State, army: number): boolean {
  for (const other of armiesOfNation[unitNation[army]]) {
    if (other >= army) break
    if (
      g.place[other] === BOX.pool &&
      componentCount(g, other) === componentCount(g, army) &&
      attackFactor[other] === attackFactor[army] &&
      defenceFactor[other] === defenceFactor[army]
    ) {
      return true
    }
  }
  return false
}

function choose(
  from: readonly number[],
  count: number,
  start: number,
  chosen: number[],
  found: (units: readonly number[]) => void,
): void {
  if (chosen.length === count) {
    found(chosen)
    return
  }
  for (let i = start; i <= from.length - (count - chosen.length); i++) {
    chosen.push(from[i])
    choose(from, count, i + 1, chosen, found)
    chosen.pop()
  }
}
