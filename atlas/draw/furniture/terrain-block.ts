import type { Ground } from '../art.ts'
import { hexPath } from '../hexes.ts'
import { houses, townMark } from '../layers/towns.ts'
import { straight } from '../plane/paths.ts'
import type { Point } from '../plane/points.ts'
import type { Scene } from '../scene.ts'
import { element, filled, group, moved, stroked } from '../svg.ts'
import { hexes, land, water } from '../tokens.ts'
import type { Block } from './panel.ts'
import { brokenInto, say, styles } from './say.ts'

const COLUMN = 152
const LABELS = 42
const ROW = 32
const NOTE = 20

interface Kind {
  readonly key: string
  readonly name: string
  readonly ground: Ground | 'city'
  readonly sample?: string
}

/** A hex of each kind of terrain with the figures of the terrain chart under it. */
export function terrainBlock(scene: Scene, available: number): Block {
  const { chart } = scene.presentation
  const kinds = kindsOf(scene)
  const columns = Math.max(1, Math.min(kinds.length, Math.floor((available - LABELS) / COLUMN)))
  const lines = Math.ceil(kinds.length / columns)
  const lineHeight = 142 + ROW * chart.rows.length
  const width = LABELS + columns * COLUMN
  const note = brokenInto(chart.note, styles.note, width)
  return {
    heading: 'TERRAIN',
    width,
    height: lines * lineHeight + note.length * NOTE + 4,
    draw: (x, y) =>
      kinds
        .map((kind, i) =>
          drawKind(
            scene,
            kind,
            x + LABELS + COLUMN * ((i % columns) + 0.5),
            y + lineHeight * Math.floor(i / columns),
          ),
        )
        .join('') +
      Array.from({ length: lines }, (_, line) =>
        chart.rows
          .map((row, i) =>
            say(x, y + line * lineHeight + 152 + ROW * i, row.name, styles.note, { opacity: 0.8 }),
          )
          .join(''),
      ).join('') +
      note
        .map((text, i) => say(x, y + lines * lineHeight + 12 + NOTE * i, text, styles.note, { opacity: 0.8 }))
        .join(''),
  }
}

function kindsOf({ presentation }: Scene): Kind[] {
  const kinds: Kind[] = Object.entries(presentation.terrain).flatMap(([key, { name, ground, sample }]) =>
    name === undefined ? [] : [{ key, name, ground, sample }],
  )
  if (presentation.chart.city) kinds.push({ key: 'city', name: presentation.chart.city, ground: 'city' })
  return kinds
}

function drawKind(scene: Scene, kind: Kind, x: number, top: number): string {
  const y = top + 46
  const outline = straight(scene.geometry.corners(scene.geometry.hexes[0]).map(shift(scene, [x, y])), true)
  const figures = scene.presentation.chart.rows.map((row, i) =>
    say(x, top + 154 + ROW * i, row.values[kind.key] ?? '–', styles.figure, { anchor: 'middle' }),
  )
  return (
    sample(scene, kind, [x, y], outline) +
    stroked(outline, hexes.grid, 1.2, { opacity: 0.7 }) +
    say(x, top + 118, kind.name, styles.strong, { anchor: 'middle' }) +
    figures.join('')
  )
}

/** From where the first hex lies to somewhere in the legend. */
const shift = ({ geometry }: Scene, to: Point) => {
  const [fromX, fromY] = geometry.centre(geometry.hexes[0])
  return ([x, y]: Point): Point => [x - fromX + to[0], y - fromY + to[1]]
}

function sample(scene: Scene, { key, ground, sample: hex }: Kind, at: Point, outline: string): string {
  const { link, hasShading } = scene
  if (ground === 'city') return filled(outline, land.clear) + houses(at, 'great') + townMark(at, 'great')
  const colour = ground === 'sea' ? water.mid : ground === 'lake' ? water.shallow : land[ground]
  const isTextured = TEXTURED.includes(ground) || (ground === 'mountain' && !hasShading)
  return (
    filled(outline, colour) +
    (hex && hasShading ? relief(scene, key, hex, at) : '') +
    (isTextured ? filled(outline, link(ground)) : '')
  )
}

const TEXTURED: readonly Ground[] = ['woods', 'swamp', 'broken', 'rough']

/** A piece of the real hill shading. */
function relief({ geometry, id, link }: Scene, key: string, hex: string, [x, y]: Point): string {
  const index = geometry.grid.indexOf(hex)
  const [fromX, fromY] = geometry.centre(index)
  const clip = element(
    'clipPath',
    { id: id(`sample-${key}`) },
    element('path', { d: hexPath(geometry, index) }),
  )
  const picture = group({ 'clip-path': link(`sample-${key}`) }, `<use href="#${id('shading')}"/>`)
  return clip + group({ transform: moved([x - fromX, y - fromY]) }, picture)
}
