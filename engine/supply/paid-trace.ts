import type { HexGrid } from '../hex/grid.ts'
import { pathTo, type Reach, reachFromAll, type StepRule } from '../movement/reach.ts'

/**
 * A line that is paid for in movement points from the source outward, up to a budget. `step` gives the ticks of each
 * step, FREE along a road, STOP into a hex where the line may end but not go on, CLOSED where it may not come.
 */
export function floodPaid(
  workspace: Reach,
  grid: HexGrid,
  sources: ArrayLike<number>,
  sourceCount: number,
  budget: number,
  step: StepRule,
): void {
  reachFromAll(workspace, grid, sources, sourceCount, budget, step)
}

/** The hexes of the cheapest line from a hex to its source, both included; empty if there is none. */
export function paidPathToSource(workspace: Reach, hex: number): number[] {
  return pathTo(workspace, hex).reverse()
}
