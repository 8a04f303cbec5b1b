/** Actions that may still be tried out in thought. No clock: the same budget is the same play on any machine. */
export interface Budget {
  readonly left: number
  /** Pays for one action; false when nothing is left or somebody said stop. */
  spend(): boolean
}

const LOOK_UP_EVERY = 64

/** `lookUp` is called now and then with what is spent; it says whether to go on. */
export function budgetOf(nodes: number, lookUp: (spent: number) => boolean = () => true): Budget {
  let spent = 0
  let isStopped = false
  return {
    get left() {
      return isStopped ? 0 : nodes - spent
    },
    spend() {
      if (isStopped || spent >= nodes) return false
      spent += 1
      if (spent % LOOK_UP_EVERY === 0) isStopped = !lookUp(spent)
      return !isStopped
    },
  }
}

/** A share of what is left, spent from the whole. */
export function shareOf(budget: Budget, share: number): Budget {
  let own = Math.ceil(budget.left * Math.min(1, share))
  return {
    get left() {
      return Math.min(own, budget.left)
    },
    spend: () => own > 0 && own-- > 0 && budget.spend(),
  }
}
