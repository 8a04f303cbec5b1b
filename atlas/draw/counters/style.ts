import type { Counter } from '../../../engine/forces/counter.ts'
import type { Face } from '../tokens.ts'
import type { SymbolName } from './symbol.ts'

// How the counters of one game look: in atlas/presentations/.

export interface CounterStyle {
  readonly title: string
  readonly faces: Readonly<Record<string, Face>>
  /** Which of the faces; left out, the one that is called like the nation. */
  readonly faceOf?: (counter: Counter) => string
  /** The short name on the left: a number or an abbreviation. */
  readonly identity: (counter: Counter) => string
  /** The numbers at the foot, from the values of a step. */
  readonly factors: (values: readonly number[]) => string
  readonly symbols: Readonly<Record<string, SymbolName>>
  readonly isAdHoc?: (counter: Counter) => boolean
  /** A word or two under the nation's code, on large counters only. */
  readonly note?: (counter: Counter) => string
  readonly markers: readonly MarkerSpec[]
}

export interface MarkerSpec {
  readonly marker: Marker
  readonly count: number
}

export type Marker =
  | { readonly as: 'air'; readonly colour: string; readonly word: string }
  | { readonly as: 'railhead'; readonly colour: string; readonly word: string }
  | { readonly as: 'breached'; readonly word: string }
  | { readonly as: 'control'; readonly face: Face }
  | { readonly as: 'turn'; readonly words: readonly [string, string] }
  | { readonly as: 'points'; readonly colour: string; readonly sign: string; readonly word: string }
  | { readonly as: 'arrow'; readonly colour: string; readonly word: string }
  | { readonly as: 'plain'; readonly sign: string; readonly word: string }

/** What a counter shows besides its face. Shape first, colour second. */
export interface CounterState {
  readonly step?: number
  readonly isSpent?: boolean
  readonly isUnsupplied?: boolean
  readonly isDisrupted?: boolean
  /** How far out of supply: a figure in place of the barrel. */
  readonly shortage?: number
  /** Marked for strategic movement. */
  readonly isStrategic?: boolean
  /** A gun on its trucks. */
  readonly isInTransport?: boolean
  readonly isSelected?: boolean
  readonly isTarget?: boolean
}

/** Full from 88 pixels; larger small print from 52; then size, box, factors and, from 38, who it is. */
export type Detail = 'full' | 'table' | 'field' | 'small'

export const detailFor = (pixels: number): Detail =>
  pixels >= 88 ? 'full' : pixels >= 52 ? 'table' : pixels >= 38 ? 'field' : 'small'

export function faceFor(style: CounterStyle, counter: Counter): Face {
  const key = style.faceOf?.(counter) ?? counter.nation
  const face = style.faces[key]
  if (!face) throw new RangeError(`no face for ${key} (${counter.id})`)
  return face
}
