import type { HexGrid } from '../hex/grid.ts'

/** What a line of supply may do in a hex. */
export const BARRED = 0
/** Enter, and not go on: an enemy zone of control that nothing cancels. */
export const INTO = 1
export const THROUGH = 2

/** A trace of any length. */
export const ANY_LENGTH = 0x7fff

/** May a line enter `to` from `from`, as seen from the source? */
export type Passable = (from: number, direction: number, to: number) => boolean
export type Through = (hex: number) => boolean

/**
 * Every hex that lines of supply can be drawn to, followed from the sources outward. Made once for a grid and used
 * again and again: a new flood clears only what the last touched.
 */
export interface Trace {
  /** BARRED where no line comes, INTO where one ends, THROUGH where it can go on. Sources are always THROUGH. */
  readonly mark: Uint8Array
  /** Of a hex that is traced, the next on the way to the source, -1 in a source; and the hexes from there. */
  readonly previous: Int16Array
  readonly length: Int16Array
  /** The hexes traced, nearest first; only the first `count` mean anything. */
  readonly hexes: Int16Array
  count: number
}

const NOTHING = -1

export function makeTrace(grid: HexGrid): Trace {
  return {
    mark: new Uint8Array(grid.size),
    previous: new Int16Array(grid.size),
    length: new Int16Array(grid.size),
    hexes: new Int16Array(grid.size),
    count: 0,
  }
}

/** Traces from the first `sourceCount` sources wherever `passable` lets a line in and `through` lets it go on. */
export function flood(
  trace: Trace,
  grid: HexGrid,
  sources: ArrayLike<number>,
  sourceCount: number,
  passable: Passable,
  through: Through = always,
  limit = ANY_LENGTH,
): void {
  clearTrace(trace)
  for (let i = 0; i < sourceCount; i++) beginTrace(trace, sources[i])
  const { neighbours } = grid
  const { mark, length, hexes } = trace
  for (let done = 0; done < trace.count; done++) {
    const from = hexes[done]
    if (length[from] >= limit) break
    if (mark[from] === INTO) continue
    for (let direction = 0; direction < 6; direction++) {
      const to = neighbours[from * 6 + direction]
      if (to < 0 || mark[to] !== BARRED || !passable(from, direction, to)) continue
      enterHex(trace, from, to, through(to) ? THROUGH : INTO)
    }
  }
}

/**
 * The fast form: what a line may do in each hex, and which hexsides it may cross, are looked up. A source in a hex
 * that is barred is switched off.
 */
export function floodMask(
  trace: Trace,
  grid: HexGrid,
  sources: ArrayLike<number>,
  sourceCount: number,
  enter: Uint8Array,
  sideOpen: Uint8Array,
  limit = ANY_LENGTH,
): void {
  clearTrace(trace)
  for (let i = 0; i < sourceCount; i++) if (enter[sources[i]] !== BARRED) beginTrace(trace, sources[i])
  const { neighbours } = grid
  const { mark, previous, length, hexes } = trace
  let count = trace.count
  let done = 0
  // Ring by ring, so that lengths are written in a loop of their own: that is a third faster than writing them hex by hex.
  for (let far = 1; far <= limit && done < count; far++) {
    const ring = count
    for (; done < ring; done++) {
      const from = hexes[done]
      if (mark[from] === INTO) continue
      const end = from * 6 + 6
      for (let slot = end - 6; slot < end; slot++) {
        const to = neighbours[slot]
        // Most hexsides lead back to where the line has been, so that is asked first.
        if (to < 0 || mark[to] !== BARRED || sideOpen[slot] === 0) continue
        const may = enter[to]
        if (may === BARRED) continue
        mark[to] = may
        previous[to] = from
        hexes[count++] = to
      }
    }
    for (let i = ring; i < count; i++) length[hexes[i]] = far
  }
  trace.count = count
}

export function isTraced(trace: Trace, hex: number): boolean {
  return trace.mark[hex] !== BARRED
}

/** The hexes of the line from a hex to its source, both included; empty if there is no line. */
export function pathToSource(trace: Trace, hex: number): number[] {
  const path: number[] = []
  if (trace.mark[hex] === BARRED) return path
  for (let at = hex; at !== NOTHING; at = trace.previous[at]) path.push(at)
  return path
}

/** Lets a line go on from every hex that it enters. */
export const always: Through = () => true

export function clearTrace(trace: Trace): void {
  const { mark, hexes, count } = trace
  // Where much was touched, everything is cleared sooner than one hex after the other.
  if (count > mark.length >> 4) mark.fill(BARRED)
  else for (let i = 0; i < count; i++) mark[hexes[i]] = BARRED
  trace.count = 0
}

export function beginTrace(trace: Trace, source: number): void {
  if (trace.mark[source] !== BARRED) return
  trace.mark[source] = THROUGH
  trace.previous[source] = NOTHING
  trace.length[source] = 0
  trace.hexes[trace.count++] = source
}

export function enterHex(trace: Trace, from: number, to: number, mark: number): void {
  trace.mark[to] = mark
  trace.previous[to] = from
  trace.length[to] = trace.length[from] + 1
  trace.hexes[trace.count++] = to
}
