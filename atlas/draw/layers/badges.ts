import { type Box, boxAround, grown, overlap, type Point } from '../plane/points.ts'
import type { BadgeStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { circle, element, filled, group, moved, stroked, words } from '../svg.ts'
import { counter, disc, fallback, ink, paper, water } from '../tokens.ts'
import { star } from './towns.ts'

// Victory values, ports and the like: small signs at the sides of the square that a counter covers.

export interface Badge {
  readonly hex: number
  readonly style: BadgeStyle
  readonly value: string
  readonly at: Point
}

/** Beside the counter's square, the best first. */
const SPOTS: readonly Point[] = [
  [33, 9],
  [-33, 9],
  [33, -9],
  [-33, -9],
  [30, 20],
  [-30, 20],
  [30, -22],
  [-30, -22],
]
const ROOM = 11

/** `crowd` says how much of a box is taken by lines already drawn. */
export function badgesOf(scene: Scene, crowd: (box: Box) => number): Badge[] {
  const { board, geometry, presentation } = scene
  return geometry.hexes.flatMap(hex => {
    const placed: Badge[] = []
    for (const style of inOrder(presentation.badges)) {
      const value = board.feature(hex, style.feature)
      if (value === undefined || value === '0') continue
      const centre = geometry.centre(hex)
      const at =
        style.as === 'anchor'
          ? towardsSea(scene, centre)
          : freeSpot(centre, box => crowd(box) + crowdOf(box, placed))
      placed.push({ hex, style, value, at })
    }
    return placed
  })
}

/** Anchors first: they alone have a place where they belong. */
const inOrder = (badges: readonly BadgeStyle[]): BadgeStyle[] =>
  [...badges].sort((a, b) => Number(b.as === 'anchor') - Number(a.as === 'anchor'))

const crowdOf = (box: Box, placed: readonly Badge[]): number =>
  placed.reduce((sum, { at }) => sum + overlap(grown(box, 2), boxAround(at, ROOM)) * 2, 0)

function freeSpot([x, y]: Point, crowd: (box: Box) => number): Point {
  let best: Point = [x, y]
  let least = Number.POSITIVE_INFINITY
  SPOTS.forEach(([dx, dy], rank) => {
    const at: Point = [x + dx, y + dy]
    const cost = crowd(boxAround(at, ROOM)) + rank * 4
    if (cost >= least) return
    least = cost
    best = at
  })
  return best
}

function towardsSea({ shore }: Scene, [x, y]: Point): Point {
  let best = { far: Number.POSITIVE_INFINITY, angle: 0 }
  for (let turn = 0; turn < 48; turn++) {
    const angle = (turn * Math.PI) / 24
    for (let far = 10; far < 120 && far < best.far; far += 4) {
      if (!shore.isLand([x + far * Math.cos(angle), y + far * Math.sin(angle)])) best = { far, angle }
    }
  }
  return [x + 33 * Math.cos(best.angle), y + 30 * Math.sin(best.angle)]
}

export const badgeLayer = ({ id }: Scene, badges: readonly Badge[]): string =>
  group({ id: id('badges') }, ...badges.map(({ style, value, at }) => drawBadge(style.as, value, at)))

export function drawBadge(as: BadgeStyle['as'], value: string, at: Point): string {
  return element('g', { transform: moved(at) }, SIGNS[as](value))
}

const figures = (value: string, fill: string, size: number): string =>
  words([0, size / 3], value, {
    'text-anchor': 'middle',
    'font-family': fallback['Barlow Condensed'],
    'font-weight': 700,
    'font-size': size,
    fill,
  })

const HULL = 'M0 -3.1V5.2M-2.7 -1.3H2.7M-4.6 1.6C-4.2 4 -2.2 5.3 0 5.3S4.2 4 4.6 1.6'
const ROCKET = 'M0 -6.4C2.4 -3.6 2.6 0 2.2 3.4L4.6 6.4H-4.6L-2.2 3.4C-2.6 0 -2.4 -3.6 0 -6.4z'
const FACTORY = 'M-6 5V-1L-2 -3.4V-1L2 -3.4V-1H3V-6H5.4V5z'
const ORIGIN: Point = [0, 0]

const round = (fill: string, radius = 8.6): string =>
  circle(ORIGIN, radius, fill, { stroke: disc.ring, 'stroke-width': 1.4 })

const SIGNS: Readonly<Record<BadgeStyle['as'], (value: string) => string>> = {
  disc: value => round(disc.fill, disc.radius) + figures(value, disc.ink, value.length > 1 ? 12.5 : 14.5),
  square: value =>
    element('rect', {
      x: -9,
      y: -9,
      width: 18,
      height: 18,
      rx: 2,
      fill: paper.sheet,
      stroke: ink.letters,
      'stroke-width': 1.6,
    }) + figures(value, ink.letters, 13.5),
  anchor: () =>
    round(water.label) +
    stroked(HULL, disc.ink, 1.5, { 'stroke-linecap': 'round' }) +
    circle([0, -4.4], 1.5, 'none', { stroke: disc.ink, 'stroke-width': 1.2 }),
  star: () => round(ink.letters) + filled(star(ORIGIN, 6), disc.ink),
  rocket: () => round(counter.edge) + filled(ROCKET, disc.ink),
  factory: () => round(ink.region) + filled(FACTORY, disc.ink),
}
