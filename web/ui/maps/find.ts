// One field finds hexes, towns and counters.
import { plain, ranked } from '../../../table/ranked.ts'
import { hexesCalled } from '../../map/find.ts'
import { words } from '../../words/en.ts'
import type { GameMaps } from './load.ts'

export interface Found {
  readonly id: string
  readonly hex: string
  readonly label: string
  readonly detail: string
  /** The counter that was found, if it is one. */
  readonly unit: string | null
}

const MOST = 6

export function findOn({ board, places, trays }: GameMaps, text: string): Found[] {
  const wanted = plain(text.trim())
  if (wanted === '') return []
  const mapOf = (hex: string) => {
    const { title } = board.sheetOf(board.indexOf(hex))
    return title === '' ? '' : words.maps.sheetName(title)
  }
  const hexes = hexesCalled(board, wanted).map(hex => ({
    id: `hex ${hex}`,
    hex,
    label: words.maps.hex(hex),
    detail: mapOf(hex),
    unit: null,
  }))
  const towns = ranked(places, wanted, ({ name }) => name, MOST).map(({ hex, name, detail }) => ({
    id: `town ${hex}`,
    hex,
    label: name,
    detail: words.maps.onMap(detail, hex, mapOf(hex)),
    unit: null,
  }))
  const placed = trays.flatMap(({ counters }) => counters)
  const counters = ranked(placed, wanted, ({ name }) => name, MOST).flatMap(({ id, name, kind, hex }) =>
    hex === null
      ? []
      : [
          {
            id: `counter ${id}`,
            hex,
            label: name,
            detail: words.maps.onMap(kind, words.maps.beginsAt(hex), ''),
            unit: id,
          },
        ],
  )
  return [...hexes, ...towns, ...counters].slice(0, 2 * MOST)
}
