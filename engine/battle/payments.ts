import type { LossForce } from './losses.ts'

/** Positions of units in a force, in ascending order. */
export type Payment = readonly number[]

/** What must be paid whole because lower ranks do not suffice, and the units among which the owner chooses the rest. */
interface Bill {
  readonly whole: readonly number[]
  /** Largest first: a payment in this order is complete, and needs all its units, the moment it reaches what is owed. */
  readonly choice: readonly number[]
  readonly owed: number
}

/**
 * Every way in which the owner can pay a loss; one empty payment if there is nothing to pay. Their number grows fast
 * with the force: a search takes the cheapest instead.
 */
export function payments(loss: number, force: LossForce): Payment[] {
  const { whole, choice, owed } = billOf(loss, force)
  const found: Payment[] = []
  const chosen: number[] = []
  const choose = (from: number, left: number): void => {
    if (left <= 0) {
      found.push([...whole, ...chosen].toSorted((a, b) => a - b))
      return
    }
    for (let i = from; i < choice.length; i++) {
      chosen.push(choice[i])
      choose(i + 1, left - force.sizes[choice[i]])
      chosen.pop()
    }
  }
  choose(0, owed)
  return found
}

/** The payment that costs its owner least; `costs[i]` is what unit i is worth to him. */
export function cheapestPayment(loss: number, force: LossForce, costs: ArrayLike<number>): Payment {
  const { whole, choice, owed } = billOf(loss, force)
  // least[i][n]: the least cost of paying n with units of `choice` from i on
  const least = choice.concat(0).map(() => new Array<number>(owed + 1).fill(Infinity))
  for (const row of least) row[0] = 0
  const takes = (i: number, left: number): number =>
    costs[choice[i]] + least[i + 1][Math.max(0, left - force.sizes[choice[i]])]
  for (let i = choice.length - 1; i >= 0; i--)
    for (let left = 1; left <= owed; left++) least[i][left] = Math.min(least[i + 1][left], takes(i, left))
  const taken = [...whole]
  for (let i = 0, left = owed; left > 0 && i < choice.length; i++) {
    if (takes(i, left) > least[i + 1][left]) continue
    taken.push(choice[i])
    left -= force.sizes[choice[i]]
  }
  return taken.toSorted((a, b) => a - b)
}

function billOf(loss: number, force: LossForce): Bill {
  const rankOf = (unit: number) => force.ranks?.[unit] ?? 0
  const units = Array.from({ length: force.sizes.length }, (_, unit) => unit).filter(
    unit => force.sizes[unit] > 0,
  )
  const whole: number[] = []
  let owed = Math.max(0, loss)
  for (const rank of [...new Set(units.map(rankOf))].toSorted((a, b) => a - b)) {
    const choice = units.filter(unit => rankOf(unit) === rank)
    const size = choice.reduce((sum, unit) => sum + force.sizes[unit], 0)
    if (size > owed)
      return { whole, choice: choice.toSorted((a, b) => force.sizes[b] - force.sizes[a]), owed }
    whole.push(...choice)
    owed -= size
  }
  return { whole, choice: [], owed: 0 }
}
