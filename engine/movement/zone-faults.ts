interface Zoned {
  derived: { readonly zones: readonly ArrayLike<number>[] } | undefined
}

/**
 * Zones of control that were kept up to date unit by unit and are not those computed from nothing, in words: the first hex of
 * each side or camp. Nothing is computed where nothing was kept.
 */
export function staleZones<G extends Zoned>(
  g: G,
  derivedOf: (g: G) => { readonly zones: readonly ArrayLike<number>[] },
  hexNames: readonly string[],
): string[] {
  const kept = g.derived
  if (kept === undefined) return []
  g.derived = undefined
  const fresh = derivedOf(g)
  g.derived = kept
  return kept.zones.flatMap((zones, side) => {
    const hex = hexNames.findIndex((_, i) => zones[i] !== fresh.zones[side][i])
    return hex < 0 ? [] : [`the zones of control of side ${side} are out of date in ${hexNames[hex]}`]
  })
}
