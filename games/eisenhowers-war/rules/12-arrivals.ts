// 5.4, 12.1.1, 12.2.1, 12.2.4  Who comes off the Turn Track, and who leaves.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, type State } from '../state.ts'
import { TURN } from '../tables.ts'
import {
  ARMY_OF_LIGURIA,
  ENTRY,
  entryHex,
  entryKind,
  isConditional,
  isMobile,
  leavesOnTurn6,
  SECOND_SS,
  sideOf,
  UNITS,
  unitIds,
  waitsForFx,
} from '../units.ts'
import { COUNTRY, country, grid, HEXES, SOUTH, zoneOf } from '../world.ts'
import { place, remove } from './03-hex-control.ts'
import { stayRefusal } from './06-stacking.ts'
import { isSupplied, isSuppliedPlace, isTracedTo } from './07-supply.ts'
import { inEnemyZone } from './09-zones-of-control.ts'
import { mayRebuildAny } from './12-rebuilding.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const isDue = (g: State, unit: number, side: number): boolean =>
  g.place[unit] === BOX.track && sideOf[unit] === side && g.due[unit] === g.turn

/** 5.4, 12.0  To the side's Reinforcement Box. */
function arrive(g: State, unit: number, log: Log): void {
  g.place[unit] = BOX.reinforcements
  g.due[unit] = 0
  log?.push({ event: 'arrived', rule: '5.4', unit: unitIds[unit] })
}

/** II. 5.4, 13.2, 3.3.2a  All that are due, except those who wait for the FX (12.1.1). */
export function alliedArrivals(g: State, log: Log): void {
  g.flipped = 0
  g.rebuilt = 0
  g.merged = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (isDue(g, unit, ALLIED) && !waitsForFx[unit]) arrive(g, unit, log)
}

export function openAlliedReinforcement(g: State): void {
  pushFrame(g.flow, FRAMES.alliedReinforcement)
}

/** VI. 5.4, 12.2.1, 12.2.4  The usual ones go to the box; some have their own hex, and OGS and 12A their own conditions. */
export function germanArrivals(g: State, log: Log): void {
  g.rebuilt = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isDue(g, unit, GERMAN) || isConditional[unit] || entryKind[unit] === ENTRY.exchange) continue
    if (entryKind[unit] === ENTRY.hex && !isSuppliedPlace(g, GERMAN, entryHex[unit])) forfeit(g, unit, log)
    else arrive(g, unit, log)
  }
  if (g.turn === TURN.panzersLeave) withdrawPanzers(g, log)
}

// 12.2.1a, R78  Its hex is not German and supplied when its turn comes.
function forfeit(g: State, unit: number, log: Log): void {
  remove(g, unit, BOX.removed, log)
  log?.push({ event: 'forfeited', rule: '12.2.1a', unit: unitIds[unit] })
}

// 12.2.4, R77  Wherever they are, supplied or not; they may come back from turn 7 on.
function withdrawPanzers(g: State, log: Log): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!leavesOnTurn6[unit] || g.place[unit] === BOX.eliminated) continue
    log?.push({ event: 'withdrawn', rule: '12.2.4', unit: unitIds[unit] })
    remove(g, unit, BOX.eliminated, log)
    g.reduced[unit] = 0
  }
}

/** What the German player is asked in Phase VI, the last first. */
export function openGermanReinforcement(g: State, log: Log): void {
  if (mayRebuildAny(g)) pushFrame(g.flow, FRAMES.germanReinforcement)
  if (isDue(g, ARMY_OF_LIGURIA, GERMAN)) openExchange(g, log)
  if (g.turn === 1 && panzerHexes(g).length > 0) pushFrame(g.flow, FRAMES.secondPanzers)
}

const NOT_IN_FRANCE = forbid('3.2.4f', 'the 2nd SS is placed in France')
const NOT_SUPPLIED = forbid('3.2.4f', 'the 2nd SS is placed in a supplied German hex')
const ALLIES_NEAR = forbid('3.2.4f', 'the 2nd SS is placed neither beside Allied mobile units nor among them')

/** 3.2.4f, R15  Turn 1: any French hex in supply without Allied units and zones of control. */
function panzerRefusal(g: State, hex: number): Refusal | null {
  if (country[hex] !== COUNTRY.France) return NOT_IN_FRANCE
  if (inEnemyZone(g, GERMAN, hex)) return ALLIES_NEAR
  if (g.control[hex] !== GERMAN || !isTracedTo(g, GERMAN, hex)) return NOT_SUPPLIED
  return stayRefusal(g, SECOND_SS, hex)
}

function panzerHexes(g: State): number[] {
  const hexes: number[] = []
  if (g.place[SECOND_SS] !== BOX.reinforcements) return hexes
  for (let hex = 0; hex < HEXES; hex++) if (panzerRefusal(g, hex) === null) hexes.push(hex)
  return hexes
}

/** `{do:'place', unit:'ge-2ss', to}`, or `{do:'keep'}` to leave it in the box. */
export const secondPanzersDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (const hex of panzerHexes(g)) offer({ do: 'place', unit: unitIds[SECOND_SS], to: grid.names[hex] })
    offer({ do: 'keep' })
  },
  check(g, action) {
    if (action.do === 'keep') return null
    if (action.do !== 'place') return WRONG_PHASE
    if (unitNamed(action.unit) !== SECOND_SS) return UNKNOWN_UNIT
    const hex = hexNamed(action.to)
    return hex < 0 ? UNKNOWN_HEX : panzerRefusal(g, hex)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'keep') return
    log?.push({ event: 'entered', rule: '3.2.4f', unit: unitIds[SECOND_SS], hex: String(action.to) })
    place(g, SECOND_SS, hexNamed(action.to), log)
  },
}

const NOT_SOUTHERN = forbid(
  '12.2.1b',
  'the Army of Liguria takes the place of a supplied German mobile unit of the south',
)

// 12.2.1b, R80
function exchangeRefusal(g: State, unit: number): Refusal | null {
  const hex = g.place[unit]
  const isCandidate = sideOf[unit] === GERMAN && isMobile[unit] && hex >= 0 && zoneOf[hex] === SOUTH
  return isCandidate && isSupplied(g, unit) ? null : NOT_SOUTHERN
}

const isAnyToExchange = (g: State): boolean => {
  for (let unit = 0; unit < UNITS; unit++) if (exchangeRefusal(g, unit) === null) return true
  return false
}

// 12.2.1b  Without a supplied unit in the south the army is lost, and there is nothing to decide.
function openExchange(g: State, log: Log): void {
  if (isAnyToExchange(g)) pushFrame(g.flow, FRAMES.exchange)
  else loseArmy(g, log)
}

function loseArmy(g: State, log: Log): void {
  remove(g, ARMY_OF_LIGURIA, BOX.removed, log)
  log?.push({ event: 'forfeited', rule: '12.2.1b', unit: unitIds[ARMY_OF_LIGURIA] })
}

/** 12.2.1b, R78  `{do:'exchange', unit}` in Phase VI of its turn, or `{do:'decline'}`, and it is lost. */
export const exchangeDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++)
      if (exchangeRefusal(g, unit) === null) offer({ do: 'exchange', unit: unitIds[unit] })
    offer({ do: 'decline' })
  },
  check(g, action) {
    if (action.do === 'decline') return null
    if (action.do !== 'exchange') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : exchangeRefusal(g, unit)
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'decline') return loseArmy(g, log)
    const unit = unitNamed(action.unit)
    const hex = g.place[unit]
    log?.push({
      event: 'exchanged',
      rule: '12.2.1b',
      unit: unitIds[unit],
      by: unitIds[ARMY_OF_LIGURIA],
      hex: grid.names[hex],
    })
    remove(g, unit, BOX.removed, log)
    g.reduced[unit] = 0
    g.due[ARMY_OF_LIGURIA] = 0
    place(g, ARMY_OF_LIGURIA, hex, log)
  },
}
