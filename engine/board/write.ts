import { joined, marks, pair, quoted, wordOrText } from '../files/quote.ts'
import { allNumbers, type GridSpec } from '../hex/numbering.ts'
import type { BoardDescription, HexDescription, RouteDescription, SideDescription } from './description.ts'
import { BOARD_FILE } from './parse.ts'

/**
 * The text form of a board: a description always gives the same text, in whatever order its parts come.
 * One line a hex, in columns whose widths depend on the declared kinds only, so that a change of one hex is a
 * change of one line.
 */
export function writeBoard(board: BoardDescription): string {
  const rank = ranker(board.grids.flatMap(allNumbers))
  const hexes = board.hexes.toSorted((a, b) => rank(a.hex) - rank(b.hex))
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
    ...hexes.map(hex => hexLine(hex, board)),
    ...section(sortedSides(board, rank).map(sideLine)),
    ...section(board.routes.map(routeLine)),
    '',
    'end',
    '',
  ]
  return lines.join('\n')
}

type Rank = (name: string) => number

/** The place of a name in a list; strangers come last. */
function ranker(names: readonly string[]): Rank {
  const ranks = new Map(names.map((name, i) => [name, i]))
  return name => ranks.get(name) ?? names.length
}

function inOrder(names: readonly string[], kinds: readonly string[]): string[] {
  const rank = ranker(kinds)
  return names.toSorted((a, b) => rank(a) - rank(b))
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

function hexLine(hex: HexDescription, { regionKinds, terrainKinds, featureKinds }: BoardDescription): string {
  const region = hex.region === null ? '-' : wordOrText(hex.region)
  const terrain = inOrder(hex.terrain, terrainKinds).join('+')
  const features = inOrder(Object.keys(hex.features), featureKinds)
  return joined(
    'hex',
    hex.hex,
    region.padEnd(widest(regionKinds.map(wordOrText))),
    terrain.padEnd(widest(terrainKinds)),
    ...features.map(key => featureText(key, hex.features[key])),
    marks(inOrder(hex.fromRulebook, ['region', 'terrain', ...featureKinds])),
  ).trimEnd()
}

const widest = (words: readonly string[]): number => Math.max(1, ...words.map(word => word.length))

/** Names of places are quoted, words of the format (`fort=maginot`, `vp=5`) are not. */
function featureText(key: string, value: string): string {
  if (value === '') return key
  return /^[a-z0-9]/.test(value) ? pair(key, value) : `${key}=${quoted(value)}`
}

/** Each from the hex that comes first in the grid, in the order of the grid. */
function sortedSides({ sides, hexsideKinds }: BoardDescription, rank: Rank): SideDescription[] {
  const turned = sides.map(side => {
    const [a, b] = side.between
    return {
      ...side,
      between: rank(a) <= rank(b) ? ([a, b] as const) : ([b, a] as const),
      kinds: inOrder(side.kinds, hexsideKinds),
      fromRulebook: inOrder(side.fromRulebook, [...hexsideKinds, 'name']),
    }
  })
  return turned.sort(
    (x, y) => rank(x.between[0]) - rank(y.between[0]) || rank(x.between[1]) - rank(y.between[1]),
  )
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
