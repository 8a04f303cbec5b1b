// 3.1.3, S-8a, S-8b, 12.1.2  Which units may begin to move now, and in what order camps do.
import { pushFrame } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { CAMP } from '../nations.ts'
import { hasFlag, ownerOf, PHASE, type State, UNIT } from '../state.ts'
import { isTowedArtillery, unitIds } from '../units.ts'
import { clearUnitFlags } from './01-levels.ts'
import { allowanceOf, grant } from './03-allowance.ts'
import type { Order } from './03-orders.ts'
import { forgetReach, keepsToSecondary } from './03-reach.ts'
import { barrageRefusal, doneRefusal, stillRefusal } from './03-standing-still.ts'
import { inEnemyZone, unitsOnMap } from './04-zones-of-control.ts'
import { isFirstDay, restsToday } from './05-attackers.ts'
import { payRefusal } from './10-full-movement.ts'
import { clearQueues } from './11-entry-cost.ts'
import { UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NOT_YOURS = forbid('2.1.2', 'this unit is another player’s')
const FIRST_DAY = forbid('S-8a', 'on the first day only American units may move')
const AMERICANS_FIRST = forbid('S-8b', 'German units have begun to move, so the Americans are done')
const NOTHING_LEFT = forbid('3.1.5', 'the unit has no movement points left')
const IS_MARKED = forbid('2.2-3', 'the unit is marked for strategic movement')
const NOT_MARKED = forbid('2.2-5', 'only units that were marked in the movement phase move strategically')
const IN_A_ZONE = forbid('12.2.1', 'a unit in an enemy zone of control makes no strategic movement')

// S-8a, S-8b
export function campRefusal(g: State, unit: number): Refusal | null {
  if (restsToday(g, unit)) return FIRST_DAY
  return g.germansMove === 1 && g.camp[unit] !== CAMP.german ? AMERICANS_FIRST : null
}

/** S-8b  A German unit of the two-player game acts: from now on only Germans do. */
export function noteGermanMove(g: State, unit: number): void {
  if (g.terms.scenario === 'stars-2' && g.camp[unit] === CAMP.german) g.germansMove = 1
}

/** Points left, or to be had for a level of supply (10.2.3), or the extra hex of a secondary route still open (T1-4). */
export const canGoOn = (g: State, unit: number): boolean =>
  g.left[unit] !== 0 ||
  payRefusal(g, unit) === null ||
  (hasFlag(g.unitFlags, unit, UNIT.moved) && keepsToSecondary(g, unit))

// 12.1.2, 12.2.1
function strategicRefusal(g: State, unit: number): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, UNIT.marked)) return NOT_MARKED
  if (g.left[unit] < 0 && inEnemyZone(g, g.camp[unit], g.place[unit])) return IN_A_ZONE
  return stillRefusal(g, unit)
}

// 2.2-3, 6.5.5  A gun that fired a barrage is done; a unit that may not step for another reason can still dig or change its set-up.
function ordinaryRefusal(g: State, unit: number): Refusal | null {
  if (hasFlag(g.unitFlags, unit, UNIT.marked)) return IS_MARKED
  return doneRefusal(g, unit) ?? (isTowedArtillery[unit] ? barrageRefusal(g, unit) : null)
}

/** Why this unit may not begin (or go on after another has moved), or null. */
export function beginRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0) return UNKNOWN_UNIT
  if (ownerOf(g, unit) !== g.player) return NOT_YOURS
  return campRefusal(g, unit) ?? readyRefusal(g, unit)
}

/** The same for a unit of the player whose camp may move. */
function readyRefusal(g: State, unit: number): Refusal | null {
  const refusal = g.phase === PHASE.strategic ? strategicRefusal(g, unit) : ordinaryRefusal(g, unit)
  if (refusal !== null) return refusal
  return canGoOn(g, unit) ? null : NOTHING_LEFT
}

/** [unit] The actions that are listed again and again, made once. */
const BEGIN = unitIds.map(unit => Object.freeze({ do: 'begin', unit }))

/** `{ do: 'begin', unit }`  3.1.3, 3.1.7  Units move in any order, each with its own points. */
export const beginOrder: Order = {
  do: 'begin',
  list(g, _unit, offer) {
    const { units, count } = unitsOnMap(g, g.player)
    // Late in a phase most are done, or marked for another.
    const done = g.phase === PHASE.strategic ? UNIT.stopped : UNIT.stopped | UNIT.marked
    const { unitFlags } = g
    const asksCamps = g.germansMove === 1 || isFirstDay(g)
    for (let i = 0; i < count; i++) {
      const unit = units[i]
      if ((unitFlags[unit] & done) !== 0 || (asksCamps && campRefusal(g, unit) !== null)) continue
      if (readyRefusal(g, unit) === null) offer(BEGIN[unit])
    }
  },
  check(g, _unit, action) {
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : beginRefusal(g, unit)
  },
  perform(g, _unit, action) {
    const unit = unitNamed(action.unit)
    if (g.left[unit] < 0) grant(g, unit, allowanceOf(g, unit))
    forgetReach()
    pushFrame(g.flow, FRAMES.march, unit)
  },
}

const OF_A_PHASE = UNIT.begun | UNIT.moved | UNIT.stopped | UNIT.offSecondary | UNIT.paidMove | UNIT.fed

/** 3.1.6  Nothing of a move outlives its phase; unused points are lost. */
export function forgetMoves(g: State): void {
  clearUnitFlags(g, OF_A_PHASE)
  g.left.fill(-1)
  g.allowance.fill(0)
  g.germansMove = 0
  clearQueues(g)
}
