// 10  Zones of control: counted per side and hex, kept up to date unit by unit, and computed anew after every copy.
import { type Derived, STATUS, type State } from '../state.ts'
import { isMobile, UNITS, unitNation } from '../units.ts'
import { country, grid, HEXES, isGround, openSide } from '../world.ts'

/** 2.4a, 21.0h  A country that units of the war may be in: a belligerent, or one that has surrendered. */
export const isOpenLand = (g: State, land: number): boolean => land >= 0 && g.status[land] >= STATUS.fighting

/** 10.0a, 10.0b, 5.2b, R43, R67  Mobile units of belligerents on land. */
const exerts = (g: State, unit: number): boolean =>
  isMobile[unit] === 1 && g.status[unitNation[unit]] === STATUS.fighting

export function derivedOf(g: State): Derived {
  if (g.derived === undefined) {
    g.derived = { zones: [new Int16Array(HEXES), new Int16Array(HEXES)], traced: -1 }
    for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] >= 0) addZoneOf(g, unit, g.place[unit], 1)
  }
  return g.derived
}

/**
 * 10.1b, 10.1c, 10.1d  Into all terrain, not across all-sea hexsides, not into neutral countries. 10.2: the count only tells
 * one zone from none.
 */
export function addZoneOf(g: State, unit: number, hex: number, change: number): void {
  if (g.derived === undefined || !exerts(g, unit) || !isGround[hex]) return
  const counts = g.derived.zones[g.allegiance[unitNation[unit]]]
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    if (openSide[slot] === 0) continue
    const to = grid.neighbours[slot]
    if (isOpenLand(g, country[to])) counts[to] += change
  }
}

/** Something has changed that lines of supply depend on. */
export function forgetRails(g: State): void {
  if (g.derived !== undefined) g.derived.traced = -1
}

/** After a country has joined, left or changed its side. */
export function refreshZones(g: State): void {
  g.derived = undefined
}

/** 10.1a  Other units in the hex do not cancel a zone of control. */
export const inEnemyZone = (g: State, side: number, hex: number): boolean =>
  derivedOf(g).zones[1 - side][hex] > 0

/** The hexes into which the zone of a unit reaches. */
export function zoneOf(g: State, unit: number): number[] {
  const hex = g.place[unit]
  const reached: number[] = []
  if (hex < 0 || !exerts(g, unit) || !isGround[hex]) return reached
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    if (openSide[slot] === 1 && isOpenLand(g, country[grid.neighbours[slot]]))
      reached.push(grid.neighbours[slot])
  }
  return reached
}
