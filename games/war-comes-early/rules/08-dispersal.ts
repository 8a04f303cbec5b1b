// 7.0f, 8.0g  An overstacked hex is put in order by the opponent, one unit after the other.
import type { Decision, Procedure } from '../../../engine/flow/flow-game.ts'
import { findFrame, popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { grid, isArmy, isMarker, isMech, openSide, unitIds, unitNation } from '../world.ts'
import { place } from './03-hex-control.ts'
import { eliminate } from './03-replacements.ts'
import { excessOf, isOverstacked, stackingRefusal } from './08-stacking.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { entryRefusal, MECH_BARRED, mechBarredBetween } from './11-entry.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/**
 * 7.0f, R42  May the opponent move this unit of the overstacked hex there? Only as few units go as are needed: when
 * the departure of a single unit would mend the stack, only such a unit may be chosen (W6).
 */
function dispersalRefusal(g: State, unit: number, from: number, to: number): Refusal | null {
  if (g.place[unit] !== from) return NOT_IN_STACK
  if (excessOf(g, from, unit) && oneDepartureMends(g, from)) return FEWEST
  const refusal = dispersalHexRefusal(g, unit, from, to)
  if (refusal !== null) return refusal
  const side = g.terms.sideOf[unitNation[unit]]
  return inEnemyZone(g, side, to) && hasFreeHex(g, unit, from) ? ZONES_LAST : null
}

const NOT_IN_STACK = forbid('7.0f', 'only units of the overstacked hex are dispersed')
const FEWEST = forbid('7.0f', 'no more units are moved out than the stacking limit asks for')
const ZONES_LAST = forbid(
  '7.0g',
  'units are dispersed into enemy zones of control only if no other hex is left',
)
const NOT_ADJACENT = forbid('7.0f', 'units are dispersed into adjacent hexes')

function oneDepartureMends(g: State, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (!excessOf(g, hex, unit) && hasWayOut(g, unit, hex)) return true
  }
  return false
}

function dispersalHexRefusal(g: State, unit: number, from: number, to: number): Refusal | null {
  const direction = grid.directionTo(from, to)
  if (direction < 0 || !openSide[from * 6 + direction]) return NOT_ADJACENT
  if (isMech[unit] && mechBarredBetween(from, direction)) return MECH_BARRED
  return entryRefusal(g, unitNation[unit], to) ?? stackingRefusal(g, unit, to)
}

function hasWayOut(g: State, unit: number, from: number): boolean {
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const to = grid.neighbours[slot]
    if (to >= 0 && dispersalHexRefusal(g, unit, from, to) === null) return true
  }
  return false
}

function hasFreeHex(g: State, unit: number, from: number): boolean {
  const side = g.terms.sideOf[unitNation[unit]]
  for (let direction = 0; direction < 6; direction++) {
    const to = grid.neighbours[from * 6 + direction]
    if (to >= 0 && !inEnemyZone(g, side, to) && dispersalHexRefusal(g, unit, from, to) === null) return true
  }
  return false
}

/** 8.0g  Runs where a stack may have become too large; the opponent (W6: seeing the stack) disperses the excess. */
export const stackCheckProcedure: Procedure<State> = {
  run(g, log) {
    const hex = slot(g.flow, FRAMES.stackCheck.at.hex)
    if (!isOverstacked(g, hex)) {
      popFrame(g.flow)
      // 8.3a  Laid open for the dispersal only; in a battle the stack stays open until its end.
      if (findFrame(g.flow, FRAMES.battle) < 0) setRevealed(g, hex, 0)
      return
    }
    if (anyDispersal(g, hex)) {
      setRevealed(g, hex, HEX.revealed)
      g.revelations += 1
      pushFrame(g.flow, FRAMES.disperse, hex)
      return
    }
    // R41  Nowhere to go: the unit is lost as if out of supply. The opponent would take the best; the top unit goes (W6).
    const lost = firstExcess(g, hex)
    log?.push({ event: 'no-room', rule: '7.0f', unit: unitIds[lost], hex: grid.names[hex] })
    eliminate(g, lost, { unsupplied: true, concentric: false, city: false }, log)
  },
}

// W6  Who disperses a stack must know it, and what room the stacks around it leave.
function setRevealed(g: State, hex: number, flag: number): void {
  g.hexFlags[hex] = (g.hexFlags[hex] & ~HEX.revealed) | flag
  for (let side = hex * 6; side < hex * 6 + 6; side++) {
    const next = grid.neighbours[side]
    if (next >= 0 && g.top[next] >= 0) g.hexFlags[next] = (g.hexFlags[next] & ~HEX.revealed) | flag
  }
}

function firstExcess(g: State, hex: number): number {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (!isArmy[unit] && !excessOf(g, hex, unit)) return unit
  }
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (!isArmy[unit]) return unit
  return g.top[hex]
}

function anyDispersal(g: State, hex: number): boolean {
  let found = false
  eachDispersal(g, hex, () => {
    found = true
  })
  return found
}

function eachDispersal(g: State, from: number, found: (unit: number, to: number) => void): void {
  for (let unit = g.top[from]; unit >= 0; unit = g.below[unit]) {
    for (let direction = 0; direction < 6; direction++) {
      const to = grid.neighbours[from * 6 + direction]
      if (to >= 0 && dispersalRefusal(g, unit, from, to) === null) found(unit, to)
    }
  }
}

/** 7.0f  `{do:'disperse', unit, to}` by the player who does not own the stack. */
export const disperseDecision: Decision<State> = {
  side(g) {
    const hex = slot(g.flow, FRAMES.disperse.at.hex)
    return 1 - g.terms.sideOf[unitNation[g.top[hex]]]
  },
  list(g, offer) {
    eachDispersal(g, slot(g.flow, FRAMES.disperse.at.hex), (unit, to) =>
      offer({ do: 'disperse', unit: unitIds[unit], to: grid.names[to] }),
    )
  },
  check(g, action) {
    if (action.do !== 'disperse') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const to = hexNamed(action.to)
    if (unit < 0 || isMarker[unit]) return UNKNOWN_UNIT
    return to < 0 ? UNKNOWN_HEX : dispersalRefusal(g, unit, slot(g.flow, FRAMES.disperse.at.hex), to)
  },
  perform(g, action, log) {
    const hex = slot(g.flow, FRAMES.disperse.at.hex)
    const unit = unitNamed(action.unit)
    popFrame(g.flow)
    log?.push({ event: 'dispersed', rule: '7.0f', unit: unitIds[unit], from: grid.names[hex], to: action.to })
    place(g, unit, hexNamed(action.to), log)
    // R41  A dispersed unit is out of the attack that it was part of.
    g.unitFlags[unit] &= ~UNIT.involved
  },
}
