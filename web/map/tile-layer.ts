// Keeps the <img> elements of the tiles that are in sight. A tile is put into the page when it is decoded, so nothing
// flickers; a coarser level stays until the finer one is complete.
import type { Box } from '../../atlas/draw/plane/points.ts'
import type { MapBoard } from './board.ts'
import {
  isIn,
  isSameRange,
  type Layer,
  levelFor,
  placeOf,
  type TileRange,
  tileFile,
  tilesIn,
} from './tiles.ts'

interface Tile {
  readonly element: HTMLImageElement
  readonly level: number
  readonly column: number
  readonly row: number
  isReady: boolean
}

const KEPT_AROUND = 3

export class TileLayer {
  private readonly board: MapBoard
  private readonly holder: HTMLElement
  private readonly layer: Layer
  private readonly tiles = new Map<string, Tile>()
  private range: TileRange | null = null

  constructor(board: MapBoard, holder: HTMLElement, layer: Layer) {
    this.board = board
    this.holder = holder
    this.layer = layer
    holder.replaceChildren()
    const { levels } = board.entry
    for (let row = 0; row < levels[0].rows; row++) {
      for (let column = 0; column < levels[0].columns; column++) this.add(0, column, row)
    }
  }

  /** `part` is what is seen, `pixelsPerUnit` how sharply. */
  look(part: Box, pixelsPerUnit: number): void {
    const { entry } = this.board
    const level = levelFor(entry.levels, pixelsPerUnit)
    const range = tilesIn(entry, level, part, 1)
    if (isSameRange(this.range, range)) return
    this.range = range
    if (level > 0) {
      for (let row = range.top; row <= range.bottom; row++) {
        for (let column = range.left; column <= range.right; column++) this.add(level, column, row)
      }
    }
    this.prune()
  }

  private add(level: number, column: number, row: number): void {
    const file = tileFile(this.layer, this.board.entry.levels[level].scale, column, row)
    if (this.tiles.has(file)) return
    const element = new Image()
    const tile: Tile = { element, level, column, row, isReady: false }
    this.tiles.set(file, tile)
    const { left, top, width, height } = placeOf(this.board.entry, level, column, row)
    element.alt = ''
    element.draggable = false
    element.className = `map-tile level-${level}`
    element.style.cssText = `left:${percent(left)};top:${percent(top)};width:${percent(width)};height:${percent(height)};z-index:${level}`
    element.src = this.board.base + file
    element.decode().then(
      () => this.enter(file, tile),
      () => this.tiles.delete(file),
    )
  }

  private enter(file: string, tile: Tile): void {
    if (this.tiles.get(file) !== tile) return
    tile.isReady = true
    this.holder.append(tile.element)
    this.prune()
  }

  /** Level 0 always stays. Others go when they are far away, or when the level in use covers the view. */
  private prune(): void {
    const { range } = this
    if (!range) return
    let isComplete = true
    for (const { level, column, row, isReady } of this.tiles.values()) {
      if (level === range.level && !isReady && isIn(range, column, row)) isComplete = false
    }
    const near = {
      ...range,
      left: range.left - KEPT_AROUND,
      top: range.top - KEPT_AROUND,
      right: range.right + KEPT_AROUND,
      bottom: range.bottom + KEPT_AROUND,
    }
    for (const [file, { element, level, column, row }] of this.tiles) {
      if (level === 0) continue
      const isNeeded = level === range.level ? isIn(near, column, row) : !isComplete
      if (isNeeded) continue
      element.remove()
      this.tiles.delete(file)
    }
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(5)}%`
