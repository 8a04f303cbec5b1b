// The map as text: hexes with their numbers, the top counter, and what lies there.
import { kindsIn } from '../../engine/board/board.ts'
import type { Ground, Place } from '../../table/presentation.ts'
import type { CounterPicture, MapScene } from '../../table/scene.ts'
import type { Ink } from '../ink.ts'
import { Canvas, type Style, styleOf } from './canvas.ts'
import { ROOM, type TextBoard, textBoard } from './text-hexes.ts'

export const MAP_WIDTH = 98
export const MAP_HEIGHT = 27

/** The upper left corner of what is shown, in letters and lines. */
export interface Window {
  readonly sheet: number
  readonly x: number
  readonly y: number
}

/** All that a map in text is drawn from. */
export interface TextMap {
  readonly ground: Ground
  readonly board: TextBoard
  /** [hex] the town there. */
  readonly towns: ReadonlyMap<number, string>
}

export function textMap(ground: Ground, places: readonly Place[]): TextMap {
  const { grid } = ground.board
  return {
    ground,
    board: textBoard(ground),
    towns: new Map(places.map(({ hex, name }) => [grid.indexOf(hex), name])),
  }
}

export function isInside({ board }: TextMap, hex: number, { sheet, x, y }: Window): boolean {
  const { shape } = board
  const [across, down] = [board.x(hex) - x, board.y(hex) - y]
  const fits =
    across >= 0 && across + shape.width <= MAP_WIDTH && down >= 0 && down + shape.height <= MAP_HEIGHT
  return fits && board.grid.sheet[hex] === sheet
}

/** The window with this hex in its middle. */
export function windowAround({ board }: TextMap, hex: number): Window {
  const { width, height } = board.shape
  return {
    sheet: board.grid.sheet[hex],
    x: board.x(hex) - Math.floor((MAP_WIDTH - width) / 2),
    y: board.y(hex) - Math.floor((MAP_HEIGHT - height) / 2),
  }
}

export function drawMap(map: TextMap, scene: MapScene, window: Window, ink: Ink): string[] {
  const canvas = new Canvas(MAP_WIDTH, MAP_HEIGHT)
  const lying = lyingOn(map, scene)
  for (let hex = 0; hex < map.board.grid.size; hex++)
    if (isInside(map, hex, window)) drawHex(canvas, map, lying, hex, window)
  return canvas.lines(ink)
}

/** What lies on the hexes now, by hex. */
interface Lying {
  readonly counters: ReadonlyMap<number, readonly CounterPicture[]>
  readonly markers: ReadonlyMap<number, string>
  readonly lights: ReadonlyMap<number, string>
  /** What stands in place of the ground: points that would be left. */
  readonly notes: ReadonlyMap<number, string>
}

const SIGNS: Readonly<Record<string, string>> = { choose: '>', selected: '*', goal: '*', target: '!' }

function lyingOn({ board: { grid } }: TextMap, scene: MapScene): Lying {
  const at = (hex: string) => grid.indexOf(hex)
  const counters = new Map<number, CounterPicture[]>()
  for (const counter of scene.counters) {
    const hex = at(counter.hex)
    const stack = counters.get(hex)
    if (stack === undefined) counters.set(hex, [counter])
    else stack.push(counter)
  }
  return {
    counters,
    markers: new Map(scene.markers.map(({ hex, kind }) => [at(hex), `(${kind})`])),
    lights: new Map(scene.lights.flatMap(({ hex, look }) => (look in SIGNS ? [[at(hex), SIGNS[look]]] : []))),
    notes: new Map(
      [...(scene.reach?.hexes ?? [])].map(([hex, { left, stops }]) => [
        at(hex),
        `·${left}${stops ? ' end' : ''}`,
      ]),
    ),
  }
}

function drawHex(canvas: Canvas, map: TextMap, lying: Lying, hex: number, window: Window): void {
  const { board } = map
  const x = board.x(hex) - window.x
  const y = board.y(hex) - window.y
  drawSides(canvas, map, hex, x, y)
  const put = (line: number, text: string, style: Style) => {
    const [dx, dy] = board.shape.lines[line]
    canvas.put(x + dx, y + dy, text.slice(0, ROOM), style)
  }
  const light = lying.lights.get(hex)
  put(0, `${board.grid.names[hex]}${light ?? ''}`, light === undefined ? 'faint' : 'strong')
  const stack = lying.counters.get(hex) ?? []
  if (stack.length > 0) put(1, codeOf(stack[0]), styleOf(stack[0].side))
  else put(1, lying.markers.get(hex) ?? '', 'wall')
  const note = lying.notes.get(hex)
  const [ground, style] = groundOf(map, hex)
  put(2, withCount(note ?? ground, stack.length - 1), note === undefined ? style : 'strong')
}

/** The id of a unit, which is what a player types; a long one loses its middle. */
export function codeOf({ unit }: Pick<CounterPicture, 'unit'>): string {
  if (unit === null) return '?'
  const [nation, ...rest] = unit.split('-')
  const short = nation + rest.join('')
  return unit.length <= ROOM
    ? unit
    : short.length <= ROOM
      ? short
      : nation + short.slice(nation.length - ROOM)
}

/** Units under the top one are counted, seen or not. */
const withCount = (text: string, under: number): string =>
  under <= 0 ? text : `${text.slice(0, ROOM - 2 - (under > 9 ? 1 : 0))}+${under}`

function drawSides(canvas: Canvas, { ground, board }: TextMap, hex: number, x: number, y: number): void {
  const { hexsideKinds, hexsides } = ground.board
  for (let direction = 0; direction < 6; direction++) {
    const kinds = kindsIn(hexsideKinds, hexsides[hex * 6 + direction])
    const isRiver = kinds.some(kind => ground.rivers.includes(kind))
    const isShut = kinds.some(kind => ground.walls.includes(kind))
    const mark = isRiver ? '≈' : isShut ? '#' : ''
    const style = isRiver ? 'water' : isShut ? 'wall' : 'faint'
    for (const [dx, dy, glyph] of board.shape.sides[board.sideOf(direction)])
      canvas.put(x + dx, y + dy, mark === '' ? glyph : mark.repeat(glyph.length), style)
  }
}

/** A town hides the ground under it, and so does a fort; of several kinds of terrain the last is the hardest. */
function groundOf({ ground, towns }: TextMap, hex: number): readonly [string, Style] {
  const { board, seas, works } = ground
  const town = towns.get(hex)
  if (town !== undefined) return [town, 'city']
  const work = works.find(feature => board.feature(hex, feature) !== undefined)
  if (work !== undefined) return [`[${work}]`, 'wall']
  const kinds = kindsIn(board.terrainKinds, board.terrain[hex])
  if (kinds.some(kind => seas.includes(kind))) return ['~~~~~~~~', 'water']
  const hardest = kinds.at(-1)
  return [hardest === undefined || hardest === 'clear' ? '' : hardest, 'faint']
}
