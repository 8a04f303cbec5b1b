import { widthOfText } from '../lettering/measure.ts'
import type { Title } from '../presentation.ts'
import { type Scene, spotOf } from '../scene.ts'
import { filled, rectangle, stroked } from '../svg.ts'
import { disc, paper } from '../tokens.ts'
import { ruled, say, styles } from './say.ts'

const PADDING = 46
const HEAD = 206
const LINE = 30

export interface Size {
  readonly width: number
  readonly height: number
}

export function titleSize({ name, subtitle, lines }: Title): Size {
  const widths = [
    widthOfText(name.toUpperCase(), styles.title),
    widthOfText(subtitle, styles.subtitle),
    ...lines.map(line => widthOfText(line, styles.line)),
  ]
  return { width: Math.ceil(Math.max(...widths)) + 2 * PADDING, height: HEAD + LINE * lines.length + 26 }
}

/** The title in its frame, with its upper left corner at a spot of the map. */
export function titleOnMap(scene: Scene): string {
  const { title } = scene.presentation
  return title.at === 'head' ? '' : cartouche(title, ...spotOf(scene, title.at))
}

export function cartouche(title: Title, x: number, y: number): string {
  const { width, height } = titleSize(title)
  const middle = x + width / 2
  const rule = y + 136
  return [
    rectangle(x + 5, y + 7, width, height, paper.shadow, { opacity: 0.2 }),
    rectangle(x, y, width, height, paper.sheet),
    ruled(x, y, width, height, 3),
    ruled(x + 8, y + 8, width - 16, height - 16, 1),
    say(middle, y + 106, title.name.toUpperCase(), styles.title, { anchor: 'middle' }),
    stroked(`M${x + 90} ${rule}H${middle - 24}M${middle + 24} ${rule}H${x + width - 90}`, paper.frame, 1.4),
    filled(`M${middle} ${rule - 9}l9 9l-9 9l-9 -9z`, disc.fill),
    say(middle, y + 188, title.subtitle, styles.subtitle, { anchor: 'middle' }),
    ...title.lines.map((line, i) =>
      say(middle, y + HEAD + 26 + LINE * i, line, i === 0 ? styles.line : styles.small, {
        anchor: 'middle',
        opacity: i === 0 ? undefined : 0.8,
      }),
    ),
  ].join('')
}
