// Finding hexes and names on the maps of a game by a few letters.
import type { MapBoard } from './board.ts'

/** Something on the map that has a name. */
export interface NamedHex {
  readonly hex: string
  readonly name: string
  /** What it is: 'City'. */
  readonly detail: string
}

const NUMBER = /^([a-z]?)(\d{3,4})$/

/** '415' is hex 0415. On maps whose numbers begin with a letter it may be left out: '3535' is E3535 and W3535. */
export function hexesCalled({ grid }: MapBoard, text: string): string[] {
  const [, letter, digits] = NUMBER.exec(text.trim().toLowerCase()) ?? []
  if (digits === undefined) return []
  const number = digits.padStart(4, '0')
  return grid.names.filter(
    name =>
      name.endsWith(number) && (name === number || letter === '' || name.toLowerCase() === letter + number),
  )
}

/**
 * Names as they are found. A town of several hexes is named once; a name that stands on two maps says which map it is on,
 * and one that stands twice on a map says its hex.
 */
export function namesToFind(board: MapBoard, named: readonly NamedHex[]): NamedHex[] {
  const nameAt = new Map(named.map(({ hex, name }) => [board.indexOf(hex), name]))
  const single = named.filter(({ hex, name }) => {
    const index = board.indexOf(hex)
    return ![0, 1, 2, 3, 4, 5].some(d => {
      const other = board.grid.neighbours[index * 6 + d]
      return other >= 0 && other < index && nameAt.get(other) === name
    })
  })
  const titleOf = ({ hex }: NamedHex) => board.sheetOf(board.indexOf(hex)).title
  return single.map(one => {
    const same = single.filter(other => other.name === one.name)
    if (same.length === 1) return one
    const isAloneOnItsMap = same.filter(other => titleOf(other) === titleOf(one)).length === 1
    return { ...one, name: `${one.name}, ${isAloneOnItsMap ? titleOf(one) : one.hex}` }
  })
}
