// 8.1 to 8.5, 10.3  One hex by normal or road movement.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { halfRoundedUp, POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { STATUS, type State } from '../state.ts'
import { stepTicks } from '../terrain-chart.ts'
import { movementFactors, unitNation } from '../units.ts'
import { country, grid, isEntrenchment, isMountain, openSide, railSide } from '../world.ts'
import { entryRefusal } from './05-belligerency.ts'
import { inEnemyZone } from './10-zones-of-control.ts'

const SHUT_HEXSIDE = forbid('8.3', 'units may not cross that hexside')
const MOUNTAIN = forbid('19.0c', 'only alpine units enter mountains, others along a railroad')
const CLOSED_TERRAIN = forbid('8.3', 'the unit may not enter that terrain')
const ZONE_TO_ZONE = forbid('10.3b', 'a unit leaves an enemy zone of control only for a hex free of them')

/** 8.0a, 14.6a  Movement points at the start of a move, in ticks; half of them, rounded up, out of supply. */
export function allowance(g: State, unit: number, unsupplied: boolean): number {
  const full = movementFactors[g.steps[unit]][unit] * POINT
  return unsupplied ? halfRoundedUp(full) : full
}

/** 19.0f  An entrenchment of an enemy country. */
function isEnemyWorks(g: State, unit: number, hex: number): boolean {
  if (!isEntrenchment[hex]) return false
  const land = country[hex]
  return g.status[land] >= STATUS.fighting && g.allegiance[land] !== g.allegiance[unitNation[unit]]
}

/** 8.4a, 8.4b, 8.5a, 8.5b, 8.5c, 19.0f, R88  Ticks to enter the neighbour in that direction, CLOSED if the unit cannot. */
export function stepCost(g: State, unit: number, from: number, direction: number): number {
  const slot = from * 6 + direction
  const ticks = stepTicks(g.storm, unit, slot)
  if (ticks >= CLOSED || railSide[slot] === 1) return ticks
  return isEnemyWorks(g, unit, grid.neighbours[slot]) ? ticks + POINT : ticks
}

function closedRefusal(slot: number): Refusal {
  if (openSide[slot] === 0) return SHUT_HEXSIDE
  return isMountain[grid.neighbours[slot]] ? MOUNTAIN : CLOSED_TERRAIN
}

/** 10.1a, 10.3b  What enemy zones of control do to a step, whatever friends stand there. */
export function zoneRefusal(g: State, side: number, from: number, to: number): Refusal | null {
  return inEnemyZone(g, side, from) && inEnemyZone(g, side, to) ? ZONE_TO_ZONE : null
}

/** Everything but movement points that a step must satisfy. 9.1a: friends in the hex do not matter. */
export function wayRefusal(g: State, unit: number, from: number, direction: number): Refusal | null {
  const slot = from * 6 + direction
  const to = grid.neighbours[slot]
  const nation = unitNation[unit]
  const refusal = entryRefusal(g, nation, to)
  if (refusal !== null) return refusal
  if (stepTicks(g.storm, unit, slot) >= CLOSED) return closedRefusal(slot)
  return zoneRefusal(g, g.allegiance[nation], from, to)
}
