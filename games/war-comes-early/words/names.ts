// Names of hexes and units as a player reads them.
import { kindsIn } from '../../../engine/board/board.ts'
import { NATION_CODES, NATIONS } from '../nations.ts'
import { board, counters, FORT, fort, grid, unitNation } from '../world.ts'

export { count, list } from '../../../engine/words/english.ts'

/** At most six letters: `GeM16`, `CzHO31`. */
export function codeOf(unit: number): string {
  const { id } = counters[unit]
  return `${NATION_CODES.get(unitNation[unit])}${id.slice(id.indexOf('-') + 1).toUpperCase()}`
}

/** `XVI Motorized Corps (ge-m16)`. The two letters of the id tell the nation. */
export function unitName(unit: number): string {
  return `${counters[unit].name} (${counters[unit].id})`
}

/** `2220 Prague`, or the bare number. */
export function hexName(hex: number): string {
  const city = cityOf(hex)
  return city === undefined ? grid.names[hex] : `${grid.names[hex]} ${city}`
}

export const cityOf = (hex: number): string | undefined => board().feature(hex, 'city')

export function terrainOf(hex: number): string {
  return kindsIn(board().terrainKinds, board().terrain[hex]).join(', ')
}

export const countryOf = (hex: number): string => board().regionKinds[board().region[hex]] ?? 'open water'

const FORT_WORDS: Readonly<Record<number, string>> = {
  [FORT.czech]: 'fort',
  [FORT.czechHeavy]: 'heavy fort',
  [FORT.belgian]: 'Belgian fort',
  [FORT.westWall]: 'West Wall',
  [FORT.maginot]: 'Maginot Line',
}

/** What is built in the hex, intact or not; undefined where nothing is. */
export const fortOf = (hex: number): string | undefined => FORT_WORDS[fort[hex]]

export const nationName = (nation: number): string => NATIONS[nation] ?? 'nobody'
