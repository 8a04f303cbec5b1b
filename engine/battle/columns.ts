import { divide } from './strength.ts'

/**
 * One line of headings above a table. A column begins at the value in `from` and ends where the next one begins;
 * the first reaches down and the last up without end.
 */
export interface Headings {
  readonly labels: readonly string[]
  readonly from: readonly number[]
}

/** The column with the greatest heading that is not above the value; values beyond the table use its ends. */
export function columnOf(headings: Headings, value: number): number {
  const from = headings.from
  let column = from.length - 1
  while (column > 0 && from[column] > value) column--
  return column
}

export const clampColumn = (column: number, columns: number): number =>
  column < 0 ? 0 : column >= columns ? columns - 1 : column

/** How many columns lie between the end of the table and this one: below zero on the left, above it on the right. */
export const columnsBeyond = (column: number, columns: number): number =>
  column - clampColumn(column, columns)

export const differential = (attack: number, defence: number): number => attack - defence

/** Beyond every heading: what odds and percentages are against no defence at all. */
const BOUNDLESS = 1e9

/** The whole part of 100 times attack by defence. */
export function percentage(attack: number, defence: number): number {
  if (defence <= 0) return BOUNDLESS
  return divide(attack * 100, defence, 'down')
}

/**
 * `defender`: every fraction is dropped in favour of the defender (14 to 5 is 2:1, 9 to 10 is 1:2).
 * `nearest`: a half or more goes to the stronger side, under a half is dropped (3 to 2 is 2:1, 2 to 3 is 1:2).
 */
export type OddsRounding = 'defender' | 'nearest'

/** Odds as one number that grows with them: 1:1 is 0, 2:1 is 1, 1:2 is -1. */
export function odds(attack: number, defence: number, rounding: OddsRounding): number {
  if (defence <= 0) return BOUNDLESS
  if (attack <= 0) return -BOUNDLESS
  if (attack >= defence) return divide(attack, defence, rounding === 'defender' ? 'down' : 'nearest') - 1
  return 1 - divide(defence, attack, rounding === 'defender' ? 'up' : 'nearest')
}

export const writeOdds = (level: number): string => (level >= 0 ? `${level + 1}:1` : `1:${1 - level}`)

export const writeDifferential = (value: number): string => (value > 0 ? `+${value}` : `${value}`)

const ODDS = /^(\d+):(\d+)$/
const SMALLEST = /[+-]?\d+/

/**
 * The value a printed heading begins at: '3:1' as odds, otherwise its first number ('<=0', '+1 or +2', '50-99',
 * '>=30', '17+'). NaN when there is none.
 */
export function headingValue(label: string): number {
  const ratio = ODDS.exec(label)
  if (ratio !== null) return oddsHeading(Number(ratio[1]), Number(ratio[2]))
  return Number(SMALLEST.exec(label)?.[0] ?? Number.NaN)
}

function oddsHeading(attack: number, defence: number): number {
  if (defence === 1 && attack >= 1) return attack - 1
  return attack === 1 && defence >= 1 ? 1 - defence : Number.NaN
}

/** Why these labels cannot stand above a table, or null. */
export function headingFault(labels: readonly string[]): string | null {
  if (labels.length === 0) return 'there is no heading'
  for (let i = 0; i < labels.length; i++) {
    if (Number.isNaN(headingValue(labels[i]))) return `"${labels[i]}" is not a differential, odds or a range`
    if (i > 0 && headingValue(labels[i - 1]) >= headingValue(labels[i]))
      return `"${labels[i]}" does not lie above "${labels[i - 1]}"`
  }
  return null
}

/** Headings as printed, from left to right. */
export function headings(...labels: string[]): Headings {
  const fault = headingFault(labels)
  if (fault !== null) throw new Error(fault)
  return { labels, from: labels.map(headingValue) }
}
