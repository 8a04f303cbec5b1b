// Markers of a scene as the faces of the game's marker counters: the presentation says what a marker is by its kind.
import { markerFace as drawn } from '../../atlas/draw/counters/markers.ts'
import type { CounterStyle, Marker } from '../../atlas/draw/counters/style.ts'
import type { MarkerPicture } from '../../table/scene.ts'

const SIDES = ['#3d4a57', '#9c3b1f', '#2a2520', '#5f3a94']

/** The marker of the game's sheet that this is, by its sign or its word; a kind that no sheet knows becomes a plain one. */
export function markerFace(style: CounterStyle, picture: MarkerPicture): string {
  return drawn(markerOf(style, picture))
}

/** Scenes speak of markers as rules do; counter sheets, of what is drawn on them. */
const DRAWN: Readonly<Record<string, string>> = { airpower: 'air' }

/** 'bridge out' */
const wordOn = (marker: Marker): string | null => ('word' in marker ? marker.word.toLowerCase() : null)

function markerOf(style: CounterStyle, { kind, label, side }: MarkerPicture): Marker {
  const drawnAs = DRAWN[kind] ?? kind
  const all = style.markers.map(({ marker }) => marker)
  const named = all.find(marker => wordOn(marker) === kind)
  if (named !== undefined) return named
  const own = all.filter(marker => marker.as === drawnAs)
  if (drawnAs === 'control') {
    const coded = own.find(marker => marker.as === 'control' && marker.face.code === label)
    const face = style.faces[label] ?? { code: label.slice(0, 2), face: SIDES[side ?? 2], ink: '#ffffff' }
    return coded ?? { as: 'control', face }
  }
  if (own.length > 0) return own[side !== null && own.length > side ? side : 0]
  return { as: 'plain', sign: label.slice(0, 1).toUpperCase(), word: label.toUpperCase() }
}
