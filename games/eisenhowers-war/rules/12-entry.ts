// 12.0, 12.1, 12.2  Reinforcements come in out of their box, at any time in a Movement & Attack Phase of their side.
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, HEX, hasFlag, PHASE, type State } from '../state.ts'
import { ENTRY, entryHex, entryKind, isMobile, sideOf, UNITS, unitIds } from '../units.ts'
import { COUNTRY, cityHexes, country, grid, HEXES, isCity, isLand, isPort } from '../world.ts'
import { place } from './03-hex-control.ts'
import { actingSide, inOffensive } from './05-active.ts'
import { isBeachhead, stayRefusal } from './06-stacking.ts'
import { isSuppliedPlace, isTracedTo } from './07-supply.ts'
import { italyRefusal } from './08-entry.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const NOT_IN_THE_BOX = forbid('12.0', 'that unit is not in the Reinforcement Box')
const NOT_NOW = forbid('12.0', 'reinforcements enter in a Movement & Attack Phase of their side')
const NOT_AN_ENTRY = forbid(
  '12.1',
  'Allied reinforcements enter at a supplied port or a beachhead in Allied hands',
)
const NOT_A_CITY = forbid('12.2', 'German reinforcements enter in a supplied city in German hands')
const OWN_HEX = forbid(
  '12.2.1a',
  'that unit enters only in its own hex, and only while that is German and supplied',
)
const IN_ITALY = forbid(
  '12.2.1a',
  'that unit enters in a supplied Italian hex without enemy zones of control',
)

/** 10.10e  Does the city still stand? */
export const isStandingCity = (g: State, hex: number): boolean =>
  isCity[hex] === 1 && !hasFlag(g.hexFlags, hex, HEX.destroyed)

/** 12.1, R37, R38, R100  Enemy zones of control do not matter. */
function isAlliedEntry(g: State, hex: number): boolean {
  if (g.control[hex] !== ALLIED) return false
  if (isBeachhead(g, hex)) return true
  return isPort[hex] === 1 && isStandingCity(g, hex) && isSuppliedPlace(g, ALLIED, hex)
}

/** 12.2, R39 */
const isGermanEntry = (g: State, hex: number): boolean =>
  isStandingCity(g, hex) && isSuppliedPlace(g, GERMAN, hex)

/** 12.2.1a  German, in supply, in Italy, and in no enemy zone of control, whoever stands there. */
const isItalianEntry = (g: State, hex: number): boolean =>
  country[hex] === COUNTRY.Italy &&
  g.control[hex] === GERMAN &&
  isTracedTo(g, GERMAN, hex) &&
  !inEnemyZone(g, GERMAN, hex)

function placeRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (sideOf[unit] === ALLIED) return isAlliedEntry(g, hex) ? null : NOT_AN_ENTRY
  if (entryKind[unit] === ENTRY.italy) return isItalianEntry(g, hex) ? null : IN_ITALY
  if (entryKind[unit] === ENTRY.hex)
    return hex === entryHex[unit] && isSuppliedPlace(g, GERMAN, hex) ? null : OWN_HEX
  return isGermanEntry(g, hex) ? null : NOT_A_CITY
}

function phaseRefusal(g: State): Refusal | null {
  const isPhase = g.phase === PHASE.alliedOperations || g.phase === PHASE.germanOperations
  return isPhase && !inOffensive(g) ? null : NOT_NOW
}

function entryRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (g.place[unit] !== BOX.reinforcements || sideOf[unit] !== actingSide(g)) return NOT_IN_THE_BOX
  return placeRefusal(g, unit, hex) ?? fitRefusal(g, unit, hex)
}

// 6.3, 13.4
function fitRefusal(g: State, unit: number, hex: number): Refusal | null {
  const refusal = stayRefusal(g, unit, hex)
  if (refusal !== null || !isMobile[unit]) return refusal
  return italyRefusal(g, sideOf[unit], -1, hex, 1)
}

/** `{do:'enter', unit, to}` */
export function enterRefusal(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  const hex = hexNamed(action.to)
  if (unit < 0) return UNKNOWN_UNIT
  if (hex < 0 || !isLand[hex]) return UNKNOWN_HEX
  return phaseRefusal(g) ?? entryRefusal(g, unit, hex)
}

const everywhere = Array.from({ length: HEXES }, (_, hex) => hex)

/** Hexes in which units of the usual kind may enter now. */
function usualEntries(g: State, side: number): number[] {
  if (side === GERMAN) return cityHexes.filter(hex => isGermanEntry(g, hex))
  const beachheads = Array.from(g.beachheads).filter(hex => hex >= 0 && !isPort[hex])
  return [...new Set([...beachheads, ...cityHexes])].filter(hex => isAlliedEntry(g, hex))
}

export function listEntries(g: State, offer: (action: Action) => void): void {
  if (phaseRefusal(g) !== null) return
  const side = actingSide(g)
  let usual: number[] | null = null
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] !== BOX.reinforcements || sideOf[unit] !== side) continue
    usual ??= usualEntries(g, side)
    const isUsual = entryKind[unit] === ENTRY.usual
    for (const hex of isUsual ? usual : everywhere) {
      if (!isLand[hex] || (!isUsual && placeRefusal(g, unit, hex) !== null)) continue
      if (fitRefusal(g, unit, hex) === null) offer({ do: 'enter', unit: unitIds[unit], to: grid.names[hex] })
    }
  }
}

/** 12.0  It costs no movement, and the unit may move and attack like any other. */
export function performEntry(g: State, action: Action, log: Log): void {
  const unit = unitNamed(action.unit)
  log?.push({
    event: 'entered',
    rule: sideOf[unit] === ALLIED ? '12.1' : '12.2',
    unit: unitIds[unit],
    hex: String(action.to),
  })
  place(g, unit, hexNamed(action.to), log)
}
