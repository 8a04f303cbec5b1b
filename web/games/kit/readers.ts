// Readers turn a legal action into an affordance: what is chosen at the table to do it, and what the button says.
import type { Action } from '../../../engine/game/action.ts'
import type { Names } from '../../../engine/words/names.ts'
import type { Affordance } from '../../../table/presentation.ts'

export type Reading = Omit<Affordance, 'action'>
export type Reader<G> = (g: G, action: Action) => Reading
export type Readers<G> = Readonly<Record<string, Reader<G>>>

export const text = (value: unknown): string => String(value)

type Weight = NonNullable<Affordance['button']>['weight']

export const button = (id: string, label: string, weight: Weight, key?: string): Reading => ({
  button: { id, label, weight, key },
  says: label,
})

/** A button that is there only while its piece is in hand. */
export const buttonOf = (piece: unknown, id: string, label: string): Reading => ({
  ...button(`${id}-${piece}`, label, 'side'),
  piece: text(piece),
})

/** A line of a list of choices. */
export const row = (label: string, detail = '', ...rules: string[]): Reading => ({
  row: { label, detail, rules },
  says: label,
})

/** A piece and a hex. */
export const placing = (piece: unknown, hex: unknown, says: string): Reading => ({
  piece: text(piece),
  hex: text(hex),
  says,
})

/** A piece alone: `Lose V Corps`. */
export const onUnit =
  ({ nameOf }: Pick<Names, 'nameOf'>) =>
  (verb: string): Reader<unknown> =>
  (_, { unit }) => ({ piece: text(unit), says: `${verb} ${nameOf(unit)}` })

export const affordance = (action: Action, reading: Reading): Affordance => ({ action, ...reading })

/** Affordances of all actions that have a reader; the others are made on the desks of movement, attack and missions. */
export function readAll<G>(readers: Readers<G>, g: G, legal: readonly Action[]): Affordance[] {
  return legal.flatMap(action => {
    const reader = readers[action.do]
    return reader === undefined ? [] : [affordance(action, reader(g, action))]
  })
}
