import { gridProblems } from './check-spec.ts'
import { DIRECTIONS, HALF_STEP, LINE_STEP } from './directions.ts'
import { firstAlong, type GridSpec, isShifted, lastAlong, numbering } from './numbering.ts'

/** Hexes are numbers from 0; a hexside is a slot, hex * 6 + direction. */
export interface HexGrid {
  readonly size: number
  /** What is printed in each hex: '2413'. */
  readonly names: readonly string[]
  readonly line: Int16Array
  readonly along: Int16Array
  /** Twice the position along the line, plus one on shifted lines: where a hex lies, in half hexes. */
  readonly halves: Int16Array
  /** A game may be played on several maps; each is a sheet, and no path leads from one to another. */
  readonly sheet: Uint8Array
  /** [slot] the hex beyond that hexside, or -1 at the edge. */
  readonly neighbours: Int16Array
  readonly specs: readonly GridSpec[]
  /** -1 if there is no such hex. */
  indexOf(name: string): number
  /** -1 if there is no such hex. */
  at(line: number, along: number, sheet?: number): number
  /** In hexes, as if the whole plane were hexes; FAR between two sheets. */
  distance(a: number, b: number): number
  /** 0..5 if the two are adjacent, else -1. */
  directionTo(from: number, to: number): number
}

export const FAR = 0x7fff

interface Places {
  readonly names: string[]
  readonly line: Int16Array
  readonly along: Int16Array
  readonly halves: Int16Array
  readonly sheet: Uint8Array
}

/** One spec a sheet. Throws for specs that gridProblems objects to. */
export function createGrid(...specs: readonly GridSpec[]): HexGrid {
  const problems = gridProblems(specs)
  if (problems.length > 0) throw new RangeError(problems.join('; '))
  const places = placeHexes(specs)
  const { names, line, halves, sheet } = places
  const at = finder(specs, places)
  const neighbours = findNeighbours(places, at)
  const index = new Map(names.map((name, hex) => [name, hex]))
  return {
    ...places,
    size: names.length,
    neighbours,
    specs,
    indexOf: name => index.get(name) ?? -1,
    at,
    distance(a, b) {
      if (sheet[a] !== sheet[b]) return FAR
      const lines = Math.abs(line[a] - line[b])
      const rest = Math.abs(halves[a] - halves[b]) - lines
      return rest > 0 ? lines + (rest >> 1) : lines
    },
    directionTo(from, to) {
      for (let slot = from * DIRECTIONS, d = 0; d < DIRECTIONS; d++) {
        if (neighbours[slot + d] === to) return d
      }
      return -1
    },
  }
}

function placeHexes(specs: readonly GridSpec[]): Places {
  const names: string[] = []
  const rows: [line: number, along: number, half: number, sheet: number][] = []
  specs.forEach((spec, sheet) => {
    const absent = new Set(spec.absent)
    const number = numbering(spec)
    for (let line = spec.lines[0]; line <= spec.lines[1]; line++) {
      const shift = isShifted(spec, line) ? 1 : 0
      for (let along = firstAlong(spec, line); along <= lastAlong(spec, line); along++) {
        const name = number(line, along)
        if (absent.has(name)) continue
        names.push(name)
        rows.push([line, along, 2 * along + shift, sheet])
      }
    }
  })
  return {
    names,
    line: Int16Array.from(rows, row => row[0]),
    along: Int16Array.from(rows, row => row[1]),
    halves: Int16Array.from(rows, row => row[2]),
    sheet: Uint8Array.from(rows, row => row[3]),
  }
}

/** Finds the hex at a line and a position by one look into a table per sheet. */
function finder(specs: readonly GridSpec[], { names, line, along, sheet }: Places): HexGrid['at'] {
  const sheets = specs.map(spec => {
    const begin = Math.min(spec.along[0], spec.early?.first ?? spec.along[0])
    const width = spec.along[1] - begin + 1
    const rows = spec.lines[1] - spec.lines[0] + 1
    return { first: spec.lines[0], rows, begin, width, hexes: new Int16Array(rows * width).fill(-1) }
  })
  for (let hex = 0; hex < names.length; hex++) {
    const { first, begin, width, hexes } = sheets[sheet[hex]]
    hexes[(line[hex] - first) * width + along[hex] - begin] = hex
  }
  return (wantedLine, wantedAlong, wantedSheet = 0) => {
    if (wantedSheet >= sheets.length) return -1
    const { first, rows, begin, width, hexes } = sheets[wantedSheet]
    const row = wantedLine - first
    const column = wantedAlong - begin
    return row < 0 || row >= rows || column < 0 || column >= width ? -1 : hexes[row * width + column]
  }
}

function findNeighbours({ names, line, halves, sheet }: Places, at: HexGrid['at']): Int16Array {
  const neighbours = new Int16Array(names.length * DIRECTIONS)
  for (let hex = 0; hex < names.length; hex++) {
    for (let d = 0; d < DIRECTIONS; d++) {
      // A half-hex count is 2 * position + shift, so halving it downwards gives the position on any line.
      const along = (halves[hex] + HALF_STEP[d]) >> 1
      neighbours[hex * DIRECTIONS + d] = at(line[hex] + LINE_STEP[d], along, sheet[hex])
    }
  }
  return neighbours
}
