import type { Counter } from '../../../engine/forces/counter.ts'
import { mix } from '../colour.ts'
import { element, escaped, rectangle, stroked } from '../svg.ts'
import { type Face, fallback, counter as token } from '../tokens.ts'
import { stateSigns } from './states.ts'
import { type CounterState, type CounterStyle, type Detail, detailFor, faceFor } from './style.ts'
import { unitSymbol } from './symbol.ts'

// One counter as SVG in a square of 100 by 100: size mark, unit symbol, identity, nation, factors.

const WHITE = '#ffffff'

interface Paint {
  readonly face: string
  readonly ink: string
  readonly isLightInk: boolean
}

/** `pixels` is the size on the screen; it decides how much detail is drawn. */
export function counterFace(
  style: CounterStyle,
  unit: Counter,
  pixels = 160,
  state: CounterState = {},
): string {
  const detail = detailFor(pixels)
  const paint = paintFor(style, unit, state)
  const isReduced = (state.step ?? 0) > 0
  return [
    ground(paint.face),
    isReduced ? rectangle(1, 67, 98, 27, paint.isLightInk ? '#000' : '#fff', { opacity: 0.32 }) : '',
    edge(pixels),
    print(style, unit, detail, paint, faceFor(style, unit)),
    factors(style, unit, detail, paint.ink, state.step ?? 0),
    stateSigns(state),
  ].join('')
}

/** A spent counter is paler. */
function paintFor(style: CounterStyle, unit: Counter, { isSpent }: CounterState): Paint {
  const { face, ink } = faceFor(style, unit)
  const isLightInk = ink === WHITE
  if (!isSpent) return { face, ink, isLightInk }
  const dull = isLightInk ? token.spentInk : mix(ink, token.spentDarkInk, 0.3)
  return { face: mix(face, token.spent, 0.52), ink: dull, isLightInk }
}

/** Printed cardboard: light above and on the left, dark below and on the right. */
function ground(colour: string): string {
  const r = token.corner
  const light = `M2.2 ${97 - r}V${2.2 + r}a${r} ${r} 0 0 1 ${r} -${r}H${97 - r}`
  const dark = `M${3 + r} 97.8H${97.8 - r}a${r} ${r} 0 0 0 ${r} -${r}V${3 + r}`
  return (
    rectangle(1, 1, 98, 98, colour, { rx: r }) +
    stroked(light, token.bevelLight, 2.2, { 'stroke-opacity': token.bevelOpacity + 0.12 }) +
    stroked(dark, token.bevelDark, 2.2, { 'stroke-opacity': token.bevelOpacity })
  )
}

const edge = (pixels: number): string =>
  rectangle(1, 1, 98, 98, 'none', {
    rx: token.corner,
    stroke: token.edge,
    'stroke-width': pixels < 52 ? 3 : 1.8,
  })

function print(
  style: CounterStyle,
  unit: Counter,
  detail: Detail,
  { ink }: Paint,
  { code, symbol: fill }: Face,
): string {
  const isSmall = hasLargeBox(detail)
  const symbol = unitSymbol(style.symbols[unit.type] ?? 'blank', isSmall, fill)
  const mark = sizeMark(
    unit.size,
    isSmall ? 12.5 : symbol.top - 8.6,
    isSmall ? 11 : detail === 'table' ? 10.4 : 9,
    ink,
    style.isAdHoc?.(unit) ?? false,
  )
  const box = element('g', { 'font-family': fallback['Barlow Condensed'] }, symbol.svg)
  const identity = style.identity(unit)
  if (isSmall) return box + mark + (detail === 'field' ? besideBox(identity, symbol.left, ink) : '')
  const size = detail === 'table' ? 17 : 14.5
  const note = detail === 'full' ? (style.note?.(unit) ?? '') : ''
  const right = symbol.left + symbol.width + 3.5
  return (
    box +
    mark +
    letters(symbol.left - 3.5, 34, identity, identity.length > 3 ? size * 0.72 : size, ink, {
      anchor: 'end',
    }) +
    letters(right, 34, code, size * 0.92, ink, { anchor: 'start', weight: 600 }) +
    (note === '' ? '' : letters(right, 48, note, 10.5, ink, { anchor: 'start', weight: 500 }))
  )
}

/** Below 52 pixels the box is larger, and little else is left. */
const hasLargeBox = (detail: Detail): boolean => detail === 'field' || detail === 'small'

/** Beside the large box a long name has no room but upright. */
function besideBox(identity: string, left: number, ink: string): string {
  if (identity.length <= 2) return letters((left + 2) / 2, 45, identity, 20, ink)
  const size = identity.length > 4 ? 14 : 18
  return element('g', { transform: 'translate(17 39) rotate(-90)' }, letters(0, 0, identity, size, ink))
}

function factors(style: CounterStyle, unit: Counter, detail: Detail, ink: string, step: number): string {
  const text = style.factors(unit.steps[Math.min(step, unit.steps.length - 1)])
  const isSmall = hasLargeBox(detail)
  const big = isSmall ? 44 : 41
  const size = text.length > 5 ? big * 0.74 : text.length > 4 ? big * 0.86 : big
  return letters(50, isSmall ? 93.5 : 92, text, size, ink, { tracking: -0.4 })
}

interface Manner {
  readonly anchor?: 'start' | 'middle' | 'end'
  readonly weight?: number
  readonly tracking?: number
}

const round = (value: number): number => Math.round(value * 100) / 100

export function letters(
  x: number,
  y: number,
  text: string,
  size: number,
  ink: string,
  manner: Manner = {},
): string {
  return element(
    'text',
    {
      x: round(x),
      y: round(y),
      'font-family': fallback['Barlow Condensed'],
      'font-weight': manner.weight ?? 700,
      'font-size': round(size),
      'text-anchor': manner.anchor ?? 'middle',
      'letter-spacing': manner.tracking,
      fill: ink,
    },
    escaped(text),
  )
}

/** [crosses, bars] that stand for a size. */
const SIZES: Readonly<Record<string, readonly [number, number]>> = {
  battalion: [0, 2],
  regiment: [0, 3],
  brigade: [1, 0],
  'brigade-group': [1, 0],
  division: [2, 0],
  'division-group': [2, 0],
  corps: [3, 0],
  'corps-group': [3, 0],
  army: [4, 0],
  front: [5, 0],
}

/** The size as crosses or bars, drawn and not set in type; brackets for an ad hoc formation. */
export function sizeMark(size: string, y: number, em: number, ink: string, isAdHoc: boolean): string {
  const [crosses, bars] = SIZES[size] ?? [0, 0]
  const count = crosses + bars
  if (count === 0) return ''
  const step = crosses > 0 ? em * 1.18 : em * 0.62
  const half = em * 0.42
  const first = 50 - ((count - 1) * step) / 2
  let path = ''
  for (let i = 0; i < count; i++)
    path +=
      crosses > 0
        ? cross(first + i * step, y, half)
        : `M${round(first + i * step)} ${round(y - half)}v${round(2 * half)}`
  if (isAdHoc) path += brackets(first - half - 4.4, first + (count - 1) * step + half + 4.4, y, half + 1.6)
  return stroked(path, ink, round(em * 0.2), { 'stroke-linecap': 'round' })
}

const cross = (x: number, y: number, half: number): string =>
  `M${round(x - half)} ${round(y - half)}l${round(2 * half)} ${round(2 * half)}M${round(x + half)} ${round(y - half)}l-${round(2 * half)} ${round(2 * half)}`

const brackets = (left: number, right: number, y: number, half: number): string =>
  `M${round(left + 2.4)} ${round(y - half)}h-2.4v${round(2 * half)}h2.4M${round(right - 2.4)} ${round(y - half)}h2.4v${round(2 * half)}h-2.4`
