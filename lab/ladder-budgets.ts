import { FULL_BUDGET } from '../ai/search/general.ts'
import { labGame } from './games/all.ts'
import type { Title } from './titles.ts'

export interface LadderBudget {
  readonly nodes: number
  /** Of the full budget. */
  readonly part: number
  /** What that buys a turn, 0 where it was not measured. */
  readonly rehearsals: number
}

/** All that he can think, where the lab has not measured less. */
export function ladderBudget({ game, scenario }: Title): LadderBudget {
  const nodes = labGame(game.id)?.ladderNodes[scenario.id] ?? FULL_BUDGET
  return { nodes, part: nodes / FULL_BUDGET, rehearsals: rehearsalsFor({ game, scenario }, nodes) }
}

/** Rehearsals that so many nodes pay for, as measured; 0 where nobody has measured. */
export function rehearsalsFor({ game, scenario }: Title, nodes: number): number {
  const each = labGame(game.id)?.rehearsalNodes?.[scenario.id]
  return each === undefined ? 0 : Math.round(nodes / each)
}
