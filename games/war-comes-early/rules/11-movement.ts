// 11  Movement, a step at a time. A whole move that a player sends is a bundle of these steps (11-orders.ts).
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import { bringToTop } from '../../../engine/forces/stacks.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { stepCosts } from '../terrain-chart.ts'
import {
  grid,
  isGermanMech,
  isMarker,
  isMech,
  isStatic,
  isWater,
  movementFactor,
  openSide,
  UNITS,
  unitIds,
  unitNation,
  unitsOfNations,
} from '../world.ts'
import { place } from './03-hex-control.ts'
import { activeSide, nobodyActs } from './05-markers.ts'
import { inAirZoneOf } from './06-airpower.ts'
import { breakDown, breaksDown } from './07-reorganization.ts'
import { stackingRefusal } from './08-stacking.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { isSupplied } from './10-supply.ts'
import { enemyOccupied, entryRefusal, MECH_BARRED } from './11-entry.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_ACTIVE = forbid('11.0c', 'only units of the nation whose Movement Phase it is may move')
const NEVER_MOVES = forbid('2.3.2a', 'static units do not move')
const NOTHING_TO_BEGIN = forbid('11.0d', 'no unit in that hex has its move still before it')
const MOVE_OVER = forbid('11.2c', 'another stack has begun to move since, so the move of this unit is over')
const NOT_BEGUN = forbid('11.0d', 'the stack of this unit has not begun to move')
const NOT_ADJACENT = forbid('11.0a', 'units move from hex to adjacent hex')
const STOPPED = forbid('9.1a', 'the unit stopped when it entered an enemy zone of control')
const ZONE_TO_ZONE = forbid(
  '9.1c',
  'a unit may not step from one enemy zone of control straight into another',
)
const ALL_WATER = forbid('11.4c', 'units may not enter a hex that is all sea or all lake')
const SHUT_HEXSIDE = forbid('11.4d', 'units may not cross that hexside')
const TOO_FAR = forbid('11.0a', 'the unit has not enough movement points left')
const COLUMN_LATE = forbid('11.6a', 'column movement is chosen before the first step')
const COLUMN_UNSUPPLIED = forbid('11.6a', 'column movement needs supply')
const COLUMN_ENEMY_NEAR = forbid('11.6a', 'column movement may not begin next to an enemy unit')
const COLUMN_UNDER_AIR = forbid('11.6a', 'column movement may not begin in an enemy air zone')
const COLUMN_ZONE = forbid('11.6b', 'a unit in column may not enter an enemy zone of control')
const COLUMN_AIR_ZONE = forbid('11.6b', 'a unit in column may not enter an enemy air zone')
const BREAKS_DOWN_FIRST = forbid('10.5e', 'an army out of supply breaks down into its corps before it moves')
const NOT_BRITTLE = forbid('10.5e', 'only an army out of supply whose stack moves breaks down here')
const ALREADY_ON_TOP = forbid('8.3a', 'the unit lies on top already, or was laid there in this phase')

const sideOf = (g: State, unit: number): number => g.terms.sideOf[unitNation[unit]]

/** Has this unit its move still before it? */
function mayBegin(g: State, unit: number): boolean {
  return (
    g.place[unit] >= 0 &&
    (g.active & (1 << unitNation[unit])) !== 0 &&
    !isStatic[unit] &&
    !isMarker[unit] &&
    !hasFlag(g.unitFlags, unit, UNIT.begun)
  )
}

/** 10.5e, W24  An army of the moving stack that was found out of supply: it breaks down before it moves, and only if it does. */
export function isBrittle(g: State, unit: number): boolean {
  const found = UNIT.moving | UNIT.unsuppliedMove
  return (g.unitFlags[unit] & found) === found && breaksDown(g, unit)
}

/** 11.6a, R50, R51  May this unit move in column? Asked before its first step. */
export function columnRefusal(g: State, unit: number): Refusal | null {
  const hex = g.place[unit]
  const side = sideOf(g, unit)
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return COLUMN_LATE
  if (hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)) return COLUMN_UNSUPPLIED
  if (inAirZoneOf(g, 1 - side, hex)) return COLUMN_UNDER_AIR
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && enemyOccupied(g, side, next)) return COLUMN_ENEMY_NEAR
  }
  return null
}

/** 2.3.2a, 10.5b, 11.0e, 11.6a  Movement points of a unit at the start of its move, in ticks. */
export function allowance(unit: number, column: boolean, unsupplied: boolean): number {
  const factor = movementFactor[unit]
  if (unsupplied) return Math.ceil(factor / 2) * POINT
  return factor * POINT * (column ? 2 : 1)
}

/** Ticks that a unit of the moving stack has left. */
export function movementLeft(g: State, unit: number, column: boolean): number {
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) return g.left[unit]
  return allowance(unit, column, hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove))
}

/** 11.3, 11.4, 6.2.2c  Ticks to enter a hex from its neighbour, enemy air zones included; CLOSED if it cannot. */
export function stepCost(g: State, unit: number, from: number, direction: number): number {
  const ticks = stepCosts[isMech[unit]][from * 6 + direction]
  if (ticks === CLOSED) return CLOSED
  const to = grid.neighbours[from * 6 + direction]
  return inAirZoneOf(g, 1 - sideOf(g, unit), to) ? ticks + POINT : ticks
}

function closedRefusal(from: number, direction: number): Refusal {
  const slot = from * 6 + direction
  if (isWater[grid.neighbours[slot]]) return ALL_WATER
  return openSide[slot] ? MECH_BARRED : SHUT_HEXSIDE
}

/**
 * 9.1b, 9.1c, 9.1d, R50  What enemy zones of control do to a step, whatever friends stand there; German mechanized corps ignore
 * them. A unit that leaves a zone for a free hex may enter another later.
 */
function zoneRefusal(g: State, unit: number, from: number, to: number, column: boolean): Refusal | null {
  const side = sideOf(g, unit)
  if (!inEnemyZone(g, side, to)) return null
  if (isGermanMech[unit]) return column && !g.terms.options.mechColumnThroughEzoc ? COLUMN_ZONE : null
  if (column) return COLUMN_ZONE
  return inEnemyZone(g, side, from) ? ZONE_TO_ZONE : null
}

/** Everything but movement points that a step must satisfy; stacking holds in every hex entered (8.0b). */
export function wayRefusal(
  g: State,
  unit: number,
  from: number,
  direction: number,
  column: boolean,
): Refusal | null {
  const to = grid.neighbours[from * 6 + direction]
  if (stepCosts[isMech[unit]][from * 6 + direction] === CLOSED) return closedRefusal(from, direction)
  const refusal = entryRefusal(g, unitNation[unit], to) ?? stackingRefusal(g, unit, to)
  if (refusal !== null) return refusal
  if (column && inAirZoneOf(g, 1 - sideOf(g, unit), to)) return COLUMN_AIR_ZONE
  return zoneRefusal(g, unit, from, to, column)
}

function stepRefusal(g: State, unit: number, direction: number, choosesColumn: boolean): Refusal | null {
  const flags = g.unitFlags[unit]
  if (!(flags & UNIT.moving)) return movingRefusal(g, unit)
  if (isBrittle(g, unit)) return BREAKS_DOWN_FIRST
  if (flags & UNIT.stopped) return STOPPED
  if (direction < 0) return NOT_ADJACENT
  if (choosesColumn) {
    const refusal = columnRefusal(g, unit)
    if (refusal !== null) return refusal
  }
  const column = choosesColumn || (flags & UNIT.column) !== 0
  const from = g.place[unit]
  const refusal = wayRefusal(g, unit, from, direction, column)
  if (refusal !== null) return refusal
  // 11.1  The first hex is always within reach.
  if (!(flags & UNIT.stepped) && !column) return null
  return stepCost(g, unit, from, direction) <= movementLeft(g, unit, column) ? null : TOO_FAR
}

function movingRefusal(g: State, unit: number): Refusal {
  if (!(g.active & (1 << unitNation[unit]))) return NOT_ACTIVE
  if (isStatic[unit]) return NEVER_MOVES
  return hasFlag(g.unitFlags, unit, UNIT.begun) ? MOVE_OVER : NOT_BEGUN
}

/**
 * 10.0a, 10.5b, 11.2a, 11.2b, 11.2c, W24  A stack begins its move: supply is judged for all its units at once, and others may not
 * resume. An army that nobody stands with is the one that moves, so it breaks down (10.5e).
 */
function begin(g: State, hex: number, log: Log): void {
  for (let unit = 0; unit < UNITS; unit++) g.unitFlags[unit] &= ~UNIT.moving
  let count = 0
  let last = -1
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (!mayBegin(g, unit)) continue
    count += 1
    last = unit
    const unsupplied = !isSupplied(g, unit)
    g.unitFlags[unit] |= UNIT.begun | UNIT.moving | (unsupplied ? UNIT.unsuppliedMove : 0)
    if (!unsupplied) continue
    log?.push({ event: 'out-of-supply', rule: '10.5b', unit: unitIds[unit], hex: grid.names[hex] })
  }
  if (count === 1 && isBrittle(g, last)) breakDown(g, last, log, true)
}

// 8.1, 11.2d, 11.2e  Each unit pays its own cost out of its own points, so units leave a stack as they like, and the slower
// ones drop off by themselves.
function takeStep(g: State, unit: number, to: number, choosesColumn: boolean, log: Log): void {
  const from = g.place[unit]
  const column = choosesColumn || hasFlag(g.unitFlags, unit, UNIT.column)
  const cost = stepCost(g, unit, from, grid.directionTo(from, to))
  g.left[unit] = Math.max(0, movementLeft(g, unit, column) - cost)
  g.unitFlags[unit] |= UNIT.stepped | (column ? UNIT.column : 0)
  log?.push({
    event: 'moved',
    rule: column ? '11.6a' : '11.0a',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
    cost,
  })
  // 9.1a
  if (!isGermanMech[unit] && inEnemyZone(g, sideOf(g, unit), to)) g.unitFlags[unit] |= UNIT.stopped
  place(g, unit, to, log)
}

// 8.3, R68  The order of a stack is its owner's choice, once a phase for each unit.
function mayLayOnTop(g: State, unit: number): boolean {
  const hex = g.place[unit]
  return (
    hex >= 0 &&
    g.top[hex] !== unit &&
    (g.active & (1 << unitNation[unit])) !== 0 &&
    !hasFlag(g.unitFlags, unit, UNIT.topped)
  )
}

function listSteps(g: State, unit: number, offer: (action: Action) => void): void {
  const hex = g.place[unit]
  const mayColumn = columnRefusal(g, unit) === null
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[hex * 6 + direction]
    if (to < 0) continue
    if (stepRefusal(g, unit, direction, false) === null) {
      offer({ do: 'step', unit: unitIds[unit], to: grid.names[to] })
    }
    if (mayColumn && stepRefusal(g, unit, direction, true) === null) {
      offer({ do: 'column', unit: unitIds[unit], to: grid.names[to] })
    }
  }
}

function isTopmostToBegin(g: State, unit: number): boolean {
  let other = g.top[g.place[unit]]
  while (other !== unit && !mayBegin(g, other)) other = g.below[other]
  return other === unit
}

function checkStep(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  const to = hexNamed(action.to)
  if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
  if (to < 0) return UNKNOWN_HEX
  return stepRefusal(g, unit, grid.directionTo(g.place[unit], to), action.do === 'column')
}

function checkBegin(g: State, hex: number, named: Json | undefined): Refusal | null {
  if (hex < 0) return UNKNOWN_HEX
  if (named !== undefined) {
    const army = unitNamed(named)
    if (army < 0 || g.place[army] !== hex) return UNKNOWN_UNIT
    return isBrittle(g, army) ? null : NOT_BRITTLE
  }
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (mayBegin(g, unit)) return null
  return NOTHING_TO_BEGIN
}

/** The Movement Phase: begin a stack, break its army down if that is to move without supply, step its units, go on to another, end. */
export const movementDecision: Decision<State> = {
  side: activeSide,
  isMoot: nobodyActs,
  list(g, offer) {
    for (const unit of unitsOfNations(g.active)) {
      if (g.place[unit] < 0) continue
      if (isBrittle(g, unit)) offer({ do: 'begin', hex: grid.names[g.place[unit]], unit: unitIds[unit] })
      else if (hasFlag(g.unitFlags, unit, UNIT.moving)) listSteps(g, unit, offer)
      else if (mayBegin(g, unit) && isTopmostToBegin(g, unit)) {
        offer({ do: 'begin', hex: grid.names[g.place[unit]] })
      }
      if (mayLayOnTop(g, unit)) offer({ do: 'top', unit: unitIds[unit] })
    }
    offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'step' || action.do === 'column') return checkStep(g, action)
    if (action.do === 'begin') return checkBegin(g, hexNamed(action.hex), action.unit)
    if (action.do === 'end') return null
    if (action.do !== 'top') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
    return mayLayOnTop(g, unit) ? null : ALREADY_ON_TOP
  },
  perform(g, action, log) {
    if (action.do === 'end') popFrame(g.flow)
    else if (action.do === 'begin' && action.unit !== undefined)
      breakDown(g, unitNamed(action.unit), log, true)
    else if (action.do === 'begin') begin(g, hexNamed(action.hex), log)
    else if (action.do === 'top') {
      const unit = unitNamed(action.unit)
      bringToTop(g, unit)
      g.unitFlags[unit] |= UNIT.topped
    } else takeStep(g, unitNamed(action.unit), hexNamed(action.to), action.do === 'column', log)
  },
}
