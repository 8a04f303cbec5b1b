// The faces of the counters of one game as SVG text, made once for every look and kept.
import type { CounterSheet } from '../../atlas/counter-sheet.ts'
import type { Detail, CounterState as FaceState } from '../../atlas/draw/counters/style.ts'
import type { CounterState, MarkerPicture } from '../../table/scene.ts'

export interface CounterFaces {
  /** A face in a square of 100 by 100, empty for an unknown counter. */
  face(unit: string, states: readonly CounterState[], detail: Detail, shortage?: number): string
  /** The colour of its cardboard, for edges in a stack. */
  colour(unit: string): string
  marker(marker: MarkerPicture): string
}

/** Sizes on the screen that stand for the levels of detail. */
export const PIXELS: Readonly<Record<Detail, number>> = { full: 160, table: 60, field: 43, small: 30 }

const PLAIN = '#b9b2a2'

/** `counters` fetches the sheet of a game. */
export async function loadCounterFaces(counters: () => Promise<CounterSheet>): Promise<CounterFaces> {
  const [{ set, style }, { counterFace }, { faceFor }, { markerFace }] = await Promise.all([
    counters(),
    import('../../atlas/draw/counters/face.ts'),
    import('../../atlas/draw/counters/style.ts'),
    import('./marker-face.ts'),
  ])
  const byId = new Map(set().counters.map(counter => [counter.id, counter]))
  const made = new Map<string, string>()
  return {
    face(unit, states, detail, shortage) {
      const shown = FACE_STATES.filter(state => states.includes(state)).join('+')
      const key = `${unit}/${detail}/${shown}/${shortage ?? ''}`
      const known = made.get(key)
      if (known !== undefined) return known
      const counter = byId.get(unit)
      const face = counter ? counterFace(style, counter, PIXELS[detail], faceState(states, shortage)) : ''
      made.set(key, face)
      return face
    },
    colour(unit) {
      const counter = byId.get(unit)
      return counter ? faceFor(style, counter).face : PLAIN
    },
    marker: marker => markerFace(style, marker),
  }
}

/** The states that change the face itself; the others are drawn round it. */
const FACE_STATES = [
  'spent',
  'unsupplied',
  'disrupted',
  'reduced',
  'strategic',
  'transport',
  'selected',
  'target',
] as const

const faceState = (states: readonly CounterState[], shortage: number | undefined): FaceState => ({
  isSpent: states.includes('spent'),
  isUnsupplied: states.includes('unsupplied'),
  isDisrupted: states.includes('disrupted'),
  shortage,
  isStrategic: states.includes('strategic'),
  isInTransport: states.includes('transport'),
  isSelected: states.includes('selected'),
  isTarget: states.includes('target'),
  step: states.includes('reduced') ? 1 : 0,
})
