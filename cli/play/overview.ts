// The whole map at a glance, a letter a hex: who stands where.
import { kindsIn } from '../../engine/board/board.ts'
import type { MapScene } from '../../table/scene.ts'
import type { SidePicture } from '../../table/snapshot.ts'
import type { Ink } from '../ink.ts'
import { Canvas, type Style, styleOf } from './canvas.ts'
import type { TextMap } from './text-map.ts'

export function drawOverview(
  map: TextMap,
  scene: MapScene,
  sides: readonly SidePicture[],
  ink: Ink,
): string[] {
  const { grid } = map.board
  const standing = new Map(scene.counters.map(({ hex, side }) => [grid.indexOf(hex), side]))
  const sheets = [...new Set(grid.sheet)]
  const legend = [...sides.map(({ name }, side) => `${letterOf(sides, side)} ${name}`), 'o town', '~ water']
  return [...sheets.flatMap(sheet => drawSheet(map, sheet, standing, sides, ink)), '', legend.join('   ')]
}

/** The first letter of a side's name that no other side has. */
export function letterOf(sides: readonly { readonly name: string }[], side: number): string {
  const taken = sides.slice(0, side).map((_, other) => letterOf(sides, other))
  const letters = [...sides[side].name.toUpperCase()].filter(
    letter => /\p{L}/u.test(letter) && letter !== 'O',
  )
  return letters.find(letter => !taken.includes(letter)) ?? `${side + 1}`
}

function drawSheet(
  map: TextMap,
  sheet: number,
  standing: ReadonlyMap<number, number | null>,
  sides: readonly SidePicture[],
  ink: Ink,
): string[] {
  const { board } = map
  const hexes = Array.from({ length: board.grid.size }, (_, hex) => hex).filter(
    h => board.grid.sheet[h] === sheet,
  )
  // A hex is a letter, whatever its size on the map; rows that stand between share a line.
  const isFlat = board.shape.width < 11
  const column = (hex: number) => (isFlat ? board.x(hex) / 8 : board.x(hex) / 5)
  const row = (hex: number) => Math.floor(board.y(hex) / 4)
  const left = Math.min(...hexes.map(column))
  const top = Math.min(...hexes.map(row))
  const width = Math.max(...hexes.map(column)) - left + 1
  const height = Math.max(...hexes.map(row)) - top + 1
  const canvas = new Canvas(width, height)
  for (const hex of hexes) {
    const [letter, style] = signOf(map, standing, sides, hex)
    canvas.put(column(hex) - left, row(hex) - top, letter, style)
  }
  return ['', ...canvas.lines(ink)]
}

function signOf(
  { ground, towns }: TextMap,
  standing: ReadonlyMap<number, number | null>,
  sides: readonly SidePicture[],
  hex: number,
): readonly [string, Style] {
  const side = standing.get(hex)
  if (side !== undefined && side !== null) return [letterOf(sides, side), styleOf(side)]
  if (towns.has(hex)) return ['o', 'city']
  const { terrainKinds, terrain } = ground.board
  const isSea = kindsIn(terrainKinds, terrain[hex]).some(kind => ground.seas.includes(kind))
  return isSea ? ['~', 'water'] : ['.', 'faint']
}
