// Names of things as a player says them.
import { namesOf, UNSEEN } from '../../../engine/words/names.ts'
import { CAMPS } from '../nations.ts'
import { isNysa1945, type ScenarioId, type State } from '../state.ts'
import { counters, unitIds, unitNation } from '../units.ts'
import { grid, isElbe, isNysa, TERRAIN, terrain, townName } from '../world.ts'

export { capital, count, list } from '../../../engine/words/english.ts'
export { UNSEEN } from '../../../engine/words/names.ts'

export const unitName = (unit: number): string => counters[unit]?.name ?? UNSEEN

export const names = namesOf({ grid, unitIds, unitName, townOf: hex => townName[hex] })

export const { unitAt, nameOf, idsOf, hexAt, placeName, placeNamed } = names

const GROUND: readonly (readonly [number, string])[] = [
  [TERRAIN.city, 'city'],
  [TERRAIN.town, 'town'],
  [TERRAIN.mountain, 'mountain'],
  [TERRAIN.hills, 'hills'],
  [TERRAIN.forest, 'forest'],
  [TERRAIN.swamp, 'swamp'],
  [TERRAIN.lake, 'lake'],
]

/** `town, forest`, or `clear`. */
export function groundName(hex: number): string {
  const kinds = GROUND.filter(([kind]) => terrain[hex] & kind).map(([, name]) => name)
  return kinds.length === 0 ? 'clear' : kinds.join(', ')
}

/** `the Nysa`, `a stream`. */
export function waterName(slot: number): string {
  if (isNysa[slot]) return 'the Nysa'
  return isElbe[slot] ? 'the Elbe' : 'a stream'
}

const NATION_ADJECTIVES = ['German', 'Soviet', 'Polish', 'American'] as const
const CAMP_ADJECTIVES = ['Soviet', 'German', 'American'] as const

export const campName = (camp: number): string => CAMP_ADJECTIVES[camp] ?? 'nobody’s'

export const campNamed = (name: unknown): number => (CAMPS as readonly unknown[]).indexOf(name)

export const nationName = (unit: number): string => NATION_ADJECTIVES[unitNation[unit]] ?? ''

/** By scenario: the players as adjectives, in their order. */
export const SIDES: Readonly<Record<ScenarioId, readonly string[]>> = {
  nysa: ['Soviet', 'German'],
  'stars-2': ['Allied', 'Soviet'],
  'stars-3': ['American', 'Soviet', 'German'],
}

export const sideName = (scenario: string, side: number): string =>
  SIDES[scenario as ScenarioId]?.[side] ?? ''

export const sideOf = (g: State, side: number): string => sideName(g.terms.scenario, side)

const KINDS: Readonly<Record<string, string>> = {
  volkssturm: 'Volkssturm',
  'anti-tank': 'anti-tank guns',
  'anti-aircraft': 'anti-aircraft guns',
  headquarters: 'headquarters',
  armor: 'tanks',
  'mechanized-infantry': 'mechanised infantry',
  'motorized-infantry': 'motorised infantry',
  'self-propelled-artillery': 'self-propelled artillery',
  'armored-artillery': 'self-propelled guns',
  'towed-artillery': 'towed artillery',
  'resilience-group': 'resilience group',
  'assault-gun': 'assault guns',
  recon: 'armoured cars',
}

export const kindName = (type: string): string => KINDS[type] ?? type

/** `motorised infantry brigade`, `headquarters`. */
export function kindOf(unit: number): string {
  const { type, size } = counters[unit]
  const kind = kindName(type)
  return type === 'headquarters' || type === 'resilience-group' ? kind : `${kind}, ${size}`
}

const ARMIES: Readonly<Record<string, string>> = {
  '3': '3rd Guards Army',
  '13': '13th Army',
  '5G': '5th Guards Army',
  '52': '52nd Army',
  '28': '28th Army',
  '3GT': '3rd Guards Tank Army',
  '4GT': '4th Guards Tank Army',
  '2 Polish': '2nd Polish Army',
}

/** Soviet and Polish armies by their short names on the counters. */
export const armyName = (army: unknown): string => ARMIES[String(army)] ?? `${army}`

const FIRST_DAY = { nysa: Date.UTC(1945, 3, 16), stars: Date.UTC(1945, 3, 30) } as const
const DAY = 86_400_000

/** `18 April 1945`: a turn is a day. */
export function dateOf(g: State, turn: number): string {
  const first = isNysa1945(g) ? FIRST_DAY.nysa : FIRST_DAY.stars
  const date = new Date(first + (turn - 1) * DAY)
  return `${date.getUTCDate()} ${date.getUTCMonth() === 3 ? 'April' : 'May'} 1945`
}
