// The counters that lie on the map, as the viewer may see them, and each of them in one sentence.
import { UNSEEN } from '../../../engine/words/names.ts'
import type { CounterPicture, CounterState, MarkerPicture } from '../../../table/scene.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

export interface CounterSource<G extends FieldState, S extends KitSight<G>> {
  /** Its move is over, or it has fought: done in this phase. */
  isSpent(g: G, unit: number): boolean
  /** States besides `spent`. */
  statesOf(s: S, unit: number): readonly CounterState[]
  /** Values and conditions: `attack 4, defence 3, 7 points`, `out of supply`. */
  wordsOf(s: S, unit: number): readonly string[]
  shortageOf?(s: S, unit: number): number
  /** Counters of a hex from the top down; left out: those that are seen, and under them as many as cannot be seen. */
  layersOf?(s: S, hex: number): readonly Layer[]
}

/** A unit, or whose an unseen one is and what is known of it: `tanks`, `2 levels`. */
export type Layer = number | Unseen

export interface Unseen {
  readonly side: number
  readonly known: readonly string[]
}

export function countersOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  { isSpent, statesOf, wordsOf, shortageOf, layersOf = layers(field) }: CounterSource<G, S>,
) {
  const spoken = (s: S, unit: number): string =>
    [field.unitName(unit), `${field.nationOf(unit)} ${field.kindOf(unit)}`, ...wordsOf(s, unit)].join(', ')

  const pictureOf = (s: S, unit: number, hex: number, depth: number): CounterPicture => {
    const shortage = shortageOf?.(s, unit) ?? 0
    return {
      unit: field.unitIds[unit],
      hex: field.grid.names[hex],
      depth,
      name: spoken(s, unit),
      side: field.ownerOf(s.g, unit),
      states: [...(isSpent(s.g, unit) ? (['spent'] as const) : []), ...statesOf(s, unit)],
      ...(shortage > 0 && { shortage }),
    }
  }

  const unseen = ({ side, known }: Unseen, hex: number, depth: number): CounterPicture => ({
    unit: null,
    hex: field.grid.names[hex],
    depth,
    name: [UNSEEN, ...known].join(', '),
    side,
    states: [],
  })

  return {
    counters(s: S): CounterPicture[] {
      const pictures: CounterPicture[] = []
      for (let hex = 0; hex < field.grid.size; hex++)
        for (const [depth, each] of layersOf(s, hex).entries())
          pictures.push(typeof each === 'number' ? pictureOf(s, each, hex, depth) : unseen(each, hex, depth))
      return pictures
    },

    /** Everything about a unit, with where it is and with whom. */
    spokenUnit(s: S, id: string): string {
      const unit = field.unitAt(id)
      if (unit < 0) return field.nameOf(id)
      const hex = s.g.place[unit]
      const done = isSpent(s.g, unit) ? ', done in this phase' : ''
      if (hex < 0) return `${spoken(s, unit)}${done}`
      const others = field.unitsIn(s.g, hex).filter(other => other !== unit)
      const company = others.length === 0 ? '' : ` with ${others.map(field.unitName).join(' and ')}`
      return `${spoken(s, unit)}${done}, in ${field.placeName(hex)}${company}`
    },
  }
}

/** An unseen unit belongs to whoever the unit on top belongs to. */
const layers =
  <G extends FieldState, S extends KitSight<G>>(field: Field<G>) =>
  (s: S, hex: number): readonly Layer[] => {
    const seen = field.unitsIn(s.g, hex)
    const hidden = s.unseenIn(hex)
    if (hidden === 0) return seen
    return [...seen, ...new Array<Unseen>(hidden).fill({ side: field.ownerOf(s.g, seen[0]), known: [] })]
  }

/** An answer that is worked out once for a sight: the supply of all units. */
export function perSight<S extends object, T>(answer: (s: S) => T): (s: S) => T {
  const known = new WeakMap<S, { readonly answer: T }>()
  return s => {
    const found = known.get(s) ?? { answer: answer(s) }
    known.set(s, found)
    return found.answer
  }
}

export const marker = (
  kind: string,
  hex: string,
  label: string,
  side: number | null = null,
): MarkerPicture => ({ kind, hex, label, side })
