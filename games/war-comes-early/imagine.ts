// Dealing out units whose place a side cannot see: a possible arrangement of the enemy's stacks, with the zones of control that
// are told.

import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { dealUnits, type Limit, type Need, type Place } from '../../engine/fog/deal.ts'
import { type HiddenStack as HiddenStackOf, layUnderTop, unitsAt } from '../../engine/fog/hidden-stacks.ts'
import type { Lots } from '../../engine/fog/lots.ts'
import { FRAMES } from './flow.ts'
import { STACKING_LIMIT } from './rules/08-stacking.ts'
import { derivedOf, reachesInto } from './rules/09-zones-of-control.ts'
import { HIDDEN, type State } from './state.ts'
import { grid, isArmy, isMech, isReserveCorps, stackingSize, unitNation } from './world.ts'

/** The units under the top one: what they did in this phase, not who they are. */
export type HiddenStack = HiddenStackOf<{ readonly marks: number; readonly left: number }>

/** Hexes that zones of control of each side reach, as far as they are told. */
export type ToldZones = readonly (ReadonlySet<number> | null)[]

/** Fills every hidden slot with a unit of the right nation so that stacks keep their limits and zones are as told; false if nobody can. */
export function assignHidden(
  g: State,
  stacks: readonly HiddenStack[],
  zones: ToldZones,
  lots: Lots,
): boolean {
  const needs = zonesToMeet(g, stacks, zones)
  const dealt = dealUnits(
    {
      units: unitsAt(g, HIDDEN),
      kindOf: unit =>
        (((unitNation[unit] * 4 + stackingSize[unit]) * 2 + isArmy[unit]) * 2 + isReserveCorps[unit]) * 2 +
        isMech[unit],
      places: stacks.map(stack => placeFor(g, stack, zones)),
      needs,
    },
    lots,
  )
  if (dealt === null) return false
  for (const [i, { hex, slots }] of stacks.entries()) {
    layUnderTop(g, hex, dealt[i])
    for (const [at, unit] of dealt[i].entries()) {
      g.unitFlags[unit] = slots[at].marks
      g.left[unit] = slots[at].left
    }
  }
  return true
}

function placeFor(g: State, { hex, slots }: HiddenStack, zones: ToldZones): Place {
  const nation = unitNation[g.top[hex]]
  const mayBe = [false, true].map(mechanized => keepsZones(g, hex, nation, mechanized, zones))
  return {
    count: slots.length,
    fits: unit => unitNation[unit] === nation && mayBe[isMech[unit]],
    limits: isUnsettled(g, hex) ? [] : limitsUnder(g.top[hex]),
  }
}

// 8.0c, 8.0d, 8.0e
const limitsUnder = (top: number): Limit[] => [
  { most: STACKING_LIMIT - stackingSize[top], weight: unit => stackingSize[unit] },
  { most: 1 - isArmy[top], weight: unit => isArmy[unit] },
  { most: 1 - isReserveCorps[top], weight: unit => isReserveCorps[unit] },
]

/** A stack that has just been broken down may be too large until it is dispersed. */
function isUnsettled(g: State, hex: number): boolean {
  const check = findFrame(g.flow, FRAMES.stackCheck)
  return check >= 0 && slotAt(g.flow, check, FRAMES.stackCheck.at.hex) === hex
}

/** Units on foot or mechanized ones lie here only if their zone of control is among those told. */
function keepsZones(g: State, hex: number, nation: number, mechanized: boolean, zones: ToldZones): boolean {
  const told = zones[g.terms.sideOf[nation]]
  if (told === null) return true
  for (let direction = 0; direction < 6; direction++) {
    if (!reachesInto(g, nation, mechanized, hex, direction)) continue
    if (!told.has(grid.neighbours[hex * 6 + direction])) return false
  }
  return true
}

/** Every hex in a told zone that no seen unit or fort explains has a hidden unit next to it that does. */
function zonesToMeet(g: State, stacks: readonly HiddenStack[], zones: ToldZones): Need[] {
  const explained = derivedOf(g).zones
  const placeIn = new Map(stacks.map(({ hex }, place) => [hex, place]))
  const needs = zones.flatMap((told, side) =>
    [...(told ?? [])]
      .filter(hex => explained[side][hex] === 0)
      .map(hex => needFor(g, stacks, placeIn, side, hex)),
  )
  // Units are laid into their hexes behind the back of the rules that keep zones up to date.
  g.derived = undefined
  return needs
}

function needFor(
  g: State,
  stacks: readonly HiddenStack[],
  placeIn: ReadonlyMap<number, number>,
  side: number,
  hex: number,
): Need {
  const places: number[] = []
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const place = placeIn.get(grid.neighbours[slot])
    if (place !== undefined && g.terms.sideOf[unitNation[g.top[stacks[place].hex]]] === side)
      places.push(place)
  }
  return {
    places,
    meets(unit, place) {
      const from = stacks[place].hex
      return reachesInto(g, unitNation[unit], isMech[unit] === 1, from, grid.directionTo(from, hex))
    },
  }
}
