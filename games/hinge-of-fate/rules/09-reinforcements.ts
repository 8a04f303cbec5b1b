// 9.7 to 9.10  Reinforcements and the entry of the Soviet Union; the decision of the first phase of a player turn.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GERMAN, GROUP, PLAYER, POLISH } from '../forces.ts'
import { BOX, type State } from '../state.ts'
import {
  FORT,
  FRENCH_REINFORCEMENTS,
  fort,
  grid,
  groupOf,
  maginotHexes,
  RED_ROW,
  REGION,
  redRow,
  region,
  SOVIET_UNITS,
  slovakHexes,
  supplySources,
  UNITS,
  unitIds,
  XXII_CORPS,
} from '../world.ts'
import { place } from './03-hex-control.ts'
import { activeSide } from './05-active.ts'
import { stackingRefusal } from './06-stacking.ts'
import { inEnemyZone } from './07-zones-of-control.ts'
import { layReps, repsRefusal } from './09-replacements.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** 9.8, 9.9 */
const FIRST_TURN = 3

const NOT_DUE = forbid('9.7', 'this unit is no reinforcement of this player turn')
const ONE_A_TURN = forbid('9.9', 'one French reinforcement arrives each turn')
const ONLY_SLOVAKIA = forbid('9.8', 'XXII Corps arrives in Slovakia')
const ZONE_OVER_SLOVAKIA = forbid('9.8', 'XXII Corps may not arrive in an enemy zone of control')
const ONLY_MAGINOT = forbid('9.9', 'French reinforcements arrive in the Maginot Line')
const MUST_ARRIVE = forbid('9.8', 'XXII Corps must arrive')

const isWaiting = (g: State, unit: number): boolean => g.place[unit] === BOX.aside

/** 9.8, 9.9, R33, R34  Why this unit may not arrive now, or null. */
function arrivalRefusal(g: State, unit: number): Refusal | null {
  if (g.turn < FIRST_TURN || !isWaiting(g, unit)) return NOT_DUE
  if (g.player === PLAYER.germanEast) return unit === XXII_CORPS ? null : NOT_DUE
  if (g.player !== PLAYER.french || !FRENCH_REINFORCEMENTS.includes(unit)) return NOT_DUE
  return g.reinforced ? ONE_A_TURN : null
}

// 9.8  A friendly unit does not cancel the zone. 9.9  Zones do not matter in the Maginot Line, of which the Gap is part (11.9).
function arrivalHexRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (unit === XXII_CORPS) {
    if (region[hex] !== REGION.slovakia) return ONLY_SLOVAKIA
    if (inEnemyZone(g, GERMAN, hex)) return ZONE_OVER_SLOVAKIA
  } else if (fort[hex] !== FORT.maginot) return ONLY_MAGINOT
  return stackingRefusal(g, unit, hex)
}

const arrivalHexes = (unit: number): readonly number[] => (unit === XXII_CORPS ? slovakHexes : maginotHexes)

function eachArrival(g: State, found: (unit: number, hex: number) => void): void {
  const candidates = g.player === PLAYER.germanEast ? [XXII_CORPS] : FRENCH_REINFORCEMENTS
  for (const unit of candidates) {
    if (arrivalRefusal(g, unit) !== null) continue
    for (const hex of arrivalHexes(unit)) if (arrivalHexRefusal(g, unit, hex) === null) found(unit, hex)
  }
}

/** Can a reinforcement be placed in this phase? */
export function mayReinforce(g: State): boolean {
  if (g.player !== PLAYER.germanEast && g.player !== PLAYER.french) return false
  let found = false
  eachArrival(g, () => {
    found = true
  })
  return found
}

function placementRefusal(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  const hex = hexNamed(action.hex)
  if (unit < 0) return UNKNOWN_UNIT
  if (hex < 0) return UNKNOWN_HEX
  return arrivalRefusal(g, unit) ?? arrivalHexRefusal(g, unit, hex)
}

function arrive(g: State, unit: number, hex: number, log: Log): void {
  if (g.player === PLAYER.french) g.reinforced = 1
  log?.push({ event: 'arrived', rule: arrivalRule(unit), unit: unitIds[unit], hex: grid.names[hex] })
  place(g, unit, hex, true, log)
}

function arrivalRule(unit: number): string {
  if (unit === XXII_CORPS) return '9.8'
  return groupOf[unit] === GROUP.french ? '9.9' : '9.10'
}

/**
 * Phases II.A, V.A and VI.A: `{do:'reps', unit}` lays a REPS marker, `{do:'place', unit, hex}` brings in a reinforcement,
 * `{do:'end'}`. The French may hold theirs back (R34), XXII Corps comes when it can (R33, H13).
 */
export const replacementDecision: Decision<State> = {
  side: activeSide,
  list(g, offer) {
    for (let unit = 0; unit < UNITS; unit++)
      if (repsRefusal(g, unit) === null) offer({ do: 'reps', unit: unitIds[unit] })
    eachArrival(g, (unit, hex) => offer({ do: 'place', unit: unitIds[unit], hex: grid.names[hex] }))
    if (endRefusal(g) === null) offer({ do: 'end' })
  },
  check(g, action) {
    if (action.do === 'end') return endRefusal(g)
    if (action.do === 'place') return placementRefusal(g, action)
    if (action.do !== 'reps') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : repsRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'end') popFrame(g.flow)
    else if (action.do === 'reps') layReps(g, unitNamed(action.unit), log)
    else arrive(g, unitNamed(action.unit), hexNamed(action.hex), log)
  },
}

const endRefusal = (g: State): Refusal | null =>
  g.player === PLAYER.germanEast && mayReinforce(g) ? MUST_ARRIVE : null

/** Is there anything to decide in the first phase of this player turn (II.A, V.A, VI.A)? */
export function hasPhaseA(g: State): boolean {
  if (g.player === PLAYER.polish || g.player === PLAYER.soviet) return false
  if (mayReinforce(g)) return true
  for (let unit = 0; unit < UNITS; unit++) if (repsRefusal(g, unit) === null) return true
  return false
}

const NOT_SOVIET = forbid('9.10', 'this is no Soviet unit that waits to enter')
const NORTH_ONLY = forbid('9.10', 'the Byelorussian Front enters in the northern Red Row')
const SOUTH_ONLY = forbid('9.10', 'the Ukrainian Front enters in the southern Red Row')

// 9.10, R35  One a hex; zones of control do not matter.
function entryRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!SOVIET_UNITS.includes(unit) || !isWaiting(g, unit)) return NOT_SOVIET
  const isNorth = groupOf[unit] === GROUP.byelorussian
  if (redRow[hex] !== (isNorth ? RED_ROW.north : RED_ROW.south)) return isNorth ? NORTH_ONLY : SOUTH_ONLY
  return stackingRefusal(g, unit, hex)
}

/** 9.10  `{do:'place', unit, hex}` until all eight stand in the Red Row: none is held back. */
export const sovietEntryDecision: Decision<State> = {
  side: () => POLISH,
  list(g, offer) {
    for (const unit of SOVIET_UNITS) {
      if (!isWaiting(g, unit)) continue
      for (const hex of supplySources[groupOf[unit]])
        if (entryRefusal(g, unit, hex) === null)
          offer({ do: 'place', unit: unitIds[unit], hex: grid.names[hex] })
    }
  },
  check(g, action) {
    if (action.do !== 'place') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    const hex = hexNamed(action.hex)
    if (unit < 0) return UNKNOWN_UNIT
    return hex < 0 ? UNKNOWN_HEX : entryRefusal(g, unit, hex)
  },
  perform(g, action, log) {
    arrive(g, unitNamed(action.unit), hexNamed(action.hex), log)
    if (!SOVIET_UNITS.some(unit => isWaiting(g, unit))) popFrame(g.flow)
  },
}
