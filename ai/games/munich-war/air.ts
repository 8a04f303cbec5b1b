// 16  What aircraft are for: over the hexes where the army will attack, and against aircraft that they can beat.

import { result } from '../../../engine/battle/table.ts'
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { AXIS, ESTONIA, GERMANY, LATVIA, SOVIET_UNION } from '../../../games/munich-war/nations.ts'
import { controller, homeSide, isHeldByOthers } from '../../../games/munich-war/rules/02-control.ts'
import { mayInvade } from '../../../games/munich-war/rules/05-belligerency.ts'
import { isSupplied } from '../../../games/munich-war/rules/14-supply.ts'
import {
  airborne,
  airUnitAt,
  flightOf,
  isInRange,
  isLaunchHex,
} from '../../../games/munich-war/rules/16-flight.ts'
import { interceptionColumn } from '../../../games/munich-war/rules/16-interception.ts'
import { hasFlak } from '../../../games/munich-war/rules/16-terror.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import { HEX, hasFlag, STATUS, type State } from '../../../games/munich-war/state.ts'
import { interceptionTable } from '../../../games/munich-war/tables.ts'
import {
  attackFactors,
  defenceFactors,
  isAirlift,
  isMobile,
  movementFactors,
  UNITS,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { cityHexes, country, grid, HEXES } from '../../../games/munich-war/world.ts'
import { bookFor } from '../../planner/book.ts'
import type { Estimate } from '../../planner/estimate.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { mayBeEnemy } from './aims.ts'
import { turnsLeft } from './clock.ts'
import { prizeOf } from './prizes.ts'
import { stationsOf } from './voyages.ts'

/** An attack on the hex must be worth so much before aircraft are sent ahead of it. */
const ENOUGH = 0.35
/** Attack for each point of defence: below the first nobody attacks, from the second on it is likely, above the last nobody needs aircraft. */
const ODDS = { least: 1.2, likely: 2.5, most: 7 } as const

/** What it would be worth to have an air unit of the country over the hex. */
function supportAt(g: State, { field }: Estimate<State>, nation: number, hex: number): number {
  if (g.top[hex] < 0 || !field.areHostile(g, nation, unitNation[g.top[hex]])) return 0
  let defence = 1
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    defence += defenceFactors[Math.max(1, g.steps[unit])][unit]
  let attack = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || unitNation[unit] !== nation || !isMobile[unit]) continue
    const far = grid.distance(g.place[unit], hex) - 1
    if (far <= movementFactors[g.steps[unit]][unit] / 2 + 0.5) attack += attackFactors[g.steps[unit]][unit]
  }
  const odds = attack / defence
  if (odds < ODDS.least || odds > ODDS.most) return 0
  return (0.4 + prizeOf(g, nation, hex)) * Math.min(1, odds / ODDS.likely)
}

/** What it is worth to bring in a neutral whose capital the Soviet Union would take: more than any support, for one flight a turn. */
const DENIAL = 6
/** Kaunas is taken by an expedition. */
const SOVIET_PREY: readonly number[] = [ESTONIA, LATVIA]

/**
 * 5.4c, 22.0h  Aircraft over a neutral make it Allied: then its capital is no enemy city to the Soviet Union any more. One
 * flight is enough, and what it costs is a corps that cannot leave home.
 */
function denialAt(g: State, nation: number, hex: number): number {
  const land = country[hex]
  if (nation !== GERMANY || !SOVIET_PREY.includes(land) || g.status[land] !== STATUS.neutral) return 0
  if (!mayInvade(g, nation, land)) return 0
  const isUnderWay = airborne(g, AXIS).some(other => SOVIET_PREY.includes(country[g.aim[other]]))
  return mayBeEnemy(g, AXIS, SOVIET_UNION) && !isUnderWay ? DENIAL : 0
}

/** What a bomber is expected to do for each of its factors: to a city for each turn that is left, and to units for each step. */
const TERROR = { city: 0.05, units: 0.1 } as const

/** 16.8  A centre of the enemy's, or his troops, where no flak is: for whole units that have nothing to support. */
function terrorOf(
  g: State,
  unit: number,
  hex: number,
): { readonly target: 'city' | 'units'; readonly worth: number } {
  const side = g.allegiance[unitNation[unit]]
  const factor = attackFactors[g.steps[unit]][unit]
  const nothing = { target: 'units', worth: 0 } as const
  if (g.steps[unit] < 2 || homeSide(g, hex) !== 1 - side || hasFlak(g, hex)) return nothing
  const isCentre = cityHexes[country[hex]].includes(hex) && controller(g, hex) === 1 - side
  if (isCentre && !hasFlag(g.hexFlags, hex, HEX.terror))
    return { target: 'city', worth: TERROR.city * factor * turnsLeft(g) }
  return isHeldByOthers(g, side, hex)
    ? { target: 'units', worth: TERROR.units * factor * g.steps[g.top[hex]] }
    : nothing
}

/** 16.8  Whoever has nothing to support bombs. */
export function terrorWorth(g: State, sight: State, estimate: Estimate<State>): Opinion {
  return action => {
    if (action.do !== 'bomb') return 0
    const unit = unitNamed(action.unit)
    const { target, worth } = terrorOf(sight, unit, g.aim[unit])
    const needed = supportAt(sight, estimate, unitNation[unit], g.aim[unit])
    return action.target === target && worth > needed ? worth : -1
  }
}

/** 16.10.2  Countrymen around a hex who are cut off from supply, each worth a little. */
const CUT_OFF = 0.4

function supplyAt(g: State, nation: number, hex: number): number {
  let worth = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || unitNation[unit] !== nation || !isMobile[unit]) continue
    if (grid.distance(g.place[unit], hex) <= 1 && !isSupplied(g, unit)) worth += CUT_OFF
  }
  return worth
}

/** 16.10  To those who are cut off, else where a corps waits for a city that wants it. */
function liftWorth(g: State, estimate: Estimate<State>, unit: number): (action: Action) => number {
  const stations = stationsOf(g, bookFor(estimate))
  return action => {
    const hex = hexNamed(action.to)
    return action.do === 'fly' ? supplyAt(g, unitNation[unit], hex) : stations[hex] ? CUT_OFF : -1
  }
}

function hasLift(g: State, estimate: Estimate<State>, unit: number): boolean {
  const distances = flightOf(g, unit)
  for (let hex = 0; hex < HEXES; hex++)
    if (isInRange(distances, hex) && supplyAt(g, unitNation[unit], hex) > 0) return true
  return stationsOf(g, bookFor(estimate)).some(
    (waits, hex) => waits === 1 && isLaunchHex(g, unitNation[unit], hex),
  )
}

/** 16.2b  Each air unit to the best hex that is left to it. */
export function launchWorth(g: State, sight: State, estimate: Estimate<State>): Opinion {
  if (isGreen(estimate.temper)) return action => (action.do === 'done' ? 1 : 0)
  return action => {
    if (action.do === 'done') return 0
    const unit = unitNamed(action.unit)
    if (isAirlift[unit]) return hasLift(g, estimate, unit) ? 1 : -1
    return bestTarget(g, sight, estimate, unit).worth - ENOUGH
  }
}

function missionAt(g: State, sight: State, estimate: Estimate<State>, unit: number, hex: number): number {
  const nation = unitNation[unit]
  return Math.max(
    supportAt(sight, estimate, nation, hex),
    denialAt(g, nation, hex),
    terrorOf(sight, unit, hex).worth,
  )
}

function bestTarget(g: State, sight: State, estimate: Estimate<State>, unit: number) {
  const distances = flightOf(g, unit)
  let best = { hex: -1, worth: 0 }
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isInRange(distances, hex) || airUnitAt(g, g.phasing, hex) >= 0) continue
    const worth = missionAt(g, sight, estimate, unit, hex)
    if (worth > best.worth) best = { hex, worth }
  }
  return best
}

export function flightWorth(g: State, sight: State, estimate: Estimate<State>): Opinion {
  const unit = slotAt(g.flow, findFrame(g.flow, FRAMES.flight), FRAMES.flight.at.unit)
  if (isAirlift[unit]) return liftWorth(g, estimate, unit)
  return action => (action.do === 'fly' ? missionAt(g, sight, estimate, unit, hexNamed(action.to)) : -1)
}

const FACES = [1, 2, 3, 4, 5, 6]
const WORTH: Readonly<Record<string, number>> = { AE: -2, AL: -1, ML: 0.1, DB: 0.7, DL: 1.2, DE: 2.5 }

/** 16.6  Where the table favours the interceptor. */
export function interceptionWorth(g: State, action: Action): number {
  if (action.do === 'done') return 0
  const hex = hexNamed(action.to)
  const column = interceptionColumn(g, unitNamed(action.unit), airUnitAt(g, g.phasing, hex), hex)
  return FACES.reduce((sum, face) => sum + WORTH[result(interceptionTable, column, face)], 0) / FACES.length
}
