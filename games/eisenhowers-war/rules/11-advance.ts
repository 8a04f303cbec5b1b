// 11.3, 9.5  Advance after combat: into the hex that was left, and on.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isMobile, sideOf, UNITS, unitIds } from '../units.ts'
import { grid, isPass, TERRAIN } from '../world.ts'
import { place } from './03-hex-control.ts'
import { stayRefusal, terrainAt } from './06-stacking.ts'
import { italyRefusal, wayRefusal } from './08-entry.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { attackersOf } from './10-attackers.ts'
import { attackingSide, battleSlot, battleTarget, isMarked, MARK } from './11-battle-frame.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const TOOK_NO_PART = forbid('11.3', 'only surviving units that attacked may advance')
const STATIC = forbid('11.3h', 'static units and defenders never advance')
const ONCE = forbid('11.3g', 'that unit has had its advance')
const NOT_ADJACENT = forbid('11.3b', 'units advance from hex to adjacent hex')
const FAR_ENOUGH = forbid('11.3b', 'that is as far as the advance goes')
const STOPPED = forbid('9.5', 'an advancing unit stops in an enemy zone of control')
const HILLS = forbid('11.3d', 'no further advance leads into rough, mountain or pass hexes')

/**
 * 11.3b, R69  Hexes beyond the defenders' own: as many as they retreated, or half of the steps that they could not lose, rounded up.
 */
export function extraHexes(g: State): number {
  if (isMarked(g, MARK.retreat)) return battleSlot(g, 'hexes')
  return Math.ceil(battleSlot(g, 'defenderLoss') / 2)
}

/** 8.5, 11.3c, 11.3d, 11.3f, 9.5, R70  Why a unit that stands in `from`, so many hexes beyond, may not go on to `to`, or null. */
function onwardRefusal(g: State, unit: number, from: number, to: number, gone: number): Refusal | null {
  if (gone >= extraHexes(g)) return FAR_ENOUGH
  const side = sideOf[unit]
  if (gone > 0 && inEnemyZone(g, side, from)) return STOPPED
  const direction = grid.directionTo(from, to)
  if (direction < 0) return NOT_ADJACENT
  const refusal = wayRefusal(g, side, from, direction, false) ?? italyRefusal(g, side, from, to, 1)
  if (refusal !== null) return refusal
  if (terrainAt(g, to) !== TERRAIN.clear || isPass[to]) return HILLS
  return endRefusal(g, unit, to, gone + 1)
}

/** 6.2, 6.4, 11.3e  Null if the unit may stay in the hex or go on from there to one in which it may. */
function endRefusal(g: State, unit: number, hex: number, gone: number): Refusal | null {
  const refusal = stayRefusal(g, unit, hex)
  if (refusal === null) return null
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && onwardRefusal(g, unit, hex, to, gone) === null) return null
  }
  return refusal
}

/** 11.3, 11.3a, 11.3e, 11.3f, 11.3h, R68  Why a unit may not enter the hex that the defenders left, or null. */
function advanceRefusal(g: State, unit: number): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, UNIT.involved)) return TOOK_NO_PART
  if (hasFlag(g.unitFlags, unit, UNIT.advanced)) return ONCE
  if (!isMobile[unit]) return STATIC
  const target = battleTarget(g)
  const from = g.place[unit]
  const direction = grid.directionTo(from, target)
  if (direction < 0) return NOT_ADJACENT
  const side = sideOf[unit]
  return (
    wayRefusal(g, side, from, direction, false) ??
    italyRefusal(g, side, from, target, 1) ??
    endRefusal(g, unit, target, 0)
  )
}

const mayAnyAdvance = (g: State): boolean => attackersOf(g).some(unit => advanceRefusal(g, unit) === null)

export function openAdvance(g: State): void {
  if (mayAnyAdvance(g)) pushFrame(g.flow, FRAMES.advance)
}

function advancingUnit(g: State): number {
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.advancing)) return unit
  return -1
}

const goneOf = (g: State): number => slot(g.flow, FRAMES.advance.at.gone)

function enter(g: State, unit: number, to: number, log: Log): void {
  log?.push({
    event: 'advanced',
    rule: '11.3',
    unit: unitIds[unit],
    from: grid.names[g.place[unit]],
    to: grid.names[to],
  })
  place(g, unit, to, log)
}

function canGoOn(g: State, unit: number): boolean {
  const from = g.place[unit]
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && onwardRefusal(g, unit, from, to, goneOf(g)) === null) return true
  }
  return false
}

/**
 * 11.3g  `{do:'advance', unit}` brings a unit into the hex, `{do:'step', to}` takes it on, `{do:'halt'}` ends its advance, `{do:'done'}` all
 * of it. Nobody has to.
 */
export const advanceDecision: Decision<State> = {
  side: attackingSide,
  list(g, offer) {
    const unit = advancingUnit(g)
    if (unit >= 0) listOnward(g, unit, offer)
    else {
      for (const each of attackersOf(g))
        if (advanceRefusal(g, each) === null) offer({ do: 'advance', unit: unitIds[each] })
      offer({ do: 'done' })
    }
  },
  check(g, action) {
    const advancing = advancingUnit(g)
    return advancing < 0 ? checkAdvance(g, action) : checkOnward(g, advancing, action)
  },
  perform(g, action, log) {
    if (action.do === 'advance') begin(g, unitNamed(action.unit), log)
    else if (action.do === 'step') goOn(g, advancingUnit(g), hexNamed(action.to), log)
    else if (action.do === 'halt') finish(g, advancingUnit(g))
    else popFrame(g.flow)
  },
}

function checkAdvance(g: State, action: Action): Refusal | null {
  if (action.do === 'done') return null
  if (action.do !== 'advance') return WRONG_PHASE
  const unit = unitNamed(action.unit)
  return unit < 0 ? UNKNOWN_UNIT : advanceRefusal(g, unit)
}

function checkOnward(g: State, unit: number, action: Action): Refusal | null {
  if (action.do === 'halt') return stayRefusal(g, unit, g.place[unit])
  if (action.do !== 'step') return WRONG_PHASE
  const to = hexNamed(action.to)
  return to < 0 ? UNKNOWN_HEX : onwardRefusal(g, unit, g.place[unit], to, goneOf(g))
}

function listOnward(g: State, unit: number, offer: (action: Action) => void): void {
  const from = g.place[unit]
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && onwardRefusal(g, unit, from, to, goneOf(g)) === null)
      offer({ do: 'step', to: grid.names[to] })
  }
  if (stayRefusal(g, unit, from) === null) offer({ do: 'halt' })
}

function begin(g: State, unit: number, log: Log): void {
  g.unitFlags[unit] |= UNIT.advancing | UNIT.advanced
  setSlot(g.flow, FRAMES.advance.at.gone, 0)
  enter(g, unit, battleTarget(g), log)
  if (!canGoOn(g, unit)) finish(g, unit)
}

function goOn(g: State, unit: number, to: number, log: Log): void {
  setSlot(g.flow, FRAMES.advance.at.gone, goneOf(g) + 1)
  enter(g, unit, to, log)
  if (!canGoOn(g, unit)) finish(g, unit)
}

function finish(g: State, unit: number): void {
  g.unitFlags[unit] &= ~UNIT.advancing
  setSlot(g.flow, FRAMES.advance.at.gone, 0)
  if (!mayAnyAdvance(g)) popFrame(g.flow)
}
