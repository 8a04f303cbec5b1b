import { type Leave, pathTo, type Reach, reachFromAllBy } from '../movement/reach.ts'

/**
 * A line that is paid for in movement points from the source outward, up to a budget. `leave` takes the steps out of a hex:
 * FREE along a road, STOP into a hex where the line may end but not go on, CLOSED where it may not come.
 */
export function floodPaid(
  workspace: Reach,
  sources: ArrayLike<number>,
  sourceCount: number,
  budget: number,
  leave: Leave,
): void {
  reachFromAllBy(workspace, sources, sourceCount, budget, leave)
}

/** The hexes of the cheapest line from a hex to its source, both included; empty if there is none. */
export function paidPathToSource(workspace: Reach, hex: number): number[] {
  return pathTo(workspace, hex).reverse()
}
