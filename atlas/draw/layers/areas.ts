import { chains, type Edge } from '../plane/chains.ts'
import { straight } from '../plane/paths.ts'
import type { Point } from '../plane/points.ts'
import type { AreaStyle } from '../presentation.ts'
import type { Scene } from '../scene.ts'
import { group, stroked, words } from '../svg.ts'
import { fallback } from '../tokens.ts'

/** Hexes that share the value of a feature, outlined together and lettered in the middle one. */
export function areaLayer(scene: Scene): string {
  const styles = scene.presentation.areas ?? []
  return group({ id: scene.id('areas') }, ...styles.flatMap(style => areasOf(scene, style)))
}

function areasOf(scene: Scene, style: AreaStyle): string[] {
  const { board, geometry } = scene
  const byValue = new Map<string, number[]>()
  for (const hex of geometry.hexes) {
    const value = board.feature(hex, style.feature)
    if (value !== undefined) byValue.set(value, [...(byValue.get(value) ?? []), hex])
  }
  return [...byValue].map(([value, hexes]) => drawArea(scene, style, value, hexes))
}

function drawArea(
  { board, geometry }: Scene,
  style: AreaStyle,
  value: string,
  hexes: readonly number[],
): string {
  const inside = new Set(hexes)
  const edges: Edge[] = []
  for (const hex of hexes) {
    for (let d = 0; d < 6; d++) {
      if (inside.has(board.grid.neighbours[hex * 6 + d])) continue
      const cell = geometry.cellOf(hex)
      edges.push([geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)])
    }
  }
  const path = chains(edges)
    .map(line => straight(line.map(geometry.cornerPoint)))
    .join('')
  const [x, y]: Point = geometry.centre(hexes[hexes.length >> 1])
  const letter = words([x, y + 9], value, {
    'text-anchor': 'middle',
    'font-family': fallback.Alegreya,
    'font-weight': 800,
    'font-size': 26,
    fill: style.colour,
    opacity: 0.75,
  })
  return (
    stroked(path, style.colour, 2.6, { opacity: 0.7, 'stroke-dasharray': '8 5' }) +
    (value === '' || style.isUnlettered ? '' : letter)
  )
}
