import { joined, marks, pair, quoted, wordOrText } from '../files/quote.ts'
import { allNumbers, type GridSpec } from '../hex/numbering.ts'
import type { BoardDescription, HexDescription, RouteDescription, SideDescription } from './description.ts'
import { BOARD_FILE } from './parse.ts'

/**
 * The text form of a board: the same description always gives the same text, one line a hex in columns whose
 * widths depend on the declared kinds only, so that a change of one hex is a change of one line.
 */
export function writeBoard(board: BoardDescription): string {
  const regionWidth = Math.max(1, ...board.regionKinds.map(kind => wordOrText(kind).length))
  const terrainWidth = Math.max(1, ...board.terrainKinds.map(kind => kind.length))
  const lines = [
    `format ${BOARD_FILE.format}`,
    `board ${quoted(board.title)}`,
    ...board.grids.map(gridLine),
    ...kindLine('terrain', board.terrainKinds),
    ...kindLine('hexsides', board.hexsideKinds),
    ...kindLine('networks', board.networkKinds),
    ...kindLine('regions', board.regionKinds),
    ...kindLine('features', board.featureKinds),
    '',
    ...board.hexes.map(hex => hexLine(hex, regionWidth, terrainWidth)),
    ...section(board.sides.map(sideLine)),
    ...section(board.routes.map(routeLine)),
    '',
    'end',
    '',
  ]
  return lines.join('\n')
}

const section = (lines: readonly string[]): string[] => (lines.length === 0 ? [] : ['', ...lines])

const kindLine = (directive: string, kinds: readonly string[]): string[] =>
  kinds.length === 0 ? [] : [joined(directive, ...kinds.map(wordOrText))]

function gridLine(spec: GridSpec): string {
  const { lines, along, shifted, short, early, number, absent = [] } = spec
  return joined(
    'grid',
    `lines=${lines.join('-')}`,
    `along=${along.join('-')}`,
    short ? `short=${short.lines}:${short.last}` : '',
    early ? `early=${early.lines}:${early.first}` : '',
    `shifted=${shifted}`,
    number === undefined ? '' : `number=${number}`,
    absent.length === 0 ? '' : `absent=${ranges(spec, absent).join(',')}`,
  )
}

/** Neighbours in the order of the grid are joined: 6101-6110. */
function ranges(spec: GridSpec, absent: readonly string[]): string[] {
  const gone = new Set(absent)
  const numbers = allNumbers(spec)
  const found: string[] = []
  for (let i = 0; i < numbers.length; i++) {
    if (!gone.has(numbers[i])) continue
    const first = i
    while (i + 1 < numbers.length && gone.has(numbers[i + 1])) i++
    found.push(first === i ? numbers[i] : `${numbers[first]}-${numbers[i]}`)
  }
  return found
}

function hexLine(hex: HexDescription, regionWidth: number, terrainWidth: number): string {
  const region = hex.region === null ? '-' : wordOrText(hex.region)
  const features = Object.entries(hex.features).map(([key, value]) => (value === '' ? key : pair(key, value)))
  return joined(
    'hex',
    hex.hex,
    region.padEnd(regionWidth),
    hex.terrain.join('+').padEnd(terrainWidth),
    ...features,
    marks(hex.fromRulebook),
  ).trimEnd()
}

const sideLine = (side: SideDescription): string =>
  joined(
    'side',
    side.between.join('/'),
    side.kinds.join('+'),
    side.name === undefined ? '' : `name=${quoted(side.name)}`,
    marks(side.fromRulebook),
  )

const routeLine = (route: RouteDescription): string =>
  joined(
    'route',
    route.network,
    quoted(route.name),
    ...route.hexes,
    marks(route.isFromRulebook ? ['route'] : []),
  )
