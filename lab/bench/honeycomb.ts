// The same work as hex-work.ts, done with honeycomb-grid as its documentation does it.
import { grid as board, HEXES, RANGE } from './hex-work.ts'

export interface HexWork {
  flood(): number
  neighboursOfAll(): number
  rangeOfAll(): number
  pathAcross(): number
}

/** Null where the package is not installed. */
export async function honeycombWork(): Promise<HexWork | null> {
  const library = await import('honeycomb-grid').catch(() => null)
  if (library === null) return null
  const { defineHex, Grid, Orientation, Direction, spiral } = library
  const Hexagon = defineHex({ orientation: Orientation.FLAT, offset: -1 })
  type Hexagon = InstanceType<typeof Hexagon>
  const nameless = { allowOutside: false } as const
  const grid = new Grid(
    Hexagon,
    Array.from({ length: HEXES }, (_, hex) => ({ col: board.line[hex] - 1, row: board.along[hex] - 1 })),
  )
  const directions = [
    Direction.N,
    Direction.NE,
    Direction.SE,
    Direction.S,
    Direction.SW,
    Direction.NW,
  ] as const
  const hexes = grid.toArray()

  /** Breadth first from the corner; each hex with the one before it. */
  const search = (): Map<Hexagon, Hexagon | null> => {
    const previous = new Map<Hexagon, Hexagon | null>([[hexes[0], null]])
    const queue = [hexes[0]]
    for (let done = 0; done < queue.length; done++) {
      for (const direction of directions) {
        const next = grid.neighborOf(queue[done], direction, nameless)
        if (next === undefined || previous.has(next)) continue
        previous.set(next, queue[done])
        queue.push(next)
      }
    }
    return previous
  }

  return {
    flood: () => search().size,
    neighboursOfAll: () => {
      let count = 0
      for (const hex of hexes) {
        for (const direction of directions)
          if (grid.neighborOf(hex, direction, nameless) !== undefined) count += 1
      }
      return count
    },
    rangeOfAll: () => {
      let count = 0
      for (const hex of hexes) count += grid.traverse(spiral({ start: hex, radius: RANGE })).size
      return count
    },
    pathAcross: () => {
      const previous = search()
      let length = 0
      for (let at: Hexagon | null | undefined = hexes[HEXES - 1]; at; at = previous.get(at)) length += 1
      return length
    },
  }
}
