// What an attack promises, by the exact chances of the combat results table.
import { expected, TWO_DICE } from '../../../engine/battle/chances.ts'
import type { Engagement } from '../../../games/budziszyn-1945/rules/05-engagement.ts'
import { assess } from '../../../games/budziszyn-1945/rules/05-forecast.ts'
import { influenceOn } from '../../../games/budziszyn-1945/rules/09-influence.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { type CombatResult, combatResults } from '../../../games/budziszyn-1945/tables.ts'

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

export interface Stakes {
  /** What the hex of the combat is worth to the attacker. */
  readonly ground: number
  /** 0 to 1: how much of a retreat the defender would have to pay for in levels because the way back is barred. */
  readonly trapped: number
  /** What a level of one's own is worth against one of the enemy's. */
  readonly ownLoss: number
}

/** A hex that the enemy is thrown back without a loss. */
const PUSHED = 0.2

/** Levels that the attack is expected to gain, less those that it costs, plus the ground. */
export function promiseOf(g: State, e: Engagement, stakes: Stakes): number {
  return promiseAt(assess(g, e).column, influenceOn(g, e), stakes)
}

export function promiseAt(column: number, modifier: number, { ground, trapped, ownLoss }: Stakes): number {
  const at = modifier + 1
  return (
    successes[at][column] * ground +
    hexesOfRetreat[at][column] * (PUSHED + trapped * (1 - PUSHED)) +
    enemyLosses[at][column] -
    ownLosses[at][column] * ownLoss
  )
}
