import type { CounterSet } from '../../../engine/forces/counter.ts'
import { say, styles } from '../furniture/say.ts'
import type { Point } from '../plane/points.ts'
import { element, stroked } from '../svg.ts'
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
  const pieces = [...unitPieces(set, style), ...markerPieces(style)]
  const pages: string[] = []
  const perPage = COLUMNS * ROWS
  const count = Math.ceil(pieces.length / perPage)
  for (let i = 0; i < count; i++) {
    const own = pieces.slice(i * perPage, (i + 1) * perPage)
    pages.push(page(style, own.map(piece => piece.front), `fronts, sheet ${i + 1} of ${count}`, false))
    const backs = own.map(piece => piece.back)
    if (backs.some(Boolean)) pages.push(page(style, backs, `backs, sheet ${i + 1} of ${count}`, true))
  }
  const height = PAGE.height * pages.length
  const svg = element(
    'svg',
    {
      xmlns: 'http://www.w3.org/2000/svg',
      width: `${PAGE.width}mm`,
      height: `${height}mm`,
      viewBox: `0 0 ${PAGE.width * UNIT} ${height * UNIT}`,
    },
    element('rect', { width: PAGE.width * UNIT, height: height * UNIT, fill: '#ffffff' }) +
      pages.map((body, i) => element('g', { transform: `translate(0 ${Math.round(i * PAGE.height * UNIT)})` }, body)).join('\n'),
  )
  return { svg, width: PAGE.width * UNIT, pages: pages.length }
}

function unitPieces({ counters }: CounterSet, style: CounterStyle): Piece[] {
  return counters.map(unit => ({
    front: counterFace(style, unit),
    back: unit.steps.length > 1 ? counterFace(style, unit, 160, { step: 1 }) : '',
  }))
}

const markerPieces = ({ markers }: CounterStyle): Piece[] =>
  markers.flatMap(({ marker, count }) => Array.from({ length: count }, () => ({ front: markerFace(marker), back: '' })))

function page(style: CounterStyle, faces: readonly string[], what: string, isMirrored: boolean): string {
  const at = (i: number): Point => {
    const column = isMirrored ? COLUMNS - 1 - (i % COLUMNS) : i % COLUMNS
    return [(LEFT + column * SQUARE) * UNIT, (TOP + Math.floor(i / COLUMNS) * SQUARE) * UNIT]
  }
  const rows = Math.ceil(faces.length / COLUMNS)
  return (
    say(LEFT * UNIT, (TOP - 12) * UNIT, style.title.toUpperCase(), styles.heading) +
    say((PAGE.width - LEFT) * UNIT, (TOP - 12) * UNIT, `Counters: ${what}. Print at 100 %. Strengths are proposals.`, styles.small, { anchor: 'end' }) +
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
