// Where a toast stands on the map: clear of the hexes in play and of stacks to take.

/** In the order in which they are tried: at the foot, at the head, at the foot on the right. */
const SPOTS = ['foot', 'head', 'corner'] as const
/** Where legends stand in the corner. */
export const MIDDLE_SPOTS = ['head', 'foot'] as const
export type Spot = (typeof SPOTS)[number]

interface Area {
  readonly left: number
  readonly top: number
  readonly width: number
  readonly height: number
}

type Size = Pick<Area, 'width' | 'height'>

/** Half a hex and a little more, in pixels. */
const CLEAR = 44
const EDGE = 16

interface At {
  readonly x: number
  readonly y: number
}

export interface Obstacles {
  /** Hexes that are lit, chosen, planned or attacked. */
  readonly inPlay: readonly At[]
  /** Stacks that somebody may want to take next. */
  readonly stacks: readonly At[]
}

/** The first spot with nothing under it, or the one with the least: first of what is in play, then of stacks. */
export function freeSpot(
  { inPlay, stacks }: Obstacles,
  area: Area,
  size: Size,
  spots: readonly Spot[] = SPOTS,
): Spot {
  const under = (points: readonly At[], spot: Spot): number => {
    const box = boxAt(spot, area, size)
    return points.filter(
      ({ x, y }) =>
        x > box.left - CLEAR &&
        x < box.left + size.width + CLEAR &&
        y > box.top - CLEAR &&
        y < box.top + size.height + CLEAR,
    ).length
  }
  return spots.toSorted(
    (a, b) => under(inPlay, a) - under(inPlay, b) || under(stacks, a) - under(stacks, b),
  )[0]
}

function boxAt(spot: Spot, { left, top, width, height }: Area, size: Size) {
  const middle = left + (width - size.width) / 2
  if (spot === 'head') return { left: middle, top: top + EDGE }
  const foot = top + height - size.height - EDGE
  return spot === 'foot' ? { left: middle, top: foot } : { left: left + width - size.width - EDGE, top: foot }
}
