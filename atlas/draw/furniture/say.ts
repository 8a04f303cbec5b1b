import { widthOfText } from '../lettering/measure.ts'
import type { Anchor } from '../svg.ts'
import { font, rectangle, words } from '../svg.ts'
import { type Lettering, paper } from '../tokens.ts'

// Lettering of everything round the map.

export const styles = {
  heading: { family: 'Alegreya', weight: 700, size: 25, tracking: 3.5 },
  title: { family: 'Alegreya', weight: 800, size: 66, tracking: 1.5 },
  subtitle: { family: 'Alegreya', weight: 500, size: 37, italic: true, tracking: 1 },
  line: { family: 'Alegreya Sans', weight: 500, size: 20, tracking: 0.4 },
  plain: { family: 'Alegreya Sans', weight: 500, size: 20 },
  strong: { family: 'Alegreya Sans', weight: 700, size: 21 },
  small: { family: 'Alegreya Sans', weight: 500, size: 17 },
  note: { family: 'Alegreya Sans', weight: 500, size: 15.5 },
  figure: { family: 'Barlow Condensed', weight: 600, size: 22 },
  date: { family: 'Barlow Condensed', weight: 600, size: 17.5 },
  turn: { family: 'Alegreya', weight: 800, size: 28 },
  year: { family: 'Alegreya', weight: 700, size: 30 },
} as const satisfies Readonly<Record<string, Lettering>>

export interface Manner {
  readonly anchor?: Anchor
  readonly opacity?: number
  readonly colour?: string
}

export const say = (
  x: number,
  y: number,
  text: string,
  style: Lettering,
  { anchor, opacity, colour }: Manner = {},
) =>
  words([x, y], text, {
    ...font(style),
    'text-anchor': anchor === 'start' ? undefined : anchor,
    fill: colour ?? paper.ink,
    opacity,
  })

/** An empty rectangle with a line round it. */
export const ruled = (x: number, y: number, width: number, height: number, line: number): string =>
  rectangle(x, y, width, height, 'none', { stroke: paper.frame, 'stroke-width': line })

/** Text broken at blanks into lines that fit. */
export function brokenInto(text: string, style: Lettering, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const longer = lines.length === 0 ? word : `${lines[lines.length - 1]} ${word}`
    if (lines.length === 0 || widthOfText(longer, style) > width) lines.push(word)
    else lines[lines.length - 1] = longer
  }
  return lines
}
