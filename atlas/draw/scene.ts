import { type Board, kindsIn } from '../../engine/board/board.ts'
import { type Ground, type MapArt, type Shore, shoreOf } from './art.ts'
import { type HexGeometry, hexGeometry } from './hexes.ts'
import type { Point } from './plane/points.ts'
import type { Presentation, Spot } from './presentation.ts'

/** What every layer of a map looks at. */
export interface Scene {
  readonly board: Board
  readonly presentation: Presentation
  readonly art: MapArt
  readonly geometry: HexGeometry
  readonly shore: Shore
  /** Whether the drawing has a picture of the hill shading. */
  readonly hasShading: boolean
  /** The grounds that a hex is drawn with. */
  readonly grounds: readonly ReadonlySet<Ground>[]
  /** Neither sea nor lake. */
  isDry(hex: number): boolean
  /** Land that takes no part in the game, or that nobody may enter. */
  isOutOfPlay(hex: number): boolean
  /** Names inside the drawing, so that several maps can live on one page. */
  id(name: string): string
  link(name: string): string
}

export interface SceneOptions {
  readonly prefix?: string
  readonly hasShading?: boolean
}

export function sceneOf(
  board: Board,
  presentation: Presentation,
  art: MapArt,
  { prefix = 'map', hasShading = false }: SceneOptions = {},
): Scene {
  const geometry = hexGeometry(board.grid, presentation.turn, presentation.sheet)
  const grounds = groundsOf(board, presentation)
  const isDry = (hex: number) => !grounds[hex].has('sea') && !grounds[hex].has('lake')
  const closed = new Set((presentation.outOfPlay ?? []).map(region => board.regionKinds.indexOf(region)))
  const hasRegions = board.regionKinds.length > 0
  return {
    board,
    presentation,
    art,
    geometry,
    shore: shoreOf(art),
    hasShading,
    grounds,
    isDry,
    isOutOfPlay: hex => closed.has(board.region[hex]) || (hasRegions && board.region[hex] < 0 && isDry(hex)),
    id: name => `${prefix}-${name}`,
    link: name => `url(#${prefix}-${name})`,
  }
}

export function groundsOf(board: Board, { terrain }: Presentation): ReadonlySet<Ground>[] {
  return Array.from(board.terrain, bits => {
    const kinds = kindsIn(board.terrainKinds, bits)
    return new Set(kinds.map(kind => terrain[kind]?.ground ?? 'clear'))
  })
}

export function spotOf({ geometry }: Pick<Scene, 'geometry'>, { hex, dx = 0, dy = 0 }: Spot): Point {
  const index = geometry.grid.indexOf(hex)
  if (index < 0) throw new RangeError(`there is no hex ${hex} to put something at`)
  const [x, y] = geometry.centre(index)
  return [x + dx, y + dy]
}
