import type { Board } from '../../engine/board/board.ts'
import { type Box, type Line, middle, type Point } from './plane/points.ts'
import { cellAt, fillRings, type Raster, rasterOver } from './plane/scanline.ts'

// What the art builder (atlas/art/) computes from geography once, and every drawing of the map uses.

/** How ground can look. A board's own kinds of terrain are given to these in its presentation. */
export type Ground = 'clear' | 'woods' | 'broken' | 'rough' | 'mountain' | 'swamp' | 'lake' | 'sea'

export type PatchName = 'woods' | 'swamp' | 'broken' | 'rough' | 'mountain' | 'brokenTexture' | 'roughTexture'

export interface MapArt {
  /** The ground that it was made for; see `groundMark`. */
  readonly ground: string
  /** The picture inside the frame. */
  readonly box: Box
  /** Closed paths; holes run the other way. */
  readonly coast: string
  readonly lakes: string
  /** Water farther from land than each step of `water.steps` and `water.shoreLines`. */
  readonly depths: readonly string[]
  readonly shoreLines: readonly string[]
  /** One path for each level at which the patch is drawn. */
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

/** Whether a point of the picture is land. */
export type LandTest = (point: Point) => boolean

const CELL = 4

export function landTest(art: MapArt): LandTest {
  const raster: Raster = rasterOver(art.box, CELL)
  const cells = new Uint8Array(raster.width * raster.height)
  const curved = (path: string) =>
    ringsOf(path).map(ring => ring.map((point, i) => middle(point, ring[(i + 1) % ring.length])))
  fillRings(cells, raster, curved(art.coast), 1)
  fillRings(cells, raster, curved(art.lakes), 0)
  return point => {
    const cell = cellAt(raster, point)
    return cell < 0 || cells[cell] === 1
  }
}
