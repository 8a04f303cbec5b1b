import { isTraced, pathToSource, THROUGH, type Trace } from './trace.ts'

/**
 * A line in stages: by rail from the source, then overland. The rail is traced first; the rail hexes from which the
 * line could go on are the sources of the overland trace. A rail hex that the line only gets into is supplied itself
 * and supplies nobody.
 *
 * Copies the hexes from which a traced line can go on into `sources`, from position `count`; returns the new count.
 */
export function collectSources(trace: Trace, sources: Int16Array, count = 0): number {
  const { hexes, mark } = trace
  let total = count
  for (let i = 0; i < trace.count; i++) if (mark[hexes[i]] === THROUGH) sources[total++] = hexes[i]
  return total
}

/** Does a line of any stage come to the hex? */
export function isTracedInAny(stages: readonly Trace[], hex: number): boolean {
  return stages.some(stage => isTraced(stage, hex))
}

/** The whole line from a hex to the first source, stages given in the order of that way: overland, then rail. */
export function pathThroughStages(stages: readonly Trace[], hex: number): number[] {
  if (!isTracedInAny(stages, hex)) return []
  const path = [hex]
  for (const stage of stages) {
    const [, ...onward] = pathToSource(stage, path[path.length - 1])
    path.push(...onward)
  }
  return path
}
