// 5.4  Pursuit: each unit of the side that held the field by its own way, one after the other.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import {
  type Frame,
  findFrame,
  popFrame,
  pushFrame,
  setSlot,
  slot,
  slotAt,
  topFrame,
} from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { isHeadquarters, isRegular, isTowed, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { overrun } from './03-overrun.ts'
import { CELL, flagOf, WHO } from './05-battle-cells.ts'
import { canChase, chaseHexes, chaseRefusal, haltRefusal, vacatedHexes } from './05-chase.ts'
import { beginTrail, foughtFor, noteStep, pathOf, startOf, stepsOf } from './05-trails.ts'
import { enterHex } from './07-field-fortifications.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const TOOK_NO_PART = forbid(
  '5.4.1',
  'only units that fought next to the enemy pursue, and headquarters with them',
)
const TOWED = forbid('5.4.9', 'towed units do not pursue')
const NO_WAY = forbid('5.4.4', 'there is no hex that the enemy has left for this unit to enter')
const BUILDING = forbid('14.3.4', 'a headquarters that builds a bridge stays with it')
const NOT_YOURS = forbid('2.1.2', 'that unit belongs to another player')

const at = FRAMES.pursuit.at
const pursuitSlot = (g: State, which: number): number =>
  slotAt(g.flow, findFrame(g.flow, FRAMES.pursuit), which)
const opposite = (who: number): number => (who === WHO.attackers ? WHO.defenders : WHO.attackers)

/** 5.4.1, 5.4.9, R26  May this unit begin a pursuit? */
function pursuitRefusal(g: State, who: number, unit: number): Refusal | null {
  if (isHeadquarters[unit]) {
    if (g.building[unit] > 0) return BUILDING
    if (!hasCompany(g, who, unit)) return TOOK_NO_PART
  } else if (!hasFlag(g.unitFlags, unit, flagOf(who))) return TOOK_NO_PART
  else if (isTowed[unit]) return TOWED
  if (stepsOf(g, unit) > 0) return TOOK_NO_PART
  return canChase(g, unit, opposite(who)) ? null : NO_WAY
}

/** R26  A headquarters goes along with a unit that fought in its hex and has gone ahead. */
function hasCompany(g: State, who: number, headquarters: number): boolean {
  return foughtFor(g, who).some(
    unit =>
      isRegular[unit] === 1 &&
      g.camp[unit] === g.camp[headquarters] &&
      startOf(g, unit) === g.place[headquarters] &&
      pathOf(g, unit).length > 0,
  )
}

/** Whoever stands next to a hex that the enemy has left. */
function unitsAtHand(g: State, who: number): number[] {
  const units = new Set<number>()
  for (const vacated of vacatedHexes(g, opposite(who))) {
    for (let direction = 0; direction < 6; direction++) {
      const hex = grid.neighbours[vacated * 6 + direction]
      if (hex < 0) continue
      for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) units.add(unit)
    }
  }
  return [...units]
}

const pursuersOf = (g: State, who: number, player: number): number[] =>
  unitsAtHand(g, who).filter(unit => ownerOf(g, unit) === player && pursuitRefusal(g, who, unit) === null)

/** The next player, from this one on, who can pursue; -1 for none. */
function nextPursuer(g: State, who: number, from: number): number {
  const units = unitsAtHand(g, who)
  for (let player = from; player < g.terms.players; player++)
    if (units.some(unit => ownerOf(g, unit) === player && pursuitRefusal(g, who, unit) === null))
      return player
  return -1
}

/** Asks a side to pursue if anybody of it can. True when it is asked. */
export function offerPursuit(g: State, who: number): boolean {
  const player = nextPursuer(g, who, 0)
  if (player >= 0) pushFrame(g.flow, FRAMES.pursuit, who, player)
  return player >= 0
}

function enter(g: State, unit: number, to: number, log: Log): void {
  const from = grid.names[g.place[unit]]
  log?.push({ event: 'pursuit', rule: '5.4.2', unit: unitIds[unit], from, to: grid.names[to] })
  if (startOf(g, unit) < 0) beginTrail(g, unit)
  if (pathOf(g, unit).length === 0) g.battle[CELL.vacated] = to + 1
  noteStep(g, unit, to)
  // 12.1.2, B66  A headquarters that went along has had its move.
  g.unitFlags[unit] &= ~UNIT.marked
  overrun(g, unit, to, log)
  enterHex(g, unit, to)
}

function orderRefusal(g: State, action: Action): Refusal | null {
  if (action.do === 'done') return null
  if (action.do !== 'pursue') return WRONG_PHASE
  const unit = unitNamed(action.unit)
  if (unit < 0) return UNKNOWN_UNIT
  if (g.place[unit] < 0) return TOOK_NO_PART
  if (ownerOf(g, unit) !== pursuingPlayer(g)) return NOT_YOURS
  return pursuitRefusal(g, slot(g.flow, at.who), unit)
}

const pursuingPlayer = (g: State): number => nextPursuer(g, slot(g.flow, at.who), slot(g.flow, at.owner))

/** `{do:'pursue', unit}` unit by unit, and `{do:'done'}`. */
export const pursuitDecision: Decision<State> = {
  side: pursuingPlayer,
  isMoot: g => pursuingPlayer(g) < 0,
  list(g, offer) {
    for (const unit of pursuersOf(g, slot(g.flow, at.who), pursuingPlayer(g)))
      offer({ do: 'pursue', unit: unitIds[unit] })
    offer({ do: 'done' })
  },
  check: orderRefusal,
  perform(g, action) {
    if (action.do === 'done') setSlot(g.flow, at.owner, pursuingPlayer(g) + 1)
    else pushFrame(g.flow, FRAMES.chase, unitNamed(action.unit))
  },
}

const chasing = (g: State): number => slot(g.flow, FRAMES.chase.at.unit)
const losersOf = (g: State): number => opposite(pursuitSlot(g, at.who))

/** `{do:'chase', to}` hex by hex, and `{do:'done'}` where the unit may stay. */
export const chaseDecision: Decision<State> = {
  side: g => ownerOf(g, chasing(g)),
  list(g, offer) {
    for (const hex of chaseHexes(g, chasing(g), losersOf(g))) offer({ do: 'chase', to: grid.names[hex] })
    if (haltRefusal(g, chasing(g)) === null) offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return haltRefusal(g, chasing(g))
    if (action.do !== 'chase') return WRONG_PHASE
    const to = hexNamed(action.to)
    return to < 0 ? UNKNOWN_HEX : chaseRefusal(g, chasing(g), losersOf(g), to)
  },
  perform(g, action, log) {
    const unit = chasing(g)
    if (action.do === 'chase') enter(g, unit, hexNamed(action.to), log)
    if (action.do === 'done' || !canChase(g, unit, losersOf(g))) popFrame(g.flow)
  },
}

/** A whole pursuit at once: `{do:'pursue', unit, via: ['4417', '4418']}`; it ends in the last hex. */
export function expandPursuit(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'pursue' || !Array.isArray(action.via)) return null
  const trial = g.copy()
  const parts: Action[] = []
  const take = (decision: Decision<State>, frame: Frame, part: Action): boolean => {
    parts.push(part)
    if (topFrame(trial.flow) !== frame.id || decision.check(trial, part) !== null) return false
    decision.perform(trial, part, null)
    return true
  }
  if (!take(pursuitDecision, FRAMES.pursuit, { do: 'pursue', unit: action.unit })) return parts
  for (const to of action.via) if (!take(chaseDecision, FRAMES.chase, { do: 'chase', to })) return parts
  if (topFrame(trial.flow) === FRAMES.chase.id) parts.push({ do: 'done' })
  return parts
}
