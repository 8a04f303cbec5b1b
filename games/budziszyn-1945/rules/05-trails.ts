// What a combat remembers of each unit in it: the hex that it fought in, and where it went from there, step by step.
import { type State, TRAIL_WIDTH } from '../state.ts'
import { UNITS } from '../units.ts'
import { flagOf } from './05-battle-cells.ts'

const STAYED = -1

/** Notes where a unit fights; retreat, pursuit and tests count from there. */
export function beginTrail(g: State, unit: number): void {
  g.own('trail')[unit * TRAIL_WIDTH] = g.place[unit] + 1
}

/** The hex that the unit fought in, -1 for one that takes no part. */
export const startOf = (g: State, unit: number): number => g.trail[unit * TRAIL_WIDTH] - 1

/** How many steps the unit has made or stayed through. */
export function stepsOf(g: State, unit: number): number {
  let steps = 0
  while (steps < TRAIL_WIDTH - 1 && g.trail[unit * TRAIL_WIDTH + 1 + steps] !== 0) steps++
  return steps
}

export function noteStep(g: State, unit: number, hex: number): void {
  g.own('trail')[unit * TRAIL_WIDTH + 1 + stepsOf(g, unit)] = hex + 1
}

export function noteStay(g: State, unit: number): void {
  g.own('trail')[unit * TRAIL_WIDTH + 1 + stepsOf(g, unit)] = STAYED
}

/** Did the unit stay in its last step? */
export function hasStayed(g: State, unit: number): boolean {
  const steps = stepsOf(g, unit)
  return steps > 0 && g.trail[unit * TRAIL_WIDTH + steps] === STAYED
}

/** The hexes that the unit has entered, in order. */
export function pathOf(g: State, unit: number): number[] {
  const path: number[] = []
  for (let i = 1; i < TRAIL_WIDTH; i++) {
    const entry = g.trail[unit * TRAIL_WIDTH + i]
    if (entry > 0) path.push(entry - 1)
  }
  return path
}

/** Everybody who fought on this side, the dead as well. */
export function foughtFor(g: State, who: number): number[] {
  const flag = flagOf(who)
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (g.unitFlags[unit] & flag && startOf(g, unit) >= 0) units.push(unit)
  return units
}
