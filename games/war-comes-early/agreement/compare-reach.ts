// 11  Every hex that a unit can get to, with what it costs.
import type { Dice } from '../../../engine/dice/dice.ts'
import { UNREACHED } from '../../../engine/movement/reach.ts'
import { type ReferencePosition, reach } from '../reference/reference.ts'
import { reachOf } from '../rules/11-reach.ts'
import type { State } from '../state.ts'
import { grid, unit } from '../world.ts'
import { told } from './difference.ts'
import { HALF_POINT } from './from-reference.ts'

/** Of one unit about to begin its move, on the march and in column. */
export function compareReach(g: State, position: ReferencePosition, dice: Dice): string[] {
  return compareReachOf(g, position, position.units[dice.below(0, position.units.length)].id)
}

export function compareReachOf(g: State, position: ReferencePosition, id: string): string[] {
  const fresh = g.copy()
  fresh.unitFlags.fill(0)
  return [...compareMode(fresh, position, id, false), ...compareMode(fresh, position, id, true)]
}

function compareMode(g: State, position: ReferencePosition, id: string, column: boolean): string[] {
  const at = grid.names[g.place[unit(id)]]
  const costs = reach(position, id, column ? 'column' : 'normal')
  // The rules have no reach for a unit that may not move; the reference leaves it where it stands.
  costs.delete(at)
  const found = reachOf(g, unit(id), column)
  const differing: string[] = []
  for (const [h, name] of grid.names.entries()) {
    const ticks = found === null || name === at ? UNREACHED : found.cost[h]
    const cost = ticks === UNREACHED ? undefined : ticks / HALF_POINT
    if (cost === costs.get(name)) continue
    const how = column ? 'in column' : 'on the march'
    differing.push(told(`${id} from ${at} to ${name} ${how}`, cost, costs.get(name)))
  }
  return differing
}
