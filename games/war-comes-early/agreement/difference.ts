export function told(what: string, rules: unknown, reference: unknown): string {
  return `${what}: rules ${rules}, reference ${reference}`
}

/** One line where the two opinions differ, none where they agree. */
export function difference(what: string, rules: unknown, reference: unknown): string[] {
  return rules === reference ? [] : [told(what, rules, reference)]
}
