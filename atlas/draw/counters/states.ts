import { circle, element, filled, rectangle, stroked } from '../svg.ts'
import { disc, fallback, overlay, counter as token } from '../tokens.ts'
import type { CounterState } from './style.ts'

// States of a counter, told by shape first: a ticked corner, a struck-out barrel or how long it has been empty, a warning
// corner, an arrow, wheels, a frame.

export function stateSigns(state: CounterState): string {
  return [
    state.isSpent ? ticked() : '',
    state.isDisrupted ? warning() : '',
    state.isInTransport ? wheels() : '',
    state.isStrategic ? arrow() : '',
    state.isUnsupplied ? emptyBarrel(state.shortage) : '',
    state.isSelected ? framed('selected') : state.isTarget ? framed('target') : '',
  ].join('')
}

const r = token.corner

const ticked = (): string =>
  filled(`M99 74V${99 - r}a${r} ${r} 0 0 1 -${r} ${r}H74z`, token.edge) +
  stroked('M83.5 89.5l4 4.2l8 -10', disc.ink, 3, { 'stroke-linecap': 'round', 'stroke-linejoin': 'round' })

const warning = (): string =>
  filled(`M1 26L26 1H${1 + r}a${r} ${r} 0 0 0 -${r} ${r}z`, token.warning, {
    stroke: token.edge,
    'stroke-width': 1.6,
  }) + stroked('M9.2 4.2v6.4M9.2 14.4v.2', token.edge, 3.2, { 'stroke-linecap': 'round' })

/** Overhangs the corner, so that it is seen in a crowd. */
const emptyBarrel = (shortage?: number): string =>
  element(
    'g',
    { transform: 'translate(88 11) scale(.92)' },
    circle([0, 0], 15.5, disc.ink, { stroke: disc.fill, 'stroke-width': 4.2 }) +
      (shortage === undefined ? barrel() : figure(shortage)),
  )

const barrel = (): string =>
  filled('M-6.2 -7.5h12.4v15h-12.4zM-6.2 -3h12.4M-6.2 3h12.4', token.edge, {
    'fill-opacity': 0.12,
    stroke: token.edge,
    'stroke-width': 2,
  }) + stroked('M-10.6 10.6L10.6 -10.6', disc.fill, 4.2)

const figure = (value: number): string =>
  element(
    'text',
    {
      y: 8.6,
      'font-family': fallback['Barlow Condensed'],
      'font-weight': 700,
      'font-size': 25,
      'text-anchor': 'middle',
      fill: token.edge,
    },
    String(value),
  )

/** Points out of the left edge: it will go far, and not now. */
const arrow = (): string =>
  filled('M-13 43H3V35.5L17 48L3 60.5V53H-13z', disc.ink, {
    stroke: token.edge,
    'stroke-width': 2.6,
    'stroke-linejoin': 'round',
  })

const wheels = (): string =>
  [26, 74]
    .map(
      x =>
        circle([x, 99], 9, token.edge, { stroke: disc.ink, 'stroke-width': 2.6 }) +
        circle([x, 99], 2.6, disc.ink),
    )
    .join('')

function framed(kind: 'selected' | 'target'): string {
  const { casing, edge } = overlay[kind]
  const frame = (colour: string, width: number) =>
    rectangle(-2.5, -2.5, 105, 105, 'none', { rx: r + 3, stroke: colour, 'stroke-width': width })
  return frame(casing, 8) + frame(edge, 4.6)
}
