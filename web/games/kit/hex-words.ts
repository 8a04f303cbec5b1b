// Everything that is said about a hex as such, made here and nowhere else: cards, headings of stacks and of attacks, the
// search and the steps of a march all take its ground from one place.
import { count } from '../../../engine/words/english.ts'
import type { Field, FieldState } from './field.ts'
import type { KitSight } from './sight.ts'

/** `city, Czech`: ground and country. */
export function groundLine<G extends FieldState>({ groundOf, countryOf }: Field<G>, hex: number): string {
  return [groundOf(hex), countryOf?.(hex)].filter(Boolean).join(', ')
}

/** `Prague, 2121, city, Czech`: the title of its card. */
export function hexTitle<G extends FieldState>(field: Field<G>, hex: number): string {
  return [field.townOf(hex), field.grid.names[hex], groundLine(field, hex)].filter(Boolean).join(', ')
}

/** `2121, city, dug in, held by 698/342 and 2 unseen`, under a heading that names the town, or the hex where there is none. */
export function heldLine<G extends FieldState>(field: Field<G>, s: KitSight<G>, hex: number): string {
  const [top] = field.unitsIn(s.g, hex)
  const unseen = s.unseenIn(hex) === 0 ? '' : `${s.unseenIn(hex)} unseen`
  const held =
    top === undefined ? unseen : `held by ${[field.unitName(top), unseen].filter(Boolean).join(' and ')}`
  const number = field.townOf(hex) === '' ? '' : field.grid.names[hex]
  return [number, field.groundOf(hex), ...works(field, s.g, hex), held].filter(Boolean).join(', ')
}

const works = <G extends FieldState>({ worksIn }: Field<G>, g: G, hex: number): readonly string[] =>
  worksIn?.(g, hex) ?? []

/** How full a hex is, with the rule; and the rule by which some units in it cannot be seen. */
export interface StackSize<S> {
  readonly sizeRule: string
  readonly unseenRule: string
  sizeIn(s: S, hex: number): string
}

/** The heading of a stack: `Prague`, `hex 2121, city, stacking 3 of 4`. */
export function stackTitleOf<G extends FieldState, S extends KitSight<G>>(
  field: Field<G>,
  words: StackSize<S>,
) {
  return (s: S, name: string) => {
    const hex = field.hexAt(name)
    const hasTown = field.townOf(hex) !== ''
    const unseen = s.unseenIn(hex)
    const size = unseen > 0 ? `${count(unseen, 'unit')} unseen` : words.sizeIn(s, hex)
    const number = hasTown ? [`hex ${name}`] : []
    return {
      title: hasTown ? field.placeName(hex) : `Hex ${name}`,
      subtitle: [...number, field.groundOf(hex), ...works(field, s.g, hex), size].join(', '),
      rules: [unseen > 0 ? words.unseenRule : words.sizeRule].filter(Boolean),
    }
  }
}
