// 3.1, 3.2, 3.3  The set-up of both scenarios.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import { staged } from '../../../engine/flow/staged.ts'
import { clearStacks, putOnTop } from '../../../engine/forces/stacks.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, HEX, hasFlag, isAlternate, NOWHERE, type State, UNIT } from '../state.ts'
import { LIMITS } from '../tables.ts'
import {
  arrivalTurn,
  isDropForm,
  isLineInfantry,
  isMobile,
  isYugoslavGarrison,
  NORMANDY_CORPS,
  setUpHex,
  sideOf,
  UNITS,
  unitIds,
} from '../units.ts'
import { COUNTRY, country, grid, HEXES, isCity, isLand, NORMANDY } from '../world.ts'
import { place } from './03-hex-control.ts'
import { roomRefusal, stayRefusal } from './06-stacking.ts'
import { clearUnitFlags } from './10-attackers.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** Everything before the first decision. 2.11a: all units at full strength. */
export function beginState(g: State): void {
  clearStacks(g)
  g.turn = 1
  g.bombers = LIMITS.bombers
  g.offensives = LIMITS.offensives
  g.firstHex = g.secondHex = g.aerialHex = g.offensiveHex = g.bridge = g.fortress = NOWHERE
  g.beachheads.fill(NOWHERE)
  g.watchedHex.fill(NOWHERE)
  for (let hex = 0; hex < HEXES; hex++) g.control[hex] = isLand[hex] ? GERMAN : -1
  for (let unit = 0; unit < UNITS; unit++) setUp(g, unit)
  for (let unit = 0; unit < UNITS; unit++)
    if (sideOf[unit] === ALLIED && g.place[unit] >= 0) holdHex(g, g.place[unit])
  // 3.2.1
  if (!isAlternate(g)) g.beachheads[0] = NORMANDY
  pushFrame(g.flow, FRAMES.turn)
  pushFrame(g.flow, FRAMES.setUp)
}

// 3.2.1, 3.2.2, 3.3.2  The printed hex, the printed turn, or a box of its own.
function setUp(g: State, unit: number): void {
  if (isDropForm[unit]) g.place[unit] = BOX.aside
  else if (isYugoslavGarrison[unit]) g.place[unit] = BOX.garrison
  else if (arrivalTurn[unit] > 0) {
    g.place[unit] = BOX.track
    g.due[unit] = arrivalTurn[unit]
  } else if (isAlternate(g) && NORMANDY_CORPS.includes(unit)) g.place[unit] = BOX.invasion
  else putOnTop(g, unit, setUpHex[unit])
}

// 3.4, R25
function holdHex(g: State, hex: number): void {
  g.control[hex] = ALLIED
  if (isCity[hex]) g.hexFlags[hex] |= HEX.everAllied
}

/** 3.2.3, 3.3.1, 3.3.2, 3.3.3, R20  What players decide before turn 1, in this order. */
export const setUpProcedure = staged<State, string>(FRAMES.setUp, {
  deploy(g) {
    if (isAlternate(g)) pushFrame(g.flow, FRAMES.deploy)
  },
  planFirst(g) {
    if (isAlternate(g)) pushFrame(g.flow, FRAMES.planFirst)
  },
  planSecond: g => pushFrame(g.flow, FRAMES.planSecond),
  shift(g) {
    if (isAlternate(g)) pushFrame(g.flow, FRAMES.shift)
  },
  done: g => clearUnitFlags(g, UNIT.deployed),
})

const NOT_FREE = forbid(
  '3.3.1',
  'only German mobile units that set up in France or Belgium are placed freely',
)
const NOT_THERE = forbid('3.3.1', 'they are placed in France or Belgium')
const PLACED = forbid('3.3.1', 'that unit has been placed')
const NOT_INFANTRY = forbid(
  '3.3.3',
  'the one corps that is moved is a 2-3-4 infantry corps in France or Belgium',
)

const isFrontCountry = (hex: number): boolean =>
  country[hex] === COUNTRY.France || country[hex] === COUNTRY.Belgium

function destinationRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!isLand[hex] || !isFrontCountry(hex) || g.place[unit] === hex) return NOT_THERE
  return stayRefusal(g, unit, hex)
}

// 3.3.1
function freeRefusal(g: State, unit: number): Refusal | null {
  const isFree =
    sideOf[unit] === GERMAN && isMobile[unit] && setUpHex[unit] >= 0 && isFrontCountry(setUpHex[unit])
  if (!isFree) return NOT_FREE
  return hasFlag(g.unitFlags, unit, UNIT.deployed) ? PLACED : null
}

// 3.3.3
function infantryRefusal(g: State, unit: number): Refusal | null {
  const isChoice = isLineInfantry[unit] === 1 && g.place[unit] >= 0 && isFrontCountry(g.place[unit])
  return isChoice ? null : NOT_INFANTRY
}

type UnitTest = (g: State, unit: number) => Refusal | null

function listPlacings(g: State, verb: string, test: UnitTest, offer: (action: Action) => void): void {
  // What has room for one German unit has room for any.
  const open: number[] = []
  for (let hex = 0; hex < HEXES; hex++)
    if (isLand[hex] && isFrontCountry(hex) && roomRefusal(g, hex, GERMAN, 1, 0) === null) open.push(hex)
  for (let unit = 0; unit < UNITS; unit++) {
    if (test(g, unit) !== null) continue
    for (const hex of open)
      if (g.place[unit] !== hex) offer({ do: verb, unit: unitIds[unit], to: grid.names[hex] })
  }
}

function checkPlacing(g: State, action: Action, test: UnitTest): Refusal | null {
  const unit = unitNamed(action.unit)
  const hex = hexNamed(action.to)
  if (unit < 0) return UNKNOWN_UNIT
  if (hex < 0) return UNKNOWN_HEX
  return test(g, unit) ?? destinationRefusal(g, unit, hex)
}

function placeAnew(g: State, action: Action, rule: string, log: Log): void {
  const unit = unitNamed(action.unit)
  g.unitFlags[unit] |= UNIT.deployed
  log?.push({ event: 'deployed', rule, unit: unitIds[unit], hex: String(action.to) })
  place(g, unit, hexNamed(action.to), log)
}

/** 3.3.1  `{do:'deploy', unit, to}`, each unit once; `{do:'done'}` leaves the others where they are printed. */
export const deployDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    listPlacings(g, 'deploy', freeRefusal, offer)
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    return action.do === 'deploy' ? checkPlacing(g, action, freeRefusal) : WRONG_PHASE
  },
  perform(g, action, log) {
    if (action.do === 'done') popFrame(g.flow)
    else placeAnew(g, action, '3.3.1', log)
  },
}

/** 3.3.3  `{do:'shift', unit, to}` for one corps, or `{do:'pass'}`. */
export const shiftDecision: Decision<State> = {
  side: () => GERMAN,
  list(g, offer) {
    listPlacings(g, 'shift', infantryRefusal, offer)
    offer({ do: 'pass' })
  },
  check(g, action) {
    if (action.do === 'pass') return null
    return action.do === 'shift' ? checkPlacing(g, action, infantryRefusal) : WRONG_PHASE
  },
  perform(g, action, log) {
    popFrame(g.flow)
    if (action.do === 'shift') placeAnew(g, action, '3.3.3', log)
  },
}
