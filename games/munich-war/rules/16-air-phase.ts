// 16.2, 16.3, 16.10  The launch segment: air units are placed on the map, and nobody says what for.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot, topFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { BOX, type State, UNIT } from '../state.ts'
import { airUnits, isAirlift, isAirstrike, unitIds, unitNation } from '../units.ts'
import { grid, HEXES } from '../world.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { invadeIfNeutral } from './05-belligerency.ts'
import { isCargo } from './16-airlift.ts'
import {
  airborne,
  airUnitAt,
  flightOf,
  hasLaunchHex,
  holdsLandUnitOf,
  isInRange,
  isLaunchHex,
  mayTarget,
  readyRefusal,
} from './16-flight.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('16.2b', 'only air units of the side whose turn it is are launched now')
const NO_TARGET = forbid('16.2c', 'the air unit has no target within range')
const OUT_OF_RANGE = forbid('16.3c', 'that hex is out of range')
const NOT_A_TARGET = forbid('5.1a', 'aircraft may not be placed in that hex')
const TAKEN = forbid('16.5a', 'a side has only one air unit in a hex')
const NOBODY_TO_SUPPLY = forbid('16.10.2a', 'no land unit of the airlift’s country is in that hex')
const NO_CARGO = forbid('16.10.1a', 'there is no non-mechanized unit below army size to carry')
const NO_BASE = forbid('16.10.1a', 'the airlift cannot start from that hex')
const NO_AIRLIFT = forbid('16.0b', 'only airlift units carry troops')

/** 4.3a  Launch, interception, terror bombing. */
export const airPhaseProcedure = staged<State, string>(FRAMES.airPhase, {
  launch: g => pushFrame(g.flow, FRAMES.launch),
  // 16.3f  Without aircraft on the map there is nothing to intercept.
  interception: g => {
    if (airborne(g, g.phasing).length > 0) pushFrame(g.flow, FRAMES.interception)
  },
  airCombat: g => pushFrame(g.flow, FRAMES.airCombat),
  terror: g => pushFrame(g.flow, FRAMES.terror),
})

function launchRefusal(g: State, unit: number): Refusal | null {
  if (!isAirstrike[unit] && !isAirlift[unit]) return NOT_YOURS
  if (!isPhasing(g, unit)) return NOT_YOURS
  const refusal = readyRefusal(g, unit)
  if (refusal !== null) return refusal
  return hasTarget(g, unit) ? null : NO_TARGET
}

// An airstrike that can start can fly somewhere: next to its launch hex if not over it.
function hasTarget(g: State, unit: number): boolean {
  if (isAirstrike[unit]) return hasLaunchHex(g, unit)
  const distances = flightOf(g, unit)
  for (let hex = 0; hex < HEXES; hex++) {
    if (targetRefusal(g, unit, hex, distances) === null) return true
    if (isAirlift[unit] && standByRefusal(g, unit, hex) === null) return true
  }
  return false
}

/** 16.2c, 16.2d, 16.3c, 16.5a, 16.10.2a  The mission is not said, but an airlift has somebody to supply. */
function targetRefusal(g: State, unit: number, hex: number, distances: Int16Array): Refusal | null {
  const nation = unitNation[unit]
  if (!isInRange(distances, hex)) return OUT_OF_RANGE
  if (!mayTarget(g, nation, hex)) return NOT_A_TARGET
  if (airUnitAt(g, g.phasing, hex) >= 0) return TAKEN
  return isAirlift[unit] && !holdsLandUnitOf(g, nation, hex) ? NOBODY_TO_SUPPLY : null
}

/** 16.10.1a, 16.10.1c  An airlift that will carry a unit waits in its launch hex. */
function standByRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!isAirlift[unit]) return NO_AIRLIFT
  if (!isLaunchHex(g, unitNation[unit], hex)) return NO_BASE
  if (airUnitAt(g, g.phasing, hex) >= 0) return TAKEN
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) if (isCargo(g, other)) return null
  return NO_CARGO
}

/** 16.2b  `{do:'launch', unit}`, then its target; `{do:'done'}`. */
export const launchDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of airUnits)
      if (g.place[unit] === BOX.available && launchRefusal(g, unit) === null)
        offer({ do: 'launch', unit: unitIds[unit] })
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'launch') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : launchRefusal(g, unit)
  },
  perform(g, action) {
    if (action.do === 'done') popFrame(g.flow)
    else pushFrame(g.flow, FRAMES.flight, unitNamed(action.unit))
  },
}

const flier = (g: State): number => slot(g.flow, FRAMES.flight.at.unit)

/** `{do:'fly', to}` to a target, `{do:'stand-by', to}` for an airlift that will carry a unit. */
export const flightDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    const unit = flier(g)
    const distances = flightOf(g, unit)
    for (let hex = 0; hex < HEXES; hex++) {
      if (targetRefusal(g, unit, hex, distances) === null) offer({ do: 'fly', to: grid.names[hex] })
      if (isAirlift[unit] && standByRefusal(g, unit, hex) === null)
        offer({ do: 'stand-by', to: grid.names[hex] })
    }
  },
  check(g, action) {
    if (action.do !== 'fly' && action.do !== 'stand-by') return WRONG_PHASE
    const hex = hexNamed(action.to)
    if (hex < 0) return UNKNOWN_HEX
    const unit = flier(g)
    return action.do === 'fly' ? targetRefusal(g, unit, hex, flightOf(g, unit)) : standByRefusal(g, unit, hex)
  },
  perform(g, action, log) {
    const unit = flier(g)
    popFrame(g.flow)
    takeOff(g, unit, hexNamed(action.to), action.do === 'stand-by', log)
  },
}

/** 5.4c, R20  Placing it in a neutral country is an invasion, before anybody intercepts. */
function takeOff(g: State, unit: number, hex: number, carries: boolean, log: Log): void {
  g.place[unit] = BOX.onMission
  g.aim[unit] = hex
  g.unitFlags[unit] |= UNIT.flown | (carries ? UNIT.carries : 0)
  g.revelations += 1
  log?.push({ event: 'launched', rule: '16.2b', unit: unitIds[unit], to: grid.names[hex] })
  invadeIfNeutral(g, unitNation[unit], hex, log)
}

/** A launch sent as one: `{do:'launch', unit, to}`, or with `standBy: true`. */
export function expandLaunch(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'launch' || action.to === undefined || topFrame(g.flow) !== FRAMES.launch.id) return null
  const verb = action.standBy === true ? 'stand-by' : 'fly'
  return [
    { do: 'launch', unit: action.unit ?? null },
    { do: verb, to: action.to },
  ]
}
