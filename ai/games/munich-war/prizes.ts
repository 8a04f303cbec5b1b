// What hexes are worth to whom: cities that score, objectives of the Reich, neutrals that are worth an invasion.
import { AXIS, BELGIUM, FINLAND, GERMANY, SOVIET_UNION } from '../../../games/munich-war/nations.ts'
import { homeSide } from '../../../games/munich-war/rules/02-control.ts'
import { mayInvade } from '../../../games/munich-war/rules/05-belligerency.ts'
import { isOccupiedBy } from '../../../games/munich-war/rules/07-replacements.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import {
  cityHexes,
  country,
  derive,
  HEXES,
  isObjective,
  named,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import { turnsLeft } from './clock.ts'

/** A victory point, and the most that one city counts, in prizes of the usual kind. */
const POINT_WORTH = 0.5
const MOST = 5
/** 21.0a  Every city of a country that may surrender counts for the surrender as well. */
const FOR_SURRENDER = 2
/** 7.1b  Own cities give points and supply. */
const OWN_CITY = 0.5

/** Hexes that score for somebody. */
export const prizeHexes: number[] = []
derive(() => {
  prizeHexes.length = 0
  for (let hex = 0; hex < HEXES; hex++)
    if (victoryValue[hex] > 0 || isObjective[hex] || hex === named.mannerheim) prizeHexes.push(hex)
})

/** 22.0d to 22.0g  What the hex is worth in victory points to those who take it. */
function pointsAt(nation: number, side: number, hex: number): number {
  if (hex === named.mannerheim) return nation === SOVIET_UNION ? 2 : 0
  return side === AXIS && isObjective[hex] && nation === GERMANY ? 2 : victoryValue[hex]
}

/** 5.5  Neutrals that are worth an invasion: weak, and not the way into a greater war. */
export function isWanted(g: State, invader: number, land: number): boolean {
  if (land < 0 || land === BELGIUM || !mayInvade(g, invader, land)) return false
  if (land === FINLAND) return turnsLeft(g) > 4
  return turnsLeft(g) > 1
}

/** Is the hex enemy land for units of the country, or land that it means to invade? */
export function isHostileLand(g: State, nation: number, hex: number): boolean {
  const land = country[hex]
  return land >= 0 && (homeSide(g, hex) === 1 - g.allegiance[nation] || isWanted(g, nation, land))
}

/** Cities of a country that its enemies do not have yet. */
const citiesLeft = (g: State, land: number): number =>
  cityHexes[land].filter(hex => g.holder[hex] !== 2 - g.allegiance[land]).length

/** What it is worth to units of the country to have the hex; about 1 for a usual city. */
export function prizeOf(g: State, nation: number, hex: number): number {
  const side = g.allegiance[nation]
  const land = country[hex]
  if (land < 0 || side < 0) return 0
  const value = pointsAt(nation, side, hex)
  if (homeSide(g, hex) === side) return value === 0 ? 0 : Math.min(MOST, value * POINT_WORTH) + OWN_CITY
  if (value === 0 || !isHostileLand(g, nation, hex)) return 0
  const isLast = g.status[land] === STATUS.fighting && citiesLeft(g, land) <= LAST_CITIES
  return Math.min(MOST, value * POINT_WORTH) + (isLast ? FOR_SURRENDER : 0)
}

const LAST_CITIES = 4

/** 22.0c  Is it hostile ground that still has to be taken? A city counts for whoever was there last. */
export function isToTake(g: State, nation: number, hex: number): boolean {
  const side = g.allegiance[nation]
  if (isObjective[hex] && nation === GERMANY && isHostileLand(g, nation, hex))
    return !isOccupiedBy(g, GERMANY, hex)
  if (isHostileLand(g, nation, hex)) return g.holder[hex] !== side + 1
  return homeSide(g, hex) === side && (g.holder[hex] === 2 - side || g.control[hex] === 2 - side)
}

/** What it is worth to keep the enemy out. */
export function worthHolding(g: State, nation: number, hex: number): number {
  return isToTake(g, nation, hex) ? 0 : prizeOf(g, nation, hex)
}
