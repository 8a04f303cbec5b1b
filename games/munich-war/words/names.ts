// Names of countries, hexes and units as a player says them.
import { namesOf, UNSEEN } from '../../../engine/words/names.ts'
import { ALLIED, AXIS, DANZIG, NATIONS } from '../nations.ts'
import { counters, unitIds, unitNation } from '../units.ts'
import { board, grid, isCity, isGround, isSea, TERRAIN, terrain } from '../world.ts'

/** Letters that the data files spell without their signs. */
const SPELLINGS: Readonly<Record<string, string>> = {
  Konigsberg: 'Königsberg',
  Krakow: 'Kraków',
  Lodz: 'Łódź',
  Poznan: 'Poznań',
  Lwow: 'Lwów',
  Kosice: 'Košice',
  Liege: 'Liège',
  Iasi: 'Iași',
  Constanta: 'Constanța',
  Havlicek: 'Havlíček',
  Jirasek: 'Jirásek',
  Stefanik: 'Štefánik',
  Nachod: 'Náchod',
  Munster: 'Münster',
  Goering: 'Göring',
  Gebirgsjager: 'Gebirgsjäger',
}

const PLAIN = new RegExp(`\\b(?:${Object.keys(SPELLINGS).join('|')})\\b`, 'g')

/** A name of the data files with its letters. */
export const spelled = (name: string): string => name.replace(PLAIN, word => SPELLINGS[word])

const ADJECTIVES: readonly string[] = [
  'German',
  'Czech',
  'British',
  'French',
  'Polish',
  'Soviet',
  'Italian',
  'Hungarian',
  'Romanian',
  'Finnish',
  'Yugoslav',
  'Belgian',
  'Dutch',
  'Danish',
  'Lithuanian',
  'Latvian',
  'Estonian',
  'Luxembourg',
  'Swiss',
  'Danzig',
]

export const adjective = (nation: number): string => ADJECTIVES[nation] ?? ''

/** `the Soviet Union`, `Poland`: inside a sentence. */
export function nationName(nation: number): string {
  const name = NATIONS[nation] ?? 'nobody'
  return name === 'Soviet Union' || name === 'Netherlands' ? `the ${name}` : name
}

export const nationNamed = (name: unknown): number => (NATIONS as readonly unknown[]).indexOf(name)

export const SIDE_NAMES = ['Axis', 'Allied'] as const

/** `1st Corps` of "1st Corps (Königsberg)". */
const bare = counters.map(({ name }) => spelled(name.replace(/ \(.*$/, '')))

/** With the country in front where two counters share a name, or the name alone would not tell whose it is. */
const shortNames = counters.map((_, unit) => {
  const isShared = bare.filter(name => name === bare[unit]).length > 1
  const country = adjective(unitNation[unit])
  const namesItself = bare[unit].includes(country) || !/^\d|Army$|Corps$|Fleet$/.test(bare[unit])
  return isShared || !namesItself ? `${country} ${bare[unit]}` : bare[unit]
})

export const unitName = (unit: number): string => shortNames[unit] ?? UNSEEN

export const names = namesOf({
  grid,
  unitIds,
  unitName,
  townOf: hex => spelled(board().feature(hex, 'city') ?? ''),
})

export const { unitAt, nameOf, idsOf, hexAt, placeName, placeNamed } = names

const GROUND: readonly (readonly [number, string])[] = [
  [TERRAIN.mountain, 'mountain'],
  [TERRAIN.rough, 'rough'],
  [TERRAIN.forest, 'forest'],
  [TERRAIN.marsh, 'marsh'],
  [TERRAIN.lake, 'lake'],
]

/** `city, rough`, `clear`, `sea`: what the terrain chart counts. */
export function groundName(hex: number): string {
  if (isSea[hex]) return 'sea'
  const kinds = GROUND.filter(([kind]) => terrain[hex] & kind).map(([, name]) => name)
  const words = isCity[hex] ? ['city', ...kinds] : kinds
  if (words.length > 0) return words.join(', ')
  return isGround[hex] ? 'clear' : 'outside the game'
}

const TYPES: Readonly<Record<string, string>> = {
  armor: 'armour',
  'mechanized-infantry': 'mechanized infantry',
  'armored-cavalry': 'armoured cavalry',
  infantry: 'infantry',
  'second-line': '2nd line',
  alpine: 'alpine',
  cavalry: 'cavalry',
  security: 'security',
  marines: 'marines',
  aaa: 'anti-aircraft',
  fortification: 'fortification',
  airstrike: 'airstrike',
  airlift: 'airlift',
  'naval-bombardment': 'fleet',
  amphibious: 'naval transport',
  'special-forces': 'special forces',
}

/** `infantry army`, `2nd line corps`, `fortification`, `airstrike`. */
export function kindOf(unit: number): string {
  const { type, size } = counters[unit]
  const kind = TYPES[type] ?? type
  return size === 'fort' || size === 'support' ? kind : `${kind} ${size.replace('-', ' ')}`
}

/** The country of a hex as an adjective. */
export const countryName = (land: number): string => (land === DANZIG ? 'Free City' : adjective(land))

export const sideNumber = (side: unknown): number =>
  side === 'axis' || side === AXIS ? AXIS : side === 'allied' || side === ALLIED ? ALLIED : -1
