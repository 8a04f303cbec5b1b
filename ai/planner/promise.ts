// What an attack promises: its exact prospects, weighed by what is at stake.
import type { Position, Prospect } from './battlefield.ts'
import { type Estimate, isAttacking } from './estimate.ts'
import { trapped } from './line.ts'

/** What is at stake in one attack, in losses of one step. */
interface Stake {
  /** What the hex is worth to the attacker. */
  readonly ground: number
  /** 0 to 1: how much of a retreat the defender would have to pay for because the way back is barred. */
  readonly trapped: number
  /** What a loss of one's own is worth against one of the enemy's. */
  readonly ownLoss: number
}

/** A hex that the enemy is thrown back without a loss. */
const PUSHED = 0.2

/** Steps that the attack is expected to gain, less those that it costs, plus the ground. */
export const promiseOf = (prospect: Prospect, stake: Stake): number =>
  prospect.success * stake.ground +
  prospect.pushed * (PUSHED + stake.trapped * (1 - PUSHED)) +
  prospect.enemyLoss -
  prospect.ownLoss * stake.ownLoss

/** How much more a prize is worth where the main effort goes. */
const EFFORT = 2

/** What these units have at stake in an attack on the hex, by the aim of the first of them. */
export function stakeOf<G extends Position>(
  estimate: Estimate<G>,
  g: G,
  attackers: readonly number[],
  target: number,
): Stake {
  const { field, temper } = estimate
  const { stakes } = field
  const lead = attackers[0]
  const attacks = isAttacking(estimate, lead)
  const way = attacks ? estimate.way(lead) : null
  const isAhead = way !== null && way[target] < way[g.place[lead]]
  const weight = target === temper.effort ? EFFORT : 1
  const prize = weight * field.prize(g, field.campOf(g, lead), target)
  return {
    ground: (isAhead ? stakes.groundAhead : stakes.groundElsewhere) + prize * stakes.prize,
    trapped: trapped(field, g, target),
    ownLoss: (attacks ? stakes.ownLossAhead : stakes.ownLossHolding) * temper.thrift,
  }
}

/** What an attack led by this unit has to promise before anybody moves up for it. */
export function enoughFor<G extends Position>(estimate: Estimate<G>, unit: number): number {
  const { enoughAhead, enoughHolding } = estimate.field.stakes
  return (isAttacking(estimate, unit) ? enoughAhead : enoughHolding) * estimate.temper.patience
}
