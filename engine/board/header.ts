import { argumentsOf, expectOnly } from '../files/arguments.ts'
import { isPlainWord } from '../files/quote.ts'
import type { Reporter } from '../files/reporter.ts'
import type { Line } from '../files/tokens.ts'
import { gridProblems } from '../hex/check-spec.ts'
import { createGrid, type HexGrid } from '../hex/grid.ts'
import type { GridSpec } from '../hex/numbering.ts'
import { readGridSpec } from './grid-line.ts'

/** What the lines of hexes, sides and routes may speak of. */
export interface Header {
  readonly grid: HexGrid
  readonly terrainKinds: readonly string[]
  readonly hexsideKinds: readonly string[]
  readonly networkKinds: readonly string[]
  readonly regionKinds: readonly string[]
  readonly featureKinds: readonly string[]
}

/** One bit a kind. */
const MOST_KINDS = 32

/** Null if there is no usable grid: then nothing else can be judged. */
export function readHeader(lines: readonly Line[], to: Reporter): Header | null {
  const terrainKinds = readKinds('terrain', lines, MOST_KINDS, to)
  const hexsideKinds = readKinds('hexsides', lines, MOST_KINDS, to)
  const networkKinds = readKinds('networks', lines, MOST_KINDS, to)
  const regionKinds = readKinds('regions', lines, Number.POSITIVE_INFINITY, to)
  const featureKinds = readKinds('features', lines, Number.POSITIVE_INFINITY, to)
  for (const key of ['region', 'terrain']) {
    if (featureKinds.includes(key)) to.report('reserved', 0, `a feature cannot be called "${key}"`)
  }
  const grid = readGrid(lines, to)
  return grid && { grid, terrainKinds, hexsideKinds, networkKinds, regionKinds, featureKinds }
}

/** A long list may be spread over several lines. */
function readKinds(directive: string, lines: readonly Line[], most: number, to: Reporter): string[] {
  const kinds = new Set<string>()
  for (const line of lines.filter(each => each.directive === directive)) {
    const given = argumentsOf(line, to)
    expectOnly(line, given, [], [], to)
    for (const kind of given.words) {
      if (!isUsable(directive, kind))
        to.report('bad-kind', line.number, `${directive}: "${kind}" cannot be a name`)
      if (kinds.has(kind)) to.report('kind-twice', line.number, `${directive}: "${kind}" is listed twice`)
      kinds.add(kind)
    }
    if (kinds.size > most) to.report('too-many-kinds', line.number, `${directive}: at most ${most} kinds`)
  }
  return [...kinds]
}

/** Regions may have spaces; the other kinds are joined with + and listed after !, so they are plain words. */
const isUsable = (directive: string, kind: string): boolean =>
  directive === 'regions' ? kind !== '' && kind !== '-' : isPlainWord(kind)

/** One `grid` line a sheet. */
function readGrid(lines: readonly Line[], to: Reporter): HexGrid | null {
  const gridLines = lines.filter(line => line.directive === 'grid')
  if (gridLines.length === 0) {
    to.report(
      'no-grid',
      0,
      'there is no "grid" line; it should look like: grid lines=1-61 along=1-34 shifted=even',
    )
    return null
  }
  const specs: GridSpec[] = []
  for (const line of gridLines) {
    const spec = readGridSpec(line, to)
    if (spec === null) return null
    specs.push(spec)
  }
  const problems = gridProblems(specs)
  for (const problem of problems) to.report('bad-grid', gridLines.at(-1)!.number, problem)
  return problems.length > 0 ? null : createGrid(...specs)
}
