// Names as the table writes them: without ids, short where the counter stands beside them.
import { list } from '../../../engine/words/english.ts'
import { namesOf } from '../../../engine/words/names.ts'
import { NATIONS } from '../../../games/war-comes-early/nations.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { cityOf, terrainOf } from '../../../games/war-comes-early/words/names.ts'
import { spelledPlace, spelledUnit } from '../../../games/war-comes-early/words/spelling.ts'
import {
  attackFactor,
  counters,
  country,
  defenceFactor,
  grid,
  isCity,
  isStatic,
  isWater,
  movementFactor,
  unitIds,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import { fieldOf } from '../kit/field.ts'

export const RAILHEAD = 'railhead-'
export const AIRPOWER = 'airpower'

const shortNames = counters.map(counter => spelledUnit(counter.name).replace(/ \(.*$|, .*$/, ''))

/** `1. Army` of "1. Army (Bohemia)". */
export const shortName = (unit: number): string => shortNames[unit]

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

export function nationsIn(bits: number): number[] {
  return NATIONS.map((_, nation) => nation).filter(nation => bits & (1 << nation))
}

/** `German`, `French and British`: who acts in this phase. */
export function actors(g: State): string {
  return list(nationsIn(g.active).map(adjective))
}

const names = namesOf({ grid, unitIds, unitName: shortName, townOf: hex => spelledPlace(cityOf(hex) ?? '') })

export const field = fieldOf<State>({
  ...names,
  nameOf: id => markerName(String(id)) ?? names.nameOf(id),
  /** `infantry army`, `motorized corps`. */
  kindOf: unit => `${counters[unit].type} ${counters[unit].size}`,
  nationOf: unit => adjective(unitNation[unit]),
  ownerOf: (g, unit) => g.terms.sideOf[unitNation[unit]],
  // R55  A city hides all other terrain.
  groundOf: hex => (isWater[hex] ? 'water' : isCity[hex] ? 'city' : terrainOf(hex)),
  countryOf: hex => (isWater[hex] ? '' : adjective(country[hex])),
  sides: { '1938': ['German', 'Allied'], '1939': ['German', 'Polish'] },
})

export const {
  unitAt,
  nameOf,
  hexAt,
  idsOf,
  placeName,
  placeNamed,
  sideOf,
  ownerOf,
  kindOf,
  unitsIn,
  shownAt,
} = field

function markerName(id: string): string | null {
  if (id.startsWith(RAILHEAD)) return `Railhead ${Number(id.slice(RAILHEAD.length)) + 1}`
  return id === AIRPOWER ? 'Airpower' : null
}

export function values(unit: number): string {
  const movement = isStatic[unit] ? 'does not move' : `${movementFactor[unit]} points`
  return `attack ${attackFactor[unit]}, defence ${defenceFactor[unit]}, ${movement}`
}

/** Corps equivalents in words: half a corps, one corps, 2 corps. */
export function corps(halves: number): string {
  if (halves === 1) return 'half a corps'
  return halves === 2 ? 'one corps' : `${halves / 2} corps`
}

const PHASE_NOUNS: Readonly<Record<string, string>> = {
  reorganization: 'reorganisation',
  movement: 'movement',
  combat: 'combat',
}

/** `reorganization`, as the rules call it, in the spelling of the table. */
export const phaseNoun = (phase: string): string => PHASE_NOUNS[phase] ?? phase
