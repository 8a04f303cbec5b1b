// 11.4, 11.5, 11.7, 1.3c, 5.1a  Where the units of a nation may be at all, whoever stands there.
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import {
  BELGIUM,
  CZECHOSLOVAKIA,
  DANZIG,
  ESTONIA,
  GERMANY,
  LATVIA,
  MAY_OPERATE_IN,
  NATIONS,
  POLAND,
  SOVIET_UNION,
  SWITZERLAND,
} from '../nations.ts'
import { HEX, hasFlag, is1939, STATUS, type State } from '../state.ts'
import { country, FORT, fort, grid, isMechBarred, isWater, railSide, unitNation } from '../world.ts'

const CLOSED_HEX = forbid('11.4c', 'units may not enter hexes that are all sea, all lake or outside the game')
const SWISS = forbid('1.3c', 'Switzerland is closed to both sides')
const NEUTRAL = forbid('3.3b', 'that country is neutral')
const OUT_OF_PLAY = forbid('13.1a', 'only Germany, Poland and Czechoslovakia are in play')
const POLES_STAY_HOME = forbid('13.1b', 'Polish units stay in Poland')
const FIRST_TURNS = forbid('5.1a', 'in turns 1 and 2 German units stay in Germany and Czechoslovakia')
const NOT_YET_AT_WAR = forbid('5.1a', 'in turns 1 and 2 only German and Czech units move and fight')
const OUT_OF_AREA = forbid('11.7', 'units of this nation may not operate in that country')
const INTACT_FORT = forbid('11.5a', 'an intact fort is open to units of its own nation only')
export const MECH_BARRED = forbid('11.4a', 'mechanized units enter mountain and swamp only along a railroad')
const MAGINOT_LINE = forbid('11.5e', 'German units may not enter or attack the Maginot Line')

const FORT_NATION = new Map<number, number>([
  [FORT.czech, CZECHOSLOVAKIA],
  [FORT.czechHeavy, CZECHOSLOVAKIA],
  [FORT.belgian, BELGIUM],
])

/** Nation whose garrison holds a Czech or Belgian fort, -1 for any other hex. */
export function garrisonNation(hex: number): number {
  return FORT_NATION.get(fort[hex]) ?? -1
}

/** 11.5c  Any fortification that has not been breached, West Wall and Maginot Line included. */
export function isIntact(g: State, hex: number): boolean {
  return fort[hex] !== FORT.none && !hasFlag(g.hexFlags, hex, HEX.breached)
}

/** 9.0a, 11.5a  A Czech or Belgian fort with its garrison. */
export function isIntactFort(g: State, hex: number): boolean {
  return isIntact(g, hex) && fort[hex] <= FORT.belgian
}

/** 11.7  The area table, flat. */
const operatesIn = new Uint8Array(NATIONS.length * NATIONS.length)
for (const [nation, area] of MAY_OPERATE_IN) {
  for (let land = 0; land < NATIONS.length; land++) {
    if (area === null || area.includes(land)) operatesIn[nation * NATIONS.length + land] = 1
  }
}

/** May units of this nation operate in this country now? */
export function countryRefusal(g: State, nation: number, land: number): Refusal | null {
  if (land === SWITZERLAND) return SWISS
  if (is1939(g)) return countryRefusal1939(nation, land)
  if (g.status[land] === STATUS.neutral) return NEUTRAL
  if (g.turn <= 2) return firstTurnsRefusal(nation, land)
  return operatesIn[nation * NATIONS.length + land] ? null : OUT_OF_AREA
}

// 5.1a, PAC-G1a  Turns 1 and 2; R89 keeps the Czechs at home all the same, and no other nation moves at all (W2).
function firstTurnsRefusal(nation: number, land: number): Refusal | null {
  if (nation === CZECHOSLOVAKIA) return land === CZECHOSLOVAKIA ? null : OUT_OF_AREA
  if (nation !== GERMANY) return NOT_YET_AT_WAR
  return land === GERMANY || land === CZECHOSLOVAKIA ? null : FIRST_TURNS
}

// 13.1, R71  Danzig lies open to the Germans and closed to the Poles.
function countryRefusal1939(nation: number, land: number): Refusal | null {
  if (nation === POLAND) return land === POLAND ? null : POLES_STAY_HOME
  return land === GERMANY || land === POLAND || land === CZECHOSLOVAKIA || land === DANZIG
    ? null
    : OUT_OF_PLAY
}

/** May units of this nation be in this hex now, leaving aside who or what stands there? */
export function entryRefusal(g: State, nation: number, hex: number): Refusal | null {
  // W23
  if (isWater[hex]) return CLOSED_HEX
  const refusal = countryRefusal(g, nation, country[hex])
  if (refusal !== null || fort[hex] === FORT.none) return refusal
  if (fort[hex] === FORT.maginot) return nation === GERMANY ? MAGINOT_LINE : null
  return isIntactFort(g, hex) && garrisonNation(hex) !== nation ? INTACT_FORT : null
}

/** The same for an attack: a fort is what one attacks, so only country and Maginot Line bar it (11.5e, 11.7). */
export function attackAreaRefusal(g: State, nation: number, hex: number): Refusal | null {
  if (isWater[hex]) return CLOSED_HEX
  const refusal = countryRefusal(g, nation, country[hex])
  if (refusal !== null) return refusal
  return fort[hex] === FORT.maginot && nation === GERMANY ? MAGINOT_LINE : null
}

/** 11.4a  Mechanized units enter mountain and swamp only along a railroad that crosses the hexside. */
export function mechBarredBetween(from: number, direction: number): boolean {
  const slot = from * 6 + direction
  return isMechBarred[grid.neighbours[slot]] === 1 && railSide[slot] === 0
}

/** Does an enemy of this side stand in the hex? */
export function enemyOccupied(g: State, side: number, hex: number): boolean {
  const top = g.top[hex]
  return top >= 0 && g.terms.sideOf[unitNation[top]] !== side
}

/** R16  Latvia and Estonia are Soviet soil once they are violated. */
export function isSovietSoil(g: State, hex: number): boolean {
  const land = country[hex]
  return (
    land === SOVIET_UNION || ((land === LATVIA || land === ESTONIA) && g.status[land] === STATUS.fighting)
  )
}
