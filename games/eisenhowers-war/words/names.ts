// Names of units, hexes and army groups as a player reads them.
import { namesOf } from '../../../engine/words/names.ts'
import { attackOf, defenceOf } from '../rules/02-steps.ts'
import { SIDES } from '../sides.ts'
import type { State } from '../state.ts'
import { TURN_LABELS } from '../tables.ts'
import { counters, movementFactor, unitIds } from '../units.ts'
import { board, COUNTRIES, cityName, country, FORT, fort, grid, isPass, isPort, terrain } from '../world.ts'

const shortNames = counters.map(({ name }) =>
  name.replace(', truck-borne', '').replace(', air-dropped', ' (dropped)'),
)

/** `US 18th Airborne Corps` on its trucks, `US 18th Airborne Corps (dropped)` on the ground. */
export const unitName = (unit: number): string => shortNames[unit]

export const names = namesOf({ grid, unitIds, unitName, townOf: hex => cityName[hex] ?? '' })
export const { unitAt, nameOf, hexAt, idsOf, placeName, placeNamed } = names

/** As adjectives, in the order of SIDES. */
export const SIDE_NAMES = ['Allied', 'German'] as const
export const sideAt = (word: unknown): number => (SIDES as readonly unknown[]).indexOf(word)

export const GROUP_TITLES: Readonly<Record<string, string>> = {
  american: 'American army group',
  british: 'British army group',
}

const TERRAIN_WORDS = ['clear', 'rough', 'mountain']

/** `city, rough, West Wall`: everything that the charts count. */
export function groundOf(hex: number): string {
  if (country[hex] < 0) return 'sea'
  const words = [cityName[hex] === '' ? '' : isPort[hex] ? 'port' : 'city', TERRAIN_WORDS[terrain[hex]]]
  if (isPass[hex]) words.push('Alpine pass')
  if (fort[hex] !== FORT.none) words.push(fort[hex] === FORT.westWall ? 'West Wall' : 'fortification')
  return words.filter(Boolean).join(', ')
}

export const countryOf = (hex: number): string => COUNTRIES[country[hex]] ?? ''

const MONTHS: Readonly<Record<string, string>> = {
  Jan: 'January',
  Feb: 'February',
  Mar: 'March',
  Apr: 'April',
  Jun: 'June',
  Jul: 'July',
  Aug: 'August',
  Sep: 'September',
  Oct: 'October',
  Nov: 'November',
  Dec: 'December',
}

/** `August 1944`, `October/November 1944` */
export const dateOf = (_: unknown, turn: number): string =>
  (TURN_LABELS[turn] ?? '').replace(/[A-Z][a-z]{2}/g, month => MONTHS[month] ?? month)

/** `8-8-6` as the face that lies up prints it. */
export const factors = (g: State, unit: number): string =>
  `${attackOf(g, unit)}-${defenceOf(g, unit)}-${movementFactor[unit]}`

/** `the Rhine`, `a river` */
export function riverName(slot: number): string {
  const name = board().hexsideNames.get(slot)
  return name === undefined ? 'a river' : `the ${name}`
}
