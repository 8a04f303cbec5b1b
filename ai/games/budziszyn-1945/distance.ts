// How far it is for a kind of unit to where something is to be won, in ticks of movement.
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { holdsEnemyOf } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { bridgeStands } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { dryCost, wetCost } from '../../../games/budziszyn-1945/terrain-chart.ts'
import { grid, HEXES, oppositeSlot, WATER, water } from '../../../games/budziszyn-1945/world.ts'

export const FAR = 20_000

/** [hex] ticks that a goal counts as farther away than it is; FAR for hexes that are none. */
export type Goals = Int16Array

export const noGoals = (): Goals => new Int16Array(HEXES).fill(FAR)

export function addGoal(goals: Goals, hex: number, handicap: number): void {
  if (handicap < goals[hex]) goals[hex] = handicap
}

/** What it takes longer to pass an enemy, and to pass close by one. */
const THROUGH_ENEMIES = 5 * POINT
const PAST_ENEMIES = 2 * POINT

/** [hex] ticks to the nearest goal, handicaps included. Enemies do not block the way: they are to be beaten or passed. */
export function wayTo(g: State, camp: number, mobility: number, goals: Goals): Int16Array {
  const far = Int16Array.from(goals)
  const rings: number[][] = []
  for (let hex = 0; hex < HEXES; hex++) if (far[hex] < FAR) ringOf(rings, far[hex]).push(hex)
  for (let ticks = 0; ticks < rings.length; ticks++) {
    const ring = rings[ticks]
    if (ring === undefined) continue
    for (let i = 0; i < ring.length; i++) {
      if (far[ring[i]] === ticks) spread(g, camp, mobility, far, rings, ring[i])
    }
  }
  return far
}

function spread(
  g: State,
  camp: number,
  mobility: number,
  far: Int16Array,
  rings: number[][],
  to: number,
): void {
  const resistance = holdsEnemyOf(g, camp, to) ? THROUGH_ENEMIES : inEnemyZone(g, camp, to) ? PAST_ENEMIES : 0
  for (let slot = to * 6; slot < to * 6 + 6; slot++) {
    const from = grid.neighbours[slot]
    if (from < 0) continue
    const step = oppositeSlot(slot)
    const isDry = water[step] === WATER.none || bridgeStands(g, step)
    const ground = (isDry ? dryCost : wetCost)[mobility][step]
    const ticks = far[to] + ground + resistance
    if (ground === CLOSED || ticks >= far[from]) continue
    far[from] = ticks
    ringOf(rings, ticks).push(from)
  }
}

function ringOf(rings: number[][], ticks: number): number[] {
  rings[ticks] ??= []
  return rings[ticks]
}

/** [hex] hexes to the nearest of the places for which `is` holds. */
export function hexesTo(is: (hex: number) => boolean): Uint8Array {
  const far = new Uint8Array(HEXES).fill(255)
  const queue: number[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (!is(hex)) continue
    far[hex] = 0
    queue.push(hex)
  }
  for (let i = 0; i < queue.length; i++) {
    for (let slot = queue[i] * 6; slot < queue[i] * 6 + 6; slot++) {
      const next = grid.neighbours[slot]
      if (next < 0 || far[next] !== 255) continue
      far[next] = far[queue[i]] + 1
      queue.push(next)
    }
  }
  return far
}
