import { kindsIn } from '../../../engine/board/board.ts'
import { chains, type Edge } from '../plane/chains.ts'
import { resample, spline } from '../plane/curves.ts'
import { handDrawn } from '../plane/noise.ts'
import { smoothLine, straight } from '../plane/paths.ts'
import { between, type Line, middle, type Point } from '../plane/points.ts'
import type { HexsideStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { group, stroked } from '../svg.ts'
import { ink, line, water } from '../tokens.ts'

// Hexsides with an effect of their own that are not rivers: narrow waters, walls of rock, ferries, lines of the rules.

interface MarkedSide {
  readonly style: HexsideStyle
  readonly edge: Edge
  readonly centres: readonly [Point, Point]
}

export function hexsideMarks(scene: Scene): string {
  const { geometry, shore, id } = scene
  const marked = markedSides(scene)
  // Where the coast already shows water there is nothing to add.
  const dry = marked.filter(({ edge: [from, to] }) =>
    shore.isLand(middle(geometry.cornerPoint(from), geometry.cornerPoint(to))),
  )
  const narrows = chains(dry.filter(({ style }) => style.as === 'water').map(({ edge }) => edge))
  return group(
    { id: id('hexside-marks') },
    narrowWater(narrows.map(line => resample(spline(line.map(geometry.cornerPoint), 8), 6).map(handDrawn))),
    ...linesOfTheRules(scene, marked),
    ...marked.map(({ style, edge: [from, to], centres }) =>
      style.as === 'water' || style.as === 'line'
        ? ''
        : drawHexside(style, [geometry.cornerPoint(from), geometry.cornerPoint(to)], centres),
    ),
  )
}

/** They bend like the rivers and frontiers that they follow. */
function linesOfTheRules({ geometry }: Scene, marked: readonly MarkedSide[]): string[] {
  const styles = new Set(marked.map(({ style }) => style))
  return [...styles].map(style => {
    if (style.as !== 'line') return ''
    const edges = marked.filter(side => side.style === style).map(({ edge }) => edge)
    const curves = chains(edges).map(line =>
      resample(spline(line.map(geometry.cornerPoint), 8), 6).map(handDrawn),
    )
    return ruleLine(style, curves.map(curve => smoothLine(curve)).join(''))
  })
}

const ruleLine = (style: HexsideStyle & { readonly as: 'line' }, path: string): string =>
  stroked(path, ink.halo, 5.4, { opacity: 0.7 }) +
  stroked(path, style.colour, 3, { 'stroke-dasharray': style.dash })

/** Only where units could wish to cross. */
function markedSides({ board, geometry, presentation, isDry, isOutOfPlay }: Scene): MarkedSide[] {
  const found: MarkedSide[] = []
  const isIdle = (hex: number) => !isDry(hex) || isOutOfPlay(hex)
  for (const hex of geometry.hexes) {
    for (let d = 0; d < 3; d++) {
      const beyond = board.grid.neighbours[hex * 6 + d]
      if (beyond < 0) continue
      for (const kind of kindsIn(board.hexsideKinds, board.hexsides[hex * 6 + d])) {
        const style = presentation.hexsides[kind]
        if (!style || style.as === 'river') continue
        if (style.as !== 'line' && (isIdle(hex) || isIdle(beyond))) continue
        const cell = geometry.cellOf(hex)
        const edge = [geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)] as const
        found.push({ style, edge, centres: [geometry.centre(hex), geometry.centre(beyond)] })
      }
    }
  }
  return found
}

function narrowWater(curves: readonly Line[]): string {
  const path = curves.map(curve => smoothLine(curve)).join('')
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  return stroked(path, water.coast, 8.4, round) + stroked(path, water.mid, 5.8, round)
}

/** Along a hexside, or for a crossing between two centres. */
export function drawHexside(
  style: HexsideStyle,
  [from, to]: readonly [Point, Point],
  centres: readonly [Point, Point],
): string {
  if (style.as === 'water') return narrowWater([[from, between(from, to, 0.3), between(from, to, 0.7), to]])
  if (style.as === 'blocked') return wall(from, to)
  if (style.as === 'crossing') {
    const [a, b] = [between(centres[0], centres[1], 0.3), between(centres[0], centres[1], 0.7)]
    const path = straight(spline([a, b]))
    return (
      stroked(path, ink.halo, 4.4, { opacity: 0.8 }) +
      stroked(path, water.label, 2.2, { 'stroke-dasharray': '5 3' })
    )
  }
  if (style.as === 'bridge') return bridge(middle(from, to), centres)
  if (style.as === 'line') return ruleLine(style, straight([from, to]))
  return ''
}

/** Two walls along the road, spreading at their ends. */
function bridge([x, y]: Point, [start, end]: readonly [Point, Point]): string {
  const length = Math.hypot(end[0] - start[0], end[1] - start[1])
  const [tx, ty] = [(end[0] - start[0]) / length, (end[1] - start[1]) / length]
  const at = (along: number, out: number): Point => [x + along * tx - out * ty, y + along * ty + out * tx]
  const walls = [-1, 1].map(side =>
    straight([at(-9.5, side * 7.6), at(-6.5, side * 4.8), at(6.5, side * 4.8), at(9.5, side * 7.6)]),
  )
  const path = walls.join('')
  return stroked(path, ink.halo, 4, { opacity: 0.8 }) + stroked(path, ink.letters, 1.7)
}

/** A thick bar with short strokes across it. */
function wall(from: Point, to: Point): string {
  const length = Math.hypot(to[0] - from[0], to[1] - from[1])
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length]
  const strokes = [0.2, 0.4, 0.6, 0.8].map(share => {
    const [x, y] = between(from, to, share)
    return straight([
      [x - nx * 4.6, y - ny * 4.6],
      [x + nx * 4.6, y + ny * 4.6],
    ])
  })
  const path = straight([from, to])
  return (
    stroked(path, ink.halo, 7, { opacity: 0.7 }) +
    stroked(path, line.blocked, 3.6, { 'stroke-linecap': 'round' }) +
    stroked(strokes.join(''), line.blocked, 1.8)
  )
}
