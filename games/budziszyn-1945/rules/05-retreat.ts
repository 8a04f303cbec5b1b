// 5.3  Retreat: hex by hex, and in each hex every unit of the side steps back or stays (R23).
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import { findFrame, popFrame, pushFrame, setSlot, slot, slotAt } from '../../../engine/flow/frames.ts'
import type { Action, Json, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ownerOf, type State, UNIT } from '../state.ts'
import { unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { eliminate } from './01-levels.ts'
import { unitsOf } from './05-battle-cells.ts'
import { fallBackHexes, fallBackRefusal, isCostly, rootedRefusal, standRefusal } from './05-fall-back.ts'
import { creditFor, oweForStaying, takeLevel } from './05-losses.ts'
import { hasStayed, noteStay, noteStep, pathOf, startOf, stepsOf } from './05-trails.ts'
import { enterHex } from './07-field-fortifications.ts'
import { worksModifiers } from './07-fixed-positions.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_ITS_STEP = forbid('5.3.8', 'that unit does not retreat now, or has already made this step')

const at = FRAMES.retreat.at
const retreatSlot = (g: State, which: number): number =>
  slotAt(g.flow, findFrame(g.flow, FRAMES.retreat), which)

/** 5.3.1  Orders a side to retreat so many hexes. */
export function orderRetreat(g: State, who: number, hexes: number): void {
  pushFrame(g.flow, FRAMES.retreat, who, hexes)
}

/** Units that have not yet stepped back or stayed in the step that is being made. */
function undecided(g: State): number[] {
  const gone = retreatSlot(g, at.gone)
  return unitsOf(g, retreatSlot(g, at.who)).filter(unit => stepsOf(g, unit) === gone)
}

const hexesLeft = (g: State): number => retreatSlot(g, at.steps) - retreatSlot(g, at.gone)

export const retreatProcedure: Procedure<State> = {
  run(g, log) {
    const who = slot(g.flow, at.who)
    if (hexesLeft(g) === 0 || unitsOf(g, who).length === 0) {
      markRetreated(g, who)
      popFrame(g.flow)
      return
    }
    for (const unit of undecided(g)) if (rootedRefusal(g, unit) !== null) stay(g, unit, log)
    const chooser = undecided(g).find(unit => fallBackHexes(g, unit, hexesLeft(g)).length > 0)
    if (chooser !== undefined) {
      pushFrame(g.flow, FRAMES.fallBack, ownerOf(g, chooser))
      return
    }
    for (const unit of undecided(g)) endUnit(g, unit, log)
    payForStaying(g, who, log)
  },
}

// R22  A unit with nowhere to go stops and sustains the rest. 5.3.6: where there is no room for it, it is lost.
function endUnit(g: State, unit: number, log: Log): void {
  if (standRefusal(g, unit) === null) stay(g, unit, log)
  else eliminate(g, unit, creditFor(g, retreatSlot(g, at.who)), '5.3.6', log)
}

// 5.3.7, 7.2.6, R23  One level for this hex if anybody stayed; in fixed positions the first is free.
function payForStaying(g: State, who: number, log: Log): void {
  setSlot(g.flow, at.gone, slot(g.flow, at.gone) + 1)
  const stayers = unitsOf(g, who).filter(unit => hasStayed(g, unit))
  if (stayers.length === 0) return
  const paid = slot(g.flow, at.paid)
  setSlot(g.flow, at.paid, paid + 1)
  if (paid === 0 && stayers.every(unit => isInWorks(g, unit))) return
  oweForStaying(g, who, log)
}

const isInWorks = (g: State, unit: number): boolean =>
  g.place[unit] === startOf(g, unit) && worksModifiers[g.place[unit]] > 0

// 5.3.10
function markRetreated(g: State, who: number): void {
  for (const unit of unitsOf(g, who)) if (pathOf(g, unit).length > 0) g.unitFlags[unit] |= UNIT.retreated
}

function stay(g: State, unit: number, log: Log): void {
  noteStay(g, unit)
  log?.push({ event: 'stays', rule: '5.3.7', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
}

// 5.3.4  Through an enemy zone of control, where friends hold the hex open, it costs a level.
function fallBack(g: State, unit: number, to: number, log: Log): void {
  const costs = isCostly(g, unit, to)
  const from = grid.names[g.place[unit]]
  log?.push({ event: 'retreat', rule: '5.3.1', unit: unitIds[unit], from, to: grid.names[to] })
  noteStep(g, unit, to)
  enterHex(g, unit, to)
  if (costs) takeLevel(g, retreatSlot(g, at.who), unit, '5.3.4', log)
}

function stepRefusal(g: State, action: Action): Refusal | null {
  if (action.do !== 'fall-back' && action.do !== 'stay') return WRONG_PHASE
  const unit = unitNamed(action.unit)
  if (unit < 0) return UNKNOWN_UNIT
  if (!undecided(g).includes(unit) || ownerOf(g, unit) !== slot(g.flow, FRAMES.fallBack.at.owner))
    return NOT_ITS_STEP
  if (action.do === 'stay') return standRefusal(g, unit)
  const to = hexNamed(action.to)
  return to < 0 ? UNKNOWN_HEX : fallBackRefusal(g, unit, to, hexesLeft(g))
}

/**
 * `{do:'fall-back', unit, to}` or `{do:'stay', unit}`, unit by unit in any order; the best way back is offered first. The ways that
 * the book lists for D2 (5.2.1ex, 6.2.4ex) are what these choices come to.
 */
export const fallBackDecision: Decision<State> = {
  side: g => slot(g.flow, FRAMES.fallBack.at.owner),
  list(g, offer) {
    const owner = slot(g.flow, FRAMES.fallBack.at.owner)
    for (const unit of undecided(g)) {
      if (ownerOf(g, unit) !== owner) continue
      for (const hex of fallBackHexes(g, unit, hexesLeft(g)))
        offer({ do: 'fall-back', unit: unitIds[unit], to: grid.names[hex] })
      if (standRefusal(g, unit) === null) offer({ do: 'stay', unit: unitIds[unit] })
    }
  },
  check: stepRefusal,
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    popFrame(g.flow)
    if (action.do === 'stay') stay(g, unit, log)
    else fallBack(g, unit, hexNamed(action.to), log)
  },
}

/** A whole stack at once: `{do:'fall-back', units, to}` or `{do:'stay', units}`. */
export function expandFallBack(action: Action): readonly Action[] | null {
  if ((action.do !== 'fall-back' && action.do !== 'stay') || !Array.isArray(action.units)) return null
  const { units, ...rest } = action
  return (units as readonly Json[]).map(unit => ({ ...rest, unit }))
}
