// 8  Land movement, unit by unit and hex by hex. A whole move that a player sends is a bundle of these steps (08-orders.ts).
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import { bringToTop } from '../../../engine/forces/stacks.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isMobile, isStatic, landUnits, unitIds, unitNation } from '../units.ts'
import { grid, isSea } from '../world.ts'
import { place } from './02-control.ts'
import { isPhasing, phasingSide } from './04-sides.ts'
import { invadeIfNeutral } from './05-belligerency.ts'
import {
  enterMap,
  enterRefusal,
  exitMap,
  exitRefusal,
  listEntries,
  railRefusal,
  railStepRefusal,
  takeRailStep,
} from './08-rail.ts'
import { allowance, stepCost, wayRefusal } from './08-step.ts'
import { overstackedHex, stackFault } from './09-stacking.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { eliminate } from './11-reduction.ts'
import { isSuppliedToMove } from './14-supply.ts'
import { airliftRefusal, carryByAir, listAirlifts } from './16-airlift.ts'
import { listVoyages, sail, voyageRefusal } from './18-transport.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('8.2a', 'only units of the side whose Movement Phase it is may move')
const NEVER_MOVES = forbid('8.0a', 'static units do not move')
const OFF_MAP = forbid('8.1a', 'the unit is not on the map')
const AT_SEA = forbid('18.2.1f', 'Marines at sea wait for their assault')
const HAS_MOVED = forbid('8.2b', 'the unit has had its move, and another has begun to move since')
const NOT_BEGUN = forbid('8.1a', 'units move one at a time, and this one has not begun')
const NOT_ADJACENT = forbid('8.1a', 'units move from hex to adjacent hex')
const STOPPED = forbid('10.3a', 'the unit stopped when it entered an enemy zone of control')
const TOO_FAR = forbid('8.1a', 'the unit has not enough movement points left')
const BY_RAIL = forbid('8.6e', 'a unit that moves by rail uses no other movement in the phase')
const OVERSTACKED = forbid('9.1b', 'a stack is over the limit: move units away or eliminate one')
const NOT_OVERSTACKED = forbid('9.1b', 'only units of a stack that is over the limit are given up')
const ALREADY_ON_TOP = forbid('15.0a', 'the unit lies on top already, or was laid there in this phase')
const UNDER_MOBILE = forbid('15.0a', 'static units lie under the mobile units of their hex')

/** 8.0a, 8.2a  Has this unit its move still before it? */
function beginRefusal(g: State, unit: number): Refusal | null {
  if (!isPhasing(g, unit)) return NOT_YOURS
  if (g.place[unit] < 0) return OFF_MAP
  if (!isMobile[unit]) return NEVER_MOVES
  if (isSea[g.place[unit]]) return AT_SEA
  return hasFlag(g.unitFlags, unit, UNIT.begun) ? HAS_MOVED : null
}

// 8.1a, 8.2c, 14.6a, 14.6b  Supply is judged as the unit begins, and holds for the whole move. Points are never carried over.
function begin(g: State, unit: number, log: Log): void {
  const unsupplied = !isSuppliedToMove(g, unit)
  g.mover = unit
  g.unitFlags[unit] |= UNIT.begun | (unsupplied ? UNIT.unsuppliedMove : 0)
  g.left[unit] = allowance(g, unit, unsupplied)
  if (unsupplied) log?.push({ event: 'out-of-supply', rule: '14.6a', unit: unitIds[unit] })
}

/** The unit moves at present, and may go on. */
function goOnRefusal(g: State, unit: number): Refusal | null {
  if (g.mover !== unit) return beginRefusal(g, unit) ?? NOT_BEGUN
  return hasFlag(g.unitFlags, unit, UNIT.stopped) ? STOPPED : null
}

function stepRefusal(g: State, unit: number, direction: number): Refusal | null {
  const flags = g.unitFlags[unit]
  if (direction < 0) return NOT_ADJACENT
  if (flags & UNIT.byRail) return BY_RAIL
  const refusal = wayRefusal(g, unit, g.place[unit], direction)
  if (refusal !== null) return refusal
  // 8.3, R38  The first hex is always within reach.
  if (!(flags & UNIT.stepped)) return null
  return stepCost(g, unit, g.place[unit], direction) <= g.left[unit] ? null : TOO_FAR
}

// R37  Halves of a point are kept exactly.
function takeStep(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  const cost = stepCost(g, unit, from, grid.directionTo(from, to))
  g.left[unit] = Math.max(0, g.left[unit] - cost)
  g.unitFlags[unit] |= UNIT.stepped
  log?.push({
    event: 'moved',
    rule: '8.1a',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
    cost,
  })
  // 5.4a  Before the unit stands there, so that the zones of control of the country are live (5.2b).
  invadeIfNeutral(g, unitNation[unit], to, log)
  place(g, unit, to, log)
  // 10.3a
  if (inEnemyZone(g, g.phasing, to)) g.unitFlags[unit] |= UNIT.stopped
}

/** 15.0a, R70  The owner arranges his stacks, once a phase for each unit; static units stay below. */
function topRefusal(g: State, unit: number): Refusal | null {
  const hex = g.place[unit]
  if (!isPhasing(g, unit)) return NOT_YOURS
  if (hex < 0) return OFF_MAP
  if (g.top[hex] === unit || hasFlag(g.unitFlags, unit, UNIT.topped)) return ALREADY_ON_TOP
  return isStatic[unit] ? UNDER_MOBILE : null
}

/** 9.1b, 9.1d, 9.1e, R82, R94  Units of a stack over the limit may be given up, by the owner's choice. */
export function removeRefusal(g: State, unit: number): Refusal | null {
  if (!isPhasing(g, unit)) return NOT_YOURS
  if (g.place[unit] < 0) return OFF_MAP
  return stackFault(g, g.place[unit]) === null ? NOT_OVERSTACKED : null
}

export function listRemovals(g: State, offer: (action: Action) => void): void {
  for (const unit of landUnits) {
    const hex = g.place[unit]
    if (hex < 0 || (g.top[hex] === unit && g.below[unit] < 0)) continue
    if (removeRefusal(g, unit) === null) offer({ do: 'remove', unit: unitIds[unit] })
  }
}

/** 8.2e, 9.1a  A phase does not end with a stack over the limit. */
export const stackingDutyRefusal = (g: State): Refusal | null =>
  overstackedHex(g, g.phasing) < 0 ? null : OVERSTACKED

function listMovesOf(g: State, unit: number, offer: (action: Action) => void): void {
  if (goOnRefusal(g, unit) !== null) return
  const id = unitIds[unit]
  const mayRail = railRefusal(g, unit) === null
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[g.place[unit] * 6 + direction]
    if (to < 0) continue
    if (stepRefusal(g, unit, direction) === null) offer({ do: 'step', unit: id, to: grid.names[to] })
    if (mayRail && railStepRefusal(g, unit, direction) === null)
      offer({ do: 'rail', unit: id, to: grid.names[to] })
  }
  if (mayRail && exitRefusal(g, unit) === null) offer({ do: 'exit', unit: id })
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return
  listVoyages(g, unit, offer)
  listAirlifts(g, unit, offer)
}

const VOYAGES = ['sail', 'assault', 'evacuate', 'transit']

function checkUnit(g: State, action: Action, unit: number): Refusal | null {
  if (action.do === 'begin') return beginRefusal(g, unit)
  if (action.do === 'top') return topRefusal(g, unit)
  if (action.do === 'remove') return removeRefusal(g, unit)
  if (action.do === 'enter') {
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : enterRefusal(g, unit, hex)
  }
  return goOnRefusal(g, unit) ?? checkMove(g, action, unit)
}

function checkMove(g: State, action: Action, unit: number): Refusal | null {
  if (action.do === 'exit') return exitRefusal(g, unit)
  const to = hexNamed(action.to)
  if (to < 0) return UNKNOWN_HEX
  const direction = grid.directionTo(g.place[unit], to)
  if (action.do === 'step') return stepRefusal(g, unit, direction)
  if (action.do === 'rail') {
    if (direction < 0) return NOT_ADJACENT
    return railRefusal(g, unit) ?? railStepRefusal(g, unit, direction)
  }
  if (action.do === 'airlift') return airliftRefusal(g, unit, to)
  return voyageRefusal(g, action, unit, to)
}

const VERBS = ['begin', 'step', 'rail', 'exit', 'enter', 'airlift', 'top', 'remove', ...VOYAGES]

/** 4.4, 8.0b  The Movement Phase: any number of units, by road or rail, by sea or air; nobody need move. */
export const movementDecision: Decision<State> = {
  side: phasingSide,
  list(g, offer) {
    for (const unit of landUnits) {
      const hex = g.place[unit]
      if (hex < 0 || !isPhasing(g, unit)) continue
      if (beginRefusal(g, unit) === null) offer({ do: 'begin', unit: unitIds[unit] })
      if (g.top[hex] !== unit && topRefusal(g, unit) === null) offer({ do: 'top', unit: unitIds[unit] })
    }
    if (g.mover >= 0) listMovesOf(g, g.mover, offer)
    listEntries(g, offer)
    if (stackingDutyRefusal(g) === null) offer({ do: 'end' })
    else listRemovals(g, offer)
  },
  check(g, action) {
    if (action.do === 'end') return stackingDutyRefusal(g)
    if (!VERBS.includes(action.do)) return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : checkUnit(g, action, unit)
  },
  perform(g, action, log) {
    if (action.do === 'end') {
      popFrame(g.flow)
      return
    }
    performMove(g, action, unitNamed(action.unit), log)
  },
}

function performMove(g: State, action: Action, unit: number, log: Log): void {
  switch (action.do) {
    case 'begin':
      begin(g, unit, log)
      break
    case 'step':
      takeStep(g, unit, hexNamed(action.to), log)
      break
    case 'rail':
      takeRailStep(g, unit, hexNamed(action.to), log)
      break
    case 'exit':
      g.mover = -1
      exitMap(g, unit, log)
      break
    case 'enter':
      enterMap(g, unit, hexNamed(action.hex), log)
      break
    case 'top':
      bringToTop(g, unit)
      g.unitFlags[unit] |= UNIT.topped
      break
    case 'remove':
      if (g.mover === unit) g.mover = -1
      eliminate(g, unit, '9.1b', log)
      break
    case 'airlift':
      carryByAir(g, unit, hexNamed(action.to), log)
      break
    default:
      sail(g, action, unit, hexNamed(action.to), log)
  }
}
