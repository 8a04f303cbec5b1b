import { type Board, kindsIn } from '../../engine/board/board.ts'
import { LINE_DISTANCE, type SheetPoint } from '../globe/georeference.ts'
import { centreOf, cornerKey, cornerPoint } from '../hexes/plane.ts'

// A plain map: every fact of the board visible, nothing beautified.

const SIZE = 40
const TERRAIN: Readonly<Record<string, string>> = {
  clear: '#f4eed8',
  woods: '#a9cf9b',
  forest: '#a9cf9b',
  broken: '#e3cf9e',
  rough: '#c9a76b',
  hills: '#e3cf9e',
  'forest+hills': '#b5bf85',
  mountain: '#9a7145',
  swamp: '#a8d8cf',
  lake: '#9fc4e0',
  sea: '#bcd9ea',
}
const SIDES: Readonly<Record<string, string>> = {
  river: 'stroke="#1f5fa8" stroke-width="4"',
  'big-river': 'stroke="#123f80" stroke-width="7"',
  stream: 'stroke="#5f9fd8" stroke-width="2.5"',
  bridge: 'stroke="#7a4a1a" stroke-width="4" stroke-dasharray="3 3"',
  'city-river': 'stroke="#1f5fa8" stroke-width="2" stroke-dasharray="4 4"',
  demarcation: 'stroke="#e02020" stroke-width="2"',
  sea: 'stroke="#19b5e0" stroke-width="6"',
  lake: 'stroke="#5fb0c9" stroke-width="6"',
  blocked: 'stroke="#333" stroke-width="5"',
  straits: 'stroke="#d03090" stroke-width="6"',
}
const NETWORKS: Readonly<Record<string, string>> = {
  motorway: 'stroke="#d05000" stroke-width="4"',
  main: 'stroke="#b00000" stroke-width="2"',
  secondary: 'stroke="#705030" stroke-width="1.2"',
}
const PLAIN_NETWORK = 'stroke="#222" stroke-width="1.6" stroke-dasharray="5 2"'
const PLAIN_SIDE = 'stroke="#808"'
const PLAIN_FORT = '#606'
const FORTS: Readonly<Record<string, string>> = {
  czech: '#b06000',
  'czech-heavy': '#7a2000',
  belgian: '#c8a000',
  'west-wall': '#444',
  maginot: '#2040c0',
}

const onSheet = ([u, v]: SheetPoint): readonly [number, number] => [u * SIZE, v * SIZE]
const written = (point: SheetPoint): string =>
  onSheet(point)
    .map(value => value.toFixed(1))
    .join(',')

/** The whole board, or the rectangle between two hex numbers: `1001-2820`; turned, its lines run from right to left. */
export function plainMap(board: Board, part?: string, turned = false): string {
  const { grid } = board
  const hexes = Array.from({ length: grid.size }, (_, hex) => hex)
  const [first, last] = (part ?? `${grid.names[0]}-${grid.names.at(-1)}`).split('-').map(grid.indexOf)
  const [left, top] = onSheet([(grid.line[first] - 1) * LINE_DISTANCE, grid.along[first] - 1])
  const [right, bottom] = onSheet([(grid.line[last] + 1) * LINE_DISTANCE, grid.along[last] + 1.5])
  const [x, y, width, height] = turned
    ? [-bottom, left, bottom - top, right - left]
    : [left, top, right - left, bottom - top]
  const box = `viewBox="${x} ${y} ${width} ${height}" width="${width}" height="${height}"`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" ${box} font-family="sans-serif" text-anchor="middle">`,
    `<rect x="${x}" y="${y}" width="100%" height="100%" fill="#fff"/>`,
    turned ? '<g transform="rotate(90)">' : '<g>',
    ...hexes.map(hex => ground(board, hex)),
    ...hexes.flatMap(hex => sides(board, hex)),
    ...hexes.flatMap(hex => rails(board, hex)),
    ...hexes.flatMap(hex => signs(board, hex, turned)),
    '</g>',
    '</svg>',
  ].join('\n')
}

function ground(board: Board, hex: number): string {
  const corners = [0, 1, 2, 3, 4, 5].map(corner => written(cornerPoint(cornerKey(board.grid, hex, corner))))
  const kinds = kindsIn(board.terrainKinds, board.terrain[hex])
  const [kind] = kinds
  const isOutOfPlay = board.region[hex] < 0 && kind !== 'sea' && kind !== 'lake'
  const fill = isOutOfPlay ? '#ddd' : (TERRAIN[kinds.join('+')] ?? TERRAIN[kind])
  return `<polygon points="${corners.join(' ')}" fill="${fill}" stroke="#0002" stroke-width="0.6"/>`
}

function sides(board: Board, hex: number): string[] {
  const { grid } = board
  const drawn: string[] = []
  for (let d = 0; d < 3; d++) {
    const beyond = grid.neighbours[hex * 6 + d]
    if (beyond < 0) continue
    const path = `M${written(cornerPoint(cornerKey(grid, hex, d)))} L${written(cornerPoint(cornerKey(grid, hex, d + 1)))}`
    const isFrontier =
      board.region[hex] !== board.region[beyond] && board.region[hex] >= 0 && board.region[beyond] >= 0
    if (isFrontier) drawn.push(`<path d="${path}" stroke="#c2185b" stroke-width="7" stroke-opacity=".45"/>`)
    for (const kind of kindsIn(board.hexsideKinds, board.hexsides[hex * 6 + d])) {
      drawn.push(`<path d="${path}" ${SIDES[kind] ?? PLAIN_SIDE} stroke-linecap="round"/>`)
    }
  }
  return drawn
}

function rails(board: Board, hex: number): string[] {
  const drawn: string[] = []
  for (let d = 0; d < 3; d++) {
    if (board.networks[hex * 6 + d] === 0) continue
    const beyond = board.grid.neighbours[hex * 6 + d]
    const path = `M${written(centreOf(board.grid, hex))} L${written(centreOf(board.grid, beyond))}`
    const [first] = kindsIn(board.networkKinds, board.networks[hex * 6 + d])
    drawn.push(`<path d="${path}" ${NETWORKS[first] ?? PLAIN_NETWORK}/>`)
  }
  return drawn
}

function signs(board: Board, hex: number, turned: boolean): string[] {
  const [x, y] = onSheet(centreOf(board.grid, hex))
  const upright = turned ? `transform="rotate(-90 ${x} ${y})"` : ''
  const drawn = [
    `<text x="${x}" y="${y - 12}" ${upright} font-size="6.5" fill="#0007">${board.grid.names[hex]}</text>`,
  ]
  const fort = board.feature(hex, 'fort')
  if (fort)
    drawn.push(
      `<circle cx="${x}" cy="${y}" r="13" fill="none" stroke="${FORTS[fort] ?? PLAIN_FORT}" stroke-width="3.5"/>`,
    )
  if (board.feature(hex, 'rail-edge') !== undefined)
    drawn.push(`<circle cx="${x}" cy="${y}" r="6" fill="#c00"/>`)
  const city = board.feature(hex, 'city')
  const dot = board.feature(hex, 'blackdot') ?? board.feature(hex, 'fortress') ?? board.feature(hex, 'town')
  if (city) drawn.push(`<rect x="${x - 5}" y="${y - 5}" width="10" height="10" fill="#b03030"/>`)
  if (dot) drawn.push(`<circle cx="${x}" cy="${y}" r="3" fill="#111"/>`)
  const label = [city ?? dot, board.feature(hex, 'vp')].filter(Boolean).join(' ')
  if (label)
    drawn.push(`<text x="${x}" y="${y + 14}" ${upright} font-size="8" font-weight="bold">${label}</text>`)
  return drawn
}
