// 11  Movement, a step at a time. A whole move that a player sends is a bundle of these steps (11-orders.ts).
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { bringToTop } from '../../../engine/forces/stacks.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { FRAMES } from '../flow.ts'
import { GROUP } from '../forces.ts'
import { BOX, hasFlag, MOST_TRIED, type State, UNIT } from '../state.ts'
import { RIVER_CROSSING } from '../tables.ts'
import { campOf, grid, groupBit, groupOf, isExit, isStatic, isWater, UNITS, unitIds } from '../world.ts'
import { place, remove } from './03-hex-control.ts'
import { countExit } from './04-victory.ts'
import { activeGroups, activeSide, endMove } from './05-active.ts'
import { companyRefusal, hasRoom, isOverstacked, overstackedHex, someoneMayLeave } from './06-stacking.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { isSupplied } from './08-supply.ts'
import { areaRefusal } from './10-areas.ts'
import { allowance, hasTried, rollsForRiver, sideOf, stepTicks } from './11-costs.ts'
import { bridgeRefusal } from './13-airborne.ts'
import { isBesieged } from './13-siege.ts'
import { evacuationRefusal, isLeaving } from './14-evacuation.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_ACTIVE = forbid('11.3a', 'units move in the movement phase of their own force group')
const NEVER_MOVES = forbid('2.11a', 'static units never move')
const NO_FACTOR = forbid('11.4b', 'Luftwaffe units have no movement factor')
const UNDER_REPS = forbid('9.2c', 'a unit that takes a replacement does not move')
const PINNED = forbid('13.7c', 'units of the siege ring do not move')
const BESIEGED = forbid('13.7c', 'besieged units do not move')
const MOVE_OVER = forbid('11.3c', 'the move of this unit is over')
const NOT_BEGUN = forbid('11.2', 'units move one at a time: this one has not begun')
const NOT_ADJACENT = forbid('11.2', 'units move from hex to adjacent hex')
const STOPPED = forbid('7.5a', 'the unit stopped when it entered an enemy zone of control')
const ZONE_TO_ZONE = forbid(
  '7.5b',
  'a unit may not step from one enemy zone of control straight into another',
)
const SHUT_HEXSIDE = forbid('11.6a', 'units may not cross that hexside')
const ALL_WATER = forbid('11.6a', 'units may not enter water')
const TOO_FAR = forbid('11.3b', 'the unit has not enough movement points left')
const NO_MINIMUM = forbid('11.5', 'the unit has not the points for that hex, and there is no minimum move')
const TRIED = forbid('11.7', 'the unit has failed to cross that river in this phase')
const STAYS_FULL = forbid('6.5a', 'the unit would have to stop in a full hex')
const MAKE_ROOM = forbid('6.5a', 'a hex is overstacked and a unit can still leave it')
const NO_EXIT = forbid('4.3', 'French units leave by the north edge of the West Map')
const NO_EXIT_POINT = forbid('4.3', 'leaving the map costs one movement point')
const ALREADY_ON_TOP = forbid('3.4a', 'the unit lies on top already, or was laid there in this phase')

/** Has this unit its move still before it? */
export function beginRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0) return UNKNOWN_UNIT
  if (groupOf[unit] === GROUP.luftwaffe) return NO_FACTOR
  if (!(groupBit[unit] & activeGroups(g))) return NOT_ACTIVE
  if (isStatic[unit]) return NEVER_MOVES
  const flags = g.unitFlags[unit]
  if (flags & UNIT.begun) return MOVE_OVER
  if (flags & UNIT.reps) return UNDER_REPS
  if (flags & UNIT.pinned) return PINNED
  return isBesieged(g, unit) ? BESIEGED : null
}

/** 6.5a, 6.7, 14.8c, R8, H2  The moving unit leaves a full hex while it can, unless another unit there may still go. */
function unfinishedRefusal(g: State): Refusal | null {
  const { mover } = g
  if (mover < 0 || g.place[mover] < 0) return null
  if (mustGoOn(g, mover)) return evacuationRefusal(g, mover, -1)
  const hex = g.place[mover]
  if (!isOverstacked(g, hex) || someoneMayLeave(g, hex, mover)) return null
  return canStep(g, mover) ? MAKE_ROOM : null
}

/** 14.8c, R39  While it can step, it goes on. */
const mustGoOn = (g: State, unit: number): boolean => isLeaving(g, unit) && couldStep(g, unit)

/** 8.1a, 8.6, 11.4a  Supply and movement factor are judged as the move begins and hold until it ends. */
function begin(g: State, unit: number, log: Log): void {
  endMove(g)
  const supplied = isSupplied(g, unit)
  g.mover = unit
  g.unitFlags[unit] |= UNIT.begun
  g.moverSupplied = supplied ? 1 : 0
  g.left = allowance(g, unit, supplied)
  if (g.left < allowance(g, unit, true))
    log?.push({ event: 'out-of-supply', rule: '8.3', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
}

/** Everything but movement points that a step must satisfy. */
export function wayRefusal(g: State, unit: number, from: number, direction: number): Refusal | null {
  const to = grid.neighbours[from * 6 + direction]
  if (stepTicks(g, unit, from, direction) >= CLOSED) return isWater[to] ? ALL_WATER : SHUT_HEXSIDE
  const refusal = areaRefusal(g, unit, to) ?? companyRefusal(g, unit, to)
  if (refusal !== null) return refusal
  // 7.5b, 10.2c
  if (inEnemyZone(g, campOf[unit], to) && inEnemyZone(g, campOf[unit], from)) return ZONE_TO_ZONE
  return g.easternClosed ? evacuationRefusal(g, unit, to) : null
}

/** Why the mover may not step in this direction now, or null. */
export function stepRefusal(g: State, unit: number, direction: number): Refusal | null {
  if (g.mover !== unit) return beginRefusal(g, unit) ?? NOT_BEGUN
  if (hasFlag(g.unitFlags, unit, UNIT.stopped)) return STOPPED
  const from = g.place[unit]
  const to = direction < 0 ? -1 : grid.neighbours[from * 6 + direction]
  if (to < 0) return NOT_ADJACENT
  const refusal = wayRefusal(g, unit, from, direction)
  if (refusal !== null) return refusal
  const ticks = stepTicks(g, unit, from, direction)
  // 11.3b, 11.5
  if (ticks > g.left) return g.left === allowance(g, unit, g.moverSupplied === 1) ? NO_MINIMUM : TOO_FAR
  if (hasTried(g, from * 6 + direction)) return TRIED
  return fullHexRefusal(g, unit, to, g.left - ticks)
}

// 6.5a, 6.7  Through a full hex, but not to where the unit must stay and nobody can make room.
function fullHexRefusal(g: State, unit: number, to: number, left: number): Refusal | null {
  if (g.top[to] < 0 || hasRoom(g, unit, to)) return null
  const goesOn = left >= POINT && !inEnemyZone(g, campOf[unit], to)
  return goesOn || someoneMayLeave(g, to, unit) ? null : STAYS_FULL
}

function canStep(g: State, unit: number): boolean {
  for (let direction = 0; direction < 6; direction++)
    if (stepRefusal(g, unit, direction) === null) return true
  return false
}

/** The same for a unit that has not begun yet: could its move be more than standing still? */
export function couldStep(g: State, unit: number): boolean {
  if (g.mover === unit) return canStep(g, unit)
  const from = g.place[unit]
  const ticks = allowance(g, unit, isSupplied(g, unit))
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[from * 6 + direction]
    if (to < 0 || wayRefusal(g, unit, from, direction) !== null) continue
    const left = ticks - stepTicks(g, unit, from, direction)
    if (left >= 0 && fullHexRefusal(g, unit, to, left) === null) return true
  }
  return false
}

// 11.2, 11.6, 7.5a
function takeStep(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  const direction = grid.directionTo(from, to)
  let cost = stepTicks(g, unit, from, direction)
  if (rollsForRiver(g, unit, from, direction)) cost += rollForRiver(g, unit, to, log)
  if (cost > g.left) {
    failToCross(g, unit, from * 6 + direction, log)
    return
  }
  g.left -= cost
  log?.push({
    event: 'moved',
    rule: '11.2',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
    cost,
  })
  if (inEnemyZone(g, campOf[unit], to)) g.unitFlags[unit] |= UNIT.stopped
  place(g, unit, to, g.moverSupplied === 1, log)
}

// 11.7, R23
function rollForRiver(g: State, unit: number, to: number, log: Log): number {
  const die = roll(g, 6)
  const points = RIVER_CROSSING[die - 1]
  log?.push({ event: 'river', rule: '11.7', unit: unitIds[unit], to: grid.names[to], dice: [die], points })
  return points * POINT
}

// R22  Nothing is spent, and that hexside is not tried again.
function failToCross(g: State, unit: number, slot: number, log: Log): void {
  log?.push({ event: 'not-crossed', rule: '11.7', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
  if (g.terms.options.riverFailure === 'stops') g.unitFlags[unit] |= UNIT.stopped
  const free = g.tried.indexOf(0)
  if (free >= 0 && free < MOST_TRIED) g.tried[free] = sideOf(slot) + 1
}

/** 4.3  Off the map there are no zones of control; the unit must not have entered one in this move. */
export function exitRefusal(g: State, unit: number): Refusal | null {
  if (groupOf[unit] !== GROUP.french || g.place[unit] < 0 || !isExit[g.place[unit]]) return NO_EXIT
  if (g.mover !== unit) return beginRefusal(g, unit) ?? NOT_BEGUN
  if (hasFlag(g.unitFlags, unit, UNIT.stopped)) return STOPPED
  return g.left < POINT ? NO_EXIT_POINT : null
}

function exit(g: State, unit: number, log: Log): void {
  const supplied = g.moverSupplied === 1
  log?.push({ event: 'exited', rule: '4.2a', unit: unitIds[unit], from: grid.names[g.place[unit]], supplied })
  remove(g, unit, BOX.exited, log)
  endMove(g)
  countExit(g, supplied, log)
}

// 3.4a, R64  The order of a stack is its owner's choice, once a phase for each unit.
function mayLayOnTop(g: State, unit: number): boolean {
  const hex = g.place[unit]
  return (
    hex >= 0 &&
    g.top[hex] !== unit &&
    (groupBit[unit] & activeGroups(g)) !== 0 &&
    !hasFlag(g.unitFlags, unit, UNIT.topped)
  )
}

/** 11.1, 6.5a  Nobody must move; but who can still leave an overstacked hex leaves it. */
function endRefusal(g: State): Refusal | null {
  const refusal = unfinishedRefusal(g)
  if (refusal !== null) return refusal
  const hex = overstackedHex(g)
  if (hex >= 0 && someoneMayLeave(g, hex, -1)) return MAKE_ROOM
  return g.easternClosed ? leaverRefusal(g) : null
}

// 14.8c
function leaverRefusal(g: State): Refusal | null {
  for (let unit = 0; unit < UNITS; unit++)
    if (beginRefusal(g, unit) === null && mustGoOn(g, unit)) return evacuationRefusal(g, unit, -1)
  return null
}

function listSteps(g: State, unit: number, offer: (action: Action) => void): void {
  const hex = g.place[unit]
  for (let direction = 0; direction < 6; direction++) {
    if (stepRefusal(g, unit, direction) !== null) continue
    offer({ do: 'step', unit: unitIds[unit], to: grid.names[grid.neighbours[hex * 6 + direction]] })
  }
  if (exitRefusal(g, unit) === null) offer({ do: 'exit', unit: unitIds[unit] })
}

function checkUnit(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
  if (action.do === 'begin') return beginRefusal(g, unit) ?? unfinishedRefusal(g)
  if (action.do === 'exit') return exitRefusal(g, unit)
  if (action.do === 'top') return mayLayOnTop(g, unit) ? null : ALREADY_ON_TOP
  const to = hexNamed(action.to)
  return to < 0 ? UNKNOWN_HEX : stepRefusal(g, unit, grid.directionTo(g.place[unit], to))
}

/**
 * 6.4, 11.1, 11.2  A movement phase: `{do:'begin', unit}`, `{do:'step', unit, to}`, on to the next unit, `{do:'end'}`;
 * `{do:'exit', unit}` leaves by the north edge (4.3), `{do:'airdrop'}` opens a bridge seizure (13.6e), `{do:'top', unit}` changes
 * what the other camp sees of a stack.
 */
export const movementDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    const groups = activeGroups(g)
    const unfinished = unfinishedRefusal(g)
    for (let unit = 0; unit < UNITS; unit++) {
      if (g.place[unit] < 0 || !(groupBit[unit] & groups)) continue
      if (g.mover === unit) listSteps(g, unit, offer)
      else if (unfinished === null && beginRefusal(g, unit) === null)
        offer({ do: 'begin', unit: unitIds[unit] })
      if (mayLayOnTop(g, unit)) offer({ do: 'top', unit: unitIds[unit] })
    }
    if (bridgeRefusal(g) === null) offer({ do: 'airdrop' })
    if (endRefusal(g) === null) offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return endRefusal(g)
    if (action.do === 'airdrop') return bridgeRefusal(g)
    return VERBS.includes(action.do) ? checkUnit(g, action) : WRONG_PHASE
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    if (action.do === 'end') popFrame(g.flow)
    else if (action.do === 'airdrop') pushFrame(g.flow, FRAMES.bridge)
    else if (action.do === 'begin') begin(g, unit, log)
    else if (action.do === 'exit') exit(g, unit, log)
    else if (action.do === 'step') takeStep(g, unit, hexNamed(action.to), log)
    else {
      bringToTop(g, unit)
      g.unitFlags[unit] |= UNIT.topped
    }
  },
}

const VERBS: readonly string[] = ['begin', 'step', 'exit', 'top']
