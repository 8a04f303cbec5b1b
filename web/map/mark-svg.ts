// Signs on hexes: lights, plan, figures of reach, arrows. Yellow in black is chosen, red in white is a target, a thin
// pale line may be clicked: a look never stands for two meanings.
import { letters } from '../../atlas/draw/counters/face.ts'
import { COUNTER_SIZE, placed } from '../../atlas/draw/counters/stack.ts'
import { straight } from '../../atlas/draw/plane/paths.ts'
import { middle, type Point } from '../../atlas/draw/plane/points.ts'
import { circle, element, filled, stroked } from '../../atlas/draw/svg.ts'
import { disc, overlay, counter as token } from '../../atlas/draw/tokens.ts'
import type { HexLight, MapScene, PlanPicture, ReachPicture, TrailPicture } from '../../table/scene.ts'
import type { MapBoard } from './board.ts'
import { outlineOfAll } from './overlay-svg.ts'

const ROUND = { 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const
const PALE = '#fff6d8'
/** Objectives that count; as --green in theme/tokens.css by day. */
export const HELD = '#2c6a4c'

const ringed = (path: string, colour: string, width: number, casing: string, casingWidth: number): string =>
  stroked(path, casing, casingWidth, ROUND) + stroked(path, colour, width, ROUND)

/** More than these are no longer ringed one by one: what may be chosen is fenced in. */
const MOST_RINGS = 200

/** Hexes that may be clicked. They lie under the names of the map. */
export function choicesSvg(board: MapBoard, lights: readonly HexLight[]): string {
  const hexes = lights.filter(light => light.look === 'choose')
  if (hexes.length <= MOST_RINGS)
    return hexes.map(({ hex }) => ringed(outline(board, hex), PALE, 2.6, token.edge, 5.4)).join('')
  const numbers = hexes.map(({ hex }) => board.indexOf(hex)).filter(hex => hex >= 0)
  const fence = outlineOfAll(board, numbers)
  return ringed(fence, PALE, 4, token.edge, 8)
}

function outline(board: MapBoard, hex: string): string {
  const index = board.indexOf(hex)
  return index < 0 ? '' : straight(board.sheetOf(index).geometry.corners(index, 2.5), true)
}

/** Outlines of hexes; signs that must show above counters are in `lightSign`. */
export function lightSvg(board: MapBoard, { hex, look }: HexLight): string {
  const path = outline(board, hex)
  if (path === '') return ''
  switch (look) {
    case 'selected':
    case 'goal':
      return ringed(path, overlay.selected.edge, 4, overlay.selected.casing, 8)
    case 'target':
    case 'refused':
      return ringed(path, overlay.target.edge, 4, overlay.target.casing, 8)
    case 'mandatory':
      return (
        stroked(path, token.edge, 6, ROUND) + stroked(path, token.warning, 3, { 'stroke-dasharray': '9 6' })
      )
    case 'shown':
      return ringed(path, token.edge, 4, disc.ink, 9)
    case 'held':
      return ringed(path, HELD, 4, disc.ink, 8)
    case 'open':
      return ringed(path, overlay.selected.edge, 4, overlay.selected.casing, 8)
    case 'closed':
      return ringed(path, disc.fill, 4, disc.ink, 8)
    case 'choose':
    case 'cursor':
      return ''
  }
}

/** Signs at the rim of a hex. */
export function lightSign(board: MapBoard, { hex, look }: HexLight): string {
  const at = board.centreOf(hex)
  if (!at) return ''
  const [x, y] = at
  if (look === 'refused')
    return (
      circle([x, y], 15, disc.ink, { stroke: overlay.target.edge, 'stroke-width': 5 }) +
      stroked(`M${x - 7} ${y}h14`, overlay.target.edge, 5)
    )
  if (look === 'mandatory')
    return (
      filled(`M${x} ${y - 41}l11 18.6h-22z`, token.warning, {
        stroke: token.edge,
        'stroke-width': 2.4,
        'stroke-linejoin': 'round',
      }) + stroked(`M${x} ${y - 34}v5.4m0 3v.2`, token.edge, 2.6, ROUND)
    )
  return ''
}

/** The hex cursor of the keyboard: dark and light dashes, so that it shows on any ground. */
export function cursorSvg(board: MapBoard, hex: string | null): string {
  const index = hex === null ? -1 : board.indexOf(hex)
  if (index < 0) return ''
  const path = straight(board.sheetOf(index).geometry.corners(index, 7), true)
  return (
    stroked(path, token.edge, 5, ROUND) +
    stroked(path, disc.ink, 2.4, { 'stroke-dasharray': '7 6', 'stroke-linejoin': 'round' })
  )
}

/** Points left, in each hex that holds no counter; a dark disc where the move must stop. */
export function figuresSvg(board: MapBoard, reach: ReachPicture, isTaken: (hex: string) => boolean): string {
  let svg = ''
  for (const [hex, { left, stops }] of reach.hexes) {
    const at = isTaken(hex) ? null : board.centreOf(hex)
    if (!at || left === '') continue
    svg += stops ? inDisc(at, left, 12.5, 19) : plainFigure(at, left)
  }
  return svg
}

const plainFigure = ([x, y]: Point, text: string): string =>
  element(
    'g',
    { stroke: '#f8f2e1', 'stroke-width': 3.6, 'stroke-linejoin': 'round', 'paint-order': 'stroke' },
    letters(x, y + 7, text, 21, token.edge, { weight: 600 }),
  )

const inDisc = (at: Point, text: string, radius: number, size: number): string =>
  circle(at, radius, token.edge, { stroke: disc.ink, 'stroke-width': 1.8 }) +
  letters(at[0], at[1] + size * 0.36, text, text.length > 2 ? size * 0.8 : size, disc.ink, { weight: 600 })

/** The way goes under the counters; what each step costs stands on the hexsides above them. */
export function planSvg(board: MapBoard, { path, costs }: PlanPicture): { way: string; costs: string } {
  const points = board.pointsOf(path)
  if (points.length < 2) return { way: '', costs: '' }
  const line = straight(points)
  const discs = points
    .slice(1)
    .map((point, i) => (costs[i] ? inDisc(middle(points[i], point), costs[i], 11, 17) : ''))
  return {
    way: stroked(line, disc.ink, 12, ROUND) + stroked(line, token.edge, 7.5, ROUND),
    costs: discs.join(''),
  }
}

/** The units as they would stand at the goal of the plan. */
export function ghostSvg(board: MapBoard, goal: string, face: string): string {
  const at = board.centreOf(goal)
  if (!at || face === '') return ''
  const corner: Point = [at[0] - COUNTER_SIZE / 2, at[1] - COUNTER_SIZE / 2]
  return element('g', { opacity: 0.62 }, placed(corner, COUNTER_SIZE, face, false))
}

const ARROW = '#1f4f7a'
const ENEMY_ARROW = '#b3201f'

/** Between neighbours a head across the hexside; farther away a dashed arc, as for fire from afar. */
export function arrowSvg(board: MapBoard, { from, to, label, look }: MapScene['arrows'][number]): string {
  const colour = look === 'enemy' ? ENEMY_ARROW : ARROW
  const [start, end] = [board.centreOf(from), board.centreOf(to)]
  if (!start || !end) return ''
  const [dx, dy] = [end[0] - start[0], end[1] - start[1]]
  const length = Math.hypot(dx, dy)
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const isNear = length < 100
  const head = isNear ? middle(start, end) : end
  const back = isNear ? 0 : COUNTER_SIZE / 2 + 6
  const place = `translate(${head[0].toFixed(1)} ${head[1].toFixed(1)}) rotate(${turn.toFixed(1)}) translate(${-back} 0)`
  const arrow = element('path', {
    d: 'M-9 -13L11 0L-9 13L-4.5 0z',
    fill: colour,
    stroke: disc.ink,
    'stroke-width': 3,
    'paint-order': 'stroke',
    transform: place,
  })
  const bend: Point = [(start[0] + end[0]) / 2 - dy * 0.18, (start[1] + end[1]) / 2 + dx * 0.18]
  const arc = `M${start[0]} ${start[1]}Q${bend[0].toFixed(1)} ${bend[1].toFixed(1)} ${end[0]} ${end[1]}`
  const line = isNear
    ? ''
    : stroked(arc, disc.ink, 7, ROUND) + stroked(arc, colour, 3.6, { 'stroke-dasharray': '3 8', ...ROUND })
  return line + arrow + (label ? inDisc(isNear ? start : bend, label, 11, 16) : '')
}

/** The way of a move that was made, with the number of its line; earlier ones are pale. */
export function trailSvg(board: MapBoard, { path, label, isEnemy, isPast }: TrailPicture): string {
  const points = board.pointsOf(path)
  if (points.length < 2) return ''
  const colour = isEnemy ? ENEMY_ARROW : ARROW
  const [end, before] = [points.at(-1)!, points.at(-2)!]
  const [dx, dy] = [end[0] - before[0], end[1] - before[1]]
  const back = (COUNTER_SIZE / 2 + 4) / (Math.hypot(dx, dy) || 1)
  // The head stands at the rim of the last hex: a counter covers its middle.
  const tip: Point = [end[0] - dx * back, end[1] - dy * back]
  const line = straight([...points.slice(0, -1), tip])
  const turn = (Math.atan2(dy, dx) * 180) / Math.PI
  const head = element('path', {
    d: 'M-12 -10L8 0L-12 10z',
    fill: colour,
    stroke: disc.ink,
    'stroke-width': 2.4,
    'paint-order': 'stroke',
    transform: `translate(${tip[0].toFixed(1)} ${tip[1].toFixed(1)}) rotate(${turn.toFixed(1)})`,
  })
  const drawn = stroked(line, disc.ink, 10, ROUND) + stroked(line, colour, 6, ROUND) + head
  const at = points.length > 2 ? points[1] : middle(points[0], tip)
  return element('g', { opacity: isPast ? 0.45 : 1 }, drawn + inDisc(at, label, 11, 16))
}
