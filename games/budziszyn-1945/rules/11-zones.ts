// 11.1.2, 11.1.4, 11.2, R42  Entry zones: a closed ring round the map.
import { type Bearing, compareAngles } from '../../../engine/hex/angles.ts'
import { CAMP } from '../nations.ts'
import type { State } from '../state.ts'
import { derive, entryZone, grid, HEXES, rimIndex, routeOverEdge } from '../world.ts'
import { isEnemyHeld } from './04-hex-control.ts'
import { isEastOfNysa } from './11-banks.ts'

/** R42  The printed zones, counter-clockwise from the south-east corner; after Y comes A again. S is no entry zone. */
const LETTERS = [...'ABCDEFGHIJKLMNPQRTUVWXY']
/** A unit holds its zones as bits of one number. */
const MOST_ZONES = 31

/** Names of the zones in the order of the ring: letters, or the hexes of roads over the edge (11.2.4). */
export const zoneNames: string[] = []
/** [zone] its hexes. */
const zoneHexes: number[][] = []
/** [zone] 1 where the Nysa runs through the zone. */
const isDivided: boolean[] = []
/** [hex] its zone, -1 for none. */
export const zoneOf = new Int8Array(HEXES).fill(-1)

derive(() => {
  const isPrinted = LETTERS.some(letter => entryZone.includes(letter))
  const roads = isPrinted ? [] : roadsRoundTheMap()
  const names = isPrinted ? LETTERS : roads.map(hex => grid.names[hex])
  if (names.length > MOST_ZONES) throw new RangeError(`more than ${MOST_ZONES} entry zones`)
  zoneNames.splice(0, zoneNames.length, ...names)
  for (let hex = 0; hex < HEXES; hex++)
    zoneOf[hex] = isPrinted ? LETTERS.indexOf(entryZone[hex]) : roads.indexOf(hex)
  if (zoneOf.some((zone, hex) => zone >= 0 && rimIndex[hex] < 0))
    throw new RangeError('an entry zone lies inside the map')
  for (let zone = 0; zone < names.length; zone++) {
    zoneHexes[zone] = Array.from(grid.names, (_, hex) => hex).filter(hex => zoneOf[hex] === zone)
    isDivided[zone] = new Set(zoneHexes[zone].map(hex => isEastOfNysa[hex])).size > 1
  }
})

// 11.2.4  Without printed zones each road that leaves the map is one. Seen from the middle of the map they follow each other.
function roadsRoundTheMap(): number[] {
  const twiceTheMiddle = { line: grid.line[0] + grid.line[HEXES - 1], along: grid.along[HEXES - 1] }
  const bearing = (hex: number): Bearing => [
    2 * grid.line[hex] - twiceTheMiddle.line,
    twiceTheMiddle.along - 2 * grid.along[hex],
  ]
  return Array.from(grid.names, (_, hex) => hex)
    .filter(hex => routeOverEdge[hex] !== 0)
    .sort((a, b) => compareAngles(bearing(a), bearing(b)))
}

/** Zones as a counter names them, 'W,U,Y', as bits. */
export function bitsOfZones(names: string): number {
  return names.split(',').reduce((bits, name) => bits | bitOfZone(zoneNames.indexOf(name)), 0)
}

/** The first of some zones that are given as bits. */
export const lowestBit = (zones: number): number => 31 - Math.clz32(zones & -zones)

export const bitOfZone = (zone: number): number => (zone < 0 ? 0 : 1 << zone)

/** The zones that lie at most so many zones from the nearest of some, as bits. */
export function zonesWithin(homes: number, steps: number): number {
  const count = zoneNames.length
  const ring = count === 31 ? 0x7fffffff : (1 << count) - 1
  let found = homes
  for (let step = 0; step < steps; step++)
    found = (found | (found << 1) | (found >>> (count - 1)) | (found >>> 1) | (found << (count - 1))) & ring
  return found
}

/** Zones to go round the map from the nearest of some zones, given as bits, to another. */
export function zonesBetween(homes: number, zone: number): number {
  const count = zoneNames.length
  for (let steps = 0; steps <= count / 2; steps++) {
    const reached = bitOfZone((zone + steps) % count) | bitOfZone((zone - steps + count) % count)
    if (homes & reached) return steps
  }
  return count
}

/** R42  In a zone with the Nysa in it each side has its own bank: the Soviets the eastern one, their enemies the western. */
export const isOwnBank = (camp: number, hex: number): boolean =>
  !isDivided[zoneOf[hex]] || (isEastOfNysa[hex] !== 0) === (camp === CAMP.soviet)

/** 11.1.4, R60  Do enemies of the camp control every hex by which it could enter in this zone? */
export function isZoneLost(g: State, camp: number, zone: number): boolean {
  return zoneHexes[zone].every(hex => !isOwnBank(camp, hex) || isEnemyHeld(g, camp, hex))
}

/** The hexes of the zones round the map, for offers. */
export const hexesOfZone = (zone: number): readonly number[] => zoneHexes[zone]
