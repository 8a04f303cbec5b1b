import { FULL_BUDGET } from '../ai/search/general.ts'
import { nameOf, type Title } from './titles.ts'

/**
 * What a general of the ladder may think in a turn, in nodes: so much less than at the table that 200 games of every
 * scenario fit into three hours on two cores. Where a thought takes longest, and where doctrine decides, the least.
 */
const NODES: Readonly<Record<string, number>> = {
  'war-comes-early/1938': 4000,
  'war-comes-early/1939': 15000,
  'budziszyn-1945/nysa': 2000,
  'budziszyn-1945/stars-2': 3000,
  'budziszyn-1945/stars-3': 3000,
}

export interface LadderBudget {
  readonly nodes: number
  /** Of the full budget. */
  readonly part: number
}

export function ladderBudget(title: Title): LadderBudget {
  const nodes = NODES[nameOf(title)] ?? FULL_BUDGET
  return { nodes, part: nodes / FULL_BUDGET }
}
