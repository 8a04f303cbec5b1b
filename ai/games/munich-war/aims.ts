// What each country is after: which hexes are worth having, whom it invades, who attacks and who holds.
import { points } from '../../../engine/movement/points.ts'
import {
  AXIS,
  BELGIUM,
  BRITAIN,
  CZECHOSLOVAKIA,
  DENMARK,
  ESTONIA,
  FINLAND,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  LATVIA,
  LITHUANIA,
  LUXEMBOURG,
  NETHERLANDS,
  POLAND,
  ROMANIA,
  SOVIET_UNION,
  YUGOSLAVIA,
} from '../../../games/munich-war/nations.ts'
import { homeSide } from '../../../games/munich-war/rules/02-control.ts'
import { mayInvade, warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { isOccupiedBy } from '../../../games/munich-war/rules/07-replacements.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import { isMobile, setUpOf, unitIds, unitNation } from '../../../games/munich-war/units.ts'
import {
  capital,
  cityHexes,
  country,
  derive,
  grid,
  HEXES,
  isObjective,
  named,
  portHexes,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import { type Aim, type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, hexesTo, noGoals } from '../../planner/ways.ts'
import { repliesTo, turnsLeft } from './clock.ts'

/** A victory point, and the most that one city counts, in prizes of the usual kind. */
const POINT_WORTH = 0.5
const MOST = 5
/** 21.0a  Every city of a country that may surrender counts for the surrender as well. */
const FOR_SURRENDER = 0.7
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

/** 5.5a, 22.0e  Small capitals count 3 each: a few corps are told off for them, and set up on the way (set-up.ts). */
const EXPEDITIONS: Readonly<Record<string, readonly number[]>> = {
  'ge-6': [NETHERLANDS],
  'ge-9': [NETHERLANDS],
  'ge-11': [NETHERLANDS],
  'ge-10': [DENMARK],
  'ge-1': [LITHUANIA, LATVIA, ESTONIA],
  'ge-2': [LITHUANIA, LATVIA, ESTONIA],
  'ge-21': [LITHUANIA, LATVIA, ESTONIA],
  'ge-eifel': [LUXEMBOURG],
}

/** The aim of an expedition that still has something to take, null for all others. */
function expeditionOf(g: State, unit: number): Aim | null {
  const lands = EXPEDITIONS[unitIds[unit]]
  const land = lands?.find(each => capital[each] >= 0 && isToTake(g, unitNation[unit], capital[each]))
  return land === undefined ? null : `${TO}${land}`
}

const TO = 'to-'

/** Countries that stay behind their borders, whoever attacks. */
const DEFENDERS: readonly number[] = [CZECHOSLOVAKIA, HUNGARY, ROMANIA, YUGOSLAVIA, FINLAND]
/** Hexes within which a prize draws units that attack: of great powers, and of others, who do not march across Europe. */
const FAR_AFIELD = 9
const CLOSE_BY = 5
const GREAT_POWERS: readonly number[] = [GERMANY, BRITAIN, FRANCE, ITALY, SOVIET_UNION]
/** Hexes from France within which German corps hold while it fights, and Italian ones from the Alps. */
const WATCH = 3

export function aimOf(g: State, unit: number): Aim {
  const nation = unitNation[unit]
  const place = g.place[unit]
  if (!isMobile[unit] || place < 0) return HOLD
  if (repliesTo(g, g.allegiance[nation]) === 0) return 'prizes'
  const expedition = expeditionOf(g, unit)
  if (expedition !== null) return expedition
  if (nation === BRITAIN && country[place] === BRITAIN) return isWelcomeAbroad(g) ? 'ports' : HOLD
  if (isDefender(g, nation) || isOnWatch(g, nation, place))
    return isRobbed(g, nation, place) ? 'prizes' : HOLD
  const isGreat = GREAT_POWERS.includes(nation)
  if (nearestPrize(g, nation, place) <= (isGreat ? FAR_AFIELD : CLOSE_BY)) return 'prizes'
  return isGreat ? 'front' : HOLD
}

/** 5.3a  At war with the side, or with the next Intervention event. */
export function mayBeEnemy(g: State, side: number, nation: number): boolean {
  if (g.status[nation] === STATUS.fighting) return g.allegiance[nation] === 1 - side
  const { axisIntervention, alliedIntervention } = warOf(g)
  const joining = side === AXIS ? alliedIntervention : axisIntervention
  return g.status[nation] === STATUS.neutral && joining.includes(nation)
}

/** Romania keeps what it has at home while the Soviet Union may come, Italy while France may. */
export function staysHome(g: State, nation: number): boolean {
  const danger = nation === ROMANIA ? SOVIET_UNION : nation === ITALY ? FRANCE : -1
  return danger >= 0 && mayBeEnemy(g, g.allegiance[nation], danger)
}

const isWelcomeAbroad = (g: State): boolean =>
  g.status[FRANCE] === STATUS.fighting && g.allegiance[FRANCE] === g.allegiance[BRITAIN]

/** Poland attacks with Germany and holds alone. */
const isDefender = (g: State, nation: number): boolean =>
  DEFENDERS.includes(nation) || (nation === POLAND && g.allegiance[nation] !== AXIS)

/** Germans on the Rhine and Italians in the Alps keep the French out. */
export function isOnWatch(g: State, nation: number, place: number): boolean {
  const isEnemy = (land: number) =>
    g.status[land] === STATUS.fighting && g.allegiance[land] === 1 - g.allegiance[nation]
  if (nation !== GERMANY && nation !== ITALY) return false
  return isEnemy(FRANCE) && toFrance[place] <= WATCH
}

/** [hex] hexes to France. */
const toFrance = new Uint8Array(HEXES)
derive(() => toFrance.set(hexesTo(grid, hex => country[hex] === FRANCE)))

/** 3.4.2c  The German border corps stay as long as France is, or may become, an enemy. */
export function isBorderGuard(g: State, unit: number): boolean {
  if (unitNation[unit] !== GERMANY || setUpOf[unit] !== 'french-border') return false
  const mayCome = g.status[FRANCE] === STATUS.neutral || g.status[FRANCE] === STATUS.fighting
  if (expeditionOf(g, unit) !== null) return false
  return mayCome && g.allegiance[FRANCE] !== g.allegiance[GERMANY] && toFrance[g.place[unit]] <= WATCH
}

/** Hexes within which those who hold go to win back a city of theirs. */
const TO_WIN_BACK = 4

const isRobbed = (g: State, nation: number, place: number): boolean =>
  cityHexes[nation].some(hex => isToTake(g, nation, hex) && grid.distance(hex, place) <= TO_WIN_BACK)

function nearestPrize(g: State, nation: number, place: number): number {
  let nearest = 99
  for (const hex of prizeHexes)
    if (isToTake(g, nation, hex) && prizeOf(g, nation, hex) > 0)
      nearest = Math.min(nearest, grid.distance(hex, place))
  return nearest
}

/** A point of the prize makes up for so much of the way. */
const PER_PRIZE = points(2)
const NOT_WORTH_MORE = points(10)

export function goalsOf(g: State, nation: number, aim: Aim): Goals {
  const goals = noGoals(grid)
  if (aim.startsWith(TO)) {
    addGoal(goals, capital[Number(aim.slice(TO.length))], 0)
    return goals
  }
  if (aim === 'ports') {
    for (const hex of portHexes) if (country[hex] === nation) addGoal(goals, hex, 0)
    return goals
  }
  for (const hex of prizeHexes) {
    if (!isToTake(g, nation, hex)) continue
    const prize = prizeOf(g, nation, hex)
    if (prize > 0) addGoal(goals, hex, Math.max(0, NOT_WORTH_MORE - Math.round(prize * PER_PRIZE)))
  }
  return goals
}
