import { type Box, type Line, boxAround, overlap } from '../plane/points.ts'
import { resample } from '../plane/curves.ts'

/** Something that a name should not lie on. */
export interface Obstacle {
  readonly box: Box
  /** The cost of 40 square units of overlap. */
  readonly weight: number
  /** The town that it belongs to: its own name does not mind. */
  readonly hex?: number
}

const CELL = 120
const KEY = 1 << 12

/** Obstacles found by where they are. */
export class ObstacleIndex {
  readonly #cells = new Map<number, Obstacle[]>()

  add(...obstacles: readonly Obstacle[]): void {
    for (const obstacle of obstacles) {
      for (const cell of cellsOf(obstacle.box)) {
        const list = this.#cells.get(cell)
        if (list) list.push(obstacle)
        else this.#cells.set(cell, [obstacle])
      }
    }
  }

  /** What a box would cost here: overlapped area by weight. Obstacles of `hex` are not counted. */
  cost(box: Box, hex = -1): number {
    let cost = 0
    for (const { obstacle, area } of this.#under(box)) {
      if (obstacle.hex === undefined || obstacle.hex !== hex) cost += (area / 40) * obstacle.weight
    }
    return cost
  }

  *#under(box: Box): Iterable<{ obstacle: Obstacle; area: number }> {
    const seen = new Set<Obstacle>()
    for (const cell of cellsOf(box)) {
      for (const obstacle of this.#cells.get(cell) ?? []) {
        if (seen.has(obstacle)) continue
        seen.add(obstacle)
        const area = overlap(box, obstacle.box)
        if (area > 0) yield { obstacle, area }
      }
    }
  }
}

function cellsOf({ left, top, right, bottom }: Box): number[] {
  const cells: number[] = []
  for (let column = Math.floor(left / CELL); column <= right / CELL; column++) {
    for (let row = Math.floor(top / CELL); row <= bottom / CELL; row++) cells.push((column + 64) * KEY + row + 64)
  }
  return cells
}

/** Small boxes along a line. */
export const alongLine = (line: Line, weight: number, spacing = 12, half = 4): Obstacle[] =>
  resample(line, spacing).map(point => ({ box: boxAround(point, half), weight }))
