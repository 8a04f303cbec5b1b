// 11.2  A whole move in one order, as players give it: `{do:'move', unit:'ags-4', path:['E2932','E2931']}`,
// with `exit: true` for a French unit that leaves the map at its end (4.3).
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { grid } from '../world.ts'
import { rollsForRiver } from './11-costs.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** What no path of this game exceeds: longer lists are not worth unfolding. */
const LONGEST_PATH = 32

/**
 * The steps of a move order, or null if the action is none. The path may begin with the hex the unit stands in. An order ends
 * at the first river that is rolled for (11.7, H1): what lies beyond is decided when the die has fallen.
 */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'move' || topFrame(g.flow) !== FRAMES.movement.id) return null
  const { path } = action
  const unit = unitNamed(action.unit)
  if (!Array.isArray(path) || path.length > LONGEST_PATH || unit < 0 || g.place[unit] < 0) return []
  const hexes = hexNamed(path[0]) === g.place[unit] ? path.slice(1) : path
  if (riverWithin(g, unit, hexes) < hexes.length - 1) return []
  const begin: readonly Action[] = g.mover === unit ? [] : [{ do: 'begin', unit: action.unit }]
  const exit: readonly Action[] = action.exit === true ? [{ do: 'exit', unit: action.unit }] : []
  return [...begin, ...hexes.map((to): Action => ({ do: 'step', unit: action.unit, to })), ...exit]
}

/** Index of the first step that is rolled for, or the number of steps. */
function riverWithin(g: State, unit: number, path: readonly unknown[]): number {
  let from = g.place[unit]
  for (const [i, name] of path.entries()) {
    const to = hexNamed(name as string)
    const direction = to < 0 ? -1 : grid.directionTo(from, to)
    if (direction < 0) return path.length
    if (rollsForRiver(g, unit, from, direction)) return i
    from = to
  }
  return path.length
}
