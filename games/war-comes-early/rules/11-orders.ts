// 11.2  A whole move in one order, as players give it: `{do:'move', units:['ge-m16'], path:['2413','2414']}`.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import { hasFlag, type State, UNIT } from '../state.ts'
import { grid } from '../world.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** What no stack and no path of this game exceeds: longer lists are not worth unfolding. */
const LARGEST_STACK = 8
const LONGEST_PATH = 64

/** The steps of a move order, or null if the action is none. The path may begin with the hex the units stand in. */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'move' || topFrame(g.flow) !== FRAMES.movement.id) return null
  const units = action.units
  const path = action.path
  if (!Array.isArray(units) || !Array.isArray(path) || units.length === 0) return []
  if (units.length > LARGEST_STACK || path.length > LONGEST_PATH) return []
  const first = unitNamed(units[0])
  if (first < 0 || g.place[first] < 0) return [{ do: 'step', unit: units[0] ?? null, to: path[0] ?? null }]
  const parts: Action[] = []
  if (!hasFlag(g.unitFlags, first, UNIT.begun)) parts.push({ do: 'begin', hex: grid.names[g.place[first]] })
  const hexes = hexNamed(path[0]) === g.place[first] ? path.slice(1) : path
  hexes.forEach((to, i) => {
    const verb = i === 0 && action.column === true ? 'column' : 'step'
    for (const unit of units) parts.push({ do: verb, unit, to })
  })
  return parts
}
