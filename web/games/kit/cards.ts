// Cards of units and other pieces.
import type { UnitCard } from '../../../table/presentation.ts'
import type { Field, FieldState } from './field.ts'

/** A figure with what it counts: `4-3`, `moves 6`. */
export type Figure = readonly [value: string, label: string]

export const unitCardOf =
  <G extends FieldState>({ nameOf }: Field<G>) =>
  (id: string, line: string, [value, valueLabel]: Figure, ...rules: readonly string[]): UnitCard => ({
    unit: id,
    name: nameOf(id),
    line,
    rules,
    value,
    valueLabel,
  })
