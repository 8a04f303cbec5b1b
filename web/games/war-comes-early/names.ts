// Names as the table writes them: without ids, short where the counter stands beside them.
import { ALLIED, GERMAN, NATIONS } from '../../../games/war-comes-early/nations.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { cityOf, list } from '../../../games/war-comes-early/words/names.ts'
import {
  attackFactor,
  corpsHalves,
  counterSet,
  counters,
  defenceFactor,
  grid,
  isStatic,
  movementFactor,
  unitNation,
} from '../../../games/war-comes-early/world.ts'

export { list }

export const RAILHEAD = 'railhead-'
export const AIRPOWER = 'airpower'

/** Number of a unit by its id, -1 for markers and for what cannot be seen. */
export const unitAt = (id: string): number => counterSet.indexOf(id)

const shortNames = counters.map(counter => counter.name.replace(/ \(.*$|, .*$/, ''))

/** `1. Army` of "1. Army (Bohemia)". */
export const shortName = (unit: number): string => shortNames[unit]

export function nameOf(id: unknown): string {
  const text = String(id)
  if (text.startsWith(RAILHEAD)) return `Railhead ${Number(text.slice(RAILHEAD.length)) + 1}`
  if (text === AIRPOWER) return 'Airpower'
  const unit = unitAt(text)
  return unit < 0 ? 'a unit that you cannot see' : shortName(unit)
}

/** `Prague`, or the number where there is no city. */
export function placeName(hex: number): string {
  return hex < 0 ? 'nowhere' : (cityOf(hex) ?? grid.names[hex])
}

export const placeNamed = (name: unknown): string => placeName(grid.indexOf(String(name)))

/** `Prague, 2121`: the full name, for titles of cards. */
export function fullPlace(hex: number): string {
  const city = cityOf(hex)
  return city === undefined ? grid.names[hex] : `${city}, ${grid.names[hex]}`
}

const ADJECTIVES: readonly string[] = [
  'German',
  'Italian',
  'Hungarian',
  'Polish',
  'Czech',
  'Soviet',
  'French',
  'British',
  'Romanian',
  'Yugoslav',
  'Belgian',
  'Danish',
  'Dutch',
  'Lithuanian',
  'Luxembourg',
  'Danzig',
  'Latvian',
  'Estonian',
  'Swiss',
]

export const adjective = (nation: number): string => ADJECTIVES[nation] ?? 'unclaimed'

export function sideName(scenario: string, side: number): string {
  if (side === GERMAN) return 'German'
  return scenario === '1939' ? 'Polish' : 'Allied'
}

export const sideOf = (g: State, side: number): string => sideName(is1939(g) ? '1939' : '1938', side)

export function nationsIn(bits: number): number[] {
  return NATIONS.map((_, nation) => nation).filter(nation => bits & (1 << nation))
}

/** `German`, `French and British`: who acts in this phase. */
export function actors(g: State): string {
  return list(nationsIn(g.active).map(adjective))
}

/** `infantry army`, `motorized corps`. */
export const kindOf = (unit: number): string => `${counters[unit].type} ${counters[unit].size}`

export function values(unit: number): string {
  const movement = isStatic[unit] ? 'does not move' : `${movementFactor[unit]} points`
  return `attack ${attackFactor[unit]}, defence ${defenceFactor[unit]}, ${movement}`
}

/** Corps equivalents in words: half a corps, one corps, 2 corps. */
export function corps(halves: number): string {
  if (halves === 1) return 'half a corps'
  return halves === 2 ? 'one corps' : `${halves / 2} corps`
}

export const corpsOf = (units: readonly number[]): number =>
  units.reduce((sum, unit) => sum + corpsHalves[unit], 0)

export const nationOf = (unit: number): number => unitNation[unit]

export const isAllied = (g: State, unit: number): boolean => g.terms.sideOf[unitNation[unit]] === ALLIED

const PHASE_NOUNS: Readonly<Record<string, string>> = {
  reorganization: 'reorganisation',
  movement: 'movement',
  combat: 'combat',
}

/** `reorganization`, as the rules call it, in the spelling of the table. */
export const phaseNoun = (phase: string): string => PHASE_NOUNS[phase] ?? phase
