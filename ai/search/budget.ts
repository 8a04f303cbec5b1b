/** How far a search has come, told while it goes on. */
export interface Progress {
  readonly nodes: number
  readonly of: number
}

/** Actions that may still be tried out in thought. No clock: the same budget is the same play on any machine. */
export interface Budget {
  readonly left: number
  /** Pays for one action; false when nothing is left or somebody said stop. */
  spend(): boolean
}

export function budgetOf(
  nodes: number,
  isCancelled: () => boolean = () => false,
  report: (progress: Progress) => void = () => {},
): Budget & { readonly isCancelled: boolean } {
  let spent = 0
  let stopped = false
  return {
    get left() {
      return stopped ? 0 : nodes - spent
    },
    get isCancelled() {
      return stopped
    },
    spend() {
      if (stopped || spent >= nodes) return false
      spent += 1
      if (spent % CHECK_EVERY === 0) {
        stopped = isCancelled()
        report({ nodes: spent, of: nodes })
      }
      return !stopped
    },
  }
}

const CHECK_EVERY = 64
