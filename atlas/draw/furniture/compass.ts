import { brief } from '../plane/paths.ts'
import type { Point } from '../plane/points.ts'
import { circle, element, group, moved, stroked, words } from '../svg.ts'
import { fallback, paper } from '../tokens.ts'

const RADIUS = 112
export const COMPASS_SIZE = 2.5 * RADIUS

/** A rose whose north points where north is; `size` 1 suits a large map. */
export function compass(at: Point, north: number, size = 1): string {
  const points = ['N', 'E', 'S', 'W'].map((letter, i) => {
    const far = RADIUS * (i === 0 ? 1.2 : 1.02)
    return words([far * Math.sin((i * Math.PI) / 2), 9 - far * Math.cos((i * Math.PI) / 2)], letter, {
      'text-anchor': 'middle',
      'font-family': fallback.Alegreya,
      'font-weight': 700,
      'font-size': i === 0 ? 34 : 22,
      fill: paper.ink,
    })
  })
  return group(
    {
      transform: moved(
        at,
        ` rotate(${brief(north)})${size === 1 ? '' : ` scale(${Math.round(size * 100) / 100})`}`,
      ),
      opacity: 0.88,
    },
    circle([0, 0], RADIUS * 0.72, paper.sheet, { opacity: 0.45 }),
    circle([0, 0], RADIUS * 0.72, 'none', { stroke: paper.ink, 'stroke-width': 1.4 }),
    circle([0, 0], RADIUS * 0.67, 'none', { stroke: paper.ink, 'stroke-width': 0.7 }),
    stroked(ticks(), paper.ink, 1.1),
    ...[45, 135, 225, 315].map(angle => ray(angle, RADIUS * 0.6, 8)),
    ...[90, 180, 270].map(angle => ray(angle, RADIUS * 0.9, 12)),
    ray(0, RADIUS * 1.06, 13),
    ...points,
  )
}

const polar = (angle: number, far: number, aside = 0): string => {
  const [cos, sin] = [Math.cos((angle * Math.PI) / 180), Math.sin((angle * Math.PI) / 180)]
  return `${brief(far * sin + aside * cos)} ${brief(aside * sin - far * cos)}`
}

function ticks(): string {
  let path = ''
  for (let angle = 0; angle < 360; angle += 5) {
    const length = angle % 45 === 0 ? 12 : angle % 15 === 0 ? 8 : 5
    path += `M${polar(angle, RADIUS * 0.72)}L${polar(angle, RADIUS * 0.72 + length)}`
  }
  return path
}

/** One half dark, one half light. */
function ray(angle: number, length: number, width: number): string {
  const half = (aside: number, fill: string) =>
    element('path', {
      d: `M0 0L${polar(angle, length * 0.26, aside)}L${polar(angle, length)}z`,
      fill,
      stroke: paper.ink,
      'stroke-width': 1,
    })
  return half(-width, paper.ink) + half(width, paper.sheet)
}
