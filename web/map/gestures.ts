// Fingers, mouse and wheel on the map: taps, long presses, dragging counters, panning, pinching.
import type { Point } from '../../atlas/draw/plane/points.ts'
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
}

interface Finger {
  at: Point
  readonly from: Point
  readonly since: number
}

type Mode = 'waiting' | 'pan' | 'units' | 'pinch' | 'done'

const SLOP = { mouse: 4, pen: 6, touch: 9 } as const
const LONG_PRESS = 480
const TWO_FINGER_TAP = 280
/** How long before the end of a pan its speed is measured. */
const SPEED_OVER = 90

export function attachGestures(element: HTMLElement, man: CameraMan, targets: GestureTargets): () => void {
  const fingers = new Map<number, Finger>()
  let mode: Mode = 'done'
  let units: readonly string[] = []
  let timer: ReturnType<typeof setTimeout> | undefined
  let trail: { at: Point; time: number }[] = []
  let mostFingers = 0

  const placeOf = (event: MouseEvent): Point => {
    const box = element.getBoundingClientRect()
    return [event.clientX - box.left, event.clientY - box.top]
  }
  const giveUp = () => {
    clearTimeout(timer)
    if (mode === 'units') targets.giveUp()
    mode = 'done'
  }

  const down = (event: PointerEvent) => {
    if (event.button !== 0 && event.button !== 1) return
    const at = placeOf(event)
    fingers.set(event.pointerId, { at, from: at, since: event.timeStamp })
    element.setPointerCapture(event.pointerId)
    man.halt()
    mostFingers = Math.max(mostFingers, fingers.size)
    if (fingers.size === 2) {
      giveUp()
      mode = 'pinch'
      return
    }
    if (fingers.size > 2) return
    mostFingers = 1
    mode = event.button === 1 ? 'pan' : 'waiting'
    trail = [{ at, time: event.timeStamp }]
    if (event.pointerType === 'mouse') return
    timer = setTimeout(() => {
      const hit = targets.hitAt(at)
      if (mode !== 'waiting' || !hit) return
      mode = 'done'
      targets.longPress(hit)
    }, LONG_PRESS)
  }

  const begin = (event: PointerEvent, finger: Finger) => {
    clearTimeout(timer)
    const hit = targets.hitAt(finger.from)
    units = hit?.unit ? targets.dragFrom(hit) : []
    mode = units.length > 0 ? 'units' : 'pan'
    if (mode === 'pan') element.classList.add('is-panning')
    targets.hover(null)
    return event
  }

  const move = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    const at = placeOf(event)
    if (!finger) {
      if (event.pointerType === 'mouse' && fingers.size === 0) targets.hover(at)
      return
    }
    const before = finger.at
    if (mode === 'pinch') pinch(event.pointerId, at)
    finger.at = at
    const type = pointerType(event)
    if (mode === 'waiting' && apart(at, finger.from) > SLOP[type]) begin(event, finger)
    else if (mode === 'waiting') return
    if (mode === 'pan') {
      man.pan(at[0] - before[0], at[1] - before[1])
      trail.push({ at, time: event.timeStamp })
      if (trail.length > 12) trail.shift()
    }
    if (mode === 'units') targets.dragTo(units, at, type)
  }

  const pinch = (id: number, at: Point) => {
    const other = [...fingers].find(([key]) => key !== id)?.[1]
    const mine = fingers.get(id)!
    if (!other) return
    const [old, now] = [middle(mine.at, other.at), middle(at, other.at)]
    man.pan(now[0] - old[0], now[1] - old[1])
    const distance = apart(mine.at, other.at)
    if (distance > 8) man.zoom(apart(at, other.at) / distance, now)
  }

  const up = (event: PointerEvent) => {
    const finger = fingers.get(event.pointerId)
    if (!finger) return
    fingers.delete(event.pointerId)
    clearTimeout(timer)
    element.classList.remove('is-panning')
    const at = placeOf(event)
    if (mode === 'pinch') return endPinch(event, finger)
    const was = mode
    mode = 'done'
    if (was === 'waiting') {
      const hit = targets.hitAt(at)
      if (hit) targets.press(hit, pressOf(event, hit.unit))
    }
    if (was === 'pan') fling(event.timeStamp)
    if (was === 'units') targets.drop(units, at)
  }

  const endPinch = (event: PointerEvent, finger: Finger) => {
    if (fingers.size > 0) {
      const isTap =
        event.timeStamp - finger.since < TWO_FINGER_TAP && apart(finger.at, finger.from) < SLOP.touch
      const [left] = fingers.values()
      if (isTap && mostFingers === 2 && apart(left.at, left.from) < SLOP.touch) targets.twoFingerTap()
      mostFingers = 3
      return
    }
    mode = 'done'
  }

  const fling = (now: number) => {
    const recent = trail.filter(({ time }) => now - time < SPEED_OVER)
    if (recent.length < 2) return
    const [first, last] = [recent[0], recent.at(-1)!]
    const passed = Math.max(1, last.time - first.time)
    man.throw((last.at[0] - first.at[0]) / passed, (last.at[1] - first.at[1]) / passed)
  }

  const cancel = (event: PointerEvent) => {
    fingers.delete(event.pointerId)
    element.classList.remove('is-panning')
    giveUp()
  }

  const wheel = (event: WheelEvent) => {
    event.preventDefault()
    const unit = event.deltaMode === 1 ? 16 : event.deltaMode === 2 ? 100 : 1
    if (event.shiftKey && !event.ctrlKey) return man.pan(-event.deltaY * unit || -event.deltaX * unit, 0)
    const strength = event.ctrlKey ? 0.01 : 0.0016
    man.zoom(Math.exp(Math.max(-120, Math.min(120, -event.deltaY * unit)) * strength), placeOf(event))
  }

  const giveUpByKey = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || mode !== 'units') return
    event.stopPropagation()
    giveUp()
  }
  const leave = () => targets.hover(null)
  const menu = (event: Event) => event.preventDefault()

  element.addEventListener('pointerdown', down)
  element.addEventListener('pointermove', move)
  element.addEventListener('pointerup', up)
  element.addEventListener('pointercancel', cancel)
  element.addEventListener('pointerleave', leave)
  element.addEventListener('contextmenu', menu)
  element.addEventListener('wheel', wheel, { passive: false })
  window.addEventListener('keydown', giveUpByKey, true)
  return () => {
    clearTimeout(timer)
    element.removeEventListener('pointerdown', down)
    element.removeEventListener('pointermove', move)
    element.removeEventListener('pointerup', up)
    element.removeEventListener('pointercancel', cancel)
    element.removeEventListener('pointerleave', leave)
    element.removeEventListener('contextmenu', menu)
    element.removeEventListener('wheel', wheel)
    window.removeEventListener('keydown', giveUpByKey, true)
  }
}

const apart = (a: Point, b: Point): number => Math.hypot(a[0] - b[0], a[1] - b[1])
const middle = (a: Point, b: Point): Point => [(a[0] + b[0]) / 2, (a[1] + b[1]) / 2]

const pointerType = (event: PointerEvent): 'mouse' | 'pen' | 'touch' =>
  event.pointerType === 'touch' || event.pointerType === 'pen' ? event.pointerType : 'mouse'

export const pressOf = (event: PointerEvent | MouseEvent, unit: string | null): Press => ({
  shift: event.shiftKey,
  control: event.ctrlKey || event.metaKey,
  alt: event.altKey,
  by: 'pointerType' in event && event.pointerType ? pointerType(event) : 'mouse',
  unit,
})
