// N-G5, N-G6, S-A, S-4, R39, R47, R74  What owners place by themselves, and the set-up of their guns.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, setSlot, slot, topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { FRAMES } from '../flow.ts'
import { CAMP, NATION } from '../nations.ts'
import { BOX, hasFlag, isNysa1945, ownerOf, type State, UNIT } from '../state.ts'
import { groundCost } from '../terrain-chart.ts'
import {
  army,
  fieldOf,
  isHeadquarters,
  isTowedArtillery,
  MOBILITY,
  mobility,
  UNITS,
  unitIds,
  unitNation,
} from '../units.ts'
import { derive, grid, isNysa, isRoute, oppositeSlot, startControl, townName } from '../world.ts'
import { stayRefusal } from './03-stacking.ts'
import { standIn } from './04-zones-of-control.ts'
import { placeField, printedHex } from './17-set-up.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_WAITING = forbid('N-G0', 'this unit is not waiting to be placed')
const ANOTHER_IN_HAND = forbid('N-G0', 'place the unit in hand first')
const NOT_THERE = forbid('N-G0', 'the set-up does not allow this unit to begin there')
const NOT_A_GUN = forbid('N-G0b', 'only towed artillery has a transport set-up')
const ALL_FIRST = forbid('N-G0', 'there are units left to be placed')

const playerAsked = (g: State): number => slot(g.flow, FRAMES.deploy.at.player)
const inHand = (g: State): number => slot(g.flow, FRAMES.deploy.at.unit) - 1

const isWaiting = (g: State, unit: number): boolean =>
  g.place[unit] === BOX.toPlace && ownerOf(g, unit) === playerAsked(g)

/** R74  Guns of the initial set-up stand ready to fire unless their owner limbers them. */
const mayLimber = (g: State, unit: number): boolean =>
  isTowedArtillery[unit] === 1 &&
  g.place[unit] >= 0 &&
  ownerOf(g, unit) === playerAsked(g) &&
  !hasFlag(g.unitFlags, unit, UNIT.transport)

function firstWaiting(g: State): number {
  for (let unit = 0; unit < UNITS; unit++) if (isWaiting(g, unit)) return unit
  return -1
}

/** Why the unit may not begin in this hex, or null. */
function refusalAt(g: State, unit: number, hex: number): Refusal | null {
  return canStandOn(unit, hex) && isAllowed(g, unit, hex) ? stayRefusal(g, unit, hex) : NOT_THERE
}

/** [scenario's field][unit] the hexes in which the set-up lets the unit begin, found once for a board. */
const places = new Map<string, (readonly number[])[]>()

derive(() => places.clear())

/** Every hex in which the unit could begin, full or not; of those who change sides, every hex. */
function placesFor(g: State, unit: number): readonly number[] {
  if (hasFlag(g.unitFlags, unit, UNIT.defector)) return ALL_HEXES
  const field = placeField(g)
  const byUnit = places.get(field) ?? []
  places.set(field, byUnit)
  byUnit[unit] ??= ALL_HEXES.filter(hex => canStandOn(unit, hex) && isAllowed(g, unit, hex))
  return byUnit[unit]
}

const ALL_HEXES: readonly number[] = Array.from(grid.names, (_, hex) => hex)

/** Ground that the unit could have entered, off the route or by it. */
function canStandOn(unit: number, hex: number): boolean {
  if (isRoute[hex]) return true
  const kind = mobility[unit] === MOBILITY.none ? MOBILITY.foot : mobility[unit]
  for (let slotOut = hex * 6; slotOut < hex * 6 + 6; slotOut++) {
    if (grid.neighbours[slotOut] >= 0) return groundCost[kind][oppositeSlot(slotOut)] < CLOSED
  }
  return false
}

function isAllowed(g: State, unit: number, hex: number): boolean {
  if (hasFlag(g.unitFlags, unit, UNIT.defector)) return isForDefectors(g, unit, hex)
  const place = fieldOf(unit, placeField(g))
  switch (place) {
    case 'dresden':
      return townName[hex] === 'Dresden'
    case 'gorlitz':
      return townName[hex] === 'Görlitz'
    case 'v-corps-line':
      return isInVCorpsLine(hex)
    case 'near-v-corps':
      return startControl.nysa[hex] === CAMP.german && isNearVCorps(hex)
    case 'american-reserve':
      return startControl.stars[hex] === CAMP.american
    default:
      return place.split(',').includes(grid.names[hex])
  }
}

// N-G5, B63  The line of V Corps is its bank of the Nysa, between its first regiment at 5000 and its last at 5110.
function isInVCorpsLine(hex: number): boolean {
  if (startControl.nysa[hex] !== CAMP.german || grid.along[hex] < 0 || grid.along[hex] > 10) return false
  for (let slotOut = hex * 6; slotOut < hex * 6 + 6; slotOut++) if (isNysa[slotOut]) return true
  return false
}

/** N-G3  Hexes in which units of V Corps begin, its reserve and its guns included. */
const vCorps: number[] = []
for (let unit = 0; unit < UNITS; unit++) {
  const isOfVCorps = army[unit] === 'V' || fieldOf(unit, 'formation') === 'V'
  const hex = printedHex(unit, 'nysa')
  if (isOfVCorps && hex >= 0) vCorps.push(hex)
}
// R39
const isNearVCorps = (hex: number): boolean => vCorps.some(from => grid.distance(from, hex) <= 4)

// S-4, R47, B3  With an American headquarters; if none has room, next to one; failing that, anywhere behind the American lines.
function isForDefectors(g: State, unit: number, hex: number): boolean {
  const distance = distanceToHeadquarters(g, hex)
  if (distance === 0) return true
  if (startControl.stars[hex] !== CAMP.american || hasRoomWithin(g, unit, 0)) return false
  return distance === 1 || !hasRoomWithin(g, unit, 1)
}

const americanHeadquarters: number[] = []
for (let unit = 0; unit < UNITS; unit++) {
  if (isHeadquarters[unit] && unitNation[unit] === NATION.america) americanHeadquarters.push(unit)
}

function distanceToHeadquarters(g: State, hex: number): number {
  let nearest = Number.POSITIVE_INFINITY
  for (const unit of americanHeadquarters) {
    if (g.place[unit] >= 0) nearest = Math.min(nearest, grid.distance(g.place[unit], hex))
  }
  return nearest
}

/** Is there room for the unit with an American headquarters, or no farther than next to one? */
function hasRoomWithin(g: State, unit: number, distance: 0 | 1): boolean {
  for (const headquarters of americanHeadquarters) {
    const hex = g.place[headquarters]
    if (hex < 0) continue
    if (hasRoomIn(g, unit, hex)) return true
    for (let slotOut = hex * 6; distance === 1 && slotOut < hex * 6 + 6; slotOut++) {
      const beside = grid.neighbours[slotOut]
      if (beside >= 0 && hasRoomIn(g, unit, beside)) return true
    }
  }
  return false
}

const hasRoomIn = (g: State, unit: number, hex: number): boolean =>
  startControl.stars[hex] === CAMP.american && canStandOn(unit, hex) && stayRefusal(g, unit, hex) === null

/** The places that the counter file proposes, for whoever does not want to choose. */
export function expandSuggested(g: State): Action[] {
  const field = isNysa1945(g) ? 'nysaSuggested' : 'starsSuggested'
  const actions: Action[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isWaiting(g, unit) || fieldOf(unit, field) === '') continue
    actions.push({ do: 'take', unit: unitIds[unit] }, { do: 'place', hex: fieldOf(unit, field) })
  }
  return actions
}

/** A unit taken and placed at once: `{do:'place', unit, hex}`. */
export function expandPlaced(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'place' || action.unit === undefined) return null
  const place: Action = { do: 'place', hex: action.hex }
  const isInHand = topFrame(g.flow) === FRAMES.deploy.id && inHand(g) === unitNamed(action.unit)
  return isInHand ? [place] : [{ do: 'take', unit: action.unit }, place]
}

/** [hex] The actions that are listed again and again, made once. */
const PLACE = grid.names.map(hex => Object.freeze({ do: 'place', hex }))

export const deployDecision: Decision<State> = {
  side: playerAsked,
  isMoot: g => firstWaiting(g) < 0 && !isNysa1945(g) && hasPlacedOnce(g),
  list(g, offer) {
    const unit = inHand(g)
    if (unit >= 0) {
      const refusal = hasFlag(g.unitFlags, unit, UNIT.defector) ? refusalAt : stayRefusal
      for (const hex of placesFor(g, unit)) if (refusal(g, unit, hex) === null) offer(PLACE[hex])
      return
    }
    for (let waiting = 0; waiting < UNITS; waiting++) {
      if (isWaiting(g, waiting)) offer({ do: 'take', unit: unitIds[waiting] })
      else if (mayLimber(g, waiting)) offer({ do: 'limber', unit: unitIds[waiting] })
    }
    if (firstWaiting(g) < 0) offer({ do: 'ready' })
  },
  check(g, action) {
    if (action.do === 'place') return checkPlace(g, action)
    if (inHand(g) >= 0) return ANOTHER_IN_HAND
    if (action.do === 'ready') return firstWaiting(g) < 0 ? null : ALL_FIRST
    const unit = unitNamed(action.unit)
    if (action.do !== 'take' && action.do !== 'limber') return WRONG_PHASE
    if (unit < 0) return UNKNOWN_UNIT
    if (action.do === 'take') return isWaiting(g, unit) ? null : NOT_WAITING
    return mayLimber(g, unit) ? null : NOT_A_GUN
  },
  perform(g, action) {
    const at = FRAMES.deploy.at.unit
    if (action.do === 'take') setSlot(g.flow, at, unitNamed(action.unit) + 1)
    else if (action.do === 'limber') g.unitFlags[unitNamed(action.unit)] |= UNIT.transport
    else if (action.do === 'ready') popFrame(g.flow)
    else {
      standIn(g, inHand(g), hexNamed(action.hex))
      setSlot(g.flow, at, 0)
    }
  },
}

/** Two Stars asks the Allied player a second time, for Poles who have come over: if none has, nobody is asked. */
const hasPlacedOnce = (g: State): boolean => g.airDays[0] > 0

function checkPlace(g: State, action: Action): Refusal | null {
  const unit = inHand(g)
  if (unit < 0) return NOT_WAITING
  const hex = hexNamed(action.hex)
  return hex < 0 ? UNKNOWN_HEX : refusalAt(g, unit, hex)
}
