// Which rules ever fired. A rule fires when an event names it, or a line within an event, such as a shift of the odds, or when
// somebody has points by it at the end.

export interface Fired {
  /** Mechanical rules that were named at least once. */
  readonly fired: readonly string[]
  /** Mechanical rules that an event can name and none did: a bug, dead data, or too few games. */
  readonly silent: readonly string[]
  /** Mechanical rules that no event names: they forbid, limit or count, and only tests show them. */
  readonly wordless: readonly string[]
}

/** `mechanical` are ids of the ledger, `sources` the texts of the files that carry the rules out. */
export function firedOf(
  counts: Readonly<Record<string, number>>,
  mechanical: readonly string[],
  sources: readonly string[],
): Fired {
  const named = namedIn(sources)
  const isFired = (id: string) => counts[id] !== undefined
  return {
    fired: mechanical.filter(isFired),
    silent: mechanical.filter(id => !isFired(id) && named.has(id)),
    wordless: mechanical.filter(id => !isFired(id) && !named.has(id)),
  }
}

/** What stands in quotes, but for refusals: those name a rule to a player who breaks it, and nothing happens. */
function namedIn(sources: readonly string[]): Set<string> {
  const named = new Set<string>()
  for (const source of sources) {
    const code = source.replaceAll(/\/\/[^\n]*|\/\*[\s\S]*?\*\//g, '')
    for (const [, id] of code.matchAll(/(?<!forbid\(\s*)'([\w./-]+)'/g)) named.add(id)
  }
  return named
}
