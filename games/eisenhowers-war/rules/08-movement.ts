// 8  Movement: stacks or single units, a hex at a time. A whole move that a player sends is a bundle of steps (08-orders.ts).
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED } from '../sides.ts'
import { hasFlag, PORTION, type State, UNIT } from '../state.ts'
import { isMobile, isMountainCapable, sideOf, UNITS, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { firstTurnMoveRefusal } from './03-first-turn.ts'
import { place } from './03-hex-control.ts'
import { actingSide, inOffensive } from './05-active.ts'
import { askForExcess, isOverstacked } from './06-stacking.ts'
import { checkAerial, commitAerial, listAerial } from './07-aerial-supply.ts'
import { allowance, haltRefusal } from './08-allowance.ts'
import { italyRefusal, stepTicks, wayRefusal } from './08-entry.ts'
import { canFinish } from './08-reach.ts'
import { declareScheldt, scheldtRefusal } from './08-scheldt.ts'
import { enterRefusal, listEntries, performEntry } from './12-entry.ts'
import { checkAirdrop, listAirdrops, openAirdrop } from './13-airborne.ts'
import { endOfMovementRefusal, openWindow } from './13-offensives.ts'
import { movementEnds } from './13-watches.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_YOURS = forbid('8.0', 'only the units of the player whose phase it is may move')
const NEVER_MOVES = forbid('2.9', 'static units never move')
const OFF_MAP = forbid('8.0', 'that unit is not on the map')
const MOVED = forbid('8.7', 'the move of that unit is over')
const NOT_ACTIVE = forbid('13.6d', 'the offensive has not activated that unit')
const NO_PICKING_UP = forbid('8.7', 'a stack takes along only units of the hex in which its move begins')
const NOT_ADJACENT = forbid('8.2', 'units move from hex to adjacent hex')
const TOO_DEAR = forbid('8.1', 'a unit of the stack lacks the movement factors for that hex')
const NOWHERE_TO_STOP = forbid('6.2', 'the stack could stop neither there nor beyond')
const NOT_MOVING = forbid('8.7', 'that unit does not belong to the moving stack')
const NOT_YET = forbid('8.7', 'units are dropped off on the way, not before the move')
const LAST_ONE = forbid('8.7', 'the last unit of a stack halts')

/** Why a unit may not begin a move now, or null. */
export function beginRefusal(g: State, unit: number): Refusal | null {
  if (sideOf[unit] !== actingSide(g)) return NOT_YOURS
  if (g.place[unit] < 0) return OFF_MAP
  if (!isMobile[unit]) return NEVER_MOVES
  if (hasFlag(g.unitFlags, unit, UNIT.moved)) return MOVED
  if (inOffensive(g)) return hasFlag(g.unitFlags, unit, UNIT.activated) ? null : NOT_ACTIVE
  return firstTurnMoveRefusal(g, unit)
}

function begin(g: State, unit: number): void {
  g.unitFlags[unit] |= UNIT.moving
  g.left[unit] = allowance(g, unit)
}

/** The units of the stack that moves now. */
export function movingUnits(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.moving)) units.push(unit)
  return units
}

/** 8.0c, 8.1, 8.2, 8.3, R33  Why the moving stack may not take this step, or null: each unit pays its own price. */
function stepRefusal(g: State, units: readonly number[], direction: number): Refusal | null {
  if (direction < 0) return NOT_ADJACENT
  const side = sideOf[units[0]]
  const from = g.place[units[0]]
  const to = grid.neighbours[from * 6 + direction]
  const refusal = wayRefusal(g, side, from, direction, true) ?? italyRefusal(g, side, from, to, units.length)
  if (refusal !== null) return refusal
  for (const unit of units)
    if (stepTicks(g, side, isMountainCapable[unit], from, direction) > g.left[unit]) return TOO_DEAR
  if (haltRefusal(g, units, to) === null) return null
  return canFinish(g, units, from, direction) ? null : NOWHERE_TO_STOP
}

// 3.4  Control passes in every hex on the way.
function takeStep(g: State, units: readonly number[], to: number, log: Log): void {
  const from = g.place[units[0]]
  const direction = grid.directionTo(from, to)
  const side = sideOf[units[0]]
  const costs = units.map(unit => stepTicks(g, side, isMountainCapable[unit], from, direction))
  units.forEach((unit, i) => {
    g.left[unit] -= costs[i]
    log?.push({
      event: 'moved',
      rule: '8.0',
      unit: unitIds[unit],
      from: grid.names[from],
      to: grid.names[to],
      cost: costs[i],
    })
    place(g, unit, to, log)
  })
}

/** 8.7, 7.12  The move of a unit is over; what it has left is lost. */
function finishUnit(g: State, unit: number): void {
  g.unitFlags[unit] = (g.unitFlags[unit] & ~UNIT.moving) | UNIT.moved
  g.left[unit] = 0
}

function finishMove(g: State): void {
  const hasMoved = slot(g.flow, FRAMES.move.at.steps) > 0
  const units = movingUnits(g)
  for (const unit of units) finishUnit(g, unit)
  popFrame(g.flow)
  // 13.6i, R45
  if (hasMoved) openWindow(g, true)
  if (isOverstacked(g, g.place[units[0]])) askForExcess(g, g.place[units[0]])
}

function listSteps(g: State, units: readonly number[], offer: (action: Action) => void): void {
  const from = g.place[units[0]]
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[from * 6 + direction]
    if (to >= 0 && stepRefusal(g, units, direction) === null) offer({ do: 'step', to: grid.names[to] })
  }
}

function joinRefusal(g: State, units: readonly number[], unit: number): Refusal | null {
  const hasMoved = slot(g.flow, FRAMES.move.at.steps) > 0
  if (hasMoved || g.place[unit] !== g.place[units[0]] || hasFlag(g.unitFlags, unit, UNIT.moving))
    return NO_PICKING_UP
  return beginRefusal(g, unit)
}

// 8.7  A unit that is dropped off has to be able to stay.
function dropOffRefusal(g: State, units: readonly number[], unit: number): Refusal | null {
  if (!units.includes(unit)) return NOT_MOVING
  if (slot(g.flow, FRAMES.move.at.steps) === 0) return NOT_YET
  return units.length === 1 ? LAST_ONE : haltRefusal(g, [unit], g.place[unit])
}

/** 6.2, R32  A stack that cannot go on may halt wherever it is, and what is too much there is eliminated. */
function endRefusal(g: State, units: readonly number[]): Refusal | null {
  const refusal = haltRefusal(g, units, g.place[units[0]])
  if (refusal === null) return null
  for (let direction = 0; direction < 6; direction++)
    if (stepRefusal(g, units, direction) === null) return refusal
  return null
}

/**
 * A stack on the move: `{do:'join', unit}` before the first step, `{do:'step', to}`, `{do:'drop-off', unit}` on the way, and
 * `{do:'halt'}`. Nobody need go as far as he can (8.0).
 */
export const moveDecision: Decision<State> = {
  side: actingSide,
  isMoot: g => movingUnits(g).length === 0,
  list(g, offer) {
    const units = movingUnits(g)
    for (let unit = g.top[g.place[units[0]]]; unit >= 0; unit = g.below[unit]) {
      if (joinRefusal(g, units, unit) === null) offer({ do: 'join', unit: unitIds[unit] })
      if (dropOffRefusal(g, units, unit) === null) offer({ do: 'drop-off', unit: unitIds[unit] })
    }
    listSteps(g, units, offer)
    if (endRefusal(g, units) === null) offer({ do: 'halt' })
  },
  check(g, action) {
    const units = movingUnits(g)
    if (action.do === 'halt') return endRefusal(g, units)
    if (action.do === 'step') {
      const to = hexNamed(action.to)
      return to < 0 ? UNKNOWN_HEX : stepRefusal(g, units, grid.directionTo(g.place[units[0]], to))
    }
    if (action.do !== 'join' && action.do !== 'drop-off') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return action.do === 'join' ? joinRefusal(g, units, unit) : dropOffRefusal(g, units, unit)
  },
  perform(g, action, log) {
    if (action.do === 'halt') finishMove(g)
    else if (action.do === 'join') begin(g, unitNamed(action.unit))
    else if (action.do === 'drop-off') finishUnit(g, unitNamed(action.unit))
    else {
      setSlot(g.flow, FRAMES.move.at.steps, 1)
      takeStep(g, movingUnits(g), hexNamed(action.to), log)
    }
  },
}

/**
 * 5.5, 12.0  The movement portion: `{do:'begin', unit}` opens a move, `{do:'enter', unit, to}` brings in a reinforcement,
 * `{do:'airdrop', unit}`, `{do:'aerial', hex}`, `{do:'scheldt'}`, and `{do:'end'}`. Nobody need move (8.0).
 */
export const movementDecision: Decision<State> = {
  side: actingSide,
  list(g, offer) {
    const side = actingSide(g)
    for (let unit = 0; unit < UNITS; unit++)
      if (beginRefusal(g, unit) === null) offer({ do: 'begin', unit: unitIds[unit] })
    listEntries(g, offer)
    if (side === ALLIED) {
      listAirdrops(g, offer)
      listAerial(g, offer)
    } else if (scheldtRefusal(g) === null) offer({ do: 'scheldt' })
    if (endOfMovementRefusal(g) === null) offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return endOfMovementRefusal(g)
    if (action.do === 'enter') return enterRefusal(g, action)
    if (action.do === 'scheldt') return scheldtRefusal(g)
    if (action.do === 'aerial' && actingSide(g) === ALLIED) return checkAerial(g, action)
    if (action.do === 'airdrop') return checkAirdrop(g, action)
    if (action.do === 'attack') return ATTACKS_LATER
    if (action.do !== 'begin') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : beginRefusal(g, unit)
  },
  perform(g, action, log) {
    switch (action.do) {
      case 'enter':
        return performEntry(g, action, log)
      case 'aerial':
        return commitAerial(g, action, log)
      case 'scheldt':
        return declareScheldt(g, log)
      case 'airdrop':
        return openAirdrop(g, action)
      case 'begin':
        begin(g, unitNamed(action.unit))
        return pushFrame(g.flow, FRAMES.move)
      default:
        return endMovement(g)
    }
  },
}

const ATTACKS_LATER = forbid('5.5.1', 'there is no attack in the movement portion')

// 13.6b, R87  The Germans are asked once more when the Allied player ends his movement.
function endMovement(g: State): void {
  popFrame(g.flow)
  movementEnds(g)
  openWindow(g, false)
}

/** 5.5.1, 5.5.2  Begins the movement portion; R87: the Germans may interrupt before the first move. */
export function openMovement(g: State): void {
  g.portion = PORTION.movement
  pushFrame(g.flow, FRAMES.movement)
  if (actingSide(g) !== ALLIED) return
  g.offensiveReady = 1
  openWindow(g, false)
}

/** Units of a side forget what a Movement & Attack Phase, or an offensive, did to them. */
export function forgetPhase(g: State, side: number): void {
  const kept = UNIT.deployed
  for (let unit = 0; unit < UNITS; unit++) {
    if (sideOf[unit] !== side) continue
    g.unitFlags[unit] &= kept
    g.left[unit] = 0
  }
}
