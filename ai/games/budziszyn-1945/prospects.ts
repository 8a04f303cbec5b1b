// What an attack may be expected to bring, by the exact chances of the combat results table.
import { expected, TWO_DICE } from '../../../engine/battle/chances.ts'
import type { Engagement } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { assess } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { influenceOn } from '../../../games/budziszyn-1945/rules/09-influence.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { type CombatResult, combatResults } from '../../../games/budziszyn-1945/tables.ts'
import type { Prospect } from '../../planner/battlefield.ts'

/** Averages by column, for a roll modified by -1, 0 and +1. */
const table = (value: (result: CombatResult) => number): readonly Float64Array[] =>
  [-1, 0, 1].map(modifier => expected(combatResults, TWO_DICE, value, modifier))

const successes = table(({ defender }) => (defender.retreat > 0 ? 1 : 0))
const hexesOfRetreat = table(({ defender }) => defender.retreat)
const enemyLosses = table(({ defender }) => defender.losses + (defender.disorganised ? 0.5 : 0))
const ownLosses = table(
  ({ attacker }) =>
    attacker.losses + attacker.retreat * 0.4 + (attacker.disorganised ? 0.5 : 0) + (attacker.tests ? 0.1 : 0),
)

/** The most levels that an attack costs by the table. */
const MOST_LOST = 4

/** 5.2, 9.1  Levels that both sides may expect to lose, with guns, stars and headquarters counted in. */
export const prospectOfEngagement = (g: State, e: Engagement): Prospect =>
  prospectAt(assess(g, e).column, influenceOn(g, e))

export function prospectAt(column: number, modifier: number): Prospect {
  const at = modifier + 1
  return {
    success: successes[at][column],
    pushed: hexesOfRetreat[at][column],
    enemyLoss: enemyLosses[at][column],
    ownLoss: ownLosses[at][column],
    worst: MOST_LOST,
  }
}
