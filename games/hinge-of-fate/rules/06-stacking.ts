// 6  Stacking.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { findFrame, popFrame, slot } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { bits, commandOn, GROUP, SOVIET_GROUPS } from '../forces.ts'
import { hasFlag, PHASE, type State, UNIT } from '../state.ts'
import {
  campOf,
  groupBit,
  groupOf,
  isCity,
  isFreeStacking,
  isStatic,
  mapOf,
  UNITS,
  unitIds,
} from '../world.ts'
import { setRevealed } from './03-fog-of-war.ts'
import { eliminate } from './03-hex-control.ts'
import { activeGroups } from './05-active.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** 6.1  The same on both maps. */
export const stackingLimit = (hex: number): number => (isCity[hex] ? 2 : 1)

const ENEMY_THERE = forbid('6.6', 'enemy units stand in that hex')
const ARMY_GROUPS = forbid('6.8', 'units of Army Groups North and South may not share a hex, even in passing')
const FRONTS = forbid('6.8', 'units of the two Soviet fronts may not share a hex, even in passing')
const POLES_AND_SOVIETS = forbid('6.8', 'Polish and Soviet units may not share a hex, even in passing')
export const FULL = forbid('6.1', 'a hex holds one unit, a city two')

/** [group] groups of its own camp that it may not meet, and why (6.8). */
const SHUNS: readonly (readonly [number, Refusal])[][] = Object.values(GROUP).map(() => [])
SHUNS[GROUP.agn].push([bits(GROUP.ags), ARMY_GROUPS])
SHUNS[GROUP.ags].push([bits(GROUP.agn), ARMY_GROUPS])
SHUNS[GROUP.byelorussian].push([bits(GROUP.ukrainian), FRONTS], [bits(GROUP.polish), POLES_AND_SOVIETS])
SHUNS[GROUP.ukrainian].push([bits(GROUP.byelorussian), FRONTS], [bits(GROUP.polish), POLES_AND_SOVIETS])
SHUNS[GROUP.polish].push([SOVIET_GROUPS, POLES_AND_SOVIETS])

/** 6.6, 6.8  May this unit be in the hex at all with those who are there, be it in passing? */
export function companyRefusal(g: State, unit: number, hex: number): Refusal | null {
  for (let other = g.top[hex]; other >= 0; other = g.below[other]) {
    if (campOf[other] !== campOf[unit]) return ENEMY_THERE
    for (const [groups, refusal] of SHUNS[groupOf[unit]]) if (groupBit[other] & groups) return refusal
  }
  return null
}

/** 6.8  May two units of one camp be in the same hex? */
export const mayShareHex = (one: number, other: number): boolean =>
  SHUNS[groupOf[one]].every(([groups]) => (groupBit[other] & groups) === 0)

/** 6.1, 6.3  Room for this unit where it is to stay. */
export function hasRoom(g: State, unit: number, hex: number): boolean {
  return isFreeStacking[unit] === 1 || stackingIn(g, hex, unit) < stackingLimit(hex)
}

/** Units with a stacking value in a hex, one of them perhaps left out. */
function stackingIn(g: State, hex: number, without: number): number {
  let count = 0
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (other !== without && !isFreeStacking[other]) count += 1
  return count
}

/** 6.5a, 6.7  While units move, and while the opponent removes what is too much; a game may end in the middle of it. */
export function mayBeCrowded(g: State, unit: number): boolean {
  if (g.verdict !== 0) return true
  const isMoving = g.phase === PHASE.movement && (groupBit[unit] & activeGroups(g)) !== 0
  return isMoving || findFrame(g.flow, FRAMES.overstacked) >= 0
}

/** For placements, retreats and advances: company and room. */
export function stackingRefusal(g: State, unit: number, hex: number): Refusal | null {
  return companyRefusal(g, unit, hex) ?? (hasRoom(g, unit, hex) ? null : FULL)
}

export const isOverstacked = (g: State, hex: number): boolean => stackingIn(g, hex, -1) > stackingLimit(hex)

/** A hex of the acting groups that is overstacked, -1 if there is none. */
export function overstackedHex(g: State): number {
  const groups = activeGroups(g)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex >= 0 && groupBit[unit] & groups && g.below[unit] >= 0 && isOverstacked(g, hex)) return hex
  }
  return -1
}

/** 6.7  Has anybody here, the mover left out, its move still before it, so that room may yet be made? */
export function someoneMayLeave(g: State, hex: number, mover: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (unit !== mover && mayStillMove(g, unit)) return true
  return false
}

const CANNOT_MOVE = UNIT.begun | UNIT.reps | UNIT.pinned

export function mayStillMove(g: State, unit: number): boolean {
  return (
    (groupBit[unit] & activeGroups(g)) !== 0 && !isStatic[unit] && !hasFlag(g.unitFlags, unit, CANNOT_MOVE)
  )
}

const targetHex = (g: State): number => slot(g.flow, FRAMES.overstacked.at.hex)

const NOT_THERE = forbid('6.5b', 'a unit of the overstacked hex is removed')
const NO_VALUE = forbid('6.5b', 'this unit takes no room: its removal would mend nothing')

function removalRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] !== targetHex(g)) return NOT_THERE
  return isFreeStacking[unit] ? NO_VALUE : null
}

/** 6.5b, R8  `{do:'remove', unit}` by the opponent, one unit at a time, until the limit holds. */
export const overstackedDecision: Decision<State> = {
  side: g => commandOn(1 - campOf[g.top[targetHex(g)]], mapOf[targetHex(g)]),
  list(g, offer) {
    for (let unit = g.top[targetHex(g)]; unit >= 0; unit = g.below[unit])
      if (removalRefusal(g, unit) === null) offer({ do: 'remove', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'remove') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : removalRefusal(g, unit)
  },
  perform(g, action, log) {
    setRevealed(g, targetHex(g), false)
    popFrame(g.flow)
    eliminate(g, unitNamed(action.unit), '6.5b', log)
  },
}
