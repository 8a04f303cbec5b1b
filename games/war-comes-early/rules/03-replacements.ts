// 3.5  Replacements: what becomes of a lost unit, and how it comes back.

import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { GERMAN, GERMANY, SOVIET_UNION } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import {
  counters,
  grid,
  HEXES,
  isArmy,
  isCity,
  isGermanMech,
  isRailEdge,
  isStatic,
  UNITS,
  unitIds,
  unitNation,
} from '../world.ts'
import { place } from './03-hex-control.ts'
import { controllingSide, remove } from './03-holders.ts'
import { scoreVictoryPoints } from './04-victory.ts'
import { activeSide } from './05-markers.ts'
import { breaksDown } from './07-army-structures.ts'
import { stackingRefusal } from './08-stacking.ts'
import { isHomeHex, isSupplySource } from './10-supply.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** How a unit was lost; any of the three makes the way back longer (3.5b). */
export interface Circumstances {
  readonly unsupplied: boolean
  /** Defending where the geometry of a concentric attack was met, shift or no shift (R59). */
  readonly concentric: boolean
  /** Defending in a city or attacking into one. */
  readonly city: boolean
}

/** 3.5e  Static units and the Soviet IAC never return. */
const neverReturns = Uint8Array.from(counters, (c, u) =>
  isStatic[u] || c.flags.has('noReplacement') ? 1 : 0,
)

const NOT_ACTIVE = forbid('3.5d', 'a unit returns in the Reorganization Phase of its own nation')
const NOT_LOST = forbid('3.5f', 'only an eliminated German corps can be replaced')
const NOT_MECHANIZED = forbid('3.5f', 'in this game the German replacement is an infantry corps')
const NOT_RETURNING = forbid('3.5d', 'this unit is not on its way back')
const NOT_DUE = forbid('3.5d', 'this unit is not yet due')
const NOT_A_SOURCE = forbid('3.5d', 'a replacement appears in a supply source or city that its side holds')
const NOT_OPTIONAL = forbid('3.5d', 'a unit that is due returns when there is room for it')

/** Takes a corps, division, Soviet army or indivisible army off the map for good or until it returns. */
export function eliminate(g: State, unit: number, how: Circumstances, log: Log): void {
  log?.push({
    event: 'eliminated',
    rule: '12.3a',
    unit: unitIds[unit],
    hex: g.place[unit] >= 0 ? grid.names[g.place[unit]] : null,
  })
  // 4.6  Every time a German mechanized corps dies.
  if (isGermanMech[unit]) scoreVictoryPoints(g, GERMAN, how.unsupplied ? -2 : -1, '4.6', log)
  if (unitNation[unit] === GERMANY) remove(g, unit, germanBox(g, unit))
  else if (breaksDown(g, unit)) remove(g, unit, BOX.pool)
  else if (neverReturns[unit] || g.status[unitNation[unit]] !== STATUS.fighting) remove(g, unit, BOX.removed)
  else sendBack(g, unit, how, log)
}

// 3.5e, 3.5f, R6  German corps wait for the replacement of a turn; static units and the SAB are gone.
function germanBox(g: State, unit: number): number {
  if (breaksDown(g, unit)) return BOX.pool
  if (neverReturns[unit] || isArmy[unit]) return BOX.removed
  return isGermanMech[unit] && !g.terms.options.germanMechReplacement ? BOX.removed : BOX.eliminated
}

// 3.5a, 3.5b, 3.5c, 3.5g, R9  One die, or two; a return after the last turn is none.
function sendBack(g: State, unit: number, how: Circumstances, log: Log): void {
  const long = how.unsupplied || how.concentric || how.city
  const dice = long ? [roll(g, 6), roll(g, 6)] : [roll(g, 6)]
  const returns = g.turn + dice.reduce((sum, die) => sum + die, 0)
  const lost = returns > g.terms.lastTurn
  log?.push({
    event: 'roll',
    rule: long ? '3.5b' : '3.5a',
    for: 'replacement',
    unit: unitIds[unit],
    dice,
    returns: lost ? null : returns,
  })
  remove(g, unit, lost ? BOX.removed : BOX.returning)
  g.returns[unit] = lost ? 0 : returns
}

function candidateRefusal(g: State, unit: number): Refusal | null {
  if ((g.active & (1 << unitNation[unit])) === 0) return NOT_ACTIVE
  if (unitNation[unit] === GERMANY) {
    if (g.place[unit] !== BOX.eliminated) return NOT_LOST
    return isGermanMech[unit] && !g.terms.options.germanMechReplacement ? NOT_MECHANIZED : null
  }
  if (g.place[unit] !== BOX.returning) return NOT_RETURNING
  return g.returns[unit] > g.turn ? NOT_DUE : null
}

/** R7, R8  A held source of the own nation, or a held city at home; a zone of control does not matter. */
function isArrivalHex(g: State, nation: number, at: number): boolean {
  if (isSupplySource(g, nation, at)) return true
  if (nation === GERMANY || controllingSide(g, at) !== g.terms.sideOf[nation]) return false
  const isSovietEdge = nation === SOVIET_UNION && isRailEdge[at] === 1
  return (isCity[at] === 1 || isSovietEdge) && isHomeHex(g, nation, at)
}

function replaceRefusal(g: State, unit: number, at: number): Refusal | null {
  const refusal = candidateRefusal(g, unit)
  if (refusal !== null) return refusal
  return isArrivalHex(g, unitNation[unit], at) ? stackingRefusal(g, unit, at) : NOT_A_SOURCE
}

function canArrive(g: State, unit: number): boolean {
  if (candidateRefusal(g, unit) !== null) return false
  for (let at = 0; at < HEXES; at++) if (replaceRefusal(g, unit, at) === null) return true
  return false
}

function anyCanArrive(g: State): boolean {
  for (let u = 0; u < UNITS; u++) if (canArrive(g, u)) return true
  return false
}

/** Asks for the replacements of the active nations if any can arrive; the others wait (R8). */
export function offerReplacements(g: State): void {
  const used = isGermanPhase(g) && g.replaced !== 0
  if (!used && anyCanArrive(g)) pushFrame(g.flow, FRAMES.replacements)
}

function isGermanPhase(g: State): boolean {
  return (g.active & (1 << GERMANY)) !== 0
}

/** `{do:'replace', unit, hex}`; the German player, who has one a turn, may also `{do:'decline'}`. */
export const replacementsDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    for (let u = 0; u < UNITS; u++) {
      if (candidateRefusal(g, u) !== null) continue
      for (let at = 0; at < HEXES; at++) {
        if (replaceRefusal(g, u, at) === null) offer({ do: 'replace', unit: unitIds[u], hex: grid.names[at] })
      }
    }
    if (isGermanPhase(g)) offer({ do: 'decline' })
  },
  check(g, action) {
    if (action.do === 'decline') return isGermanPhase(g) ? null : NOT_OPTIONAL
    if (action.do !== 'replace') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const at = hexNamed(action.hex)
    if (unit < 0) return UNKNOWN_UNIT
    return at < 0 ? UNKNOWN_HEX : replaceRefusal(g, unit, at)
  },
  perform(g, action, log) {
    if (action.do === 'replace') {
      const unit = unitNamed(action.unit)
      const rule = isGermanPhase(g) ? '3.5f' : '3.5d'
      log?.push({ event: 'placed', rule, unit: action.unit, hex: action.hex })
      g.returns[unit] = 0
      place(g, unit, hexNamed(action.hex), log)
      if (isGermanPhase(g)) g.replaced = 1
    }
    if (isGermanPhase(g) || !anyCanArrive(g)) popFrame(g.flow)
  },
}
