import { drawBadge } from '../layers/badges.ts'
import { drawFort } from '../layers/forts.ts'
import { drawHexside } from '../layers/hexside-marks.ts'
import { drawTrack } from '../layers/networks.ts'
import { riverShape } from '../layers/rivers.ts'
import { townMark } from '../layers/towns.ts'
import { widthOfText } from '../lettering/measure.ts'
import { resample, spline } from '../plane/curves.ts'
import type { Line, Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { filled, rectangle, stroked } from '../svg.ts'
import { land, line, paper, water } from '../tokens.ts'
import type { Block } from './panel.ts'
import { brokenInto, say, styles } from './say.ts'

const ROW = 43
const ROWS = 5
const SIGN = 108
const GAP = 36
const NOTE = 20

interface Sign {
  readonly name: string
  /** `at` is the left end of a strip 108 wide. */
  readonly draw: (at: Point) => string
}

/** Every sign that this map uses, and where the geography comes from. */
export function signsBlock(scene: Scene, available: number): Block {
  const signs = signsOf(scene)
  const column = 26 + SIGN + GAP + Math.max(...signs.map(sign => widthOfText(sign.name, styles.plain)))
  const most = Math.max(1, Math.floor((available + GAP) / column))
  const columns = Math.min(most, Math.ceil(signs.length / ROWS))
  const rows = Math.ceil(signs.length / columns)
  const width = columns * column - GAP
  const note = brokenInto(scene.presentation.credits, styles.note, width)
  return {
    heading: 'SIGNS',
    width,
    height: rows * ROW + note.length * NOTE + 12,
    draw: (x, y) =>
      signs
        .map((sign, i) => {
          const at: Point = [x + 8 + column * Math.floor(i / rows), y + 26 + ROW * (i % rows)]
          return sign.draw(at) + say(at[0] + SIGN + 18, at[1] + 7, sign.name, styles.plain)
        })
        .join('') +
      note
        .map((text, i) => say(x, y + rows * ROW + 20 + NOTE * i, text, styles.note, { opacity: 0.8 }))
        .join(''),
  }
}

/** Two kinds that are drawn alike and have one name are one sign. */
function signsOf(scene: Scene): Sign[] {
  const all = [
    ...hexsideSigns(scene),
    ...networkSigns(scene),
    ...frontierSigns(scene),
    ...townSigns(scene),
    ...fortSigns(scene),
    ...badgeSigns(scene),
    ...areaSigns(scene),
    ...outOfPlaySigns(scene),
  ]
  return all.filter((sign, i) => all.findIndex(other => other.name === sign.name) === i)
}

const level = ([x, y]: Point): Line => [
  [x, y],
  [x + SIGN, y],
]

const arched = ([x, y]: Point): Line =>
  Array.from({ length: 21 }, (_, i) => [x + i * (SIGN / 20), y + 4 - 7 * Math.sin((i / 20) * Math.PI)])

const winding = ([x, y]: Point): Line =>
  resample(
    spline(
      [
        [x, y + 4],
        [x + 24, y - 9],
        [x + 52, y + 11],
        [x + 82, y - 7],
        [x + SIGN, y + 2],
      ],
      8,
    ),
    5,
  )

function hexsideSigns({ presentation, board }: Scene): Sign[] {
  return Object.entries(presentation.hexsides)
    .filter(([kind]) => board.hexsideKinds.includes(kind))
    .map(([, style]) => ({
      name: style.name,
      draw: at =>
        style.as === 'river'
          ? filled(
              riverShape({ name: '', class: style.class ?? 'medium', curve: winding(at), length: 1800 }),
              water.river,
            )
          : drawHexside(
              style,
              [
                [at[0] + 31, at[1]],
                [at[0] + 77, at[1]],
              ],
              [
                [at[0] + 14, at[1]],
                [at[0] + 94, at[1]],
              ],
            ),
    }))
}

const networkSigns = ({ presentation, board }: Scene): Sign[] =>
  Object.entries(presentation.networks)
    .filter(([kind]) => board.networkKinds.includes(kind))
    .map(([, { as, name }]) => ({ name, draw: at => drawTrack(as, [level(at)]) }))

function frontierSigns({ presentation, board }: Scene): Sign[] {
  const [upper, lower] = board.regionKinds.map(region => presentation.regions[region]).filter(Boolean)
  if (!upper || !lower) return []
  const draw = ([x, y]: Point) =>
    stroked(`M${x} ${y - 6}h${SIGN}`, upper, 12, { opacity: 0.45 }) +
    stroked(`M${x} ${y + 6}h${SIGN}`, lower, 12, { opacity: 0.45 }) +
    stroked(`M${x} ${y}h${SIGN}`, line.border, 2.8, { 'stroke-dasharray': line.borderDash })
  return [{ name: 'Frontier', draw }]
}

/** All kinds of towns on one line. */
function townSigns({ presentation }: Scene): Sign[] {
  const marked = presentation.towns.filter(
    (town, i, all) => town.mark !== 'none' && all.findIndex(other => other.name === town.name) === i,
  )
  if (marked.length === 0) return []
  const step = SIGN / marked.length
  return [
    {
      name: marked.map((town, i) => (i === 0 ? town.name : town.name.toLowerCase())).join(', '),
      draw: ([x, y]) => marked.map((town, i) => townMark([x + step * (i + 0.5), y], town.mark)).join(''),
    },
  ]
}

const fortSigns = ({ presentation }: Scene): Sign[] =>
  Object.values(presentation.forts?.kinds ?? {}).map(style => ({
    name: style.name,
    draw: at => drawFort(style, arched(at)),
  }))

const badgeSigns = ({ presentation }: Scene): Sign[] =>
  presentation.badges.map(({ as, name, example }) => ({
    name,
    draw: ([x, y]) => drawBadge(as, example ?? '', [x + SIGN / 2, y]),
  }))

const areaSigns = ({ presentation }: Scene): Sign[] =>
  (presentation.areas ?? []).map(({ name, colour }) => ({
    name,
    draw: ([x, y]) => stroked(`M${x} ${y}h${SIGN}`, colour, 2.6, { opacity: 0.7, 'stroke-dasharray': '8 5' }),
  }))

function outOfPlaySigns({ geometry, isOutOfPlay }: Scene): Sign[] {
  if (!geometry.hexes.some(isOutOfPlay)) return []
  const draw = ([x, y]: Point) =>
    rectangle(x, y - 13, SIGN, 26, land.off, { stroke: paper.frame, 'stroke-width': 0.8 })
  return [{ name: 'Out of play', draw }]
}
