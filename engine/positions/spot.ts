import { unknown } from '../files/nearest.ts'
import type { Reporter } from '../files/reporter.ts'
import type { HexGrid } from '../hex/grid.ts'
import { type Document, plain } from './document.ts'

/** A place in a position file that is being read: what stands there, how one gets there, who hears of faults. */
export interface Spot {
  readonly document: Document
  /** `units[2].hex` */
  readonly path: string
  readonly to: Reporter
}

export type Spots = ReadonlyMap<string, Spot>

const NOTHING: Spots = new Map()

export function report(spot: Spot, code: string, reason: string): void {
  spot.to.report(code, spot.document.line, reason, spot.path === '' ? undefined : spot.path)
}

export function child(spot: Spot, key: string, document: Document): Spot {
  const path = spot.path === '' ? key : `${spot.path}.${key}`
  return { document, path, to: spot.to }
}

/** The entries of a map whatever their keys; empty, with a fault, if it is none. */
export function entriesOf(spot: Spot, what: string): Spots {
  if (spot.document.kind !== 'map') {
    report(spot, 'not-a-map', `${what} is written as keys with values`)
    return NOTHING
  }
  return new Map([...spot.document.entries].map(([key, document]) => [key, child(spot, key, document)]))
}

/** The entries of a map that may have these keys only. */
export function fieldsOf(spot: Spot, what: string, keys: readonly string[]): Spots {
  const entries = entriesOf(spot, what)
  for (const [key, entry] of entries) {
    if (!keys.includes(key)) report(entry, 'unknown-key', unknown(`key of ${what}`, key, keys))
  }
  return entries
}

/** The items of a list; a single value stands for a list of one. */
export function itemsOf(spot: Spot): readonly Spot[] {
  if (spot.document.kind !== 'list') return spot.document.kind === 'value' && isEmpty(spot) ? [] : [spot]
  return spot.document.items.map((document, i) => ({ document, path: `${spot.path}[${i + 1}]`, to: spot.to }))
}

const isEmpty = (spot: Spot): boolean => spot.document.kind === 'value' && spot.document.value === null

/** Words from a list, or from a text with blanks between them. */
export function wordsOf(spot: Spot): readonly Spot[] {
  return itemsOf(spot).flatMap(item => {
    const { document } = item
    if (document.kind !== 'value' || typeof document.value !== 'string') return [item]
    const words = document.value.split(/\s+/).filter(word => word !== '')
    return words.map(value => ({ ...item, document: { ...document, value } }))
  })
}

/** A word or number as text; null, with a fault, if there is a list or a map. */
export function textOf(spot: Spot, what: string): string | null {
  const { document } = spot
  if (document.kind === 'value' && document.value !== null) return String(document.value)
  report(spot, 'not-a-word', `${what} is a single word or number`)
  return null
}

export function wholeOf(spot: Spot, what: string, least: number, most: number): number | null {
  const { document } = spot
  const value =
    document.kind === 'value' && document.value !== '' ? Number(document.value ?? Number.NaN) : Number.NaN
  if (Number.isInteger(value) && value >= least && value <= most) return value
  report(spot, 'not-a-number', `${what} is a whole number from ${least} to ${most}`)
  return null
}

export function yesOf(spot: Spot, what: string): boolean | null {
  const word = textOf(spot, what)
  if (word === null) return null
  if (['true', 'yes'].includes(word)) return true
  if (['false', 'no'].includes(word)) return false
  report(spot, 'not-yes-or-no', `${what} is yes or no`)
  return null
}

/** One of the choices, capitals or not; null, with the nearest choice in the fault, if it is none of them. */
export function choiceOf(spot: Spot, what: string, choices: readonly string[]): string | null {
  const word = textOf(spot, what)
  if (word === null) return null
  const found = choices.find(choice => choice.toLowerCase() === word.toLowerCase())
  if (found !== undefined) return found
  report(spot, `unknown-${what.replaceAll(' ', '-')}`, `${unknown(what, word, choices)}${listed(choices)}`)
  return null
}

const listed = (choices: readonly string[]): string =>
  choices.length === 0 || choices.length > 12 ? '' : ` (${choices.join(', ')})`

/** Index of the hex that a word names, -1 if none: 415 is the same hex as 0415. */
export function hexNamed(grid: HexGrid, word: string): number {
  const hex = grid.indexOf(word)
  return hex >= 0 || !/^\d{1,3}$/.test(word) ? hex : grid.indexOf(word.padStart(4, '0'))
}

export function hexIn(spot: Spot, grid: HexGrid): number {
  const word = textOf(spot, 'a hex')
  if (word === null) return -1
  const hex = hexNamed(grid, word)
  if (hex < 0) report(spot, 'unknown-hex', `there is no hex ${word} on the board`)
  return hex
}

/** `2413..2418`: hexes in a row of the grid, by the number that differs. */
const RANGE = /^(.+?)\.\.(.+)$/

/** The hexes that a word names: one, or a range of them along a line of the grid. */
export function hexesOf(spot: Spot, grid: HexGrid): number[] {
  const word = textOf(spot, 'a hex')
  const ends = word === null ? null : RANGE.exec(word)
  if (ends === null) {
    const hex = hexIn(spot, grid)
    return hex < 0 ? [] : [hex]
  }
  const [from, to] = [hexNamed(grid, ends[1]), hexNamed(grid, ends[2])]
  const row = from < 0 || to < 0 ? [] : rowBetween(grid, from, to)
  if (row.length === 0) {
    const reason = `${word} is no row of hexes: both numbers are on the board and agree in their first or last digits`
    report(spot, 'bad-range', reason)
  }
  return row
}

function rowBetween(grid: HexGrid, from: number, to: number): number[] {
  const [line, along] = [grid.line[to] - grid.line[from], grid.along[to] - grid.along[from]]
  if (grid.sheet[from] !== grid.sheet[to] || (line !== 0 && along !== 0)) return []
  const count = Math.abs(line) + Math.abs(along) + 1
  const step = (i: number, whole: number) => i * Math.sign(whole)
  const hexes = Array.from({ length: count }, (_, i) =>
    grid.at(grid.line[from] + step(i, line), grid.along[from] + step(i, along), grid.sheet[from]),
  )
  return hexes.filter(hex => hex >= 0)
}

export const plainOf = (spot: Spot) => plain(spot.document)
