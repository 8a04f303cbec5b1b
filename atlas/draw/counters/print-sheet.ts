import type { CounterSet } from '../../../engine/forces/counter.ts'
import { say, styles } from '../furniture/say.ts'
import type { Point } from '../plane/points.ts'
import { element, group, moved, rectangle, stroked } from '../svg.ts'
import { paper } from '../tokens.ts'
import { counterFace } from './face.ts'
import { markerFace } from './markers.ts'
import { placed } from './stack.ts'
import type { CounterStyle } from './style.ts'

// All counters of a game on pages of A4: squares of half an inch with cut marks, and behind each page its reduced
// sides, mirrored for printing on both sides.

/** Millimetres. */
const PAGE = { width: 210, height: 297 }
const SQUARE = 12.7
const COLUMNS = 14
const ROWS = 20
/** Units to a millimetre: a counter is 80 units wide. */
const UNIT = 80 / SQUARE
const LEFT = (PAGE.width - COLUMNS * SQUARE) / 2
const TOP = 26

interface Piece {
  readonly front: string
  /** '' if nothing is printed behind it. */
  readonly back: string
}

export interface PrintSheet {
  readonly svg: string
  /** Units. */
  readonly width: number
  readonly pages: number
}

export function printSheet(set: CounterSet, style: CounterStyle): PrintSheet {
  const pages = pagesOf([...unitPieces(set, style), ...markerPieces(style)], style)
  const [width, height] = [PAGE.width * UNIT, PAGE.height * pages.length * UNIT]
  const size = {
    xmlns: 'http://www.w3.org/2000/svg',
    width: `${PAGE.width}mm`,
    height: `${PAGE.height * pages.length}mm`,
    viewBox: `0 0 ${Math.round(width)} ${Math.round(height)}`,
  }
  const placed = pages.map((body, i) => group({ transform: moved([0, i * PAGE.height * UNIT]) }, body))
  return {
    svg: element('svg', size, rectangle(0, 0, width, height, '#ffffff') + placed.join('\n')),
    width,
    pages: pages.length,
  }
}

function pagesOf(pieces: readonly Piece[], style: CounterStyle): string[] {
  const perPage = COLUMNS * ROWS
  const count = Math.ceil(pieces.length / perPage)
  return Array.from({ length: count }, (_, i) => {
    const own = pieces.slice(i * perPage, (i + 1) * perPage)
    const backs = own.map(piece => piece.back)
    const which = `sheet ${i + 1} of ${count}`
    const front = page(
      style,
      own.map(piece => piece.front),
      `fronts, ${which}`,
      false,
    )
    return backs.some(Boolean) ? [front, page(style, backs, `backs, ${which}`, true)] : [front]
  }).flat()
}

function unitPieces({ counters }: CounterSet, style: CounterStyle): Piece[] {
  return counters.map(unit => ({
    front: counterFace(style, unit),
    back: unit.steps.length > 1 ? counterFace(style, unit, 160, { step: 1 }) : '',
  }))
}

const markerPieces = ({ markers }: CounterStyle): Piece[] =>
  markers.flatMap(({ marker, count }) =>
    Array.from({ length: count }, () => ({ front: markerFace(marker), back: '' })),
  )

function page(style: CounterStyle, faces: readonly string[], what: string, isMirrored: boolean): string {
  const at = (i: number): Point => {
    const column = isMirrored ? COLUMNS - 1 - (i % COLUMNS) : i % COLUMNS
    return [(LEFT + column * SQUARE) * UNIT, (TOP + Math.floor(i / COLUMNS) * SQUARE) * UNIT]
  }
  const rows = Math.ceil(faces.length / COLUMNS)
  return (
    say(LEFT * UNIT, (TOP - 12) * UNIT, style.title.toUpperCase(), styles.heading) +
    say(
      (PAGE.width - LEFT) * UNIT,
      (TOP - 12) * UNIT,
      `Counters: ${what}. Print at 100 %. Strengths are proposals.`,
      styles.small,
      { anchor: 'end' },
    ) +
    faces.map((face, i) => (face === '' ? '' : placed(at(i), SQUARE * UNIT, face, false))).join('\n') +
    cutMarks(rows)
  )
}

/** Short lines outside the block, in line with every cut. */
function cutMarks(rows: number): string {
  const mark = 5
  const [left, top] = [LEFT * UNIT, TOP * UNIT]
  const [right, bottom] = [left + COLUMNS * SQUARE * UNIT, top + rows * SQUARE * UNIT]
  let path = ''
  for (let column = 0; column <= COLUMNS; column++) {
    const x = Math.round(left + column * SQUARE * UNIT)
    path += `M${x} ${top - mark * UNIT}v${3 * UNIT}M${x} ${bottom + 2 * UNIT}v${3 * UNIT}`
  }
  for (let row = 0; row <= rows; row++) {
    const y = Math.round(top + row * SQUARE * UNIT)
    path += `M${left - mark * UNIT} ${y}h${3 * UNIT}M${right + 2 * UNIT} ${y}h${3 * UNIT}`
  }
  return stroked(path.replace(/(\.\d{2})\d+/g, '$1'), paper.frame, 0.8)
}
