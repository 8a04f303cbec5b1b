/** Why something may not be done: the rule that forbids it, and that rule in a sentence of our own. */
export interface Refusal {
  readonly rule: string
  readonly because: string
}

/** Refusals are constants of the rule files: a predicate that refuses a thousand times allocates nothing. */
export function forbid(rule: string, because: string): Refusal {
  return Object.freeze({ rule, because })
}
