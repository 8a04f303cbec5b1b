// The map as text: hexes with their numbers, the top counter, and what lies there.
//
//    ____
//   /2413\
//  /GeM16 \     top counter
//  \Berli*/     city (* counts for victory), fort or terrain; +2 units below the top one
//   \____/      ≈ river, # closed
import { HEX, hasFlag } from '../../games/war-comes-early/state.ts'
import { cityOf, codeOf, terrainOf } from '../../games/war-comes-early/words/names.ts'
import type { Seen } from '../../games/war-comes-early/words/seen.ts'
import {
  FORT,
  fort,
  grid,
  HEXES,
  isCity,
  isRail,
  isWater,
  openSide,
  riverSide,
  unitNation,
  victoryValue,
} from '../../games/war-comes-early/world.ts'
import type { Ink } from '../ink.ts'
import { Canvas, type Style } from './canvas.ts'

export const MAP_COLUMNS = 16
export const MAP_ROWS = 6
const PITCH = 6
const HEIGHT = 4

/** The north-west corner of what is shown. */
export interface Window {
  readonly column: number
  readonly row: number
}

const LAST_COLUMN = 61
const LAST_ROW = 34

export function windowAround(hex: number): Window {
  const from = (centre: number, size: number, last: number) =>
    Math.max(1, Math.min(centre - size / 2 + 1, last - size + 1))
  return {
    column: from(grid.line[hex], MAP_COLUMNS, LAST_COLUMN),
    row: from(grid.along[hex], MAP_ROWS, LAST_ROW),
  }
}

export function isInside(hex: number, { column, row }: Window): boolean {
  const across = grid.line[hex] - column
  const down = grid.along[hex] - row
  return across >= 0 && across < MAP_COLUMNS && down >= 0 && down < MAP_ROWS
}

/** Words that replace what stands in the third line of some hexes, such as movement points left. */
export type Notes = ReadonlyMap<number, string>

export function drawMap(seen: Seen, window: Window, ink: Ink, notes: Notes = new Map()): string[] {
  const canvas = new Canvas(MAP_COLUMNS * PITCH + 2, MAP_ROWS * HEIGHT + 3)
  for (let hex = 0; hex < HEXES; hex++) {
    if (isInside(hex, window)) drawHex(canvas, seen, window, hex, notes.get(hex))
  }
  return canvas.lines(ink)
}

function drawHex(canvas: Canvas, seen: Seen, window: Window, hex: number, note: string | undefined): void {
  const x = (grid.line[hex] - window.column) * PITCH
  const y = (grid.halves[hex] - 2 * window.row) * (HEIGHT / 2)
  drawSides(canvas, hex, x, y)
  const number = isRail[hex] ? 'rail' : isWater[hex] ? 'water' : 'faint'
  canvas.put(x + 2, y + 1, grid.names[hex], number)
  const top = seen.g.top[hex]
  if (top >= 0) canvas.put(x + 1, y + 2, codeOf(top).padEnd(6), sideStyle(seen, top))
  else if (note === undefined) canvas.put(x + 1, y + 2, extraOf(seen, hex), 'wall')
  const [text, style] = groundOf(seen, hex)
  canvas.put(x + 1, y + 3, ground(note ?? text, below(seen, hex)), note === undefined ? style : 'strong')
}

const sideStyle = (seen: Seen, unit: number): Style =>
  seen.g.terms.sideOf[unitNation[unit]] === 0 ? 'side0' : 'side1'

//         direction: [x, y, glyph] twice
const SIDES: readonly (readonly (readonly [number, number, string])[])[] = [
  [[2, 0, '____']],
  [
    [6, 1, '\\'],
    [7, 2, '\\'],
  ],
  [
    [7, 3, '/'],
    [6, 4, '/'],
  ],
  [[2, 4, '____']],
  [
    [0, 3, '\\'],
    [1, 4, '\\'],
  ],
  [
    [1, 1, '/'],
    [0, 2, '/'],
  ],
]

function drawSides(canvas: Canvas, hex: number, x: number, y: number): void {
  SIDES.forEach((parts, direction) => {
    const slot = hex * 6 + direction
    const next = grid.neighbours[slot]
    const isShut = next >= 0 && !isWater[hex] && !isWater[next] && !openSide[slot]
    const mark = riverSide[slot] ? '≈' : isShut ? '#' : ''
    const style = riverSide[slot] ? 'water' : isShut ? 'wall' : 'faint'
    for (const [dx, dy, glyph] of parts) {
      canvas.put(x + dx, y + dy, mark === '' ? glyph : mark.repeat(glyph.length), style)
    }
  })
}

/** Units under the top one, seen or not. */
function below({ g, hiddenIn }: Seen, hex: number): number {
  let units = hiddenIn(hex)
  if (g.top[hex] >= 0) for (let unit = g.below[g.top[hex]]; unit >= 0; unit = g.below[unit]) units += 1
  return units
}

const ground = (text: string, under: number): string =>
  under === 0 ? text.slice(0, 6) : `${text.slice(0, 4).padEnd(4)}+${under}`

// A city hides all other terrain (11.3e), a fort the natural one in battle (11.3f).
function groundOf(seen: Seen, hex: number): readonly [string, Style] {
  const city = cityOf(hex)
  if (city !== undefined) {
    return victoryValue[hex] > 0 ? [`${city.slice(0, 5)}*`, 'city'] : [city, 'city']
  }
  const built = fortWord(seen, hex)
  if (built !== '') return [built, 'wall']
  if (isWater[hex]) return ['~~~~~~', 'water']
  return [terrainWord(hex), 'faint']
}

const TERRAIN_WORDS = [
  ['mountain', 'mtns'],
  ['swamp', 'swamp'],
  ['rough', 'rough'],
  ['broken', 'broken'],
  ['woods', 'woods'],
] as const

/** The hardest of the kinds of terrain in a hex. */
function terrainWord(hex: number): string {
  const kinds = terrainOf(hex)
  return TERRAIN_WORDS.find(([kind]) => kinds.includes(kind))?.[1] ?? ''
}

const FORT_WORDS: Readonly<Record<number, string>> = {
  [FORT.czech]: '[fort]',
  [FORT.czechHeavy]: '[FORT]',
  [FORT.belgian]: '[FORT]',
  [FORT.westWall]: '[wall]',
  [FORT.maginot]: '[magi]',
}

const fortWord = ({ g }: Seen, hex: number): string =>
  fort[hex] === FORT.none || hasFlag(g.hexFlags, hex, HEX.breached) ? '' : FORT_WORDS[fort[hex]]

/** What the second line of an empty hex has room for. */
function extraOf(seen: Seen, hex: number): string {
  if (hasFlag(seen.g.hexFlags, hex, HEX.airMarker)) return '(air)'
  if (seen.g.railheads.includes(hex)) return '(head)'
  return isCity[hex] ? fortWord(seen, hex) : ''
}
