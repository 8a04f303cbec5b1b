// What each country is after: whom it marches against, who attacks and who holds.
import { points } from '../../../engine/movement/points.ts'
import {
  AXIS,
  BRITAIN,
  CZECHOSLOVAKIA,
  FINLAND,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  POLAND,
  ROMANIA,
  SOVIET_UNION,
  YUGOSLAVIA,
} from '../../../games/munich-war/nations.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import { isMobile, setUpOf, unitNation } from '../../../games/munich-war/units.ts'
import { cityHexes, country, derive, grid, HEXES, portHexes } from '../../../games/munich-war/world.ts'
import { type Aim, type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, hexesTo, noGoals } from '../../planner/ways.ts'
import { repliesTo } from './clock.ts'
import { expeditionOf } from './expeditions.ts'
import { isToTake, prizeHexes, prizeOf } from './prizes.ts'

/** The aim of an expedition: this, and the hex. */
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
  if (expedition >= 0) return `${TO}${expedition}`
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
  if (expeditionOf(g, unit) >= 0) return false
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
    addGoal(goals, Number(aim.slice(TO.length)), 0)
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
