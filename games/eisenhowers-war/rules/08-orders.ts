// 8.7  A whole move in one order, as players give it: `{do:'move', units:['us-5'], path:['3304','3204']}`.
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action, Json } from '../../../engine/game/action.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { hexNamed, unitNamed } from './actions.ts'

/** What no stack and no path of this game exceeds: longer lists are not worth unfolding. */
const LARGEST_STACK = 8
const LONGEST_PATH = 12

/** The steps of a move order, or null if the action is none. The path may begin with the hex the units stand in. */
export function expandMove(g: State, action: Action): readonly Action[] | null {
  if (action.do !== 'move' || topFrame(g.flow) !== FRAMES.movement.id) return null
  const { units, path } = action as { units?: Json; path?: Json }
  if (!Array.isArray(units) || !Array.isArray(path) || units.length === 0) return []
  if (units.length > LARGEST_STACK || path.length > LONGEST_PATH) return []
  const first = unitNamed(units[0])
  const hexes = first >= 0 && hexNamed(path[0]) === g.place[first] ? path.slice(1) : path
  return [
    { do: 'begin', unit: units[0] },
    ...units.slice(1).map((unit: Json): Action => ({ do: 'join', unit })),
    ...hexes.map((to: Json): Action => ({ do: 'step', to })),
    { do: 'halt' },
  ]
}

/** A drop in one order, `{do:'airdrop', unit, to}`. */
export function expandAirdrop(action: Action): readonly Action[] | null {
  const { unit, to } = action as { unit?: Json; to?: Json }
  if (action.do !== 'airdrop' || to === undefined) return null
  return [
    { do: 'airdrop', unit: unit ?? null },
    { do: 'drop', to },
  ]
}
