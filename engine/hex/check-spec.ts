import {
  allNumbers,
  DEFAULT_NUMBER,
  firstAlong,
  type GridSpec,
  isNumberPattern,
  lastAlong,
  MOST_HEXES,
  numbering,
  numbersOf,
} from './numbering.ts'

/** What keeps these sheets from being one grid, in words; empty if nothing does. */
export function gridProblems(specs: readonly GridSpec[]): string[] {
  if (specs.length === 0) return ['a grid needs at least one sheet']
  const problems = specs.flatMap(specProblems)
  return problems.length > 0 ? problems : numberProblems(specs)
}

/** The same for one sheet by itself, without a look at its hexes. */
export function specProblems(spec: GridSpec): string[] {
  const problems: string[] = []
  const pattern = spec.number ?? DEFAULT_NUMBER
  if (!isNumberPattern(pattern)) problems.push(`number=${pattern} is not a pattern such as AABB`)
  for (const [key, range] of [
    ['lines', spec.lines],
    ['along', spec.along],
  ] as const) {
    if (range[0] > range[1]) problems.push(`${key}=${range[0]}-${range[1]} runs backwards`)
  }
  if (spec.lines[0] < 0) problems.push('lines are numbered from 0 or more')
  if (spec.short && spec.short.last > spec.along[1]) problems.push('short lines are longer than the others')
  if (spec.early && spec.early.first > spec.along[0]) problems.push('early lines begin later than the others')
  if (problems.length > 0) return problems
  return sizeProblems(spec, pattern)
}

function sizeProblems(spec: GridSpec, pattern: string): string[] {
  const [first, last] = spec.lines
  const widths = [runLength(pattern, 'A'), runLength(pattern, 'B')]
  if (String(last).length > widths[0]) return [`line ${last} does not fit the number ${pattern}`]
  for (const line of first < last ? [first, first + 1] : [first]) {
    const begin = firstAlong(spec, line)
    const end = lastAlong(spec, line)
    if (begin > end) return [`line ${line} has no hexes`]
    const room = numbersOf(widths[1])
    if (end >= room) return [`position ${end} does not fit the number ${pattern}`]
    if (begin < 0 && room + begin <= end) return [`${numbering(spec)(line, begin)} would stand for two hexes`]
    if ((last - first + 1) * (end - begin + 1) > 2 * MOST_HEXES) return [tooMany]
  }
  return []
}

const tooMany = `a grid has at most ${MOST_HEXES} hexes`

const runLength = (pattern: string, letter: string): number => pattern.split(letter).length - 1

function numberProblems(specs: readonly GridSpec[]): string[] {
  const problems: string[] = []
  const seen = new Set<string>()
  let size = 0
  for (const spec of specs) {
    const own = new Set(allNumbers(spec))
    for (const name of spec.absent ?? []) {
      if (!own.delete(name)) problems.push(`absent hex ${name} is not on the grid, or is listed twice`)
    }
    const shared = [...own].find(name => seen.has(name))
    if (shared !== undefined)
      problems.push(`hex ${shared} is on two sheets; give one of them another number pattern`)
    for (const name of own) seen.add(name)
    size += own.size
  }
  if (size > MOST_HEXES) problems.push(tooMany)
  if (size === 0) problems.push('every hex of the grid is absent')
  return problems
}
