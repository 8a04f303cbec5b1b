// Moves the camera: at once with the fingers, or gliding. One frame of the screen moves the map at most once.
import type { Box, Point } from '../../atlas/draw/plane/points.ts'
import { FIRST_ZOOM } from './board-entry.ts'
import {
  between,
  type Camera,
  centred,
  fitted,
  following,
  isSame,
  kept,
  leastZoom,
  mostZoom,
  NO_INSETS,
  pannedBy,
  READABLE,
  type View,
  zoomedAbout,
} from './camera.ts'
import type { Insets } from './props.ts'

export interface Watcher {
  /** Called at most once a frame. */
  moved(camera: Camera): void
  /** The zoom has come to rest: what is drawn can be made sharp. */
  settled(zoom: number): void
}

const SETTLE = 140
/** So many milliseconds after a press whatever is followed comes of it. */
const PRESSED = 500
const GLIDE = 360
/** Speed that is left of a throw after a millisecond. */
const SLOWING = 0.9955
const SLOWEST = 0.02

export class CameraMan {
  camera: Camera = { x: 0, y: 0, zoom: 1 }
  view: View = { width: 0, height: 0 }
  insets: Insets = NO_INSETS
  isCalm = false
  private readonly paper: Box
  private readonly frame: Box
  /** Of the pictures of the map, the largest last. */
  scales: readonly number[]
  private readonly watcher: Watcher
  private shown: Camera | null = null
  private pending = 0
  private course = 0
  private rest: ReturnType<typeof setTimeout> | undefined
  private atRest = 0
  private pressing: ReturnType<typeof setTimeout> | undefined
  /** Where the player was before a decision called him away. */
  private home: Camera | null = null
  /** Where a glide leads. */
  private goal: Camera | null = null

  /** `scales`: of the pictures of the map, the largest last. */
  constructor(paper: Box, frame: Box, scales: readonly number[], watcher: Watcher) {
    this.paper = paper
    this.frame = frame
    this.scales = scales
    this.watcher = watcher
  }

  private get most(): number {
    return mostZoom(devicePixelRatio, this.scales.at(-1) ?? 1)
  }

  get least(): number {
    return leastZoom(this.paper, this.view)
  }

  /** The middle of the view stays where it is. */
  resize(view: View): void {
    const { camera, view: before } = this
    this.view = view
    if (before.width === 0) return
    this.put({
      ...camera,
      x: camera.x + (before.width - view.width) / 2 / camera.zoom,
      y: camera.y + (before.height - view.height) / 2 / camera.zoom,
    })
  }

  put(camera: Camera): void {
    this.camera = kept(camera, this.paper, this.view, this.insets)
    if (this.pending === 0) this.pending = requestAnimationFrame(this.show)
    if (this.camera.zoom !== this.atRest) this.awaitRest()
  }

  /** Now, not with the next frame: before the first picture. */
  begin(camera: Camera): void {
    this.camera = kept(camera, this.frame, this.view, this.insets)
    this.atRest = this.camera.zoom
    this.watcher.settled(this.camera.zoom)
    this.show()
  }

  pan(dx: number, dy: number): void {
    this.halt()
    this.home = null
    this.put(pannedBy(this.camera, dx, dy))
  }

  zoom(factor: number, at: Point = this.middle): void {
    this.halt()
    this.home = null
    this.put(zoomedAbout(this.camera, factor, at, this.least, this.most))
  }

  glideZoom(factor: number): void {
    this.home = null
    this.glide(zoomedAbout(this.camera, factor, this.middle, this.least, this.most))
  }

  /** Everything, or a part of it. */
  fit(part = this.frame): void {
    this.home = null
    this.glide(this.fitting(part))
  }

  fitting(part = this.frame): Camera {
    const scales = this.scales.map(scale => scale / devicePixelRatio)
    return fitted(part, this.view, this.insets, scales)
  }

  /**
   * The map was pressed: what comes of it lies under the pointer. A timer ends this, and not the clock: it waits until a slow
   * machine has worked out what the press means.
   */
  pressed(): void {
    clearTimeout(this.pressing)
    this.pressing = setTimeout(() => {
      this.pressing = undefined
    }, PRESSED)
  }

  follow(points: readonly Point[]): void {
    const isPointedAt = this.pressing !== undefined
    const to = following(this.camera, points, this.view, this.insets, this.least, isPointedAt)
    if (to !== this.camera) this.glide(this.framed(to))
  }

  /** Goes where something is decided, near enough to read the counters there, and remembers where it was. */
  visit(points: readonly Point[]): void {
    if (points.length === 0) return
    const from = this.goal ?? this.camera
    const near =
      this.camera.zoom < READABLE ? centred(points[0], FIRST_ZOOM, this.view, this.insets) : this.camera
    const to = following(near, points, this.view, this.insets, this.least)
    if (to === this.camera) return
    this.home ??= from
    this.glide(this.framed(to))
  }

  /** All of these, however far apart. */
  showAll(points: readonly Point[]): void {
    const to = following(this.camera, points, this.view, this.insets, this.least, false, 0)
    if (to === this.camera) return
    this.home ??= this.goal ?? this.camera
    this.glide(this.framed(to))
  }

  /** No margin of the paper is shown where the map could be. */
  private framed(camera: Camera): Camera {
    return kept(camera, this.frame, this.view, this.insets)
  }

  /** The decision is made: back to where the player was, unless he has moved the map himself. */
  comeBack(): void {
    if (this.home !== null) this.glide(this.home)
    this.home = null
  }

  /** Goes there, and nearer if names could not be read from here. */
  lookAt(point: Point): void {
    this.glide(centred(point, Math.max(this.camera.zoom, FIRST_ZOOM), this.view, this.insets))
  }

  centre(point: Point, zoom = this.camera.zoom): void {
    this.halt()
    this.put(centred(point, zoom, this.view))
  }

  glide(to: Camera): void {
    this.halt()
    const goal = kept(to, this.paper, this.view, this.insets)
    this.goal = goal
    if (this.isCalm) {
      this.put(goal)
      return
    }
    const from = this.camera
    let start = -1
    const step = (now: number) => {
      if (start < 0) start = now
      const share = Math.min(1, (now - start) / GLIDE)
      this.put(between(from, goal, share * share * (3 - 2 * share), this.view))
      this.course = share < 1 ? requestAnimationFrame(step) : 0
      if (share >= 1) this.goal = null
    }
    this.course = requestAnimationFrame(step)
  }

  /** Pixels a millisecond. */
  throw(vx: number, vy: number): void {
    if (this.isCalm || Math.hypot(vx, vy) < 0.15) return
    let last = -1
    let [x, y] = [vx, vy]
    const step = (now: number) => {
      const passed = last < 0 ? 16 : Math.min(50, now - last)
      last = now
      this.put(pannedBy(this.camera, x * passed, y * passed))
      const left = SLOWING ** passed
      x *= left
      y *= left
      this.course = Math.hypot(x, y) > SLOWEST ? requestAnimationFrame(step) : 0
    }
    this.course = requestAnimationFrame(step)
  }

  halt(): void {
    if (this.course !== 0) cancelAnimationFrame(this.course)
    this.course = 0
    this.goal = null
  }

  stop(): void {
    this.halt()
    if (this.pending !== 0) cancelAnimationFrame(this.pending)
    this.pending = 0
    clearTimeout(this.rest)
    clearTimeout(this.pressing)
  }

  private get middle(): Point {
    const { view, insets } = this
    return [(insets.left + view.width - insets.right) / 2, (insets.top + view.height - insets.bottom) / 2]
  }

  private readonly show = (): void => {
    this.pending = 0
    if (this.shown && isSame(this.shown, this.camera)) return
    this.shown = this.camera
    this.watcher.moved(this.camera)
  }

  private awaitRest(): void {
    clearTimeout(this.rest)
    this.rest = setTimeout(() => {
      this.atRest = this.camera.zoom
      this.watcher.settled(this.camera.zoom)
    }, SETTLE)
  }
}
