// 11.2, 9.6, 8.11  Retreat after combat, hex by hex: as a stack, or each unit on its own way.
import {
  closerThanStart,
  everyStep,
  fartherFrom,
  canRetreat as hasRoute,
} from '../../../engine/battle/retreat.ts'
import {
  mustFinish,
  nextHexes,
  type Route,
  type RoutePoint,
  whyNotNext,
} from '../../../engine/battle/route.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { opponent } from '../sides.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { sideOf, UNITS, unitIds } from '../units.ts'
import { grid, TERRAIN } from '../world.ts'
import { eliminate, loseStep } from './02-steps.ts'
import { place } from './03-hex-control.ts'
import { askForExcess, clashesIn, isOverstacked, terrainAt } from './06-stacking.ts'
import { sourcesForRetreat } from './07-supply.ts'
import { italyRefusal, wayRefusal } from './08-entry.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { attackingSide, battleSlot, battleTarget } from './11-battle-frame.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NO_DOUBLING_BACK = forbid('11.2d', 'each hex of a retreat is farther from the battle than the last')
const NOT_TO_THE_REAR = forbid(
  '11.2d',
  'each hex of a retreat is closer to a supply source than the battle was',
)
const BESIDE_OTHERS = forbid('6.4', 'the army groups do not stack together there')
const NOT_RETREATING = forbid('11.2d', 'that unit does not belong to the retreating stack')
const ALONE = forbid('11.2d', 'the last unit of a stack has nobody to leave')
const ONE_STEP = forbid('9.6', 'the stack loses a step for the enemy zone of control')

/** 11.2a, 11.2c, 11.2d, 8.11, R40, R65, R66, R79  The retreat of these units from the battle, so many hexes long. */
function routeOf(g: State, units: readonly number[], start: number, hexes: number): Route {
  const side = sideOf[units[0]]
  const sources = sourcesForRetreat(g, side, start)
  return {
    grid,
    rule: '11.2',
    start,
    hexes,
    mayEnter: everyStep(
      fartherFrom(grid, start, NO_DOUBLING_BACK),
      (from, to) => wayRefusal(g, side, from, grid.directionTo(from, to), false),
      closerThanStart(grid, start, sources, NOT_TO_THE_REAR),
      (from, to) => italyRefusal(g, side, from, to, units.length),
    ),
    mayEnd: hex => (units.some(unit => clashesIn(g, unit, hex, UNIT.together)) ? BESIDE_OTHERS : null),
    mustStop: (_from, to) => terrainAt(g, to) !== TERRAIN.clear,
  }
}

/** 11.2a, R64  Could this unit retreat so many hexes from where it stands, or until rough ground stops it? */
export const canRetreat = (g: State, unit: number, hexes: number): boolean =>
  hasRoute(routeOf(g, [unit], g.place[unit], hexes))

/** The stack that retreats now. */
function together(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.together)) units.push(unit)
  return units
}

// Each hex is one farther from the battle, so the distance tells how many are gone.
function pointOf(g: State, unit: number): RoutePoint {
  const at = g.place[unit]
  const gone = grid.distance(battleTarget(g), at)
  return { from: gone === 0 ? -1 : battleTarget(g), at, gone, paid: 0 }
}

const routeNow = (g: State, units: readonly number[]): Route =>
  routeOf(g, units, battleTarget(g), battleSlot(g, 'hexes'))

/** Goes on with the retreat; true when nobody has to retreat any more. */
export function continueRetreat(g: State, log: Log): boolean {
  const units = together(g)
  if (units.length === 0) return !gather(g)
  const route = routeNow(g, units)
  const point = pointOf(g, units[0])
  if (mustFinish(route, point)) endOfWay(g, units)
  // W8  What was open to each of them may be shut to the last.
  else if (nextHexes(route, point, []) === 0) for (const unit of units) eliminate(g, unit, '11.2a', log)
  else pushFrame(g.flow, FRAMES.retreat)
  return false
}

/** Those who have still to retreat and stand together form the next stack; false if there are none. */
function gather(g: State): boolean {
  let hex = -1
  for (let unit = 0; unit < UNITS; unit++) {
    if (!hasFlag(g.unitFlags, unit, UNIT.retreating)) continue
    if (hex < 0) hex = g.place[unit]
    if (g.place[unit] === hex) g.unitFlags[unit] |= UNIT.together
  }
  return hex >= 0
}

// 6.2  A retreat may end in a full hex, and the owner gives up the excess.
function endOfWay(g: State, units: readonly number[]): void {
  const hex = g.place[units[0]]
  for (const unit of units) g.unitFlags[unit] &= ~(UNIT.retreating | UNIT.together)
  if (isOverstacked(g, hex)) askForExcess(g, hex)
}

function enter(g: State, units: readonly number[], to: number, log: Log): void {
  const from = g.place[units[0]]
  for (const unit of units) {
    log?.push({
      event: 'retreated',
      rule: '11.2',
      unit: unitIds[unit],
      from: grid.names[from],
      to: grid.names[to],
    })
    place(g, unit, to, log)
  }
  if (!inEnemyZone(g, sideOf[units[0]], to)) return
  // 9.6, 11.2b
  if (units.length === 1) loseStep(g, units[0], '9.6', log)
  else pushFrame(g.flow, FRAMES.retreat, 1)
}

const owesStep = (g: State): boolean => slot(g.flow, FRAMES.retreat.at.debt) === 1

/**
 * `{do:'retreat', to}` moves the stack, `{do:'part', unit}` lets a unit go its own way later (11.2d), `{do:'lose', unit}` pays for an
 * enemy zone of control.
 */
export const retreatDecision: Decision<State> = {
  side: g => opponent(attackingSide(g)),
  list(g, offer) {
    const units = together(g)
    if (owesStep(g)) {
      for (const unit of units) offer({ do: 'lose', unit: unitIds[unit] })
      return
    }
    const hexes: number[] = []
    hexes.length = nextHexes(routeNow(g, units), pointOf(g, units[0]), hexes)
    for (const to of hexes) offer({ do: 'retreat', to: grid.names[to] })
    if (units.length > 1) for (const unit of units) offer({ do: 'part', unit: unitIds[unit] })
  },
  check: (g, action) => (owesStep(g) ? checkStepLoss(g, action) : checkWay(g, action)),
  perform(g, action, log) {
    const units = together(g)
    popFrame(g.flow)
    if (action.do === 'part') g.unitFlags[unitNamed(action.unit)] &= ~UNIT.together
    else if (action.do === 'lose') loseStep(g, unitNamed(action.unit), '9.6', log)
    else enter(g, units, hexNamed(action.to), log)
  },
}

function checkStepLoss(g: State, action: Action): Refusal | null {
  if (action.do !== 'lose') return ONE_STEP
  const unit = unitNamed(action.unit)
  if (unit < 0) return UNKNOWN_UNIT
  return hasFlag(g.unitFlags, unit, UNIT.together) ? null : NOT_RETREATING
}

function checkWay(g: State, action: Action): Refusal | null {
  const units = together(g)
  if (action.do === 'retreat') {
    const to = hexNamed(action.to)
    return to < 0 ? UNKNOWN_HEX : whyNotNext(routeNow(g, units), pointOf(g, units[0]), to)
  }
  if (action.do !== 'part') return WRONG_PHASE
  const unit = unitNamed(action.unit)
  if (unit < 0) return UNKNOWN_UNIT
  if (!units.includes(unit)) return NOT_RETREATING
  return units.length === 1 ? ALONE : null
}
