import { circle, element, filled, rectangle, stroked } from '../svg.ts'
import { disc, overlay, counter as token } from '../tokens.ts'
import { letters } from './face.ts'
import type { Marker } from './style.ts'

// Markers are pale with one sign and a word, control markers are round: neither is taken for a unit.

export function markerFace(marker: Marker): string {
  switch (marker.as) {
    case 'air':
      return (
        card(token.markerAir, marker.colour) + airZone(marker.colour) + word(marker.word, 15, marker.colour)
      )
    case 'railhead':
      return card(token.marker, marker.colour) + railhead(marker.colour) + word(marker.word, 14.5)
    case 'breached':
      return card(token.marker) + breach() + word(marker.word, 17)
    case 'control':
      return control(marker.face)
    case 'turn':
      return (
        card(token.edge, disc.ink) +
        letters(50, 48, marker.words[0], 27, disc.ink) +
        letters(50, 76, marker.words[1], 27, disc.ink)
      )
    case 'points':
      return (
        card(token.marker, marker.colour) +
        circle([50, 44], 30, disc.fill) +
        letters(50, 57, marker.sign, 36, disc.ink) +
        word(marker.word, 16)
      )
    case 'arrow':
      return (
        card(token.marker, marker.colour) +
        filled('M18 36h40v-14l26 24l-26 24v-14h-40z', marker.colour) +
        word(marker.word, 16)
      )
    case 'plain':
      return (
        card(token.marker) +
        letters(50, 60, marker.sign, marker.sign.length > 2 ? 34 : 48, token.edge) +
        word(marker.word, 15)
      )
  }
}

const card = (fill: string, edge: string = token.edge): string =>
  rectangle(1, 1, 98, 98, fill, { rx: 7 }) +
  rectangle(4.5, 4.5, 91, 91, 'none', { rx: 5, stroke: edge, 'stroke-width': 1.6, opacity: 0.65 }) +
  rectangle(1, 1, 98, 98, 'none', { rx: 7, stroke: token.edge, 'stroke-width': 1.8 })

const word = (text: string, size: number, colour: string = token.edge): string =>
  letters(50, 91, text, text.length > 10 ? size * 0.85 : size, colour, { tracking: 0.6 })

const PLANE =
  'M0 -26C3 -26 4 -20 4 -13L28 2V8L4 3L3 17L10 22V26L0 23L-10 26V22L-3 17L-4 3L-28 8V2L-4 -13C-4 -20 -3 -26 0 -26z'

const airZone = (colour: string): string =>
  circle([50, 43], 33, 'none', {
    stroke: overlay.airZone.edge,
    'stroke-width': 2.4,
    'stroke-dasharray': '2 5',
  }) + element('g', { transform: 'translate(50 43)' }, filled(PLANE, colour))

const railhead = (colour: string): string =>
  stroked('M14 62H86M14 72H86', token.edge, 4) +
  stroked('M20 56v22M32 56v22M44 56v22M56 56v22M68 56v22M80 56v22', token.edge, 4.4) +
  element(
    'g',
    { transform: 'translate(50 33) scale(.86) translate(-50 -36)' },
    filled('M50 10l9.4 18.6l20.8 3l-15 14.4l3.4 20L50 56.6L31.4 66l3.4 -20l-15 -14.4l20.8 -3z', colour, {
      stroke: disc.ink,
      'stroke-width': 1.6,
    }),
  )

const breach = (): string =>
  filled('M14 66V36h12v10h12V36h12v30zM50 66V36h12v10h12V36h12v30z', token.rubble) +
  stroked('M54 22L40 44L52 50L38 76', token.marker, 11) +
  stroked('M54 20L40 44L53 50L40 74', disc.fill, 5.5, { 'stroke-linejoin': 'bevel' })

const control = ({ face, ink, code }: { face: string; ink: string; code: string }): string =>
  circle([50, 50], 47, face, { stroke: token.edge, 'stroke-width': 2.4 }) +
  circle([50, 50], 38, 'none', { stroke: ink, 'stroke-width': 3 }) +
  letters(50, 65, code, 44, ink)
