// 9.1 to 9.6  Replacements: a REPS marker in the first phase of a player turn, a step in its last.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GROUP, PLAYER } from '../forces.ts'
import { hasFlag, isHistorical, type State, UNIT } from '../state.ts'
import { SUPPLY_POINTS } from '../tables.ts'
import {
  campOf,
  easternPoland,
  fullSteps,
  grid,
  groupBit,
  groupOf,
  isMountain,
  UNITS,
  unitIds,
} from '../world.ts'
import { enemyOccupied } from './03-control.ts'
import { activeGroups } from './05-active.ts'
import { inCrisis, spendSupply } from './08-crisis.ts'
import { isSupplied } from './08-supply.ts'
import { watchHistoricalVictory } from './14-victory.ts'

/** 9.2a  From the second turn on. */
const FIRST_TURN = 2

const NONE_HERE = forbid('9.1', 'only German and French units take replacements')
const NOT_YET = forbid('9.2a', 'there are no replacements in turn 1')
const NOT_REDUCED = forbid('9.1', 'only a reduced unit on the map takes a replacement')
const ONE_A_GROUP = forbid('9.6b', 'one step a turn for each force group')
const CRISIS = forbid('8.10f', 'Army Group C gets no replacements in its supply crisis')
const UNSUPPLIED = forbid('9.2b', 'a unit must be in supply to take a replacement')
const IN_MOUNTAINS = forbid('9.2b', 'a unit in a mountain hex takes no replacement')
const ENEMY_NEAR = forbid('9.2b', 'a unit next to an enemy unit takes no replacement')
const LEAVING = forbid('14.8c', 'a unit that must leave Eastern Poland takes no replacement')

/** 9.1, 9.2, 9.4, 9.5  Why this unit may not go under a REPS marker now, or null. */
export function repsRefusal(g: State, unit: number): Refusal | null {
  if (g.player === PLAYER.polish || g.player === PLAYER.soviet) return NONE_HERE
  if (!(groupBit[unit] & activeGroups(g))) return NONE_HERE
  if (g.turn < FIRST_TURN) return NOT_YET
  if (g.place[unit] < 0 || g.steps[unit] === fullSteps[unit]) return NOT_REDUCED
  if (groupOf[unit] === GROUP.agc && inCrisis(g)) return CRISIS
  if (hasMarker(g, groupOf[unit])) return ONE_A_GROUP
  return placeRefusal(g, unit)
}

// 9.2b, H16
function placeRefusal(g: State, unit: number): Refusal | null {
  const hex = g.place[unit]
  if (isMountain[hex]) return IN_MOUNTAINS
  if (hasEnemyNeighbour(g, unit)) return ENEMY_NEAR
  if (g.easternClosed && easternPoland[hex]) return LEAVING
  return isSupplied(g, unit) ? null : UNSUPPLIED
}

// R81  Whatever lies between.
function hasEnemyNeighbour(g: State, unit: number): boolean {
  for (let slot = g.place[unit] * 6; slot < g.place[unit] * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && enemyOccupied(g, campOf[unit], next)) return true
  }
  return false
}

/** 9.6b  The marker of a group lies on one unit at a time. */
function hasMarker(g: State, group: number): boolean {
  for (let unit = 0; unit < UNITS; unit++)
    if (groupOf[unit] === group && hasFlag(g.unitFlags, unit, UNIT.reps)) return true
  return false
}

/** 9.2c  The unit neither moves nor attacks in this player turn. */
export function layReps(g: State, unit: number, log: Log): void {
  g.unitFlags[unit] |= UNIT.reps
  log?.push({ event: 'reps', rule: '9.2a', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
}

/** 9.3, 9.6a, R32, R73  The last phase of a player turn: markers come off, and whoever is still there is whole again. */
export function takeReplacements(g: State, log: Log): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (!hasFlag(g.unitFlags, unit, UNIT.reps) || !(groupBit[unit] & activeGroups(g))) continue
    g.unitFlags[unit] &= ~UNIT.reps
    if (groupOf[unit] === GROUP.agc && inCrisis(g)) continue
    g.steps[unit] = fullSteps[unit]
    log?.push({ event: 'replaced', rule: '9.3', unit: unitIds[unit], hex: grid.names[g.place[unit]] })
    // 8.10c, 9.4
    if (groupOf[unit] === GROUP.agc) spendSupply(g, SUPPLY_POINTS.replacement, '8.10c', log)
  }
  if (isHistorical(g)) watchHistoricalVictory(g, log)
}
