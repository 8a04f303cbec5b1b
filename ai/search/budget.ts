/** Actions that may still be tried out in thought. No clock: the same budget is the same play on any machine. */
export interface Budget {
  readonly left: number
  /** Pays for a rehearsal, which may cost more than is left: then nothing is. */
  pay(nodes: number): void
}

/** `lookUp` is called whenever something was paid, with what is spent; it says whether to go on. */
export function budgetOf(nodes: number, lookUp: (spent: number) => boolean = () => true): Budget {
  let spent = 0
  let isStopped = false
  return {
    get left() {
      return isStopped ? 0 : Math.max(0, nodes - spent)
    },
    pay(cost) {
      if (isStopped) return
      spent += cost
      isStopped = !lookUp(Math.min(spent, nodes))
    },
  }
}

/** A share of what is left, paid out of the whole. */
export function shareOf(budget: Budget, share: number): Budget {
  let own = Math.ceil(budget.left * Math.min(1, share))
  return {
    get left() {
      return Math.max(0, Math.min(own, budget.left))
    },
    pay(nodes) {
      own -= nodes
      budget.pay(nodes)
    },
  }
}
