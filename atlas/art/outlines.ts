import { cutToBox } from '../draw/plane/cut.ts'
import { smoothRing } from '../draw/plane/paths.ts'
import {
  apart,
  areaOf,
  type Box,
  between,
  boxOf,
  type Line,
  type Point,
  signedArea,
} from '../draw/plane/points.ts'
import type { Polygon } from '../globe/raster.ts'
import { thinnedRing } from './contours.ts'

// Coasts and lakes as paths: cut off a little beyond the frame, thinned, smoothed.

const BEYOND = 60

export interface Fineness {
  /** Points closer than this to the one before are dropped. */
  readonly spacing: number
  /** Islands and lakes smaller than this are dropped, in square units. */
  readonly smallest: number
}

export function outlines(
  polygons: readonly Polygon[],
  toPicture: (lat: number, lon: number) => Point,
  box: Box,
  { spacing, smallest }: Fineness,
): string {
  const frame = {
    left: box.left - BEYOND,
    top: box.top - BEYOND,
    right: box.right + BEYOND,
    bottom: box.bottom + BEYOND,
  }
  let path = ''
  for (const polygon of polygons) {
    for (const [index, ring] of polygon.entries()) {
      const placed = turnedRing(
        ring.map(([lon, lat]) => toPicture(lat, lon)),
        index === 0,
      )
      const cut = cutToBox(placed, frame)
      if (cut.length < 3 || areaOf(cut) < smallest) continue
      const thin = withCorners(thinnedRing(cut, spacing))
      if (thin.length > 3 && touches(thin, frame)) path += smoothRing(thin)
    }
  }
  return path
}

/** Outer rings run one way and holes the other, so that overlapping shapes never cancel. */
function turnedRing(ring: Line, isOuter: boolean): Line {
  return signedArea(ring) > 0 === isOuter ? ring : [...ring].reverse()
}

const LONG = 40
const NEAR = 8

/** Smoothing would round off the corners where a ring follows the frame: long sides get points near their ends. */
function withCorners(ring: Line): Line {
  return ring.flatMap((point, i) => {
    const next = ring[(i + 1) % ring.length]
    const length = apart(point, next)
    return length < LONG
      ? [point]
      : [point, between(point, next, NEAR / length), between(next, point, NEAR / length)]
  })
}

function touches(ring: Line, frame: Box): boolean {
  const own = boxOf(ring)
  return (
    own.right >= frame.left && own.left <= frame.right && own.bottom >= frame.top && own.top <= frame.bottom
  )
}
