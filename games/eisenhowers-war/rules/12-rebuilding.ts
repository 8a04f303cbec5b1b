// 5.4.1, 12.1.1, 12.3, 12.4  The Reinforcement Phases: rebuilding by nation, and the withdrawal of the FX.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, type State } from '../state.ts'
import { LIMITS, TURN } from '../tables.ts'
import {
  FX,
  isAmerican,
  isCommonwealth,
  isMobile,
  isNeverRebuilt,
  leavesOnTurn6,
  sideOf,
  stepsOf,
  UNITS,
  unitIds,
  waitsForFx,
} from '../units.ts'
import { grid } from '../world.ts'
import { remove } from './03-hex-control.ts'
import { checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { isSupplied } from './07-supply.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { checkThunderclap, listThunderclap, performThunderclap } from './13-thunderclap.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_AMERICAN = forbid('12.3.1', 'only US units are rebuilt in this way')
const FRENCH = forbid('12.3.1a', 'French corps are never rebuilt')
const WHOLE = forbid('12.3.1', 'that unit is neither reduced on the map nor eliminated')
const ENEMY_ZONE = forbid('12.3.1', 'a unit in an enemy zone of control is not rebuilt')
const NO_SUPPLY = forbid('12.3.1', 'a unit out of supply is not rebuilt')
const TWO_FLIPS = forbid('12.3.1', 'two US units a turn are brought up to strength')
const ONE_KIND = forbid('12.4.1', 'in one turn either reduced or eliminated US units are rebuilt')
const ONE_REBUILT = forbid('12.4.1', 'one eliminated US unit a turn is rebuilt')
const NEVER_CW = forbid('12.4.2', 'eliminated Commonwealth units never return')
const NOT_A_PAIR = forbid(
  '12.3.2',
  'two reduced Commonwealth units, in supply and out of enemy zones of control, make one',
)
const NOT_AIRBORNE = forbid('12.3.2c', 'the British airborne corps is never rebuilt')
const ONE_PAIR = forbid('12.3.2', 'one pair of Commonwealth units a turn is merged')
const NOT_FX = forbid('12.1.1', 'only the FX may be withdrawn, from turn 3 on and once')

const isReducedOnMap = (g: State, unit: number): boolean => g.place[unit] >= 0 && g.reduced[unit] === 1

/** 12.3.1, 12.3.1a, 12.4.1, 12.4.2, R76, R102  Why a US unit may not be rebuilt, or null. */
function rebuildRefusal(g: State, unit: number): Refusal | null {
  if (isCommonwealth[unit] && g.place[unit] === BOX.eliminated) return NEVER_CW
  if (!isAmerican[unit]) return isNeverRebuilt[unit] && !isCommonwealth[unit] ? FRENCH : NOT_AMERICAN
  if (g.place[unit] === BOX.eliminated) {
    if (g.flipped > 0) return ONE_KIND
    return g.rebuilt > 0 ? ONE_REBUILT : null
  }
  if (!isReducedOnMap(g, unit)) return WHOLE
  if (g.rebuilt > 0) return ONE_KIND
  if (g.flipped >= LIMITS.americanFlips) return TWO_FLIPS
  return readyRefusal(g, unit)
}

function readyRefusal(g: State, unit: number): Refusal | null {
  if (inEnemyZone(g, ALLIED, g.place[unit])) return ENEMY_ZONE
  return isSupplied(g, unit) ? null : NO_SUPPLY
}

function rebuild(g: State, unit: number, log: Log): void {
  if (g.place[unit] === BOX.eliminated) {
    g.rebuilt += 1
    g.place[unit] = BOX.reinforcements
    log?.push({ event: 'rebuilt', rule: '12.4.1', unit: unitIds[unit] })
    return
  }
  g.flipped += 1
  g.reduced[unit] = 0
  log?.push({ event: 'rebuilt', rule: '12.3.1', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
}

/** 12.3.2, 12.3.2c, R75, R76  Why this unit may not be one of a Commonwealth pair, or null. */
function pairRefusal(g: State, unit: number): Refusal | null {
  if (g.merged > 0) return ONE_PAIR
  if (!isCommonwealth[unit]) return NOT_A_PAIR
  if (isNeverRebuilt[unit]) return NOT_AIRBORNE
  return isReducedOnMap(g, unit) && readyRefusal(g, unit) === null ? null : NOT_A_PAIR
}

function mergeRefusal(g: State, unit: number, other: number): Refusal | null {
  return pairRefusal(g, unit) ?? pairRefusal(g, other) ?? (unit === other ? NOT_A_PAIR : null)
}

// 12.3.2a, 12.3.2b
function merge(g: State, unit: number, other: number, log: Log): void {
  g.merged = 1
  log?.push({ event: 'merged', rule: '12.3.2', unit: unitIds[unit], with: unitIds[other] })
  remove(g, other, BOX.eliminated, log)
  remove(g, unit, BOX.reinforcements, log)
  g.reduced[other] = 0
  g.reduced[unit] = 0
}

// 12.1.1  From the map, the box or the dead.
function withdrawRefusal(g: State, unit: number): Refusal | null {
  return unit === FX && g.turn >= TURN.withdrawal && g.place[FX] !== BOX.removed ? null : NOT_FX
}

function withdraw(g: State, log: Log): void {
  log?.push({ event: 'withdrawn', rule: '12.1.1', unit: unitIds[FX] })
  remove(g, FX, BOX.removed, log)
  g.reduced[FX] = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (!waitsForFx[unit] || g.place[unit] !== BOX.track) continue
    g.place[unit] = BOX.reinforcements
    g.due[unit] = 0
    log?.push({ event: 'arrived', rule: '12.1.1', unit: unitIds[unit] })
  }
}

function listPairs(g: State, offer: (action: Action) => void): void {
  const ready: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (pairRefusal(g, unit) === null) ready.push(unit)
  for (const unit of ready)
    for (const other of ready)
      if (unit !== other) offer({ do: 'merge', unit: unitIds[unit], with: unitIds[other] })
}

/**
 * II. `{do:'rebuild', unit}` for US units, `{do:'merge', unit, with}` for a Commonwealth pair of which `unit` returns,
 * `{do:'withdraw', unit:'fx'}`, `{do:'thunderclap', hex}`, `{do:'aerial', hex}`, `{do:'end'}`.
 */
export const alliedReinforcementDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++)
      if (sideOf[unit] === ALLIED && rebuildRefusal(g, unit) === null)
        offer({ do: 'rebuild', unit: unitIds[unit] })
    listPairs(g, offer)
    if (withdrawRefusal(g, FX) === null) offer({ do: 'withdraw', unit: unitIds[FX] })
    listThunderclap(g, offer)
    listAerial(g, offer)
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    if (action.do === 'thunderclap') return checkThunderclap(g, action)
    if (action.do === 'aerial') return checkAerial(g, action)
    if (action.do !== 'rebuild' && action.do !== 'merge' && action.do !== 'withdraw') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    if (action.do === 'rebuild') return rebuildRefusal(g, unit)
    if (action.do === 'withdraw') return withdrawRefusal(g, unit)
    const other = unitNamed(action.with)
    return other < 0 ? UNKNOWN_UNIT : mergeRefusal(g, unit, other)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    if (action.do === 'end') popFrame(g.flow)
    else if (action.do === 'thunderclap') performThunderclap(g, action, log)
    else if (action.do === 'aerial') commitAerial(g, action, log)
    else if (action.do === 'rebuild') rebuild(g, unit, log)
    else if (action.do === 'withdraw') withdraw(g, log)
    else merge(g, unit, unitNamed(action.with), log)
  },
}

const GERMAN_REDUCED = forbid('12.3.3', 'reduced German units are not rebuilt')
const NOT_LOST = forbid('12.4.3', 'only eliminated German mobile units are rebuilt')
const ONE_GERMAN = forbid('12.4.3', 'one German unit a turn is rebuilt')
const WITHDRAWN = forbid('12.2.4', 'the 1st and 2nd SS may be rebuilt again from turn 7 on')

/** 12.3.3, 12.4.3, 12.2.4, R77 */
function germanRebuildRefusal(g: State, unit: number): Refusal | null {
  if (sideOf[unit] === GERMAN && isReducedOnMap(g, unit)) return GERMAN_REDUCED
  if (sideOf[unit] !== GERMAN || !isMobile[unit] || g.place[unit] !== BOX.eliminated) return NOT_LOST
  if (leavesOnTurn6[unit] && g.turn === TURN.panzersLeave) return WITHDRAWN
  return g.rebuilt > 0 ? ONE_GERMAN : null
}

export function mayRebuildAny(g: State): boolean {
  for (let unit = 0; unit < UNITS; unit++) if (germanRebuildRefusal(g, unit) === null) return true
  return false
}

/** VI. 12.4.3, 12.4.3a, 12.4.3b  `{do:'rebuild', unit}`: to the box, a two-step unit reduced; or `{do:'end'}`. */
export const germanReinforcementDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++)
      if (germanRebuildRefusal(g, unit) === null) offer({ do: 'rebuild', unit: unitIds[unit] })
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return null
    if (action.do !== 'rebuild') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : germanRebuildRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'end') {
      popFrame(g.flow)
      return
    }
    const unit = unitNamed(action.unit)
    g.rebuilt = 1
    g.place[unit] = BOX.reinforcements
    g.reduced[unit] = stepsOf[unit] === 2 ? 1 : 0
    log?.push({ event: 'rebuilt', rule: '12.4.3', unit: unitIds[unit] })
  },
}
