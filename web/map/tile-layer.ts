// Keeps the <img> elements of the tiles that are in sight. A tile is put into the page when it is decoded, so nothing
// flickers; tiles of another size stay until those in use are complete.
import type { Box } from '../../atlas/draw/plane/points.ts'
import type { Arrivals } from './arrivals.ts'
import type { BoardEntry, TileLevel } from './board-entry.ts'
import { shifted } from './layout.ts'
import type { MapSheet } from './sheet.ts'
import {
  grownBy,
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
  /** Tells its level: sharper pictures may come in between, and then the levels are counted anew. */
  readonly scale: number
  readonly column: number
  readonly row: number
  isReady: boolean
}

/** Tiles around the view that are asked for, and that are kept. */
const ASKED_AROUND = 1
const KEPT_AROUND = 3

export class TileLayer {
  private readonly sheet: MapSheet
  private levels: readonly TileLevel[]
  private readonly holder: HTMLElement
  private readonly layer: Layer
  private readonly tiles = new Map<string, Tile>()
  private readonly arrivals: Arrivals
  /** What is seen, and what is kept at hand around it. */
  private shown: TileRange | null = null
  private range: TileRange | null = null
  private arrived: Tile[] = []

  constructor(sheet: MapSheet, holder: HTMLElement, layer: Layer, arrivals: Arrivals) {
    this.sheet = sheet
    this.levels = sheet.entry.levels
    this.holder = holder
    this.layer = layer
    this.arrivals = arrivals
  }

  /** More pictures have been drawn. */
  sharpen(levels: readonly TileLevel[]): void {
    this.levels = levels
    this.shown = null
  }

  private get entry(): BoardEntry {
    return { ...this.sheet.entry, levels: this.levels }
  }

  /** `part` is what is seen, `pixelsPerUnit` how sharply. */
  look(part: Box, pixelsPerUnit: number): void {
    const { entry } = this
    const { offset } = this.sheet
    const own = shifted(part, [-offset[0], -offset[1]])
    const level = levelFor(entry.levels, pixelsPerUnit)
    const shown = tilesIn(entry, level, own)
    if (isSameRange(this.shown, shown)) return
    const isFirst = this.shown === null
    this.shown = shown
    this.ask(shown)
    // Nobody waits for what lies around the first view: it is fetched when the map begins to move.
    this.range = isFirst ? shown : tilesIn(entry, level, own, ASKED_AROUND)
    if (!isFirst) this.askAround(this.range)
    this.prune()
  }

  /** The tiles next to the view, and the whole map in its smallest size to lie under what has not come yet. */
  private askAround(range: TileRange): void {
    const { columns, rows } = this.levels[0]
    this.ask(range)
    this.ask({ level: 0, left: 0, top: 0, right: columns - 1, bottom: rows - 1 })
  }

  private ask({ level, left, top, right, bottom }: TileRange): void {
    for (let row = top; row <= bottom; row++) {
      for (let column = left; column <= right; column++) this.add(level, column, row)
    }
  }

  private add(level: number, column: number, row: number): void {
    const { scale } = this.levels[level]
    const file = tileFile(this.layer, scale, column, row)
    if (this.tiles.has(file)) return
    const element = new Image()
    const tile: Tile = { element, scale, column, row, isReady: false }
    this.tiles.set(file, tile)
    const { left, top, width, height } = placeOf(this.entry, level, column, row)
    element.alt = ''
    element.draggable = false
    element.className = 'map-tile'
    element.style.cssText = `left:${percent(left)};top:${percent(top)};width:${percent(width)};height:${percent(height)};z-index:${Math.round(scale * 100)}`
    element.src = this.sheet.base + file
    element.decode().then(
      () => this.tiles.get(file) === tile && this.arrive(tile),
      () => this.tiles.delete(file),
    )
  }

  /** Tiles that come in together are put into the page together: it is painted once for all of them. */
  private arrive(tile: Tile): void {
    this.arrived.push(tile)
    this.arrivals.ask(this.enter)
  }

  private readonly enter = (): void => {
    for (const tile of this.arrived) tile.isReady = true
    this.holder.append(...this.arrived.map(({ element }) => element))
    this.arrived = []
    this.prune()
  }

  /** Level 0 always stays. Others go when they are far away, or when the level in use covers the view. */
  private prune(): void {
    const { range } = this
    if (!range) return
    const near = grownBy(range, KEPT_AROUND - ASKED_AROUND)
    const isComplete = this.isComplete(range)
    const inUse = this.levels[range.level].scale
    for (const [file, { element, scale, column, row }] of this.tiles) {
      if (scale === this.levels[0].scale) continue
      const isNeeded = scale === inUse ? isIn(near, column, row) : !isComplete
      if (isNeeded) continue
      element.remove()
      this.tiles.delete(file)
    }
  }

  private isComplete(range: TileRange): boolean {
    const inUse = this.levels[range.level].scale
    for (const { scale, column, row, isReady } of this.tiles.values()) {
      if (scale === inUse && !isReady && isIn(range, column, row)) return false
    }
    return true
  }
}

export const percent = (share: number): string => `${(share * 100).toFixed(5)}%`
