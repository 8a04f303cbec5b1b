// Movement phases for tests: a table that plays them, and what a hop costs.
import { isReached } from '../../../engine/movement/reach.ts'
import { FRAMES } from '../flow.ts'
import { PHASE, type State } from '../state.ts'
import { unit } from '../units.ts'
import { hex } from '../world.ts'
import { expandMove, marchDecision } from './03-march.ts'
import { movementDecision } from './03-movement.ts'
import { mayStay, reachOf } from './03-reach.ts'
import { strategicDecision } from './12-strategic-movement.ts'
import { ask, type Table, tableOf } from './testing.ts'

function table(g: State): Table {
  return tableOf(
    g,
    [
      [FRAMES.movement, movementDecision],
      [FRAMES.strategic, strategicDecision],
      [FRAMES.march, marchDecision],
    ],
    [],
    expandMove,
  )
}

/** The movement phase of a player, who is asked first. */
export function movementPhase(g: State, player = 0): Table {
  ask(g, FRAMES.movement, player, PHASE.movement)
  return table(g)
}

export function strategicPhase(g: State, player = 0): Table {
  ask(g, FRAMES.strategic, player, PHASE.strategic)
  return table(g)
}

/** Movement points of the cheapest way to a hex, in twelfths; null if the unit cannot get there or may not stay. */
export function ticksTo(g: State, id: string, to: string): number | null {
  const found = reachOf(g, unit(id))
  return isReached(found, hex(to)) && mayStay(g, unit(id), hex(to)) ? found.cost[hex(to)] : null
}

/** Hexes to which the marching unit is offered a hop. */
export const hopsOf = (phase: Table): string[] =>
  phase.legal().flatMap(action => (action.do === 'step' ? [String(action.to)] : []))

/** Verbs that are offered now. */
export const verbsOf = (phase: Table): string[] => [...new Set(phase.legal().map(action => action.do))]
