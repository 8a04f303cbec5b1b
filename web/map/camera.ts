// Which part of the map is seen, as plain arithmetic: a camera has the point of the map at the upper left of the view,
// and how many pixels a unit of the map has.
import { type Box, heightOf, type Point, widthOf } from '../../atlas/draw/plane/points.ts'
import type { Insets } from './props.ts'

export interface Camera {
  readonly x: number
  readonly y: number
  readonly zoom: number
}

export interface View {
  readonly width: number
  readonly height: number
}

export const NO_INSETS: Insets = { left: 0, top: 0, right: 0, bottom: 0 }
/** Pixels to a unit of the map: nobody wants to look from nearer. */
export const MOST_ZOOM = 2.2
/** How much a picture may be enlarged before it looks soft. */
const SOFT = 1.1
/** A picture with a third more pixels than the page has looks sharp on the finest screen, too: no eye tells its pixels apart. */
const FINE = 0.75

/** So near one can always look, even while the sharper pictures of a map are still being drawn. */
const LEAST_MOST = 1

/** No nearer than the map is sharp on a screen with so many pixels to one of the page; `finest` is the scale of the largest pictures. */
export const mostZoom = (density: number, finest: number): number =>
  Math.min(MOST_ZOOM, Math.max(LEAST_MOST, finest * Math.max(SOFT / density, FINE)))

/** How much smaller than it could be a whole map is shown so that its pictures need not be scaled. */
const CRISP = 0.85

/** A zoom at which a picture is shown pixel by pixel, if there is one a little below this. */
function crisp(zoom: number, scales: readonly number[]): number {
  const near = scales.filter(scale => scale <= zoom && scale >= zoom * CRISP)
  return near.length === 0 ? zoom : Math.max(...near)
}

/** From here on the figures of counters can be read. */
export const READABLE = 0.6

/** The whole map, in the part of the view that no panel covers. `scales` are those of its pictures in pixels of the page. */
export function fitted(
  box: Box,
  view: View,
  insets: Insets = NO_INSETS,
  scales: readonly number[] = [],
): Camera {
  const width = Math.max(1, view.width - insets.left - insets.right)
  const height = Math.max(1, view.height - insets.top - insets.bottom)
  const zoom = crisp(Math.min(width / widthOf(box), height / heightOf(box), 1), scales)
  return centred([(box.left + box.right) / 2, (box.top + box.bottom) / 2], zoom, view, insets)
}

export function centred([x, y]: Point, zoom: number, view: View, insets: Insets = NO_INSETS): Camera {
  const middleX = (insets.left + view.width - insets.right) / 2
  const middleY = (insets.top + view.height - insets.bottom) / 2
  return { x: x - middleX / zoom, y: y - middleY / zoom, zoom }
}

/**
 * The first look at a game: the middle between the ends of the front, so that whoever stands alone at one of them is seen,
 * too, and so near that all of it fits, if counters can be read then. `zoom` is the one to look from where there is room.
 */
export function opening(front: readonly Point[], zoom: number, view: View, insets: Insets): Camera {
  const box = around(front, MARGIN)
  const width = view.width - insets.left - insets.right
  const height = view.height - insets.top - insets.bottom
  const fits = Math.min(width / widthOf(box), height / heightOf(box))
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  return centred(middle, Math.min(zoom, Math.max(fits, READABLE)), view, insets)
}

/** One can zoom out until the whole sheet is seen with some table around it. */
export const leastZoom = (paper: Box, view: View): number =>
  Math.min(0.9 * Math.min(view.width / widthOf(paper), view.height / heightOf(paper)), 0.5)

export function zoomedAbout(
  camera: Camera,
  factor: number,
  at: Point,
  least: number,
  most = MOST_ZOOM,
): Camera {
  const zoom = Math.min(most, Math.max(least, camera.zoom * factor))
  return {
    x: camera.x + at[0] / camera.zoom - at[0] / zoom,
    y: camera.y + at[1] / camera.zoom - at[1] / zoom,
    zoom,
  }
}

export const pannedBy = (camera: Camera, dx: number, dy: number): Camera => ({
  ...camera,
  x: camera.x - dx / camera.zoom,
  y: camera.y - dy / camera.zoom,
})

/** How much of the table beside the paper can be seen, in pixels. */
const TABLE_EDGE = 40

/** Keeps the view on the paper; paper that is smaller than the view lies in the middle of it. */
export function kept(camera: Camera, paper: Box, view: View, insets: Insets = NO_INSETS): Camera {
  const { zoom } = camera
  return {
    zoom,
    x: keptAlong(camera.x, paper.left, paper.right, view.width, insets.left, insets.right, zoom),
    y: keptAlong(camera.y, paper.top, paper.bottom, view.height, insets.top, insets.bottom, zoom),
  }
}

function keptAlong(
  at: number,
  from: number,
  to: number,
  length: number,
  before: number,
  after: number,
  zoom: number,
): number {
  const least = from - (TABLE_EDGE + before) / zoom
  const most = to - (length - after - TABLE_EDGE) / zoom
  return least > most ? (least + most) / 2 : Math.min(most, Math.max(least, at))
}

export const toMap = ({ x, y, zoom }: Camera, at: Point): Point => [x + at[0] / zoom, y + at[1] / zoom]
export const toView = ({ x, y, zoom }: Camera, point: Point): Point => [
  (point[0] - x) * zoom,
  (point[1] - y) * zoom,
]

/** The part of the map that is seen. */
export const seen = ({ x, y, zoom }: Camera, view: View): Box => ({
  left: x,
  top: y,
  right: x + view.width / zoom,
  bottom: y + view.height / zoom,
})

/** How much must be seen around a hex, in units of the map. */
const MARGIN = 60
/**
 * How close to the edge, beyond that, a hex counts as out of sight, so that its label and its open stack are seen, too;
 * and how far from the edge it is brought then, because who looks at a hex wants to see its neighbours.
 */
const WIDE = { near: 40, far: 140 }
/** What somebody points at is in sight already, and must not run away from under the pointer. */
const TIGHT = { near: 0, far: 0 }

/**
 * The camera that shows all of these points: the same one if they are in sight already, else moved no more than they
 * and their surroundings ask for. If they do not fit it is taken back, but never so far that counters cannot be read:
 * then it shows the first of them.
 */
export function following(
  camera: Camera,
  points: readonly Point[],
  view: View,
  insets: Insets,
  least: number,
  isPointedAt = false,
  farthest = READABLE,
): Camera {
  if (points.length === 0) return camera
  const box = around(points, MARGIN)
  const width = view.width - insets.left - insets.right
  const height = view.height - insets.top - insets.bottom
  const fits = Math.min(width / widthOf(box), height / heightOf(box))
  const zoom = Math.max(least, Math.min(camera.zoom, Math.max(fits, farthest)))
  if (fits < zoom && points.length > 1 && farthest > 0)
    return following({ ...camera, zoom }, points.slice(0, 1), view, insets, least, isPointedAt)
  const middle: Point = [(box.left + box.right) / 2, (box.top + box.bottom) / 2]
  if (zoom < camera.zoom) return centred(middle, zoom, view, insets)
  const free = seen(
    { x: camera.x + insets.left / zoom, y: camera.y + insets.top / zoom, zoom },
    { width, height },
  )
  const room = isPointedAt ? TIGHT : WIDE
  const shiftX = shift([box.left, box.right], [free.left, free.right], room)
  const shiftY = shift([box.top, box.bottom], [free.top, free.bottom], room)
  if (shiftX === 0 && shiftY === 0) return camera
  // Far away, the middle is a better place than the edge.
  const isFar = Math.abs(shiftX) * zoom > width / 2 || Math.abs(shiftY) * zoom > height / 2
  return isFar ? centred(middle, zoom, view, insets) : { x: camera.x + shiftX, y: camera.y + shiftY, zoom }
}

const around = (points: readonly Point[], margin: number): Box => ({
  left: Math.min(...points.map(point => point[0])) - margin,
  right: Math.max(...points.map(point => point[0])) + margin,
  top: Math.min(...points.map(point => point[1])) - margin,
  bottom: Math.max(...points.map(point => point[1])) + margin,
})

type Span = readonly [from: number, to: number]

/** What lies nearer to an end than it should is brought farther in, as far as there is room for it at both ends. */
function shift([from, to]: Span, [least, most]: Span, room: { near: number; far: number }): number {
  const spare = (most - least - (to - from)) / 2
  const near = Math.min(room.near, spare)
  if (from >= least + near && to <= most - near) return 0
  const far = Math.min(room.far, spare)
  return from < least + near ? from - far - least : to + far - most
}

/** A camera on the way, for a glide; the zoom changes by equal factors. */
export function between(a: Camera, b: Camera, share: number, view: View): Camera {
  const zoom = a.zoom * (b.zoom / a.zoom) ** share
  const middleOf = (camera: Camera): Point => toMap(camera, [view.width / 2, view.height / 2])
  const [from, to] = [middleOf(a), middleOf(b)]
  return centred([from[0] + (to[0] - from[0]) * share, from[1] + (to[1] - from[1]) * share], zoom, view)
}

export const isSame = (a: Camera, b: Camera): boolean => a.x === b.x && a.y === b.y && a.zoom === b.zoom
