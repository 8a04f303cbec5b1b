// Holds the moving parts of the map outside React: camera, tiles, transform and the rectangle of the minimap.
import { type Box, contains, heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'
import { Arrivals } from './arrivals.ts'
import { type MapBoard, whenSharper } from './board.ts'
import { FIRST_ZOOM, type TileLevel } from './board-entry.ts'
import { type Camera, opening, seen, toMap, toView } from './camera.ts'
import { CameraMan } from './camera-man.ts'
import type { MapSheet } from './sheet.ts'
import { percent, TileLayer } from './tile-layer.ts'
import type { Layer } from './tiles.ts'

export interface StageElements {
  readonly viewport: HTMLElement
  /** Moved by transform; nothing else moves while the map is panned. */
  readonly stage: HTMLElement
  readonly under: HTMLElement
  readonly over: HTMLElement
  /** Null while there is no minimap. */
  rectangle(): { readonly element: HTMLElement; readonly scale: number } | null
}

/** While the zoom changes, new tiles are asked for only so often, in milliseconds. */
const TILES_EVERY = 160

export class MapStage {
  readonly man: CameraMan
  private readonly board: MapBoard
  private readonly onSheet: (id: string | null) => void
  private readonly elements: StageElements
  private readonly tiles: readonly TileLayer[]
  private readonly stopWaiting: () => void
  private readonly arrivals = new Arrivals()
  private readonly observer: ResizeObserver
  /** The zoom at which the layer is drawn; the transform holds only the rest. */
  private drawn = 1
  private lastTiles = 0
  private attention: readonly Point[] | null = null
  /** The sheet that fills the view, null while several are seen. */
  sheet: string | null = null

  constructor(
    board: MapBoard,
    elements: StageElements,
    settled: (zoom: number) => void,
    onSheet: (id: string | null) => void,
  ) {
    this.board = board
    this.onSheet = onSheet
    this.elements = elements
    const { paper, frame, sheets } = board
    const scales = scalesOf(sheets.map(({ entry }) => entry.levels))
    this.man = new CameraMan(paper, frame, scales, { moved: camera => this.move(camera), settled })
    this.tiles = [...this.layers('under'), ...this.layers('over')]
    this.stopWaiting = whenSharper(board, entries => this.sharpen(sheets.map(({ id }) => entries[id].levels)))
    this.measure()
    this.observer = new ResizeObserver(() => this.measure())
    this.observer.observe(elements.viewport)
  }

  /** The tiles of every sheet, each in a holder of its own. */
  private layers(layer: Layer): TileLayer[] {
    const holders = this.board.sheets.map(sheet => holderOf(sheet, this.board.paper))
    this.elements[layer].replaceChildren(...holders)
    return holders.map((holder, i) => new TileLayer(this.board.sheets[i], holder, layer, this.arrivals))
  }

  /** Of each sheet. */
  private sharpen(levels: readonly (readonly TileLevel[])[]): void {
    this.man.scales = scalesOf(levels)
    for (const [i, layer] of this.tiles.entries()) layer.sharpen(levels[i % levels.length])
    this.look(this.man.camera)
  }

  private measure(): void {
    const { clientWidth: width, clientHeight: height } = this.elements.viewport
    const wasHidden = this.man.view.width === 0
    this.man.resize({ width, height })
    if (this.attention === null) return
    if (wasHidden) this.begin(this.attention)
    this.look(this.man.camera)
  }

  begin(attention: readonly Point[]): void {
    this.attention = attention
    const { man, board } = this
    const whole = man.fitting()
    // Between two maps there is nothing to look at.
    const isOnOneSheet = board.sheets.some(({ paper }) => attention.every(point => contains(paper, point)))
    if (attention.length === 0 || !isOnOneSheet) {
      man.begin(whole)
      return
    }
    const zoom = Math.max(whole.zoom, FIRST_ZOOM)
    man.begin(opening(attention, zoom, man.view, man.insets))
  }

  /** The layer has been laid out for this zoom. */
  redrawn(zoom: number): void {
    if (zoom !== this.drawn) this.arrivals.hush()
    this.drawn = zoom
    this.move(this.man.camera)
  }

  readonly toMap = (at: Point): Point => toMap(this.man.camera, at)
  readonly toView = (point: Point): Point => toView(this.man.camera, point)

  close(): void {
    this.observer.disconnect()
    this.stopWaiting()
    this.arrivals.close()
    this.man.stop()
  }

  private move(camera: Camera): void {
    const { paper } = this.board
    const x = Math.round((paper.left - camera.x) * camera.zoom)
    const y = Math.round((paper.top - camera.y) * camera.zoom)
    const scale = camera.zoom / this.drawn
    this.elements.stage.style.transform = `translate3d(${x}px,${y}px,0) scale(${Math.abs(scale - 1) < 1e-6 ? 1 : scale})`
    this.look(camera)
  }

  private look(camera: Camera): void {
    const part = seen(camera, this.man.view)
    if (this.isTimeForTiles(camera)) {
      for (const layer of this.tiles) layer.look(part, camera.zoom * devicePixelRatio)
    }
    const sheet = sheetIn(this.board.sheets, part)
    if (sheet !== this.sheet) {
      this.sheet = sheet
      this.onSheet(sheet)
    }
    const rectangle = this.elements.rectangle()
    if (rectangle) placeRectangle(rectangle.element, this.board.frame, part, rectangle.scale)
  }

  private isTimeForTiles(camera: Camera): boolean {
    if (camera.zoom === this.drawn) return true
    const now = performance.now()
    if (now - this.lastTiles < TILES_EVERY) return false
    this.lastTiles = now
    return true
  }
}

/** The sizes that every sheet has, the largest last. */
const scalesOf = ([first, ...others]: readonly (readonly TileLevel[])[]): readonly number[] =>
  first
    .map(({ scale }) => scale)
    .filter(scale => others.every(levels => levels.some(level => level.scale === scale)))

/** The only sheet whose middle is seen, or on which the middle of the view lies. */
function sheetIn(sheets: readonly MapSheet[], part: Box): string | null {
  const middleOf = ({ left, right, top, bottom }: Box): Point => [(left + right) / 2, (top + bottom) / 2]
  const seen = sheets.filter(({ frame }) => contains(part, middleOf(frame)))
  if (seen.length > 1) return null
  const under = sheets.find(({ paper }) => contains(paper, middleOf(part)))
  return (under ?? seen[0])?.id ?? null
}

/** Where a sheet lies on the table. */
function holderOf({ paper }: MapSheet, table: Box): HTMLElement {
  const holder = document.createElement('div')
  holder.className = 'map-sheet'
  holder.style.left = percent((paper.left - table.left) / widthOf(table))
  holder.style.top = percent((paper.top - table.top) / heightOf(table))
  holder.style.width = percent(widthOf(paper) / widthOf(table))
  holder.style.height = percent(heightOf(paper) / heightOf(table))
  return holder
}

function placeRectangle(element: HTMLElement, frame: Box, part: Box, scale: number): void {
  const left = Math.max(0, (part.left - frame.left) * scale)
  const top = Math.max(0, (part.top - frame.top) * scale)
  const right = Math.min(widthOf(frame) * scale, (part.right - frame.left) * scale)
  const bottom = Math.min(heightOf(frame) * scale, (part.bottom - frame.top) * scale)
  element.style.transform = `translate(${left}px,${top}px)`
  element.style.width = `${Math.max(4, right - left)}px`
  element.style.height = `${Math.max(4, bottom - top)}px`
}
