import { FULL_BUDGET } from '../ai/search/general.ts'
import { labGame } from './games/all.ts'
import type { Title } from './titles.ts'

export interface LadderBudget {
  readonly nodes: number
  /** Of the full budget. */
  readonly part: number
}

/** All that he can think, where the lab has not measured less. */
export function ladderBudget({ game, scenario }: Title): LadderBudget {
  const nodes = labGame(game.id)?.ladderNodes[scenario.id] ?? FULL_BUDGET
  return { nodes, part: nodes / FULL_BUDGET }
}
