// 8.1  A whole move in one order, as players give it: `{do:'move', unit, path:['2413','2414']}`, by rail with `by: 'rail'`.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** Longer than any way by rail. */
const LONGEST_PATH = 80

/** Moves that one action makes, once the unit has begun. */
const WHOLE_MOVES = ['sail', 'assault', 'evacuate', 'transit', 'airlift', 'exit']

/** The steps of a move order, or null if the action is none. The path may begin with the hex the unit stands in. */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (topFrame(g.flow) !== FRAMES.movement.id) return null
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
