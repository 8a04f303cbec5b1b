// 13.2  First Allied Airborne Army: two corps, each truck-borne or dropped from the air.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Action, Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, SIDES } from '../sides.ts'
import { BOX, HEX, hasFlag, PHASE, PORTION, type State, UNIT } from '../state.ts'
import { counters, isAirborne, isDropForm, otherForm, unitIds, waitsForFx } from '../units.ts'
import { FORT, fort, grid, HEXES, isLand, isPass, TERRAIN, terrain } from '../world.ts'
import { changeForm } from './02-steps.ts'
import { place, remove } from './03-hex-control.ts'
import { actingSide } from './05-active.ts'
import { clashesIn, enemyOccupied, stayRefusal } from './06-stacking.ts'
import { isSuppliedOverland } from './07-supply.ts'
import { targetRefusal } from './10-attackers.ts'
import { fortColumns } from './10-shifts.ts'
import { isStandingCity } from './12-entry.ts'
import { openWindow } from './13-offensives.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

/** R74  The F1 and F2 wait for the FX whatever the turn (12.1.1). */
const TURN_4 = 4
export const isAtHand = (g: State, unit: number): boolean =>
  g.place[unit] === BOX.reinforcements ||
  (g.place[unit] === BOX.track && g.turn === TURN_4 && g.due[unit] === TURN_4 && !waitsForFx[unit])

/** The static counters, which stand for their corps in the air. */
export const AIRBORNE_FORMS = counters.flatMap((_, unit) => (isDropForm[unit] ? [unit] : []))

/** 13.2f  Is a corps on the map in static mode? */
export const anyStaticCorps = (g: State): boolean => AIRBORNE_FORMS.some(corps => g.place[corps] >= 0)

const NO_PARATROOPS = forbid('2.6b', 'only the corps of the First Allied Airborne Army are dropped by air')
const ON_TRUCKS = forbid('13.2l', 'a corps is dropped out of the box or in its static mode')
const ONCE_A_TURN = forbid('13.2l', 'a corps is dropped once a turn, and not after it has moved')
const FROM_A_CITY = forbid('13.2l', 'a corps on the map is dropped only from a city in Allied hands')
const PLANES_BUSY = forbid('13.2f', 'aerial supply and static airborne corps exclude each other for a turn')
const CLOSED_GROUND = forbid('13.2e', 'nobody is dropped on mountain, pass, fortified or city hexes')
const CLOSED_HEX = forbid('8.5', 'nobody may enter that hex')
const FAR_APART = forbid('13.2e', 'two drops of one turn go into the same hex or into adjacent ones')
const GERMANS_THERE = forbid('13.2g', 'a drop on German units is made in the attack portion')
const NOBODY_THERE = forbid('13.2g', 'a drop on a hex without Germans is made in the movement portion')
const NOT_HERE = forbid('13.2j', 'that corps cannot be dropped here and now')

/** 13.2a, 13.2l, 2.6b  Why this corps, named by its static counter, may not be dropped at all now, or null. */
export function corpsRefusal(g: State, corps: number): Refusal | null {
  if (!isDropForm[corps]) return isAirborne[corps] ? ON_TRUCKS : NO_PARATROOPS
  if (g.aerialUsed) return PLANES_BUSY
  if (g.place[corps] >= 0) {
    if (g.unitFlags[corps] & (UNIT.moved | UNIT.dropped | UNIT.involved)) return ONCE_A_TURN
    return isStandingCity(g, g.place[corps]) && g.control[g.place[corps]] === ALLIED ? null : FROM_A_CITY
  }
  const trucks = otherForm[corps]
  return isAtHand(g, trucks) || g.place[trucks] === BOX.invasion ? null : ON_TRUCKS
}

/** 13.2e, R99  Hexes closed to drops; the West Wall from turn 3 on (10.3a). */
export function dropGroundRefusal(g: State, hex: number): Refusal | null {
  if (!isLand[hex]) return CLOSED_HEX
  const isFortified = fort[hex] === FORT.other || fortColumns(g, hex) !== 0
  const isClosed = terrain[hex] === TERRAIN.mountain || isPass[hex] || isFortified || isStandingCity(g, hex)
  return isClosed ? CLOSED_GROUND : null
}

// 13.2e
function apartRefusal(g: State, corps: number, hex: number): Refusal | null {
  for (const other of AIRBORNE_FORMS) {
    if (other === corps || !hasFlag(g.unitFlags, other, UNIT.dropped)) continue
    if (g.place[other] >= 0 && grid.distance(g.place[other], hex) > 1) return FAR_APART
  }
  return null
}

/** 13.2d, 13.2e, R91  Why the corps may not be dropped on this hex in this portion, or null. */
function dropRefusal(g: State, corps: number, hex: number): Refusal | null {
  const refusal = dropGroundRefusal(g, hex) ?? apartRefusal(g, corps, hex)
  if (refusal !== null) return refusal
  const onGermans = enemyOccupied(g, ALLIED, hex)
  if (g.portion === PORTION.attack) return onGermans ? targetRefusal(g, ALLIED, hex) : NOBODY_THERE
  return onGermans ? GERMANS_THERE : stayRefusal(g, corps, hex)
}

/** 5.3.3, 13.2j  The same for a corps that joins an attack or a landing on this hex. */
export function dropHereRefusal(g: State, corps: number, hex: number): Refusal | null {
  const refusal = corpsRefusal(g, corps)
  if (refusal !== null) return refusal
  if (hasFlag(g.unitFlags, corps, UNIT.involved)) return NOT_HERE
  return dropGroundRefusal(g, hex) ?? apartRefusal(g, corps, hex)
}

function anyDropHex(g: State, corps: number): boolean {
  for (let hex = 0; hex < HEXES; hex++) if (dropRefusal(g, corps, hex) === null) return true
  return false
}

const NO_HEX = forbid('13.2e', 'there is no hex to drop that corps on')

function airdropRefusal(g: State, corps: number): Refusal | null {
  return corpsRefusal(g, corps) ?? (anyDropHex(g, corps) ? null : NO_HEX)
}

/** `{do:'airdrop', unit}` in either portion; where, is asked next. */
export function checkAirdrop(g: State, action: Action): Refusal | null {
  const unit = unitNamed(action.unit)
  if (unit < 0) return UNKNOWN_UNIT
  return actingSide(g) === ALLIED ? airdropRefusal(g, unit) : NO_PARATROOPS
}

export function listAirdrops(g: State, offer: (action: Action) => void): void {
  for (const corps of AIRBORNE_FORMS)
    if (airdropRefusal(g, corps) === null) offer({ do: 'airdrop', unit: unitIds[corps] })
}

export function openAirdrop(g: State, action: Action): void {
  pushFrame(g.flow, FRAMES.airdrop, unitNamed(action.unit))
}

const corpsOf = (g: State): number => slot(g.flow, FRAMES.airdrop.at.unit)

/** `{do:'drop', to}` */
export const airdropDecision: Decision<State> = {
  side: () => ALLIED,
  list(g, offer) {
    const corps = corpsOf(g)
    for (let hex = 0; hex < HEXES; hex++)
      if (isLand[hex] && dropRefusal(g, corps, hex) === null) offer({ do: 'drop', to: grid.names[hex] })
  },
  check(g, action) {
    if (action.do !== 'drop') return WRONG_PHASE
    const hex = hexNamed(action.to)
    return hex < 0 ? UNKNOWN_HEX : dropRefusal(g, corpsOf(g), hex)
  },
  perform(g, action, log) {
    const corps = corpsOf(g)
    const hex = hexNamed(action.to)
    popFrame(g.flow)
    readyToDrop(g, corps)
    if (enemyOccupied(g, ALLIED, hex)) {
      pushFrame(g.flow, FRAMES.assemble, hex)
      return
    }
    landDrop(g, corps, hex, log)
    // 13.6i
    openWindow(g, true)
  },
}

/** 13.2a, 13.2f  The static counter takes over, and the planes are spoken for. */
export function readyToDrop(g: State, corps: number): void {
  const trucks = otherForm[corps]
  if (g.place[corps] < 0) {
    changeForm(g, trucks, g.place[trucks] === BOX.track ? BOX.reinforcements : g.place[trucks])
    g.due[corps] = 0
    g.unitFlags[trucks] = 0
  }
  g.unitFlags[corps] |= UNIT.involved | UNIT.dropping
  g.staticSeen = 1
}

/** 13.2k  The corps is on the ground; until the turn ends its hex is easy going for the Allies. */
export function landDrop(g: State, corps: number, hex: number, log: Log): void {
  g.unitFlags[corps] = (g.unitFlags[corps] & ~(UNIT.involved | UNIT.dropping)) | UNIT.dropped | UNIT.moved
  log?.push({ event: 'dropped', rule: '13.2', unit: unitIds[corps], hex: grid.names[hex] })
  place(g, corps, hex, log)
  g.hexFlags[hex] |= HEX.secured
}

const BUSY = forbid('13.2m', 'a corps that moved, was dropped or attacked in this turn is not converted')
const NOT_OVERLAND = forbid('13.2n', 'a corps is converted only in overland supply')
const NOT_A_CORPS = forbid('13.2a', 'only an airborne corps on the map is converted')
const WRONG_COMPANY = forbid('6.4', 'as a truck-borne corps it would stand beside the other army group')

/** 13.2m, 13.2n, R51, R109  Why a corps may not change its mode at the end of the Allied Movement & Attack Phase, or null. */
export function convertRefusal(g: State, unit: number): Refusal | null {
  if (!isAirborne[unit] || g.place[unit] < 0) return NOT_A_CORPS
  if (g.unitFlags[unit] & (UNIT.moved | UNIT.attacked | UNIT.dropped)) return BUSY
  if (!isSuppliedOverland(g, unit)) return NOT_OVERLAND
  if (!isDropForm[unit]) return g.aerialUsed ? PLANES_BUSY : null
  return clashesIn(g, otherForm[unit], g.place[unit]) ? WRONG_COMPANY : null
}

const convertible = (g: State): number[] =>
  AIRBORNE_FORMS.flatMap(corps => [corps, otherForm[corps]]).filter(unit => convertRefusal(g, unit) === null)

export function openConversion(g: State): void {
  if (g.phase === PHASE.alliedOperations && convertible(g).length > 0) pushFrame(g.flow, FRAMES.conversion)
}

/** 13.2c  `{do:'convert', unit}` for each corps by itself, or `{do:'done'}`. */
export const conversionDecision: Decision<State> = {
  side: () => ALLIED,
  isMoot: g => convertible(g).length === 0,
  list(g, offer) {
    for (const unit of convertible(g)) offer({ do: 'convert', unit: unitIds[unit] })
    offer({ do: 'done' })
  },
  check(g, action) {
    if (action.do === 'done') return null
    if (action.do !== 'convert') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : convertRefusal(g, unit)
  },
  perform(g, action, log) {
    if (action.do === 'done') popFrame(g.flow)
    else convert(g, unitNamed(action.unit), log)
  },
}

function convert(g: State, unit: number, log: Log): void {
  const hex = g.place[unit]
  const other = otherForm[unit]
  log?.push({
    event: 'converted',
    rule: '13.2m',
    side: SIDES[ALLIED],
    unit: unitIds[unit],
    to: unitIds[other],
  })
  g.reduced[other] = g.reduced[unit]
  g.reduced[unit] = 0
  place(g, other, hex, log)
  remove(g, unit, BOX.aside, log)
  g.unitFlags[other] |= UNIT.moved
  if (isDropForm[other]) g.staticSeen = 1
}
