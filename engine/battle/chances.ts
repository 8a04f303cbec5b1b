import { type CombatTable, resultNumber } from './table.ts'

/** In how many ways the dice show each total: `ways[0]` belongs to `lowest`. */
export interface Spread {
  readonly lowest: number
  readonly ways: readonly number[]
  /** All ways together. */
  readonly of: number
}

/** The spread of the sum of these dice, given by their sides; faces are counted from `lowestFace`. */
export function spreadOf(sides: readonly number[], lowestFace = 1): Spread {
  let ways = [1]
  for (const faces of sides) ways = addDie(ways, faces)
  return { lowest: lowestFace * sides.length, ways, of: ways.reduce((sum, n) => sum + n, 0) }
}

function addDie(ways: readonly number[], faces: number): number[] {
  const sums = new Array<number>(ways.length + faces - 1).fill(0)
  for (let i = 0; i < ways.length; i++) for (let face = 0; face < faces; face++) sums[i + face] += ways[i]
  return sums
}

export const ONE_DIE = spreadOf([6])
export const TWO_DICE = spreadOf([6, 6])
export const THREE_DICE = spreadOf([6, 6, 6])
export const TEN_SIDED = spreadOf([10])

/** Ways in which the dice show this number or more. */
export function waysAtLeast(dice: Spread, number: number): number {
  let ways = 0
  for (let i = Math.max(0, number - dice.lowest); i < dice.ways.length; i++) ways += dice.ways[i]
  return ways
}

/** One result and how likely it is: `ways` in `of`. */
export interface Chance<R> {
  readonly result: R
  readonly printed: string
  readonly ways: number
  readonly of: number
}

/**
 * Adds the ways of each result to `ways`, by the result's number, and allocates nothing. The modifier is added to the roll; a
 * roll beyond the table uses its first or last row.
 */
export function countWays(
  table: CombatTable<unknown>,
  column: number,
  dice: Spread,
  modifier: number,
  ways: { [result: number]: number },
): void {
  for (let i = 0; i < dice.ways.length; i++)
    ways[resultNumber(table, column, dice.lowest + i + modifier)] += dice.ways[i]
}

/** Every result that can come up in a column, equal ones together, in the order of the rolls that give them. */
export function chances<R>(table: CombatTable<R>, column: number, dice: Spread, modifier = 0): Chance<R>[] {
  const ways = new Map<number, number>()
  for (let i = 0; i < dice.ways.length; i++) {
    const number = resultNumber(table, column, dice.lowest + i + modifier)
    ways.set(number, (ways.get(number) ?? 0) + dice.ways[i])
  }
  return [...ways].map(([number, count]) => ({
    result: table.results[number],
    printed: table.printed[number],
    ways: count,
    of: dice.of,
  }))
}

/** Ways in which a column gives a result of this kind. */
export function waysOf<R>(
  table: CombatTable<R>,
  column: number,
  dice: Spread,
  wanted: (result: R) => boolean,
  modifier = 0,
): number {
  let ways = 0
  for (let i = 0; i < dice.ways.length; i++)
    if (wanted(table.results[resultNumber(table, column, dice.lowest + i + modifier)])) ways += dice.ways[i]
  return ways
}

/** The sum of a value over all ways; divided by `dice.of` it is what a battle is worth on average. */
export function totalOf<R>(
  table: CombatTable<R>,
  column: number,
  dice: Spread,
  value: (result: R) => number,
  modifier = 0,
): number {
  let total = 0
  for (let i = 0; i < dice.ways.length; i++)
    total += dice.ways[i] * value(table.results[resultNumber(table, column, dice.lowest + i + modifier)])
  return total
}

/** The average of a value in every column, worked out once, so that a search only looks it up. */
export function expected<R>(
  table: CombatTable<R>,
  dice: Spread,
  value: (result: R) => number,
  modifier = 0,
): Float64Array {
  return Float64Array.from(
    { length: table.columns },
    (_, column) => totalOf(table, column, dice, value, modifier) / dice.of,
  )
}
