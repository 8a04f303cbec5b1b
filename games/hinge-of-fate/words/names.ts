// Names of hexes and units as a player reads them.
import { namesOf } from '../../../engine/words/names.ts'
import { GROUP } from '../forces.ts'
import { terrainName } from '../terrain-chart.ts'
import {
  board,
  counters,
  FORT,
  fort,
  grid,
  groupOf,
  isCity,
  isWater,
  REGION,
  redRow,
  region,
  SLOVAK_ARMY,
  unitIds,
} from '../world.ts'
import { eastSpellings, westSpellings } from './spellings.ts'

/** By scenario: the commands as adjectives (1.2a). */
export const SIDES: Readonly<Record<string, readonly string[]>> = {
  hinge: ['German East', 'Polish', 'German West', 'French'],
  historical: ['German', 'Polish'],
}

const SPELLINGS: Readonly<Record<string, string>> = {
  ...eastSpellings,
  ...westSpellings,
  'Warsaw (east)': 'Warsaw East',
  'Warsaw (west)': 'Warsaw West',
  Slask: 'Śląsk',
}

const spelt = (name: string): string => SPELLINGS[name] ?? name

/** `Kraków Army`, `XVI Panzer Corps`. */
const unitNames = counters.map(({ name }) => name.split(' ').map(spelt).join(' '))

/** City, fortress or town; '' where the map names none. */
export function townOf(hex: number): string {
  const name =
    board().feature(hex, 'city') ?? board().feature(hex, 'fortress') ?? board().feature(hex, 'town')
  return name === undefined ? '' : spelt(name)
}

export const names = namesOf({ grid, unitIds, unitName: unit => unitNames[unit], townOf })

export const { unitAt, nameOf, idsOf, hexAt, placeName, placeNamed, unitName } = names

const FORTS: Readonly<Record<number, string>> = {
  [FORT.polish]: 'fortress',
  [FORT.westWall]: 'West Wall',
  [FORT.maginot]: 'Maginot Line',
}

/** `city`; `West Wall, forest`; `clear`. A city hides all other terrain (H10). */
export function groundName(hex: number): string {
  if (isWater[hex]) return 'water'
  if (isCity[hex]) return 'city'
  const words = [FORTS[fort[hex]], terrainName[hex], redRow[hex] ? 'Red Row' : '']
  return words.filter(Boolean).join(', ')
}

const COUNTRIES: Readonly<Record<number, string>> = {
  [REGION.germany]: 'Germany',
  [REGION.eastPrussia]: 'East Prussia',
  [REGION.danzig]: 'Danzig',
  [REGION.slovakia]: 'Slovakia',
  [REGION.poland]: 'Poland',
  [REGION.france]: 'France',
}

export const countryName = (hex: number): string => COUNTRIES[region[hex]] ?? ''

/** `panzer corps`, `infantry army`. */
export const kindOf = (unit: number): string => {
  const { type, size } = counters[unit]
  return `${type === 'dive-bomber' ? 'dive bomber' : type} ${size}`
}

const GROUPS: Readonly<Record<number, string>> = {
  [GROUP.agn]: 'Army Group North',
  [GROUP.ags]: 'Army Group South',
  [GROUP.agc]: 'Army Group C',
  [GROUP.luftwaffe]: 'Luftwaffe',
  [GROUP.polish]: 'Polish',
  [GROUP.byelorussian]: 'Byelorussian Front',
  [GROUP.ukrainian]: 'Ukrainian Front',
  [GROUP.french]: 'French',
}

export const groupName = (group: number): string => GROUPS[group]

const NATIONS: Readonly<Record<number, string>> = {
  [GROUP.polish]: 'Polish',
  [GROUP.byelorussian]: 'Soviet',
  [GROUP.ukrainian]: 'Soviet',
  [GROUP.french]: 'French',
}

export const nationName = (unit: number): string =>
  unit === SLOVAK_ARMY ? 'Slovakian' : (NATIONS[groupOf[unit]] ?? 'German')
