// The odds of an attack before it is made: lines of the reckoning, the chance of every result, and the tags on the map.
import type { Chance } from '../../../engine/battle/chances.ts'
import { clampColumn } from '../../../engine/battle/columns.ts'
import type { ShiftEntry, ShiftLedger, ShiftRules } from '../../../engine/battle/shifts.ts'
import { capital, shiftWords } from '../../../engine/words/english.ts'
import type { OddsPicture } from '../../../table/presentation.ts'
import type { HexTag } from '../../../table/scene.ts'
import type { Field, FieldState } from './field.ts'
import { share } from './luck.ts'

export type OddsLine = OddsPicture['lines'][number]

/** A line that does not apply is struck through: its label says why. */
export const oddsLine = (label: string, value: string, rule: string, applies = true): OddsLine => ({
  label,
  value,
  rule,
  applies,
})

/** Each shift with the column that it leads to. On the way the column is shown as the end of the table where it is beyond. */
export function shiftLines(
  shifts: ShiftLedger,
  start: number,
  labels: readonly string[],
  { order = 'net' }: ShiftRules = {},
  remark: (shift: ShiftEntry) => string = () => '',
): OddsLine[] {
  let column = start
  return inOrder(shifts, order).map(each => {
    const moved = column + each.columns
    const shown = clampColumn(moved, labels.length)
    column = order === 'net' ? moved : shown
    return oddsLine(
      `${capital(each.label)}, ${shiftWords(each.columns)}${remark(each)}`,
      labels[shown],
      each.rule,
    )
  })
}

function inOrder(shifts: ShiftLedger, order: NonNullable<ShiftRules['order']>): readonly ShiftEntry[] {
  if (order === 'net') return shifts
  const right = shifts.filter(({ columns }) => columns > 0)
  const left = shifts.filter(({ columns }) => columns < 0)
  return order === 'attackerFirst' ? [...right, ...left] : [...left, ...right]
}

/** One way in which the battle may be fought, how likely it is, and what the table then gives. */
export interface Case<R> {
  readonly share: number
  readonly chances: readonly Chance<R>[]
}

/** The only way. */
export const certain = <R>(chances: readonly Chance<R>[]): Case<R>[] => [{ share: 1, chances }]

/** How likely results are for which the answer is yes. */
export function chanceOf<R, C extends Case<R>>(
  cases: readonly C[],
  wanted: (result: R, way: C) => boolean,
): number {
  let sum = 0
  for (const way of cases)
    for (const each of way.chances) if (wanted(each.result, way)) sum += way.share * share(each)
  return Math.min(1, sum)
}

/** From the best to the worst that the attacker must reckon with; the same where nothing is hidden. */
export interface Outlook<C> {
  readonly best: readonly C[]
  readonly worst: readonly C[]
}

export function headline<R, C extends Case<R>>(
  { best, worst }: Outlook<C>,
  wanted: (result: R, way: C) => boolean,
  text: string,
  ...rules: string[]
): NonNullable<OddsPicture['headline']> {
  const chance = chanceOf<R, C>(best, wanted)
  const low = chanceOf<R, C>(worst, wanted)
  return { chance, chanceTo: low === chance ? null : low, text, rules }
}

export interface ResultWords<R, C> {
  /** Is it what the attacker wants? */
  isGood(result: R, way: C): boolean
  /** `isSure`: good in the best and in the worst case; `mayBe`: in one of them. */
  text(result: R, isSure: boolean, mayBe: boolean): string
  /** The greater, the better for the attacker. */
  value(result: R): number
}

interface Tally<R> {
  chance: number
  readonly result: R
  readonly good: boolean
}

/** Every result with its chance, the best for the attacker first. */
export function resultRows<R, C extends Case<R>>(
  { best, worst }: Outlook<C>,
  { isGood, text, value }: ResultWords<R, C>,
): OddsPicture['results'] {
  const here = tallied<R, C>(best, isGood)
  const there = tallied<R, C>(worst, isGood)
  const results = new Map([...there, ...here].map(([label, { result }]) => [label, result]))
  return [...new Set([...here.keys(), ...there.keys()])]
    .toSorted((a, b) => value(results.get(b)!) - value(results.get(a)!))
    .map(label => {
      const found = [here.get(label), there.get(label)].filter(each => each !== undefined)
      const chance = here.get(label)?.chance ?? 0
      const other = there.get(label)?.chance ?? 0
      const mayBe = found.some(({ good }) => good)
      const isSure = found.every(({ good }) => good)
      return {
        label,
        text: text(found[0].result, isSure, mayBe),
        chance,
        chanceTo: other === chance ? null : other,
        good: mayBe,
      }
    })
}

function tallied<R, C extends Case<R>>(
  cases: readonly C[],
  isGood: (result: R, way: C) => boolean,
): Map<string, Tally<R>> {
  const found = new Map<string, Tally<R>>()
  for (const way of cases) {
    for (const each of way.chances) {
      const chance = way.share * share(each)
      const known = found.get(each.printed)
      if (known !== undefined) known.chance += chance
      else found.set(each.printed, { chance, result: each.result, good: isGood(each.result, way) })
    }
  }
  return found
}

/** `3 + 6 + 2` beside each hex that the attack comes from, and what defends at the target. */
export function strengthTags<G extends FieldState>(
  field: Field<G>,
  g: G,
  units: readonly number[],
  strengthOf: (unit: number) => number,
  target: number,
  defence: string,
): HexTag[] {
  const byHex = Map.groupBy(units, unit => g.place[unit])
  return [
    ...[...byHex].map(
      ([hex, here]): HexTag => ({
        hex: field.grid.names[hex],
        text: here.map(strengthOf).filter(Boolean).join(' + ') || '0',
        look: 'ink',
      }),
    ),
    { hex: field.grid.names[target], text: defence, look: 'target' },
  ]
}
