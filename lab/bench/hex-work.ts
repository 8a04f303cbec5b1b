// The same work on a board of 61×34 hexes with our flat arrays: what honeycomb.ts does with objects.
import { createGrid } from '../../engine/hex/grid.ts'
import { disc, discSize } from '../../engine/hex/rings.ts'
import { flood, floodMask, makeTrace, pathToSource, THROUGH } from '../../engine/supply/trace.ts'

export const RANGE = 3

export const grid = createGrid({
  lines: [1, 61],
  along: [1, 34],
  shifted: 'even',
  short: { lines: 'even', last: 33 },
})
export const HEXES = grid.size

const seen = new Uint8Array(HEXES)
const queue = new Int16Array(HEXES)

/** A flood without anything: no terrain, no path, no length. The cheapest way to touch every hex once. */
export function bareFlood(): number {
  const { neighbours } = grid
  seen.fill(0)
  seen[0] = 1
  queue[0] = 0
  let count = 1
  for (let done = 0; done < count; done++) {
    const first = queue[done] * 6
    for (let slot = first; slot < first + 6; slot++) {
      const to = neighbours[slot]
      if (to < 0 || seen[to] === 1) continue
      seen[to] = 1
      queue[count++] = to
    }
  }
  return count
}

const trace = makeTrace(grid)
const everywhere = new Uint8Array(HEXES).fill(THROUGH)
const everySide = new Uint8Array(HEXES * 6).fill(1)
const corner = Int16Array.of(0)

/** The flood that supply uses. */
export function engineFlood(): number {
  floodMask(trace, grid, corner, 1, everywhere, everySide)
  return trace.count
}

export function neighboursOfAll(): number {
  const { neighbours } = grid
  let count = 0
  for (let slot = 0; slot < HEXES * 6; slot++) if (neighbours[slot] >= 0) count += 1
  return count
}

const buffer = new Int16Array(discSize(RANGE))

export function rangeOfAll(): number {
  let count = 0
  for (let hex = 0; hex < HEXES; hex++) count += disc(grid, hex, RANGE, buffer)
  return count
}

const always = () => true

/** Hexes of a shortest path from the first hex to the last. */
export function pathAcross(): number {
  flood(trace, grid, corner, 1, always)
  return pathToSource(trace, HEXES - 1).length
}
