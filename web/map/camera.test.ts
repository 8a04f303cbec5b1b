import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { Point } from '../../atlas/draw/plane/points.ts'
import {
  between,
  type Camera,
  fitted,
  following,
  kept,
  leastZoom,
  MOST_ZOOM,
  NO_INSETS,
  opening,
  pannedBy,
  READABLE,
  seen,
  toMap,
  toView,
  zoomedAbout,
} from './camera.ts'

const PAPER = { left: -65, top: -48, right: 4361, bottom: 3210 }
const FRAME = { left: 5, top: 22, right: 4291, bottom: 2778 }
const VIEW = { width: 1084, height: 780 }

const cameras = fc.record({
  x: fc.double({ min: 0, max: 3000, noNaN: true }),
  y: fc.double({ min: 0, max: 2000, noNaN: true }),
  zoom: fc.double({ min: 0.3, max: 2.5, noNaN: true }),
})
const places = fc.tuple(
  fc.double({ min: 0, max: VIEW.width, noNaN: true }),
  fc.double({ min: 0, max: VIEW.height, noNaN: true }),
)
const close = (a: Point, b: Point) => Math.hypot(a[0] - b[0], a[1] - b[1]) < 1e-6

describe('the camera', () => {
  test('the point under the fingers stays under them while zooming', () => {
    fc.assert(
      fc.property(cameras, places, fc.double({ min: 0.5, max: 2, noNaN: true }), (camera, at, factor) => {
        const after = zoomedAbout(camera, factor, at, 0.1)
        expect(close(toMap(camera, at), toMap(after, at))).toBe(true)
      }),
    )
  })

  test('zoom has ends', () => {
    const camera: Camera = { x: 0, y: 0, zoom: 1 }
    expect(zoomedAbout(camera, 100, [0, 0], 0.1).zoom).toBe(MOST_ZOOM)
    expect(zoomedAbout(camera, 0.001, [0, 0], 0.1).zoom).toBe(0.1)
    expect(leastZoom(PAPER, VIEW) * (PAPER.right - PAPER.left)).toBeLessThan(VIEW.width)
  })

  test('map and view are each the reverse of the other', () => {
    fc.assert(fc.property(cameras, places, (camera, at) => close(toView(camera, toMap(camera, at)), at)))
  })

  test('panning moves the map with the finger', () => {
    const camera: Camera = { x: 100, y: 100, zoom: 2 }
    expect(toView(pannedBy(camera, 30, -10), toMap(camera, [50, 50]))).toEqual([80, 40])
  })

  test('the whole map fits, clear of the panels', () => {
    const insets = { left: 0, top: 0, right: 0, bottom: 300 }
    const camera = fitted(FRAME, VIEW, insets)
    const [left, top] = toView(camera, [FRAME.left, FRAME.top])
    const [right, bottom] = toView(camera, [FRAME.right, FRAME.bottom])
    expect(left).toBeGreaterThanOrEqual(0)
    expect(top).toBeGreaterThanOrEqual(0)
    expect(right).toBeLessThanOrEqual(VIEW.width)
    expect(bottom).toBeLessThanOrEqual(VIEW.height - 300 + 1e-6)
  })

  test('only a narrow edge of the table beside the paper is ever seen', () => {
    fc.assert(
      fc.property(
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: -1e4, max: 1e4, noNaN: true }),
        fc.double({ min: 0.35, max: 2.5, noNaN: true }),
        (x, y, zoom) => {
          const part = seen(kept({ x, y, zoom }, PAPER, VIEW), VIEW)
          expect(part.left).toBeGreaterThanOrEqual(PAPER.left - 41 / zoom)
          expect(part.right).toBeLessThanOrEqual(PAPER.right + 41 / zoom)
          expect(part.bottom).toBeLessThanOrEqual(PAPER.bottom + 41 / zoom)
        },
      ),
    )
  })

  test('paper smaller than the view lies in the middle', () => {
    const camera = kept({ x: 4000, y: 9000, zoom: 0.1 }, PAPER, VIEW)
    const [left] = toView(camera, [PAPER.left, 0])
    const [right] = toView(camera, [PAPER.right, 0])
    expect(left).toBeCloseTo(VIEW.width - right)
  })
})

describe('following', () => {
  const camera: Camera = { x: 1000, y: 1000, zoom: 1 }

  test('nothing moves while everything is in sight', () => {
    expect(following(camera, [[1500, 1400]], VIEW, NO_INSETS, 0.1)).toBe(camera)
    expect(following(camera, [], VIEW, NO_INSETS, 0.1)).toBe(camera)
  })

  test('a hex just off the edge is brought in by the shortest way, with its neighbours', () => {
    const after = following(camera, [[1000 + VIEW.width + 20, 1400]], VIEW, NO_INSETS, 0.1)
    expect(after.zoom).toBe(1)
    expect(after.y).toBe(1000)
    expect(after.x).toBe(1220)
  })

  test('a hex whose label would be cut off counts as out of sight', () => {
    const right = 1000 + VIEW.width
    expect(following(camera, [[right - 110, 1400]], VIEW, NO_INSETS, 0.1)).toBe(camera)
    expect(following(camera, [[right - 90, 1400]], VIEW, NO_INSETS, 0.1).x).toBe(1110)
    expect(following(camera, [[1090, 1400]], VIEW, NO_INSETS, 0.1).x).toBe(890)
  })

  test('what is pointed at stays under the pointer unless it is half hidden', () => {
    const right = 1000 + VIEW.width
    const at = (x: number) => following(camera, [[x, 1400]], VIEW, NO_INSETS, 0.1, true)
    expect(at(right - 70)).toBe(camera)
    expect(at(right - 20).x).toBe(1040)
  })

  test('where there is no room for neighbours the hexes lie in the middle, and stay there', () => {
    const points: Point[] = [
      [1010, 1300],
      [1900, 1300],
    ]
    const after = following(camera, points, VIEW, NO_INSETS, 0.1)
    expect(after.zoom).toBe(1)
    expect(after.x).toBe(1455 - VIEW.width / 2)
    expect(following(after, points, VIEW, NO_INSETS, 0.1)).toBe(after)
  })

  test('a hex under a panel counts as out of sight', () => {
    const insets = { ...NO_INSETS, bottom: 330 }
    const after = following(camera, [[1500, 1600]], VIEW, insets, 0.1)
    expect(toView(after, [1500, 1600])[1]).toBeLessThanOrEqual(VIEW.height - 330)
  })

  test('hexes too far apart to be read at once: the first is shown, and counters can be read', () => {
    const points: Point[] = [
      [500, 500],
      [9500, 2000],
    ]
    const after = following(camera, points, VIEW, NO_INSETS, 0.1)
    expect(after.zoom).toBe(READABLE)
    const part = seen(after, VIEW)
    expect(500 > part.left && 500 < part.right && 500 > part.top && 500 < part.bottom).toBe(true)
  })

  test('hexes apart are both shown, from farther away', () => {
    const points: Point[] = [
      [500, 500],
      [1800, 1200],
    ]
    const after = following(camera, points, VIEW, NO_INSETS, 0.1)
    expect(after.zoom).toBeLessThan(1)
    const part = seen(after, VIEW)
    for (const [x, y] of points) {
      expect(x > part.left && x < part.right && y > part.top && y < part.bottom).toBe(true)
    }
  })
})

test('a glide begins and ends where it should', () => {
  const [a, b]: Camera[] = [
    { x: 0, y: 0, zoom: 1 },
    { x: 900, y: 300, zoom: 0.5 },
  ]
  const from = between(a, b, 0, VIEW)
  const to = between(a, b, 1, VIEW)
  for (const key of ['x', 'y', 'zoom'] as const) {
    expect(from[key]).toBeCloseTo(a[key])
    expect(to[key]).toBeCloseTo(b[key])
  }
})

test('the first look shows the whole front, no nearer than asked and never too small to read', () => {
  const shown = (front: readonly Point[]) => {
    const camera = opening(front, 0.8, VIEW, NO_INSETS)
    const { left, right, top, bottom } = seen(camera, VIEW)
    const isSeen = ([x, y]: Point) => x > left && x < right && y > top && y < bottom
    return { zoom: camera.zoom, all: front.every(isSeen) }
  }
  expect(shown([[1000, 800]])).toEqual({ zoom: 0.8, all: true })
  const tall = shown([
    [1000, 400],
    [1100, 1400],
  ])
  expect(tall.all).toBe(true)
  expect(tall.zoom).toBeCloseTo(780 / 1120)
  const endless: Point[] = [
    [1000, 0],
    [1000, 2500],
  ]
  expect(shown(endless)).toEqual({ zoom: READABLE, all: false })
})
