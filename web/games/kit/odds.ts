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

export type ResultOf<C> = C extends Case<infer R> ? R : never

/** The only way. */
export const certain = <R>(chances: readonly Chance<R>[]): Case<R>[] => [{ share: 1, chances }]

/** Every result of every way, with its chance. */
function* resultsIn<C extends Case<unknown>>(cases: readonly C[]) {
  for (const way of cases)
    for (const each of way.chances)
      yield {
        way,
        printed: each.printed,
        result: each.result as ResultOf<C>,
        chance: way.share * share(each),
      }
}

/** Sums of sixths and of thirty-sixths fall short of one by less than this. */
const SURE = 1 - 1e-9

/** How likely results are for which the answer is yes. */
export function chanceOf<C extends Case<unknown>>(
  cases: readonly C[],
  wanted: (result: ResultOf<C>, way: C) => boolean,
): number {
  let sum = 0
  for (const { result, way, chance } of resultsIn(cases)) if (wanted(result, way)) sum += chance
  return sum > SURE ? 1 : sum
}

/** From the best to the worst that the attacker must reckon with; the same where nothing is hidden. */
export interface Outlook<C> {
  readonly best: readonly C[]
  readonly worst: readonly C[]
}

/** Where nothing is hidden. */
export const clear = <R>(chances: readonly Chance<R>[]): Outlook<Case<R>> => ({
  best: certain(chances),
  worst: certain(chances),
})

export function headline<C extends Case<unknown>>(
  { best, worst }: Outlook<C>,
  wanted: (result: ResultOf<C>, way: C) => boolean,
  text: string,
  ...rules: string[]
): NonNullable<OddsPicture['headline']> {
  const chance = chanceOf(best, wanted)
  const low = chanceOf(worst, wanted)
  return { chance, chanceTo: low === chance ? null : low, text, rules }
}

export interface ResultWords<C> {
  /** Is it what the attacker wants? */
  isGood(result: ResultOf<C>, way: C): boolean
  /** `isSure`: good in the best and in the worst case; `mayBe`: in one of them. */
  text(result: ResultOf<C>, isSure: boolean, mayBe: boolean): string
  /** The greater, the better for the attacker. */
  value(result: ResultOf<C>): number
}

/** Every result with its chance, the best for the attacker first. */
export function resultRows<C extends Case<unknown>>(
  { best, worst }: Outlook<C>,
  words: ResultWords<C>,
): OddsPicture['results'] {
  const here = tallied(best, words)
  const there = tallied(worst, words)
  return [...new Set([...here.keys(), ...there.keys()])]
    .map(label => ({ label, found: [here.get(label), there.get(label)].filter(each => each !== undefined) }))
    .toSorted((a, b) => words.value(b.found[0].result) - words.value(a.found[0].result))
    .map(({ label, found }) => {
      const chance = here.get(label)?.chance ?? 0
      const other = there.get(label)?.chance ?? 0
      const mayBe = found.some(({ isGood }) => isGood)
      const isSure = found.every(({ isGood }) => isGood)
      return {
        label,
        text: words.text(found[0].result, isSure, mayBe),
        chance,
        chanceTo: other === chance ? null : other,
        good: mayBe,
      }
    })
}

interface Tally<C> {
  chance: number
  readonly result: ResultOf<C>
  readonly isGood: boolean
}

/** By what the table prints. */
function tallied<C extends Case<unknown>>(cases: readonly C[], words: ResultWords<C>): Map<string, Tally<C>> {
  const found = new Map<string, Tally<C>>()
  for (const { way, printed, result, chance } of resultsIn(cases)) {
    const known = found.get(printed)
    if (known === undefined) found.set(printed, { chance, result, isGood: words.isGood(result, way) })
    else known.chance += chance
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
