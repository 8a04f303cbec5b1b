// Boxes and displays that only their owner may look into: everybody else sees how many counters lie there.

/** What everybody knows of a box, and how many counters lie in it. */
export type HiddenBox<Label> = Label & { readonly count: number }

/** What a game says of units in covered boxes. */
export interface BoxCovering<G, Label extends object> {
  /** Does this unit lie in a box that the viewer may not look into? */
  isHidden(unit: number): boolean
  /** Whose box it is and which, and what else everybody knows of what lies in it. */
  labelOf(unit: number): Label
  /** Takes its number out of the view, and everything that would tell where it is. */
  forget(seen: G, unit: number): void
}

/** Takes the counters of covered boxes out of `seen`; the boxes are in an order that tells nothing of what is in them. */
export function hideInBoxes<G extends { readonly place: { readonly length: number } }, Label extends object>(
  seen: G,
  { isHidden, labelOf, forget }: BoxCovering<G, Label>,
): HiddenBox<Label>[] {
  const boxes = new Map<string, HiddenBox<Label>>()
  for (let unit = 0; unit < seen.place.length; unit++) {
    if (!isHidden(unit)) continue
    const label = labelOf(unit)
    const key = JSON.stringify(label)
    boxes.set(key, { ...label, count: (boxes.get(key)?.count ?? 0) + 1 })
    forget(seen, unit)
  }
  return [...boxes].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, box]) => box)
}
