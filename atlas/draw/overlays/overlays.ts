import type { HexGeometry } from '../hexes.ts'
import { chains, type Edge } from '../plane/chains.ts'
import { straight } from '../plane/paths.ts'
import { type Box, heightOf, widthOf } from '../plane/points.ts'
import { element, filled, group, stroked } from '../svg.ts'
import { type OverlayToken, overlay as tokens } from '../tokens.ts'

// What the rules say about hexes right now, between the ground and the lines of the map: each kind has its own
// colour and its own pattern, so that it can be told in grey.

export type OverlayKind = keyof typeof tokens

const PATTERNED: readonly OverlayKind[] = ['zoneOfControl', 'supply', 'unsupplied', 'threat']

/** The patterns that overlays fill with; once a page. */
export function overlayPatterns(prefix = 'map'): string {
  const pattern = (kind: OverlayKind, width: number, height: number, turn: number, body: string) =>
    element(
      'pattern',
      {
        id: `${prefix}-overlay-${kind}`,
        width,
        height,
        patternUnits: 'userSpaceOnUse',
        patternTransform: turn ? `rotate(${turn})` : undefined,
      },
      body,
    )
  return (
    pattern(
      'zoneOfControl',
      8,
      8,
      45,
      element('rect', { width: 2, height: 8, fill: tokens.zoneOfControl.edge }),
    ) +
    pattern('supply', 7, 7, 0, element('circle', { cx: 3.5, cy: 3.5, r: 1.3, fill: tokens.supply.edge })) +
    pattern('unsupplied', 7, 7, 45, stroked('M0 0H7M0 0V7', tokens.unsupplied.edge, 1.5)) +
    pattern('threat', 14, 10, 0, stroked('M1 8L7 3L13 8', tokens.threat.edge, 1.7))
  )
}

/** The outline of a set of hexes as closed rings. */
export function outlineOf(geometry: HexGeometry, hexes: Iterable<number>): string {
  const inside = new Set(hexes)
  const edges: Edge[] = []
  for (const hex of inside) {
    for (let d = 0; d < 6; d++) {
      if (inside.has(geometry.grid.neighbours[hex * 6 + d])) continue
      const cell = geometry.cellOf(hex)
      edges.push([geometry.cornerKey(cell, d), geometry.cornerKey(cell, d + 1)])
    }
  }
  return chains(edges)
    .map(line => straight(line.slice(0, -1).map(geometry.cornerPoint), true))
    .join('')
}

/** One overlay over some hexes. `box` is the map: a reach veils everything outside itself. */
export function overlay(
  kind: OverlayKind,
  geometry: HexGeometry,
  hexes: Iterable<number>,
  box: Box,
  prefix = 'map',
): string {
  const path = outlineOf(geometry, hexes)
  if (path === '') return ''
  const token: OverlayToken = tokens[kind]
  return group(
    { class: `overlay-${kind}` },
    token.veil ? veil(token, path, box) : '',
    token.fill ? filled(path, token.fill, { opacity: token.opacity }) : '',
    PATTERNED.includes(kind) ? filled(path, `url(#${prefix}-overlay-${kind})`, { opacity: 0.5 }) : '',
    stroked(path, token.casing ?? '#ffffff', token.casingWidth ?? token.edgeWidth + 3, {
      opacity: 0.85,
      'stroke-linejoin': 'round',
    }),
    stroked(path, token.edge, token.edgeWidth, {
      'stroke-dasharray': token.dash,
      'stroke-linecap': token.dash ? 'round' : undefined,
      'stroke-linejoin': 'round',
    }),
  )
}

function veil({ veil: colour, veilOpacity }: OverlayToken, path: string, box: Box): string {
  const around = `M${box.left} ${box.top}h${widthOf(box)}v${heightOf(box)}h-${widthOf(box)}z`
  return filled(around + path, colour!, { opacity: veilOpacity, 'fill-rule': 'evenodd' })
}
