// Fingers, mouse and wheel on the map: taps, long presses, dragging counters, panning, pinching.
import { apart, middle, type Point } from '../../atlas/draw/plane/points.ts'
import type { CameraMan } from './camera-man.ts'
import type { Press } from './props.ts'

export interface Hit {
  readonly hex: string
  readonly unit: string | null
}

export interface GestureTargets {
  /** What lies at a place of the view, in pixels from its upper left. */
  hitAt(at: Point): Hit | null
  press(hit: Hit, how: Press): void
  hover(at: Point | null): void
  longPress(hit: Hit): void
  /** The units to drag from here; none: the map is moved. */
  dragFrom(hit: Hit): readonly string[]
  dragTo(units: readonly string[], at: Point, by: Press['by']): void
  drop(units: readonly string[], at: Point): void
  giveUp(): void
  twoFingerTap(): void
  /** A box is drawn with Shift held; null when it is given up. */
  drawBox(from: Point, to: Point): void
  endBox(from: Point, to: Point | null): void
}

interface Finger {
  at: Point
  readonly from: Point
  readonly since: number
  /** What lay under it when it came down: the map may have moved since. */
  readonly hit: Hit | null
}

/** What the fingers on the map are doing. */
type Mode = 'nothing' | 'waiting' | 'pan' | 'units' | 'pinch' | 'box'

/** Marks a map that has the focus because it was clicked. */
export const BY_POINTER = 'by-pointer'

const SLOP = { mouse: 4, pen: 6, touch: 9 } as const
const LONG_PRESS = 480
const TWO_FINGER_TAP = 280
/** How long before the end of a pan its speed is measured. */
const SPEED_OVER = 90
const TRAIL = 12

export class Gestures {
  private readonly element: HTMLElement
  private readonly man: CameraMan
  private readonly targets: GestureTargets
  private readonly fingers = new Map<number, Finger>()
  private mode: Mode = 'nothing'
  private units: readonly string[] = []
  private trail: { readonly at: Point; readonly time: number }[] = []
  private timer: ReturnType<typeof setTimeout> | undefined
  /** More fingers than two, or a tap that has been counted. */
  private isNoTap = false
  private readonly ending = new AbortController()

  constructor(element: HTMLElement, man: CameraMan, targets: GestureTargets) {
    this.element = element
    this.man = man
    this.targets = targets
    const { signal } = this.ending
    element.addEventListener('pointerdown', event => this.down(event), { signal })
    element.addEventListener('pointermove', event => this.move(event), { signal })
    element.addEventListener('pointerup', event => this.up(event), { signal })
    element.addEventListener('pointercancel', event => this.cancel(event), { signal })
    element.addEventListener('pointerleave', () => targets.hover(null), { signal })
    element.addEventListener('contextmenu', event => this.menu(event), { signal })
    element.addEventListener('blur', () => element.classList.remove(BY_POINTER), { signal })
    element.addEventListener('wheel', event => this.wheel(event), { signal, passive: false })
    window.addEventListener('keydown', event => this.key(event), { signal, capture: true })
  }

  close(): void {
    clearTimeout(this.timer)
    this.ending.abort()
  }

  private placeOf(event: MouseEvent): Point {
    const box = this.element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }

  private down(event: PointerEvent): void {
    if (event.button > 1 || isOnPaper(event)) return
    this.element.classList.add(BY_POINTER)
    const at = this.placeOf(event)
    this.man.halt()
    this.fingers.set(event.pointerId, { at, from: at, since: event.timeStamp, hit: this.targets.hitAt(at) })
    this.element.setPointerCapture(event.pointerId)
    if (this.fingers.size > 1) {
      this.isNoTap = this.fingers.size > 2
      this.giveUp()
      this.mode = 'pinch'
      return
    }
    this.mode = event.button === 1 ? 'pan' : 'waiting'
    this.trail = [{ at, time: event.timeStamp }]
    if (event.pointerType !== 'mouse')
      this.timer = setTimeout(() => this.pressedLong(event.pointerId), LONG_PRESS)
  }

  private pressedLong(id: number): void {
    const hit = this.fingers.get(id)?.hit
    if (this.mode !== 'waiting' || !hit) return
    this.mode = 'nothing'
    this.targets.longPress(hit)
  }

  private move(event: PointerEvent): void {
    const at = this.placeOf(event)
    const finger = this.fingers.get(event.pointerId)
    if (!finger) {
      if (event.pointerType === 'mouse' && this.fingers.size === 0)
        this.targets.hover(isOnPaper(event) ? null : at)
      return
    }
    const type = pointerType(event)
    if (this.mode === 'pinch') this.pinch(event.pointerId, finger, at)
    if (this.mode === 'waiting' && apart(at, finger.from) > SLOP[type]) this.begin(finger, event.shiftKey)
    if (this.mode === 'box') this.targets.drawBox(finger.from, at)
    if (this.mode === 'pan') this.pan(finger.at, at, event.timeStamp)
    if (this.mode === 'units') this.targets.dragTo(this.units, at, type)
    finger.at = at
  }

  /** The finger has gone far enough to be more than a tap: it moves units or the map. */
  private begin(finger: Finger, isBox: boolean): void {
    clearTimeout(this.timer)
    if (isBox) {
      this.mode = 'box'
      this.targets.hover(null)
      return
    }
    const { hit } = finger
    this.units = hit?.unit ? this.targets.dragFrom(hit) : []
    this.mode = this.units.length > 0 ? 'units' : 'pan'
    if (this.mode === 'pan') this.element.classList.add('is-panning')
    this.targets.hover(null)
  }

  private pan(from: Point, to: Point, time: number): void {
    this.man.pan(to[0] - from[0], to[1] - from[1])
    this.trail.push({ at: to, time })
    if (this.trail.length > TRAIL) this.trail.shift()
  }

  private pinch(id: number, mine: Finger, at: Point): void {
    const other = [...this.fingers].find(([key]) => key !== id)?.[1]
    if (!other) return
    const [before, now] = [middle(mine.at, other.at), middle(at, other.at)]
    const distance = apart(mine.at, other.at)
    this.man.pan(now[0] - before[0], now[1] - before[1])
    if (distance > SLOP.touch) this.man.zoom(apart(at, other.at) / distance, now)
  }

  private up(event: PointerEvent): void {
    const finger = this.fingers.get(event.pointerId)
    if (!finger) return
    this.fingers.delete(event.pointerId)
    clearTimeout(this.timer)
    this.element.classList.remove('is-panning')
    if (this.mode === 'pinch') {
      this.endPinch(event, finger)
      return
    }
    const { mode } = this
    this.mode = 'nothing'
    if (mode === 'waiting') this.tap(event, finger.hit)
    if (mode === 'pan') this.throw(event.timeStamp)
    if (mode === 'units') this.targets.drop(this.units, this.placeOf(event))
    if (mode === 'box') this.targets.endBox(finger.from, this.placeOf(event))
  }

  private tap(event: PointerEvent, hit: Hit | null): void {
    if (hit) this.targets.press(hit, pressOf(event, hit.unit))
  }

  private endPinch(event: PointerEvent, finger: Finger): void {
    const [other] = this.fingers.values()
    if (!other) {
      this.mode = 'nothing'
      this.isNoTap = false
      return
    }
    const isShort = event.timeStamp - finger.since < TWO_FINGER_TAP
    const isStill = [finger, other].every(({ at, from }) => apart(at, from) < SLOP.touch)
    if (isShort && isStill && !this.isNoTap) this.targets.twoFingerTap()
    this.isNoTap = true
  }

  /** Let go in motion, the map slides on. */
  private throw(now: number): void {
    const recent = this.trail.filter(({ time }) => now - time < SPEED_OVER)
    if (recent.length < 2) return
    const [first, last] = [recent[0], recent.at(-1)!]
    const passed = Math.max(1, last.time - first.time)
    this.man.throw((last.at[0] - first.at[0]) / passed, (last.at[1] - first.at[1]) / passed)
  }

  private cancel(event: PointerEvent): void {
    this.fingers.delete(event.pointerId)
    this.element.classList.remove('is-panning')
    this.giveUp()
  }

  private giveUp(): void {
    clearTimeout(this.timer)
    if (this.mode === 'units') this.targets.giveUp()
    if (this.mode === 'box') this.targets.endBox([0, 0], null)
    this.mode = 'nothing'
  }

  private key(event: KeyboardEvent): void {
    if (event.key !== 'Escape' || this.mode !== 'units') return
    event.stopPropagation()
    this.giveUp()
  }

  /** The right button asks what a long press asks. */
  private menu(event: MouseEvent): void {
    event.preventDefault()
    const hit = this.fingers.size === 0 && this.targets.hitAt(this.placeOf(event))
    if (hit) this.targets.longPress(hit)
  }

  private wheel(event: WheelEvent): void {
    event.preventDefault()
    const pixels = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 100 : 1
    if (event.shiftKey && !event.ctrlKey) {
      this.man.pan(-(event.deltaY || event.deltaX) * pixels, 0)
      return
    }
    const strength = event.ctrlKey ? 0.01 : 0.0016
    const turned = Math.max(-120, Math.min(120, -event.deltaY * pixels))
    this.man.zoom(Math.exp(turned * strength), this.placeOf(event))
  }
}

/** The fan and cards lie on the map and take their own clicks. */
const isOnPaper = (event: Event): boolean =>
  event.target instanceof Element && event.target.closest('.map-paper') !== null

const pointerType = (event: PointerEvent): 'mouse' | 'pen' | 'touch' =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'

export const pressOf = (event: MouseEvent, unit: string | null): Press => ({
  shift: event.shiftKey,
  control: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  by: event instanceof PointerEvent ? pointerType(event) : 'mouse',
  unit,
})
