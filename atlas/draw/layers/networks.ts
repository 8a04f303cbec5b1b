import { bitOf } from '../../../engine/board/board.ts'
import { lengthOf, resample, spline } from '../plane/curves.ts'
import { slowBends } from '../plane/noise.ts'
import { brief, smoothLine } from '../plane/paths.ts'
import { middle, type Point } from '../plane/points.ts'
import { type Link, throughLines } from '../plane/through-lines.ts'
import type { NetworkStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { type Attributes, element, group } from '../svg.ts'
import { HEX_HEIGHT, line } from '../tokens.ts'

// Railways and roads run through hex centres: smooth between towns, the straighter line through a junction unbroken,
// off the sheet where they leave it.

export interface Track {
  readonly as: NetworkStyle['as']
  readonly curves: readonly (readonly Point[])[]
}

const ORDER: readonly NetworkStyle['as'][] = ['track', 'road', 'motorway', 'railway']

export function tracksOf(scene: Scene, isTown: (hex: number) => boolean): Track[] {
  const { presentation, board, geometry } = scene
  return Object.entries(presentation.networks)
    .filter(([kind]) => board.networkKinds.includes(kind))
    .map(([kind, { as, leavesAt }]) => {
      const links = linksOf(scene, kind)
      const isMarked = (hex: number) => leavesAt !== undefined && board.feature(hex, leavesAt) !== undefined
      const leaving = linksOff(scene, links, (hex, ends) => isMarked(hex) || (ends === 1 && !isTown(hex)))
      const place = (node: number) => (node >= 0 ? geometry.centre(node) : beyond(scene, outside(node)))
      const lines = throughLines([...links, ...leaving], place, isTown)
      return { as, curves: lines.map(points => resample(spline(points, 8), 10).map(slowBends)) }
    })
    .sort((a, b) => ORDER.indexOf(a.as) - ORDER.indexOf(b.as))
}

function linksOf({ board, geometry }: Scene, kind: string): Link[] {
  const bit = bitOf(board.networkKinds, kind)
  const links: Link[] = []
  for (const hex of geometry.hexes) {
    for (let d = 0; d < 3; d++) {
      if ((board.networks[hex * 6 + d] & bit) !== 0) links.push([hex, board.grid.neighbours[hex * 6 + d]])
    }
  }
  return links
}

/** The place outside the map next to a hex on its edge; the same function leads back. */
const outside = (node: number): number => -1 - node

/** Links from the hexes where lines leave the map to places outside. */
function linksOff(
  { board }: Scene,
  links: readonly Link[],
  leaves: (hex: number, ends: number) => boolean,
): Link[] {
  const count = new Map<number, number>()
  for (const hex of links.flat()) count.set(hex, (count.get(hex) ?? 0) + 1)
  const isEdge = (hex: number) => [0, 1, 2, 3, 4, 5].some(d => board.grid.neighbours[hex * 6 + d] < 0)
  return [...count]
    .filter(([hex, ends]) => isEdge(hex) && leaves(hex, ends))
    .map(([hex]) => [hex, outside(hex)] as const)
}

/** Two hexes away from an edge hex, between the directions in which there is no hex. */
function beyond({ board, geometry }: Scene, hex: number): Point {
  const [x, y] = geometry.centre(hex)
  const corners = geometry.corners(hex)
  let [awayX, awayY] = [0, 0]
  for (let d = 0; d < 6; d++) {
    if (board.grid.neighbours[hex * 6 + d] >= 0) continue
    const [sideX, sideY] = middle(corners[d], corners[(d + 1) % 6])
    awayX += sideX - x
    awayY += sideY - y
  }
  const length = Math.hypot(awayX, awayY) || 1
  return [x + (awayX / length) * 2 * HEX_HEIGHT, y + (awayY / length) * 2 * HEX_HEIGHT]
}

export const networkLayer = ({ id }: Scene, tracks: readonly Track[]): string =>
  group({ id: id('networks') }, ...tracks.map(({ as, curves }) => drawTrack(as, curves)))

/** A track of some kind along curves; also for the legend. */
export function drawTrack(as: NetworkStyle['as'], curves: readonly (readonly Point[])[]): string {
  const paths = curves.map(curve => smoothLine(curve))
  const all = (colour: string, width: number, more: Attributes = {}) =>
    group(
      { fill: 'none', stroke: colour, 'stroke-width': width, ...more },
      ...paths.map(d => element('path', { d })),
    )
  if (as === 'railway') {
    const casing = all(line.railInside, line.railWidth + 2.4, { 'stroke-opacity': 0.6 })
    const stripes = curves.map((curve, i) => element('path', { d: paths[i], ...stripesOn(curve) }))
    const inside = { fill: 'none', stroke: line.railInside, 'stroke-width': line.railInsideWidth }
    return casing + all(line.rail, line.railWidth) + group(inside, ...stripes)
  }
  if (as === 'track') return all(line.railInside, 3.6, { 'stroke-opacity': 0.7 }) + all(line.track, 1.6)
  if (as === 'road') return all(line.road, 4) + all(line.roadInside, 2)
  return all(line.motorway, 6.4) + all(line.motorwayInside, 3.8) + all(line.motorway, 0.9)
}

/** A whole number of light stripes on every line. */
function stripesOn(curve: readonly Point[]): Attributes {
  const length = lengthOf(curve)
  const stripe = length / Math.max(1, Math.round(length / (2 * line.railStripe))) / 2
  return {
    'stroke-dasharray': `${brief(stripe)} ${brief(stripe)}`,
    'stroke-dashoffset': brief(-stripe / 2),
  }
}
