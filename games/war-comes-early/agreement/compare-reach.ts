// 11  Every hex that a unit can get to, with what it costs.
import type { Dice } from '../../../engine/dice/dice.ts'
import { UNREACHED } from '../../../engine/movement/reach.ts'
import { type ReferencePosition, reach } from '../reference/reference.ts'
import { reachOf } from '../rules/11-reach.ts'
import type { State } from '../state.ts'
import { grid, hex, unit } from '../world.ts'
import { difference } from './difference.ts'
import { HALF_POINT } from './from-reference.ts'

const SAMPLE = 2

/** Of a few units about to begin their move, one march by foot or wheel and one in column. */
export function compareReach(g: State, position: ReferencePosition, dice: Dice): string[] {
  const fresh = g.copy()
  fresh.unitFlags.fill(0)
  return Array.from({ length: SAMPLE }, (_, i) => {
    const { id, hex: at } = position.units[dice.below(i, position.units.length)]
    return [...compareOne(fresh, position, id, at, false), ...compareOne(fresh, position, id, at, true)]
  }).flat()
}

function compareOne(
  g: State,
  position: ReferencePosition,
  id: string,
  at: string,
  column: boolean,
): string[] {
  const costs = reach(position, id, column ? 'column' : 'normal')
  // The rules have no reach for a unit that may not move; the reference leaves it where it stands.
  costs.delete(at)
  const found = reachOf(g, unit(id), column)
  return grid.names.flatMap((name, h) => {
    if (h === hex(at)) return []
    const ticks = found?.cost[h] ?? UNREACHED
    const cost = ticks === UNREACHED ? undefined : ticks / HALF_POINT
    return difference(`${id} from ${at} to ${name}${column ? ' in column' : ''}`, cost, costs.get(name))
  })
}
