/** One line where the two opinions differ, none where they agree. */
export function difference(what: string, rules: unknown, reference: unknown): string[] {
  return rules === reference ? [] : [`${what}: rules ${rules}, reference ${reference}`]
}
