import type { Lettering } from '../tokens.ts'
import { letterWidths, RANGES } from './letter-widths.ts'

// Widths of words without font files: from a table that was measured once.

const tables = new Map<string, ReadonlyMap<string, number>>()
/** For a letter that a face lacks. */
const USUAL = 0.5

function tableOf(face: string): ReadonlyMap<string, number> {
  const known = tables.get(face)
  if (known) return known
  const widths = letterWidths[face]?.split(' ').map(Number)
  if (!widths) throw new RangeError(`the face ${face} was not measured`)
  const table = new Map<string, number>()
  let at = 0
  for (const [first, last] of RANGES) {
    for (let code = first; code <= last; code++, at++) {
      if (widths[at] > 0) table.set(String.fromCharCode(code), widths[at] / 1000)
    }
  }
  tables.set(face, table)
  return table
}

/** How far each letter moves the pen, tracking included. */
export function advances(text: string, style: Lettering): number[] {
  const table = tableOf(`${style.family} ${style.weight}${style.italic ? 'i' : ''}`)
  return Array.from(text, letter => (table.get(letter) ?? USUAL) * style.size + (style.tracking ?? 0))
}

export const widthOfText = (text: string, style: Lettering): number =>
  advances(text, style).reduce((sum, width) => sum + width, 0)

export const lettered = (text: string, style: Lettering): string => (style.caps ? text.toUpperCase() : text)
