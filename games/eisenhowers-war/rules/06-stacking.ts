// 6  Stacking: how many units may end a move, an advance or a retreat in a hex, and who beside whom.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED, GROUP } from '../sides.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { STACKING } from '../tables.ts'
import { groupOf, sideOf, UNITS, unitIds } from '../units.ts'
import { ANTWERP, grid, isPass, OVERFULL, TERRAIN, terrain } from '../world.ts'
import { eliminate } from './02-steps.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const ENEMY_THERE = forbid('6.1', 'units of both sides never share a hex')
const FULL = forbid('6.3a', 'no more than five units may stay in a hex')
const FULL_HILLS = forbid('6.3d', 'no more than three units may stay in a mountain or rough hex')
const FULL_BEACHHEAD = forbid('6.3b', 'no more than six units may stay in a beachhead hex')
const ARMY_GROUPS = forbid('6.4', 'American and British army group units do not stack together there')
const NOT_THERE = forbid('6.2', 'the excess is taken from the units in that hex')

/** 10.10e, 13.7a  Terrain as it is now: a city that was destroyed leaves rough ground. */
export function terrainAt(g: State, hex: number): number {
  const printed = terrain[hex]
  return printed === TERRAIN.clear && hasFlag(g.hexFlags, hex, HEX.destroyed) ? TERRAIN.rough : printed
}

export const isBeachhead = (g: State, hex: number): boolean =>
  g.beachheads[0] === hex || g.beachheads[1] === hex

/** 6.3a, 6.3b, 6.3d, 10.2a  Units that may stay in a hex. */
export function stackingLimit(g: State, hex: number): number {
  if (isBeachhead(g, hex)) return STACKING.beachhead
  return isHills(g, hex) ? STACKING.hills : STACKING.usual
}

const isHills = (g: State, hex: number): boolean => terrainAt(g, hex) !== TERRAIN.clear || isPass[hex] === 1

function fullRefusal(g: State, hex: number): Refusal {
  if (isBeachhead(g, hex)) return FULL_BEACHHEAD
  return isHills(g, hex) ? FULL_HILLS : FULL
}

/** Does an enemy of this side stand in the hex? */
export function enemyOccupied(g: State, side: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && sideOf[top] !== side
}

/** Does a unit of this side stand in the hex? */
export function isOccupiedBy(g: State, side: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && sideOf[top] === side
}

const bitOfGroup = (unit: number): number => (groupOf[unit] <= GROUP.british ? 1 << groupOf[unit] : 0)
const BOTH_GROUPS = (1 << GROUP.american) | (1 << GROUP.british)

/** 6.4, 13.2d  Where both army groups may stand together. */
export const mayMixGroups = (g: State, hex: number): boolean => hex === ANTWERP || isBeachhead(g, hex)

/**
 * 6.2, 6.3, 6.4, 6.5  Why so many units of these army groups may not stay in a hex beside those who are there, or null. Every unit
 * counts one, static or mobile, whole or not, and markers nothing. Units with one of the flags `without` are not counted.
 */
export function roomRefusal(
  g: State,
  hex: number,
  side: number,
  count: number,
  groups: number,
  without = 0,
): Refusal | null {
  let there = count
  let mixed = groups
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (sideOf[unit] !== side) return ENEMY_THERE
    if (g.unitFlags[unit] & without) continue
    there += 1
    mixed |= bitOfGroup(unit)
  }
  if (there > stackingLimit(g, hex)) return fullRefusal(g, hex)
  return side === ALLIED && mixed === BOTH_GROUPS && !mayMixGroups(g, hex) ? ARMY_GROUPS : null
}

/** The same for one unit, which may be in the hex already. */
export function stayRefusal(g: State, unit: number, hex: number): Refusal | null {
  const isThere = g.place[unit] === hex
  return roomRefusal(g, hex, sideOf[unit], isThere ? 0 : 1, isThere ? 0 : bitOfGroup(unit))
}

/** 6.4  Would this unit stand beside units of the other army group? Passing through does not count. */
export function clashesIn(g: State, unit: number, hex: number, without = 0): boolean {
  if (sideOf[unit] !== ALLIED || mayMixGroups(g, hex)) return false
  let mixed = bitOfGroup(unit)
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (!(g.unitFlags[other] & without)) mixed |= bitOfGroup(other)
  return mixed === BOTH_GROUPS
}

export const groupsOf = (units: readonly number[]): number =>
  units.reduce((bits, unit) => bits | bitOfGroup(unit), 0)

export function stackOf(g: State, hex: number): number[] {
  const units: number[] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) units.push(unit)
  return units
}

export function unitsIn(g: State, hex: number): number {
  let count = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) count += 1
  return count
}

export const isOverstacked = (g: State, hex: number): boolean => unitsIn(g, hex) > stackingLimit(g, hex)

/** Bits of the flags of a side's hexes that its Movement & Attack Phase clears at its start (R101). */
export function endSparing(g: State, side: number): void {
  for (let unit = 0; unit < UNITS; unit++)
    if (g.place[unit] >= 0 && sideOf[unit] === side) g.hexFlags[g.place[unit]] &= ~HEX.spared
}

/**
 * 6.2, 6.3c, R14, R101  The first hex in which a side has to give up units when its phase ends. The overfull hex of the set-up is
 * spared in turn 1, and a hex that became rough in this very phase until the next.
 */
export function overstackedHex(g: State, side: number): number {
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0 || sideOf[unit] !== side || g.top[hex] !== unit || !isOverstacked(g, hex)) continue
    if (hex === OVERFULL && g.turn === 1) continue
    if (!hasFlag(g.hexFlags, hex, HEX.spared)) return hex
  }
  return -1
}

/** Asks the owner for the excess of a hex. */
export function askForExcess(g: State, hex: number): void {
  pushFrame(g.flow, FRAMES.excess, hex)
}

const excessHex = (g: State): number => slot(g.flow, FRAMES.excess.at.hex)

/** 6.2  `{do:'eliminate', unit}` by the owner, until the hex keeps its limit. */
export const excessDecision: Decision<State> = {
  side: g => sideOf[g.top[excessHex(g)]],
  isMoot: g => !isOverstacked(g, excessHex(g)),
  list(g, offer) {
    for (const unit of stackOf(g, excessHex(g))) offer({ do: 'eliminate', unit: unitIds[unit] })
  },
  check(g, action) {
    if (action.do !== 'eliminate') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    if (unit < 0) return UNKNOWN_UNIT
    return g.place[unit] === excessHex(g) ? null : NOT_THERE
  },
  perform(g, action, log: Log) {
    const hex = excessHex(g)
    eliminate(g, unitNamed(action.unit), '6.2', log)
    if (!isOverstacked(g, hex)) popFrame(g.flow)
  },
}

/** For the log. */
export const stackIds = (g: State, hex: number): string[] => stackOf(g, hex).map(unit => unitIds[unit])

export const hexName = (hex: number): string => grid.names[hex]
