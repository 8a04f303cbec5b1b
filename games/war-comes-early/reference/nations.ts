// 1.3, 3.3, 5.1, 11.7, 13.1: sides, countries that are open, and who may go where. A ban is the number of its rule.
import type { ReferencePosition, Side } from './position.ts'
import type { Hex, Unit } from './world.ts'

const GERMAN_SIDE = ['Germany', 'Italy', 'Hungary', 'Poland']
const NEUTRALS = [
  'Belgium',
  'Denmark',
  'Estonia',
  'Latvia',
  'Lithuania',
  'Netherlands',
  'Luxembourg',
  'Danzig',
]

// 11.7  Nations that are not listed go anywhere.
const AREAS: Readonly<Record<string, readonly string[]>> = {
  Belgium: ['Belgium'],
  Czechoslovakia: ['Czechoslovakia'],
  Denmark: ['Denmark'],
  Lithuania: ['Lithuania'],
  Netherlands: ['Netherlands'],
  Hungary: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Romania: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Yugoslavia: ['Hungary', 'Yugoslavia', 'Romania', 'Czechoslovakia'],
  Italy: ['Italy', 'Yugoslavia'],
  Poland: ['Poland', 'Czechoslovakia'],
}

// 13.1, R71
const AREAS_1939: Readonly<Record<string, readonly string[]>> = {
  Germany: ['Germany', 'Poland', 'Czechoslovakia', 'Danzig'],
  Poland: ['Poland'],
}

export function sideOf(position: ReferencePosition, nation: string): Side {
  if (position.scenario === '1939') return nation === 'Poland' ? 'allied' : 'german'
  return GERMAN_SIDE.includes(nation) ? 'german' : 'allied'
}

export function asSide(position: ReferencePosition, nationOrSide: string): Side {
  if (nationOrSide === 'german' || nationOrSide === 'allied') return nationOrSide
  return sideOf(position, nationOrSide)
}

export function isEnemy(position: ReferencePosition, one: Unit, other: Unit): boolean {
  return sideOf(position, one.nation) !== sideOf(position, other.nation)
}

export function controllingSide(position: ReferencePosition, hex: string): Side | null {
  const nation = position.control[hex]
  return nation ? sideOf(position, nation) : null
}

export function isFighting(position: ReferencePosition, neutral: string): boolean {
  return position.belligerent.includes(neutral) || position.capitulated.includes(neutral)
}

export function isNeutral(position: ReferencePosition, region: string | null): boolean {
  return region !== null && NEUTRALS.includes(region) && !isFighting(position, region)
}

// 5.1  In the first two turns of 1938 only Germans and Czechs take part.
export function takesPart(position: ReferencePosition, nation: string): boolean {
  if (position.scenario === '1939' || position.turn > 2) return true
  return nation === 'Germany' || nation === 'Czechoslovakia'
}

// Countries through which nothing passes for anybody.
export function isClosedToAll(position: ReferencePosition, hex: Hex): boolean {
  if (hex.region === null) return true
  if (position.scenario === '1939') return !AREAS_1939.Germany.includes(hex.region)
  return hex.region === 'Switzerland' || isNeutral(position, hex.region)
}

// W23  Land of no country in the game is closed.
export function countryBan(position: ReferencePosition, nation: string, hex: Hex): string | null {
  const { region } = hex
  if (region === null) return '11.7'
  if (position.scenario === '1939') return AREAS_1939[nation]?.includes(region) ? null : '13.1'
  if (region === 'Switzerland') return '1.3c'
  if (isNeutral(position, region)) return '1.3d'
  if (AREAS[nation] && !AREAS[nation].includes(region)) return '11.7'
  const early = position.turn <= 2 && nation === 'Germany'
  if (early && region !== 'Germany' && region !== 'Czechoslovakia') return '5.1a'
  return null
}

// 10.1, R16  Danzig is German home; violated Latvia and Estonia count as the Soviet Union; Britain has no home here.
export function isHome(position: ReferencePosition, nation: string, hex: Hex): boolean {
  if (nation === 'Germany') return hex.region === 'Germany' || hex.region === 'Danzig'
  if (nation === 'Soviet Union' && (hex.region === 'Latvia' || hex.region === 'Estonia'))
    return isFighting(position, hex.region)
  return hex.region === nation
}
