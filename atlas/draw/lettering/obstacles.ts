import { resample } from '../plane/curves.ts'
import { type Box, boxAround, type Line, overlap } from '../plane/points.ts'

/** Something that a name should not lie on. */
export interface Obstacle {
  readonly box: Box
  /** The cost of 40 square units of overlap. */
  readonly weight: number
  /** The town that it belongs to: its own name does not mind. */
  readonly hex?: number
}

const CELL = 60
const SHIFT = 64
const KEY = 1 << 12
const keyOf = (column: number, row: number): number => (column + SHIFT) * KEY + row + SHIFT
const cellOf = (value: number): number => Math.floor(value / CELL)

/** Obstacles found by where they are. */
export class ObstacleIndex {
  readonly #cells = new Map<number, Obstacle[]>()

  add(...obstacles: readonly Obstacle[]): void {
    for (const obstacle of obstacles) {
      const { left, top, right, bottom } = obstacle.box
      for (let column = cellOf(left); column <= cellOf(right); column++) {
        for (let row = cellOf(top); row <= cellOf(bottom); row++) {
          const list = this.#cells.get(keyOf(column, row))
          if (list) list.push(obstacle)
          else this.#cells.set(keyOf(column, row), [obstacle])
        }
      }
    }
  }

  /** What a box would cost here: overlapped area by weight. Obstacles of `hex` are not counted. */
  cost(box: Box, hex = -1): number {
    let cost = 0
    for (let column = cellOf(box.left); column <= cellOf(box.right); column++) {
      for (let row = cellOf(box.top); row <= cellOf(box.bottom); row++) {
        for (const obstacle of this.#cells.get(keyOf(column, row)) ?? NONE) {
          if (obstacle.hex === hex || !isCountedIn(column, row, box, obstacle.box)) continue
          cost += (overlap(box, obstacle.box) / 40) * obstacle.weight
        }
      }
    }
    return cost
  }
}

const NONE: readonly Obstacle[] = []

/** An overlap that spreads over several cells counts in the cell of its upper left corner only. */
function isCountedIn(column: number, row: number, a: Box, b: Box): boolean {
  return cellOf(Math.max(a.left, b.left)) === column && cellOf(Math.max(a.top, b.top)) === row
}

/** Small boxes along a line. */
export const alongLine = (line: Line, weight: number, spacing = 12, half = 4): Obstacle[] =>
  resample(line, spacing).map(point => ({ box: boxAround(point, half), weight }))
