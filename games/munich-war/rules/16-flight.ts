// 16.1 to 16.5  Where aircraft start from and how far they fly.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { INVASION_RIGHTS } from '../nations.ts'
import { BOX, HEX, hasFlag, type State, UNIT } from '../state.ts'
import { airUnits, movementFactors, unitNation } from '../units.ts'
import { coastSeas, country, derive, grid, HEXES, homeHexes, isCity, isGround, isSea } from '../world.ts'
import { controller } from './02-control.ts'
import { mayInvade } from './05-belligerency.ts'
import { inEnemyZone, isOpenLand } from './10-zones-of-control.ts'

const HAS_FLOWN = forbid('16.2a', 'an air unit flies one mission in a game turn')
const NOT_READY = forbid('16.1', 'the air unit is not in the Available display')

const cities: number[] = []
const seas = new Uint8Array(HEXES)
derive(() => {
  cities.length = 0
  for (let h = 0; h < HEXES; h++) {
    if (isCity[h]) cities.push(h)
    seas[h] = isSea[h]
  }
})

/** 16.1, 16.2a, R9  Ready for a mission. */
export function readyRefusal(g: State, unit: number): Refusal | null {
  if (g.place[unit] !== BOX.available) return NOT_READY
  return hasFlag(g.unitFlags, unit, UNIT.flown) ? HAS_FLOWN : null
}

/** 16.3a, 16.3b, 16.8.2e  A friendly city of the air unit's country, or one that land units of the country hold. */
export function isLaunchHex(g: State, nation: number, hex: number): boolean {
  const side = g.allegiance[nation]
  if (!isCity[hex] || hasFlag(g.hexFlags, hex, HEX.terror) || inEnemyZone(g, side, hex)) return false
  if (country[hex] === nation && controller(g, hex) === side) return true
  return holdsLandUnitOf(g, nation, hex)
}

export function holdsLandUnitOf(g: State, nation: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) if (unitNation[unit] === nation) return true
  return false
}

const FAR = 0x7fff
const flown = new Int16Array(HEXES).fill(FAR)
const queue = new Int16Array(HEXES)

/** 5.1b, 14.1e, 16.3d, 16.3e, R4  The sea and every country at war; enemies and terrain do not matter. */
function isOpenSky(g: State, hex: number): boolean {
  if (seas[hex] === 1) return true
  const land = country[hex]
  if (isOpenLand(g, land)) return true
  return g.terms.options.neutralCoasts === 'open' && coastSeas[hex] !== 0
}

/**
 * 16.2c, 16.3c  Hexes of flight from the nearest of these launch hexes, FAR beyond the range. The launch hex does not count. An
 * invader may fly on within the neutral country that he flies to.
 */
function fly(g: State, nation: number, range: number, starts: readonly number[]): Int16Array {
  flown.fill(FAR)
  let count = 0
  for (const hex of starts) {
    flown[hex] = 0
    queue[count++] = hex
  }
  for (let done = 0; done < count; done++) {
    const from = queue[done]
    if (flown[from] >= range) break
    for (let slot = from * 6; slot < from * 6 + 6; slot++) {
      const to = grid.neighbours[slot]
      if (to < 0 || flown[to] !== FAR || !isOpenSky(g, to)) continue
      flown[to] = flown[from] + 1
      queue[count++] = to
    }
  }
  for (const land of INVASION_RIGHTS[nation] ?? []) if (mayInvade(g, nation, land)) flyInto(g, land, range)
  return flown
}

// The country is small: each pass brings every hex a step nearer to its true distance.
function flyInto(g: State, land: number, range: number): void {
  const hexes = homeHexes[land]
  for (let changed = true; changed; ) {
    changed = false
    for (const hex of hexes) {
      for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
        const next = grid.neighbours[slot]
        if (next < 0 || flown[next] === FAR) continue
        // From another neutral nobody flies in.
        if (flown[next] + 1 >= flown[hex] || flown[next] >= range) continue
        if (country[next] !== land && !isOpenSky(g, next)) continue
        flown[hex] = flown[next] + 1
        changed = true
      }
    }
  }
}

const starts: number[] = []

export const hasLaunchHex = (g: State, unit: number): boolean =>
  cities.some(hex => isLaunchHex(g, unitNation[unit], hex))

/** How far every hex is for an air unit in the display, FAR if it is out of range. */
export function flightOf(g: State, unit: number): Int16Array {
  const nation = unitNation[unit]
  starts.length = 0
  for (const hex of cities) if (isLaunchHex(g, nation, hex)) starts.push(hex)
  return fly(g, nation, movementFactors[g.steps[unit]][unit], starts)
}

/** The same for an airlift that stands in its launch hex. */
export function flightFrom(g: State, unit: number, hex: number): Int16Array {
  return fly(g, unitNation[unit], movementFactors[g.steps[unit]][unit], [hex])
}

export const isInRange = (distances: Int16Array, hex: number): boolean => distances[hex] !== FAR

/** 5.1a, 5.4c  Land hexes that an aircraft of the country may be placed in, if need be as an invasion. */
export function mayTarget(g: State, nation: number, hex: number): boolean {
  if (!isGround[hex]) return false
  return isOpenLand(g, country[hex]) || mayInvade(g, nation, country[hex])
}

/** 16.5a, 16.5b  The air unit of a side in a hex, apart from every stack, -1 for none. */
export function airUnitAt(g: State, side: number, hex: number): number {
  for (const unit of airUnits) {
    if (g.place[unit] !== BOX.onMission || g.aim[unit] !== hex) continue
    if (g.allegiance[unitNation[unit]] === side) return unit
  }
  return -1
}

/** 16.1, 16.4a, 17.1c, 18.1f  A support unit goes to the Utilized display. */
export function utilize(g: State, unit: number): void {
  g.place[unit] = BOX.utilized
  g.aim[unit] = -1
  g.unitFlags[unit] &= UNIT.flown | UNIT.parked
}

/** Air units of a side that are on the map. */
export function airborne(g: State, side: number): number[] {
  return airUnits.filter(unit => g.place[unit] === BOX.onMission && g.allegiance[unitNation[unit]] === side)
}
