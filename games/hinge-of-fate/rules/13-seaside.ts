// 13.7  Operation Seaside: a Polish city is starved out.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN, GERMAN_EAST, SOVIET_GROUPS } from '../forces.ts'
import { hasFlag, SEASIDE, type State, UNIT } from '../state.ts'
import { campOf, FKG, grid, groupBit, openSide, polishCities, UNITS, unitIds, WARSAW } from '../world.ts'
import { clearUnitFlags, controller, unitsIn } from './03-control.ts'
import { eliminate, place } from './03-hex-control.ts'
import { stackingRefusal } from './06-stacking.ts'
import { areaRefusal } from './10-areas.ts'
import { isRingClosed, ringAround, siegeHexes } from './13-siege.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** 13.7a */
const FIRST_TURN = 7

const NO_TARGET = forbid('13.7e', 'only a Polish city in Polish hands can be besieged')
const NOT_CLOSED = forbid('13.7a', 'the city is not surrounded by German units and zones of control')
const NOT_IN_RING = forbid('13.7c', 'this unit closes no part of the ring')
const RING_OPEN = forbid('13.7c', 'the chosen units do not close the ring')

/** 13.7b, R80  The hexes that are besieged together: both of Warsaw while both are Polish. */
function targetsWith(g: State, hex: number): number[] {
  const isWarsaw = WARSAW.some(half => half === hex)
  return isWarsaw ? WARSAW.filter(half => controller(g, half) === ALLIED) : [hex]
}

/** 13.7e, R59, H7  Polish cities in Polish hands; not Danzig, not fortresses, none that Soviets hold. */
function targetRefusal(g: State, hex: number): Refusal | null {
  if (!polishCities.includes(hex) || controller(g, hex) !== ALLIED) return NO_TARGET
  const targets = targetsWith(g, hex)
  if (targets.some(each => unitsIn(g, each).some(unit => groupBit[unit] & SOVIET_GROUPS))) return NO_TARGET
  return isRingClosed(g, targets) ? null : NOT_CLOSED
}

/** 13.7a, R57  At the very end of a turn from the seventh on, while a turn follows. */
export function offerSeaside(g: State): void {
  if (g.seaside !== SEASIDE.unused || g.turn < FIRST_TURN || g.turn >= g.terms.lastTurn) return
  if (polishCities.some(hex => targetRefusal(g, hex) === null)) pushFrame(g.flow, FRAMES.seaside)
}

/** `{do:'seaside', hex}` lays the marker, `{do:'pass'}` does not. */
export const seasideDecision: Decision<State> = {
  side: () => GERMAN_EAST,
  list(g, offer) {
    for (const hex of polishCities)
      if (targetRefusal(g, hex) === null) offer({ do: 'seaside', hex: grid.names[hex] })
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    if (action.do !== 'seaside') return WRONG_PHASE
    const hex = hexNamed(action.hex)
    return hex < 0 ? UNKNOWN_HEX : targetRefusal(g, hex)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'pass') return
    const targets = targetsWith(g, hexNamed(action.hex))
    g.siege.fill(-1)
    g.siege.set(targets)
    log?.push({ event: 'siege', rule: '13.7a', hexes: targets.map(hex => grid.names[hex]) })
    pushFrame(g.flow, FRAMES.ring)
  },
}

/** Does this unit stand in the hex or reach into it? */
function covers(g: State, unit: number, hex: number): boolean {
  const from = g.place[unit]
  if (from === hex) return true
  const direction = grid.directionTo(from, hex)
  return direction >= 0 && unit !== FKG && openSide[from * 6 + direction] === 1
}

function pinRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] < 0 || campOf[unit] !== GERMAN || hasFlag(g.unitFlags, unit, UNIT.pinned))
    return NOT_IN_RING
  return ringAround(siegeHexes(g)).some(hex => covers(g, unit, hex)) ? null : NOT_IN_RING
}

// R56  The chosen units must close the ring by themselves.
function ringRefusal(g: State): Refusal | null {
  const pinned: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, UNIT.pinned)) pinned.push(unit)
  const isClosed = ringAround(siegeHexes(g)).every(hex => pinned.some(unit => covers(g, unit, hex)))
  return isClosed ? null : RING_OPEN
}

/** 13.7c, R56  `{do:'pin', unit}` names the units that close the ring and stay for a turn, `{do:'done'}`. */
export const ringDecision: Decision<State> = {
  side: () => GERMAN_EAST,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++)
      if (pinRefusal(g, unit) === null) offer({ do: 'pin', unit: unitIds[unit] })
    if (ringRefusal(g) === null) offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return ringRefusal(g)
    if (action.do !== 'pin') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : pinRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'pin') {
      g.unitFlags[unitNamed(action.unit)] |= UNIT.pinned
      log?.push({ event: 'pinned', rule: '13.7c', unit: action.unit })
      return
    }
    popFrame(g.flow)
    g.seaside = SEASIDE.running
  },
}

/** 13.7d, R60  At the end of the turn after the marker was laid: the Poles inside are lost. */
export function resolveSiege(g: State, log: Log): void {
  if (g.seaside !== SEASIDE.running) return
  const [first, second] = [g.siege[0], g.siege[1]]
  const inside = siegeHexes(g).flatMap(hex => unitsIn(g, hex))
  g.seaside = SEASIDE.spent
  g.siege.fill(-1)
  for (const unit of inside) eliminate(g, unit, '13.7d', log)
  pushFrame(g.flow, FRAMES.occupation, first, second)
}

const NOT_OF_RING = forbid('13.7d', 'units of the siege ring advance into the city')
const NOT_BESIDE = forbid('13.7d', 'units advance into an adjacent hex')

// R50, R58  As after a battle; panzers too.
function occupationRefusal(g: State, unit: number, to: number): Refusal | null {
  if (!hasFlag(g.unitFlags, unit, UNIT.pinned)) return NOT_OF_RING
  const { first, second } = FRAMES.occupation.at
  if (to !== slot(g.flow, first) && to !== slot(g.flow, second)) return NOT_BESIDE
  const direction = grid.directionTo(g.place[unit], to)
  if (direction < 0 || !openSide[g.place[unit] * 6 + direction]) return NOT_BESIDE
  return areaRefusal(g, unit, to) ?? stackingRefusal(g, unit, to)
}

function eachOccupation(g: State, found: (action: Action) => void): void {
  const { first, second } = FRAMES.occupation.at
  for (const to of [slot(g.flow, first), slot(g.flow, second)]) {
    for (let unit = 0; to >= 0 && unit < UNITS; unit++)
      if (g.place[unit] >= 0 && occupationRefusal(g, unit, to) === null)
        found({ do: 'advance', unit: unitIds[unit], to: grid.names[to] })
  }
}

/** 13.7d  `{do:'advance', unit, to}`, `{do:'done'}`. */
export const occupationDecision: Decision<State> = {
  side: () => GERMAN_EAST,
  list(g, offer) {
    eachOccupation(g, offer)
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'advance') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const to = hexNamed(action.to)
    if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
    return to < 0 ? UNKNOWN_HEX : occupationRefusal(g, unit, to)
  },
  perform(g, action, log) {
    if (action.do === 'done') {
      popFrame(g.flow)
      clearUnitFlags(g, UNIT.pinned)
      return
    }
    const unit = unitNamed(action.unit)
    const to = hexNamed(action.to)
    g.unitFlags[unit] &= ~UNIT.pinned
    log?.push({ event: 'advance', rule: '13.7d', unit: unitIds[unit], to: grid.names[to] })
    place(g, unit, to, true, log)
  },
}
