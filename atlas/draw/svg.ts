import { brief } from './plane/paths.ts'
import type { Point } from './plane/points.ts'
import { fallback, ink, type Lettering } from './tokens.ts'

// Small pieces of SVG. Attributes are given as records; what is undefined is left out.

export type Attributes = Readonly<Record<string, string | number | undefined>>

export const escaped = (text: string): string =>
  text.replace(/&/g, '&amp;').replace(/</g, '&lt;').replace(/>/g, '&gt;').replace(/"/g, '&quot;')

function written(attributes: Attributes): string {
  let text = ''
  for (const [name, value] of Object.entries(attributes)) {
    if (value === undefined || value === '') continue
    text += ` ${name}="${typeof value === 'number' ? decimal(value) : escaped(value)}"`
  }
  return text
}

/** At most three decimals: enough for opacities and small scales. */
const decimal = (value: number): string => String(Math.round(value * 1000) / 1000)

export function element(name: string, attributes: Attributes, body = ''): string {
  return body === '' ? `<${name}${written(attributes)}/>` : `<${name}${written(attributes)}>${body}</${name}>`
}

export const group = (attributes: Attributes, ...body: readonly string[]): string =>
  body.every(part => part === '') ? '' : element('g', attributes, body.join(''))

export const filled = (d: string, fill: string, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill, ...more })

export const stroked = (d: string, stroke: string, width: number, more: Attributes = {}): string =>
  d === '' ? '' : element('path', { d, fill: 'none', stroke, 'stroke-width': width, ...more })

export const circle = ([x, y]: Point, radius: number, fill: string, more: Attributes = {}): string =>
  element('circle', { cx: brief(x), cy: brief(y), r: radius, fill, ...more })

export const rectangle = (
  x: number,
  y: number,
  width: number,
  height: number,
  fill: string,
  more: Attributes = {},
): string =>
  element('rect', { x: brief(x), y: brief(y), width: brief(width), height: brief(height), fill, ...more })

export const moved = ([x, y]: Point, more = ''): string => `translate(${brief(x)} ${brief(y)})${more}`

/** The attributes that a style of lettering stands for. */
export const font = (style: Lettering): Attributes => ({
  'font-family': fallback[style.family],
  'font-weight': style.weight,
  'font-size': style.size,
  'font-style': style.italic ? 'italic' : undefined,
  'letter-spacing': style.tracking || undefined,
})

export type Anchor = 'start' | 'middle' | 'end'

export const words = ([x, y]: Point, text: string, attributes: Attributes = {}): string =>
  element('text', { x: brief(x), y: brief(y), ...attributes }, escaped(text))

/** Paper-coloured edges round letters, painted before the letters themselves. */
export const halo = (width: number = ink.haloWidth): Attributes => ({
  stroke: ink.halo,
  'stroke-width': width,
  'stroke-opacity': ink.haloOpacity,
  'stroke-linejoin': 'round',
  'paint-order': 'stroke',
})
