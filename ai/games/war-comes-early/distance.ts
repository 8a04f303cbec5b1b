// How far it is to where something is to be won, over hexsides that units can cross.

import { entryRefusal, isIntactFort } from '../../../games/war-comes-early/rules/11-entry.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { grid, HEXES, openSide } from '../../../games/war-comes-early/world.ts'

export const FAR = 999

/** Marks a hex as a goal; the later it counts, the farther away it seems. */
export type Goals = Int16Array

export function noGoals(): Goals {
  return new Int16Array(HEXES).fill(FAR)
}

export function addGoal(goals: Goals, hex: number, handicap: number): void {
  if (handicap < goals[hex]) goals[hex] = handicap
}

/**
 * Steps to the nearest goal, handicaps included, for units of a nation. Enemy units and forts do not block the way:
 * they are what one goes there for.
 */
export function distancesFor(g: State, nation: number, goals: Goals): Int16Array {
  const far = Int16Array.from(goals)
  const rings: number[][] = []
  for (let hex = 0; hex < HEXES; hex++) if (far[hex] < FAR) ringOf(rings, far[hex]).push(hex)
  for (let steps = 0; steps < rings.length; steps++) {
    for (const from of rings[steps] ?? []) {
      if (far[from] !== steps) continue
      for (let slot = from * 6; slot < from * 6 + 6; slot++) {
        const to = grid.neighbours[slot]
        if (!openSide[slot] || far[to] <= steps + 1 || isShut(g, nation, to)) continue
        far[to] = steps + 1
        ringOf(rings, steps + 1).push(to)
      }
    }
  }
  return far
}

function ringOf(rings: number[][], steps: number): number[] {
  rings[steps] ??= []
  return rings[steps]
}

function isShut(g: State, nation: number, hex: number): boolean {
  return entryRefusal(g, nation, hex) !== null && !isIntactFort(g, hex)
}
