// What lies between the ground and the lines of the map: overlays and reach.
import { letters } from '../../atlas/draw/counters/face.ts'
import { type OverlayKind, outlineOf, overlay, overlayPatterns } from '../../atlas/draw/overlays/overlays.ts'
import { smoothLine, straight } from '../../atlas/draw/plane/paths.ts'
import type { Point } from '../../atlas/draw/plane/points.ts'
import { circle, element, filled, stroked } from '../../atlas/draw/svg.ts'
import { type OverlayToken, overlay as tokens } from '../../atlas/draw/tokens.ts'
import type { MapScene, OverlayPicture, ReachPicture } from '../../table/scene.ts'
import { bySheet, type MapBoard } from './board.ts'

export const PREFIX = 'table'

const KINDS: Readonly<Record<string, OverlayKind>> = {
  zoc: 'zoneOfControl',
  supply: 'supply',
  unsupplied: 'unsupplied',
  threat: 'threat',
  airZone: 'airZone',
}

/** Once a page. */
export const patterns = (): string =>
  overlayPatterns(PREFIX) +
  pattern('stop', 7, 45, element('rect', { width: 2, height: 7, fill: '#1f1e1b', 'fill-opacity': 0.34 })) +
  pattern('zoc-0', 8, -45, element('rect', { width: 2, height: 8, fill: SIDE_COLOURS[0] })) +
  pattern('zoc-2', 8, 90, element('rect', { width: 2, height: 8, fill: SIDE_COLOURS[2] })) +
  pattern('zoc-3', 8, 0, element('rect', { width: 2, height: 8, fill: SIDE_COLOURS[3] })) +
  pattern(
    'control-0',
    10,
    0,
    element('rect', { x: 3.4, y: 3.4, width: 3.2, height: 3.2, fill: SIDE_COLOURS[0] }),
  ) +
  pattern('control-1', 10, 0, circle([5, 5], 2, SIDE_COLOURS[1])) +
  pattern('control-2', 10, 0, filled('M5 2.6l2.6 4.6h-5.2z', SIDE_COLOURS[2])) +
  pattern('control-3', 10, 0, stroked('M5 2.6v4.8M2.6 5h4.8', SIDE_COLOURS[3], 1.6))

const pattern = (name: string, size: number, turn: number, body: string): string =>
  element(
    'pattern',
    {
      id: `${PREFIX}-${name}`,
      width: size,
      height: size,
      patternUnits: 'userSpaceOnUse',
      patternTransform: turn ? `rotate(${turn})` : undefined,
    },
    body,
  )

/** Hexes of several sheets, each set fenced in by itself. */
export const outlineOfAll = (board: MapBoard, hexes: readonly number[]): string =>
  bySheet(board, hexes)
    .map(part => outlineOf(part.sheet.geometry, part.hexes))
    .join('')

/** A reach veils the rest of the sheet that it is on, and no other. */
const onEachSheet = (board: MapBoard, kind: OverlayKind, hexes: readonly number[]): string =>
  bySheet(board, hexes)
    .map(part => overlay(kind, part.sheet.geometry, part.hexes, part.sheet.frame, PREFIX))
    .join('')

export function overlaySvg(board: MapBoard, picture: OverlayPicture): string {
  const hexes = picture.hexes.map(board.indexOf).filter(hex => hex >= 0)
  const isOwnHatch =
    picture.recipe === 'zoc' && picture.side !== null && picture.side !== undefined && picture.side !== 1
  const kind = isOwnHatch ? undefined : KINDS[picture.recipe]
  const area = kind ? onEachSheet(board, kind, hexes) : (AREAS[picture.recipe]?.(board, hexes, picture) ?? '')
  return area + (picture.lines ?? []).map(line => traced(board.pointsOf(line), picture.recipe)).join('')
}

/** A patch of the pattern, for the legend, in a box of 26 by 16. */
export function swatchSvg(recipe: string, side: number | null): string {
  const path = 'M1 1h24v14h-24z'
  const isOwnHatch = recipe === 'zoc' && side !== null && side !== 1
  const kind = isOwnHatch ? undefined : KINDS[recipe]
  if (kind !== undefined) {
    const token: OverlayToken = tokens[kind]
    return (
      filled(path, token.fill ?? '#ffffff', { opacity: token.opacity ?? 0 }) +
      (kind === 'airZone' ? '' : filled(path, `url(#${PREFIX}-overlay-${kind})`, { opacity: 0.5 })) +
      stroked(path, token.edge, 2, { 'stroke-dasharray': token.dash })
    )
  }
  if (recipe === 'network') return stroked('M1 8h24', '#1b6fb0', 8, { opacity: 0.42 })
  if (recipe === 'victory') return filled(path, '#b3201f', { opacity: 0.2 }) + stroked(path, '#b3201f', 2)
  const colour = SIDE_COLOURS[(side ?? 2) % SIDE_COLOURS.length]
  return (
    filled(path, colour, { opacity: 0.18 }) +
    filled(path, `url(#${PREFIX}-${recipe}-${side})`, { opacity: 0.6 }) +
    stroked(path, colour, 2)
  )
}

/** Figures of overlays, above counters, at the upper right of their hexes. */
export function valuesSvg(board: MapBoard, overlays: readonly OverlayPicture[]): string {
  return overlays
    .flatMap(({ recipe, values = [] }) =>
      values.map(({ hex, text }) => {
        const at = board.centreOf(hex)
        if (!at) return ''
        const colour = recipe === 'threat' ? tokens.threat.edge : '#b3201f'
        const width = Math.max(22, 10 + text.length * 8)
        const [x, y] = [at[0] + 24, at[1] - 30]
        const box = { x: x - width / 2, y: y - 11, width, height: 22, rx: 11 }
        return (
          element('rect', { ...box, fill: colour, stroke: '#ffffff', 'stroke-width': 2 }) +
          letters(x, y + 5.5, text, 16, '#ffffff')
        )
      }),
    )
    .join('')
}

type AreaDrawing = (board: MapBoard, hexes: readonly number[], picture: OverlayPicture) => string

/** As in theme/tokens.css by day: the map is paper by night, too. */
export const SIDE_COLOURS = ['#35546f', '#9b431c', '#24231f', '#7e4ec0'] as const

/** The overlays that the atlas has no recipe for. */
const AREAS: Readonly<Record<string, AreaDrawing>> = {
  // Zones of control of the sides are hatched in different ways, so that all can be seen at once.
  zoc: (board, hexes, { side }) => {
    const path = outlineOfAll(board, hexes)
    const colour = SIDE_COLOURS[side ?? 0]
    return (
      filled(path, colour, { opacity: 0.16 }) +
      filled(path, `url(#${PREFIX}-zoc-${side})`, { opacity: 0.5 }) +
      stroked(path, '#ffffff', 5, { opacity: 0.85, 'stroke-linejoin': 'round' }) +
      stroked(path, colour, 2, { 'stroke-linejoin': 'round' })
    )
  },
  control: (board, hexes, picture) => {
    const side = (picture.side ?? 2) % SIDE_COLOURS.length
    const path = outlineOfAll(board, hexes)
    return (
      filled(path, SIDE_COLOURS[side], { opacity: 0.2 }) +
      filled(path, `url(#${PREFIX}-control-${side})`, { opacity: 0.6 }) +
      stroked(path, '#ffffff', 4.6, { opacity: 0.8, 'stroke-linejoin': 'round' }) +
      stroked(path, SIDE_COLOURS[side], 2.2, { 'stroke-linejoin': 'round' })
    )
  },
  victory: (board, hexes) =>
    hexes
      .map(hex => {
        const path = straight(board.sheetOf(hex).geometry.corners(hex, 5), true)
        return (
          filled(path, '#b3201f', { opacity: 0.2 }) +
          stroked(path, '#ffffff', 5.4, { 'stroke-linejoin': 'round' }) +
          stroked(path, '#b3201f', 2.6, { 'stroke-linejoin': 'round' })
        )
      })
      .join(''),
  network: (board, hexes) => filled(outlineOfAll(board, hexes), '#1b6fb0', { opacity: 0.14 }),
}

const LINE_COLOURS: Readonly<Record<string, string>> = { supply: '#1c6a4f', unsupplied: '#3a2a4a' }

function traced(line: readonly Point[], recipe: string): string {
  if (line.length < 2) return ''
  const path = straight(line)
  // The map draws the railways themselves, a little off the straight: a broad band under them lights them up.
  if (recipe === 'network')
    return stroked(smoothLine(line), '#1b6fb0', 15, { opacity: 0.42, 'stroke-linecap': 'round' })
  const round = { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' }
  const colour = LINE_COLOURS[recipe] ?? '#24231f'
  return (
    stroked(path, '#ffffff', 9, { opacity: 0.85, ...round }) +
    stroked(path, colour, 5, { 'stroke-dasharray': recipe === 'unsupplied' ? '2 9' : undefined, ...round })
  )
}

/** Everything out of reach is veiled, by one path with holes; hexes where the move must stop are hatched. */
export function reachSvg(board: MapBoard, reach: ReachPicture): string {
  const hexes: number[] = []
  const stops: number[] = []
  for (const [name, { stops: isStop }] of reach.hexes) {
    const hex = board.indexOf(name)
    if (hex < 0) continue
    hexes.push(hex)
    if (isStop) stops.push(hex)
  }
  return (
    filled(outlineOfAll(board, stops), `url(#${PREFIX}-stop)`) +
    onEachSheet(board, reach.isColumn ? 'reachInColumn' : 'reach', hexes)
  )
}

export const underLinesSvg = (
  board: MapBoard,
  { overlays, reach }: Pick<MapScene, 'overlays' | 'reach'>,
): string =>
  overlays.map(picture => overlaySvg(board, picture)).join('') + (reach ? reachSvg(board, reach) : '')
