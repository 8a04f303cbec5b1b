// 12  Retreat after combat, unit by unit, by the player who owns them.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { isFort, isStatic, UNITS, unitIds, unitNation } from '../units.ts'
import { grid, isSea } from '../world.ts'
import { place } from './02-control.ts'
import { stackingRefusal } from './09-stacking.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { inBattleRefusal } from './11-combat.ts'
import { sideOfRole, unitsOfRole } from './11-losses.ts'
import { eliminate, reduce } from './11-reduction.ts'
import { holdsFriendlyFort, mayStopIn, type Retreat, retreatHexes } from './12-retreat-routes.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NOT_RETREATING = forbid('12.0a', 'this unit does not retreat now')
const ANOTHER_FIRST = forbid('12.0b', 'another unit is in the middle of its retreat')
const NO_FORT = forbid('12.2b', 'only units in a hex with a friendly fortification ignore a retreat')
const NOT_THERE = forbid('12.1f', 'the retreat does not lead there')
const NO_REFUGE = forbid('12.2e', 'a retreat ends early only in a friendly fortification with room')

/** 12.0a  Marks the units of a side that must go; 12.2a  not fortifications; 18.2.2d  not Marines at sea, who are lost. */
export function beginRetreat(g: State, role: number, log: Log): void {
  for (const unit of unitsOfRole(g, role)) {
    if (isFort[unit] || isSea[g.place[unit]]) continue
    // 12.1h
    if (isStatic[unit] && !mayHold(g, unit)) eliminate(g, unit, '12.1h', log)
    else g.unitFlags[unit] |= UNIT.retreats
  }
}

/** 12.2b, 12.2c, 12.2d, R53  A friendly fortification in its own hex, as long as it stands. */
function mayHold(g: State, unit: number): boolean {
  return holdsFriendlyFort(g, g.allegiance[unitNation[unit]], g.place[unit])
}

function retreating(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, UNIT.retreats)) units.push(unit)
  return units
}

/** Hexes open to a unit that has not gone yet. */
function firstHexes(g: State, unit: number, hexes: number): number[] {
  return isStatic[unit] ? [] : retreatHexes(g, { unit, start: g.place[unit], hexes }, 0)
}

/**
 * Asks for the next retreat; true when all are done. 12.1c, 12.1e, 12.1f: units without a way are lost, but only when nobody else can
 * go first and make room.
 */
export function carryOutRetreat(g: State, role: number, hexes: number, log: Log): boolean {
  const units = retreating(g)
  if (units.length === 0) return true
  if (units.some(unit => mayHold(g, unit) || firstHexes(g, unit, hexes).length > 0))
    pushFrame(g.flow, FRAMES.retreat, role, hexes, -1)
  else eliminate(g, units[0], '12.1f', log)
  return false
}

const AT = FRAMES.retreat.at

/** The unit in the middle of its retreat, -1 for none. */
const underWay = (g: State): number => slot(g.flow, AT.unit)

function retreatOf(g: State, unit: number): Retreat {
  const start = underWay(g) === unit ? slot(g.flow, AT.start) : g.place[unit]
  return { unit, start, hexes: slot(g.flow, AT.hexes) }
}

function openHexes(g: State, unit: number): number[] {
  if (isStatic[unit]) return []
  return retreatHexes(g, retreatOf(g, unit), underWay(g) === unit ? slot(g.flow, AT.gone) : 0)
}

function turnRefusal(g: State, unit: number): Refusal | null {
  const moving = underWay(g)
  if (moving >= 0) return moving === unit ? null : ANOTHER_FIRST
  return g.place[unit] >= 0 && hasFlag(g.unitFlags, unit, UNIT.retreats) ? null : NOT_RETREATING
}

function holdRefusal(g: State, unit: number): Refusal | null {
  const refusal = turnRefusal(g, unit)
  if (refusal !== null) return refusal
  return underWay(g) < 0 && mayHold(g, unit) ? null : NO_FORT
}

function stopRefusal(g: State, unit: number): Refusal | null {
  const refusal = turnRefusal(g, unit)
  if (refusal !== null) return refusal
  return underWay(g) === unit && mayStopIn(g, unit, g.place[unit]) ? null : NO_REFUGE
}

/** `{do:'retreat', unit, to}` hex by hex; `{do:'hold', unit}` in a fortress; `{do:'stop', unit}` when one is reached. */
export const retreatDecision: Decision<State> = {
  side: g => sideOfRole(g, slot(g.flow, AT.role)),
  list(g, offer) {
    const moving = underWay(g)
    for (const unit of moving >= 0 ? [moving] : retreating(g)) {
      for (const to of openHexes(g, unit)) offer({ do: 'retreat', unit: unitIds[unit], to: grid.names[to] })
      if (holdRefusal(g, unit) === null) offer({ do: 'hold', unit: unitIds[unit] })
      if (stopRefusal(g, unit) === null) offer({ do: 'stop', unit: unitIds[unit] })
    }
  },
  check(g, action) {
    if (!['retreat', 'hold', 'stop'].includes(action.do)) return inBattleRefusal(action)
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    if (action.do === 'hold') return holdRefusal(g, unit)
    if (action.do === 'stop') return stopRefusal(g, unit)
    const to = hexNamed(action.to)
    if (to < 0) return UNKNOWN_HEX
    return turnRefusal(g, unit) ?? (openHexes(g, unit).includes(to) ? null : NOT_THERE)
  },
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    if (action.do === 'retreat') goBack(g, unit, hexNamed(action.to), log)
    else {
      log?.push({ event: 'held', rule: action.do === 'hold' ? '12.2b' : '12.2e', unit: unitIds[unit] })
      finish(g, unit)
    }
  },
}

/** 10.4b, 12.0b, 12.0c, 12.1b  One hex, whatever the movement factor; each enemy zone of control costs a step. */
function goBack(g: State, unit: number, to: number, log: Log): void {
  const from = g.place[unit]
  if (underWay(g) < 0) {
    setSlot(g.flow, AT.unit, unit)
    setSlot(g.flow, AT.start, from)
  }
  const gone = slot(g.flow, AT.gone) + 1
  setSlot(g.flow, AT.gone, gone)
  log?.push({
    event: 'retreated',
    rule: '12.0a',
    unit: unitIds[unit],
    from: grid.names[from],
    to: grid.names[to],
  })
  place(g, unit, to, log)
  if (inEnemyZone(g, g.allegiance[unitNation[unit]], to)) reduce(g, unit, '12.1b', log)
  if (gone >= slot(g.flow, AT.hexes) && stackingRefusal(g, unit, to) === null) finish(g, unit)
}

function finish(g: State, unit: number): void {
  g.unitFlags[unit] &= ~UNIT.retreats
  popFrame(g.flow)
}
