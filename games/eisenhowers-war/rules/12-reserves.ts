// 12.2.2, 12.2.3  Units that interrupt the turn: the garrison of Yugoslavia, and the last reserves before Berlin.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { BOX, type State } from '../state.ts'
import { isConditional, isYugoslavGarrison, sideOf, UNITS, unitIds } from '../units.ts'
import { grid, HEXES, isEastOfElbe, isLand, ZAGREB } from '../world.ts'
import { eliminate } from './02-steps.ts'
import { place, remove } from './03-hex-control.ts'
import { enemyOccupied, stayRefusal } from './06-stacking.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_WAITING = forbid('12.2.3', 'that unit is not among those that are called')
const NOT_ZAGREB = forbid(
  '12.2.3',
  'the garrison of Yugoslavia is placed in or next to Zagreb, not among Allied units',
)
const NOT_BEYOND_ELBE = forbid(
  '12.2.2b',
  'these units enter in German-held hexes of Germany east of the Elbe',
)

const waiting = (g: State, box: number, kind: Uint8Array): number[] => {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (kind[unit] && g.place[unit] === box) units.push(unit)
  return units
}

const yugoslavsWaiting = (g: State): number[] => waiting(g, BOX.garrison, isYugoslavGarrison)

const aroundZagreb = (): number[] =>
  [ZAGREB, ...grid.neighbours.subarray(ZAGREB * 6, ZAGREB * 6 + 6)].filter(hex => hex >= 0 && isLand[hex])

function zagrebRefusal(g: State, unit: number, hex: number): Refusal | null {
  if (!aroundZagreb().includes(hex) || enemyOccupied(g, GERMAN, hex)) return NOT_ZAGREB
  return stayRefusal(g, unit, hex)
}

/** 12.2.3, R81, R82  Once a game, at once. */
export function callYugoslavs(g: State, log: Log): void {
  if (g.yugoslavsCalled) return
  g.yugoslavsCalled = 1
  log?.push({ event: 'yugoslavs-called', rule: '12.2.3' })
  pushFrame(g.flow, FRAMES.yugoslavs)
  dropThoseWithoutRoom(g, log)
}

// R32  Who finds no room is lost.
function dropThoseWithoutRoom(g: State, log: Log): void {
  const units = yugoslavsWaiting(g)
  if (units.some(unit => aroundZagreb().some(hex => zagrebRefusal(g, unit, hex) === null))) return
  for (const unit of units) eliminate(g, unit, '12.2.3', log)
}

/** `{do:'place', unit, to}` until all five are on the map. */
export const yugoslavsDecision: Decision<State> = {
  side: () => GERMAN,
  isMoot: g => yugoslavsWaiting(g).length === 0,
  list(g, offer) {
    for (const unit of yugoslavsWaiting(g)) listPlaces(g, unit, aroundZagreb(), zagrebRefusal, offer)
  },
  check: (g, action) => checkPlace(g, action, yugoslavsWaiting(g), zagrebRefusal),
  perform(g, action, log) {
    const unit = unitNamed(action.unit)
    log?.push({ event: 'entered', rule: '12.2.3', unit: unitIds[unit], hex: String(action.to) })
    place(g, unit, hexNamed(action.to), log)
    dropThoseWithoutRoom(g, log)
  },
}

const reservesWaiting = (g: State): number[] => waiting(g, BOX.track, isConditional)

function elbeRefusal(g: State, unit: number, hex: number): Refusal | null {
  return isEastOfElbe[hex] && g.control[hex] === GERMAN ? stayRefusal(g, unit, hex) : NOT_BEYOND_ELBE
}

const beyondElbe = (): number[] =>
  Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => isEastOfElbe[hex] === 1)

/** 12.2.2a  An Allied corps of any kind stands in Germany east of the Elbe; Bohemia does not count. */
function isElbeCrossed(g: State): boolean {
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] === ALLIED && isEastOfElbe[g.place[unit]]) return true
  return false
}

/** 12.2.2, 12.2.2b, R88  The alarm is raised in turn 8 only: as soon as there is an Allied corps beyond the Elbe and a German hex with room. */
export function callLastReserves(g: State, log: Log): void {
  if (g.reservesCalled) return
  const units = reservesWaiting(g)
  if (units.length === 0 || !isElbeCrossed(g)) return
  if (!units.some(unit => beyondElbe().some(hex => elbeRefusal(g, unit, hex) === null))) return
  g.reservesCalled = 1
  log?.push({ event: 'last-reserves', rule: '12.2.2' })
  pushFrame(g.flow, FRAMES.lastReserves)
}

/** 12.2.2c  `{do:'place', unit, to}` for one or both, or `{do:'decline'}`; then they are units like all others. */
export const lastReservesDecision: Decision<State> = {
  side: () => GERMAN,
  isMoot: g => reservesWaiting(g).length === 0,
  list(g, offer) {
    for (const unit of reservesWaiting(g)) listPlaces(g, unit, beyondElbe(), elbeRefusal, offer)
    offer({ do: 'decline' })
  },
  check(g, action) {
    return action.do === 'decline' ? null : checkPlace(g, action, reservesWaiting(g), elbeRefusal)
  },
  perform(g, action, log) {
    if (action.do === 'decline') {
      popFrame(g.flow)
      for (const unit of reservesWaiting(g)) remove(g, unit, BOX.removed, log)
      return
    }
    const unit = unitNamed(action.unit)
    g.due[unit] = 0
    log?.push({ event: 'entered', rule: '12.2.2', unit: unitIds[unit], hex: String(action.to) })
    place(g, unit, hexNamed(action.to), log)
  },
}

type PlaceTest = (g: State, unit: number, hex: number) => Refusal | null

function listPlaces(
  g: State,
  unit: number,
  hexes: readonly number[],
  refusal: PlaceTest,
  offer: (action: Action) => void,
): void {
  for (const hex of hexes)
    if (refusal(g, unit, hex) === null) offer({ do: 'place', unit: unitIds[unit], to: grid.names[hex] })
}

function checkPlace(g: State, action: Action, units: readonly number[], refusal: PlaceTest): Refusal | null {
  if (action.do !== 'place') return WRONG_PHASE
  const unit = unitNamed(action.unit)
  const hex = hexNamed(action.to)
  if (unit < 0) return UNKNOWN_UNIT
  if (hex < 0) return UNKNOWN_HEX
  return units.includes(unit) ? refusal(g, unit, hex) : NOT_WAITING
}
