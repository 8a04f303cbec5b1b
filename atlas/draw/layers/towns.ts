import type { Board } from '../../../engine/board/board.ts'
import { noise } from '../plane/noise.ts'
import { brief, smoothRing } from '../plane/paths.ts'
import type { Point } from '../plane/points.ts'
import type { FeatureOf, TownStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { circle, filled, group } from '../svg.ts'
import { ink, land } from '../tokens.ts'

export interface Town {
  readonly hex: number
  readonly at: Point
  readonly name: string
  readonly style: TownStyle
}

export const featuresOf =
  (board: Board, hex: number): FeatureOf =>
  key =>
    board.feature(hex, key)

/** Every hex that fits a style, in the order of the grid. */
export function townsOf({ board, geometry, presentation }: Scene): Town[] {
  const towns = geometry.hexes.flatMap(hex => {
    const feature = featuresOf(board, hex)
    const style = presentation.towns.find(each => each.is(feature))
    if (!style) return []
    const given = style.nameFrom.map(feature).find(Boolean) ?? ''
    const name = presentation.spellings[given] ?? given
    return [{ hex, at: geometry.centre(hex), name, style }]
  })
  return namesOnce(board, towns)
}

/** The hexes of one city bear its name once, in the first of them. */
function namesOnce({ grid }: Board, towns: readonly Town[]): Town[] {
  const nameAt = new Map(towns.map(({ hex, name }) => [hex, name]))
  const isLater = ({ hex, name }: Town) =>
    [0, 1, 2, 3, 4, 5].some(d => {
      const other = grid.neighbours[hex * 6 + d]
      return other >= 0 && other < hex && nameAt.get(other) === name
    })
  return towns.map(town => (isLater(town) ? { ...town, name: '' } : town))
}

/** Streets and houses under everything else in a city's hex. */
export const urbanLayer = ({ id }: Scene, towns: readonly Town[]): string =>
  group({ id: id('urban') }, ...towns.map(({ at, style }) => houses(at, style.blocks)))

const RADIUS = { great: 25, small: 18, none: 0 }

export function houses(at: Point, size: TownStyle['blocks']): string {
  if (size === 'none') return ''
  const radius = RADIUS[size]
  return (
    filled(smoothRing(rim(at, radius)), land.city, { stroke: land.cityBlock, 'stroke-width': 0.7 }) +
    filled(blocks(at, radius), land.cityBlock, { opacity: 0.72 })
  )
}

function rim([x, y]: Point, radius: number): Point[] {
  return Array.from({ length: 14 }, (_, k) => {
    const [cos, sin] = [Math.cos((k * Math.PI) / 7), Math.sin((k * Math.PI) / 7)]
    const far = limit([x, y], cos, sin, radius) + 3
    return [x + far * cos, y + far * sin]
  })
}

/** How far the city reaches in a direction. */
const limit = ([x, y]: Point, cos: number, sin: number, radius: number): number =>
  radius * (1 + 0.2 * noise(x + 90 * cos, y + 90 * sin, 40, 93))

/** Rows of houses, turned a little, with gaps; no two cities alike. */
function blocks([x, y]: Point, radius: number): string {
  const angle = noise(x, y, 17, 91) * 0.7
  const [cos, sin] = [Math.cos(angle), Math.sin(angle)]
  const along = (u: number, v: number) => `${brief(u * cos - v * sin)} ${brief(u * sin + v * cos)}`
  let path = ''
  for (let i = -5; i <= 5; i++) {
    for (let j = -6; j <= 6; j++) {
      const u = i * 6.4 + (j % 2 === 0 ? 0 : 1.4)
      const v = j * 5
      const far = Math.hypot(u, v)
      const [outX, outY] = [(u * cos - v * sin) / (far || 1), (u * sin + v * cos) / (far || 1)]
      if (far > limit([x, y], outX, outY, radius) - 1 + 2 * noise(x + u * 3, y + v * 3, 22, 95)) continue
      if (noise(x + i * 31, y + j * 17, 5, 97) > 0.62) continue
      const [left, top] = [u - 2.5, v - 1.8]
      const start = [x + left * cos - top * sin, y + left * sin + top * cos]
      path += `M${brief(start[0])} ${brief(start[1])}l${along(5, 0)} ${along(0, 3.6)} ${along(-5, 0)}z`
    }
  }
  return path
}

export const townLayer = ({ id }: Scene, towns: readonly Town[]): string =>
  group({ id: id('towns') }, ...towns.map(({ at, style }) => townMark(at, style.mark)))

export function townMark(at: Point, mark: TownStyle['mark']): string {
  const ring = (radius: number) => circle(at, radius, ink.halo, { stroke: ink.letters, 'stroke-width': 2 })
  if (mark === 'none') return ''
  if (mark === 'dot') return circle(at, 4.6, ink.letters, { stroke: ink.halo, 'stroke-width': 1.6 })
  if (mark === 'star') return ring(9.5) + filled(star(at, 6.6), ink.letters)
  return mark === 'great' ? ring(8) + circle(at, 3.4, ink.letters) : ring(6.6) + circle(at, 2.1, ink.letters)
}

export function star([x, y]: Point, radius: number): string {
  const points = Array.from({ length: 10 }, (_, k) => {
    const far = k % 2 === 0 ? radius : radius * 0.42
    const angle = -Math.PI / 2 + (k * Math.PI) / 5
    return `${brief(x + far * Math.cos(angle))} ${brief(y + far * Math.sin(angle))}`
  })
  return `M${points.join('L')}z`
}

/** How much room the mark needs, from its middle. */
export const markRadius = ({ style }: Town): number =>
  style.mark === 'dot' ? 6 : style.blocks === 'great' ? 20 : style.blocks === 'small' ? 14 : 9
