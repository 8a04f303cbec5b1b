import type { Board } from '../../engine/board/board.ts'
import { smoothRing } from './plane/paths.ts'
import { type Box, type Line, middle, type Point } from './plane/points.ts'
import { cellAt, fillRings, type Raster, rasterOver } from './plane/scanline.ts'

// What the art builder (atlas/art/) computes from geography once, and every drawing of the map uses.

/** How ground can look. A board's own kinds of terrain are given to these in its presentation. */
export type Ground = 'clear' | 'woods' | 'broken' | 'rough' | 'mountain' | 'swamp' | 'lake' | 'sea'

export type PatchName =
  | 'woods'
  | 'swamp'
  | 'broken'
  | 'rough'
  | 'mountain'
  | 'brokenTexture'
  | 'roughTexture'
  /** Peaks, where no hill shading shows the mountains. */
  | 'mountainTexture'

export interface MapArt {
  /** The ground that it was made for; see `groundMark`. */
  readonly ground: string
  /** The picture inside the frame. */
  readonly box: Box
  /** Closed paths; holes run the other way. */
  readonly coast: string
  readonly lakes: string
  /** Water farther from land than each step of `water.steps` and `water.shoreLines`; piecewise. */
  readonly depths: readonly string[]
  readonly shoreLines: readonly string[]
  /** One path for each level at which the patch is drawn; piecewise. */
  readonly patches: Readonly<Partial<Record<PatchName, readonly string[]>>>
  /** Height of the lowest ground in each hex of the sheet, in tens of metres: says which way water runs. */
  readonly lowest: string
  /** Where the picture of the hill shading goes. */
  readonly shading: {
    readonly left: number
    readonly top: number
    readonly width: number
    readonly height: number
  }
}

/** Changes when a hex changes its terrain: art with another mark belongs to another version of the board. */
export function groundMark(board: Board): string {
  let mixed = board.grid.size
  for (const bits of board.terrain) mixed = (Math.imul(mixed, 31) + bits) | 0
  return (mixed >>> 0).toString(16)
}

const NUMBER = /-?(?:\d+\.?\d*|\.\d+)/g

/** The control points of rings that `smoothRing` wrote. */
export function ringsOf(path: string): Line[] {
  return path
    .replaceAll(BETWEEN, '')
    .split('z')
    .filter(part => part !== '')
    .map(part => {
      const [startX, startY, controlX, controlY, toX, toY, ...steps] = part.match(NUMBER)!.map(Number)
      let control: Point = [startX + controlX, startY + controlY]
      let at: Point = [startX + toX, startY + toY]
      const ring = [control]
      for (let i = 0; i + 1 < steps.length; i += 2) {
        control = [2 * at[0] - control[0], 2 * at[1] - control[1]]
        ring.push(control)
        at = [at[0] + steps[i], at[1] + steps[i + 1]]
      }
      return ring
    })
}

const BETWEEN = '|'

/** Several shapes in one string, each with its holes. */
export const piecewise = (shapes: readonly (readonly Line[])[]): string =>
  shapes.map(rings => rings.map(ring => smoothRing(ring, 1)).join('')).join(BETWEEN)

export const piecesOf = (paths: string): string[] => (paths === '' ? [] : paths.split(BETWEEN))

/** The line that a smoothed ring is drawn as, near enough: through the middles of its sides. */
const curved = (path: string): Line[] =>
  ringsOf(path).map(ring => ring.map((point, i) => middle(point, ring[(i + 1) % ring.length])))

export interface Shore {
  /** Rings of land; holes run the other way. */
  readonly coast: readonly Line[]
  /** Neither sea nor lake; beyond the picture everything is land. */
  isLand(point: Point): boolean
  isSea(point: Point): boolean
}

const CELL = 2
const [SEA, LAND, LAKE] = [0, 1, 2]

export function shoreOf(art: MapArt): Shore {
  const raster: Raster = rasterOver(art.box, CELL)
  const cells = new Uint8Array(raster.width * raster.height)
  const coast = curved(art.coast)
  fillRings(cells, raster, coast, LAND)
  for (const ring of curved(art.lakes)) fillRings(cells, raster, [ring], LAKE)
  const at = (point: Point) => {
    const cell = cellAt(raster, point)
    return cell < 0 ? LAND : cells[cell]
  }
  return { coast, isLand: point => at(point) === LAND, isSea: point => at(point) === SEA }
}
