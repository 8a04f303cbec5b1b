import type { HexGrid } from '../hex/grid.ts'
import { isTraced, pathToSource, THROUGH, type Trace } from './trace.ts'

/**
 * A line in stages: by rail from the source, then overland from any rail hex that the line could go on from. The first
 * stage is traced, its hexes are collected as the sources of the next, and so on outward.
 * Copies those hexes into `sources` from position `count` and returns the new count.
 */
export function collectSources(trace: Trace, sources: Int16Array, count = 0): number {
  const { hexes, mark } = trace
  for (let i = 0; i < trace.count; i++) if (mark[hexes[i]] === THROUGH) sources[count++] = hexes[i]
  return count
}

/** Does a line of any stage come to the hex? */
export function isTracedInAny(stages: readonly Trace[], hex: number): boolean {
  return stages.some(stage => isTraced(stage, hex))
}

/** The hexes of a line from a hex to the first source; `stages` in the order of the line's way home, the last one first. */
export function pathThroughStages(stages: readonly Trace[], hex: number): number[] {
  const path: number[] = [hex]
  for (const stage of stages) {
    if (!isTraced(stage, path[path.length - 1])) continue
    const part = pathToSource(stage, path[path.length - 1])
    for (let i = 1; i < part.length; i++) path.push(part[i])
  }
  return isTracedInAny(stages, hex) ? path : []
}

/** Hexsides that a line, a zone or a march may cross: those on the map without any of the closed kinds. */
export function sidesWithout(grid: HexGrid, hexsides: Uint32Array, closedKinds: number): Uint8Array {
  return Uint8Array.from(hexsides, (kinds, slot) =>
    grid.neighbours[slot] >= 0 && !(kinds & closedKinds) ? 1 : 0,
  )
}

/** Hexsides that one of these networks crosses. */
export function sidesAlong(networks: Uint32Array, kinds: number): Uint8Array {
  return Uint8Array.from(networks, bits => (bits & kinds ? 1 : 0))
}
