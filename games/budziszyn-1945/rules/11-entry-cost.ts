// 11.1.5, R60  What it costs to come onto the map: the ground of the entry hex, times the place of the stack in the queue.
import { POINT } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import type { State } from '../state.ts'
import { groundCost, routeCost } from '../terrain-chart.ts'
import { MOBILITY, mobility } from '../units.ts'
import { derive, grid, HEXES, oppositeSlot, ROUTE, rimIndex, route, routeOverEdge } from '../world.ts'
import { hamperedBy } from './03-allowance.ts'
import { STACKING_LIMIT } from './03-stacking.ts'

/** [mobility][hex] ticks over the edge of the map: along the road that leads in, or over the ground; CLOSED where neither goes. */
const overEdge = groundCost.map(() => new Uint16Array(HEXES))
/** [hex] 1 where a secondary route leads in (T1-4). */
export const isSecondaryEntry = new Uint8Array(HEXES)

derive(() => {
  for (let hex = 0; hex < HEXES; hex++) {
    const sides = [0, 1, 2, 3, 4, 5]
      .map(direction => hex * 6 + direction)
      .filter(s => grid.neighbours[s] >= 0)
    // B13  The road over the edge is of the best class in its hex.
    const best = routeOverEdge[hex] === 0 ? ROUTE.none : Math.max(...sides.map(side => route[side]))
    isSecondaryEntry[hex] = best === ROUTE.secondary ? 1 : 0
    for (let kind = 0; kind < overEdge.length; kind++) {
      const ground = groundCost[kind][oppositeSlot(sides[0])]
      const along = sides
        .filter(side => best > ROUTE.none && route[side] === best)
        .map(s => routeCost[kind][s])
      overEdge[kind][hex] = Math.min(ground, ...along)
    }
  }
})

/** Levels that have entered by the hex in this phase. */
const levelsEntered = (g: State, hex: number): number => g.entered[rimIndex[hex]]

/** 11.1.5  Which stack a unit comes in with, from 1: units of one and two levels always fill one stack after the other. */
const stackOf = (g: State, unit: number, hex: number): number =>
  Math.ceil((levelsEntered(g, hex) + g.levels[unit]) / STACKING_LIMIT)

/**
 * Ticks for a unit to enter by a hex, CLOSED if the ground is; `atStart` being what it has in this phase. Only the first stack has
 * the benefit of 3.1.13 (R60).
 */
export function entryTicks(g: State, unit: number, hex: number, atStart: number): number {
  const kind = mobility[unit]
  if (kind === MOBILITY.none || overEdge[kind][hex] === CLOSED) return CLOSED
  const once = overEdge[kind][hex] + hamperedBy(g, unit, hex) * POINT
  const stack = stackOf(g, unit, hex)
  return stack === 1 ? Math.min(once, atStart) : once * stack
}

/** Counts the unit among those that have come in by the hex. */
export function joinQueue(g: State, unit: number, hex: number): void {
  g.own('entered')[rimIndex[hex]] += g.levels[unit]
}

/** 11.1.5  The queues of a phase are forgotten when it ends. */
export function clearQueues(g: State): void {
  g.own('entered').fill(0)
}
