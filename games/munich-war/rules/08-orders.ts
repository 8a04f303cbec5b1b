// 8.1  A whole move in one order, as players give it: `{do:'move', unit, path:['2413','2414']}`, by rail with `by: 'rail'`. Units that
// go together are `units`; each takes the shortest way of its own where the order names only `to`.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { isReached, pathTo } from '../../../engine/movement/reach.ts'
import { isTraced, pathToSource } from '../../../engine/supply/trace.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid } from '../world.ts'
import { railReachOf, reachOf } from './08-reach.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** Longer than any way by rail. */
const LONGEST_PATH = 80
/** A stack has at most three units that move, and more only in passing. */
const MOST_TOGETHER = 12

/** Moves that one action makes, once the unit has begun. */
const WHOLE_MOVES = ['sail', 'assault', 'evacuate', 'transit', 'airlift', 'exit']

/** The steps of a move order, or null if the action is none. The path may begin with the hex the unit stands in. */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (topFrame(g.flow) !== FRAMES.movement.id) return null
  const { units, ...order } = action
  if (Array.isArray(units) && (order.do === 'move' || WHOLE_MOVES.includes(order.do)))
    return units.length > MOST_TOGETHER ? [] : units.flatMap(unit => orderOfOne(g, { ...order, unit }))
  return action.do === 'move' && action.path === undefined ? orderOfOne(g, action) : expandOne(g, action)
}

const orderOfOne = (g: State, action: Action): readonly Action[] =>
  action.do === 'move' && action.path === undefined
    ? expandOne(g, { ...action, path: wayOf(g, action) })!
    : (expandOne(g, action) ?? [action])

/** The unit's own way to the hex of an order; the hex itself where there is none, so that the rules say why. */
function wayOf(g: State, { unit: id, to, by }: Action): string[] {
  const [unit, goal] = [unitNamed(id), hexNamed(to)]
  if (unit < 0 || goal < 0) return [String(to)]
  if (by === 'rail') {
    const rails = railReachOf(g, unit)
    return isTraced(rails, goal) ? names(pathToSource(rails, goal).reverse().slice(1)) : [grid.names[goal]]
  }
  const reach = reachOf(g, unit)
  return reach !== null && isReached(reach, goal) ? names(pathTo(reach, goal).slice(1)) : [grid.names[goal]]
}

const names = (hexes: readonly number[]): string[] => hexes.map(hex => grid.names[hex])

function expandOne(g: State, action: Action): readonly Action[] | null {
  if (WHOLE_MOVES.includes(action.do)) return beginFirst(g, action)
  if (action.do !== 'move') return null
  const { path } = action
  if (!Array.isArray(path) || path.length === 0 || path.length > LONGEST_PATH) return []
  const unit = unitNamed(action.unit)
  if (unit < 0) return [{ do: 'step', unit: action.unit ?? null, to: path[0] }]
  const verb = action.by === 'rail' ? 'rail' : 'step'
  const hexes = hexNamed(path[0]) === g.place[unit] ? path.slice(1) : path
  const steps = hexes.map((to): Action => ({ do: verb, unit: action.unit, to }))
  return hasFlag(g.unitFlags, unit, UNIT.begun) ? steps : [{ do: 'begin', unit: action.unit }, ...steps]
}

/** A voyage or a flight of a unit that has not begun to move begins it. */
function beginFirst(g: State, action: Action): readonly Action[] | null {
  const unit = unitNamed(action.unit)
  if (unit < 0 || hasFlag(g.unitFlags, unit, UNIT.begun)) return null
  return [{ do: 'begin', unit: action.unit }, action]
}
