// What each camp is after: who attacks and who holds, and which hexes are worth having.
import { points } from '../../../engine/movement/points.ts'
import { CAMP, CAMP_COUNT, NATION } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { areHostile, isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import {
  isArmouredOrMotorised,
  MOBILITY,
  mobility,
  UNITS,
  unitNation,
} from '../../../games/budziszyn-1945/units.ts'
import {
  derive,
  EDGE,
  grid,
  HEXES,
  isCzech,
  isExit,
  routeOverEdge,
  startControl,
  townHexes,
  townName,
} from '../../../games/budziszyn-1945/world.ts'
import { type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, hexesTo, noGoals } from '../../planner/ways.ts'
import { type StrengthMap, strengthMapOf } from './strength-map.ts'

/** Where a unit means to go; whoever holds what the side has is given a post. */
type Aim = 'berlin' | 'towns' | 'east' | 'south' | 'hunt' | 'spearhead' | typeof HOLD

/** Soviets in Two Stars who have the Americans within so many hexes, and nearer than Germans, turn on them. */
const WATCH_ON_THE_ELBE = 12

export function aimOf(g: State, unit: number, toCamp: (camp: number) => Uint8Array): Aim {
  const camp = g.camp[unit]
  if (camp === CAMP.german) return isSuperiorAt(g, unit) || isLate(g, camp) ? 'towns' : HOLD
  if (isNysa1945(g)) {
    return countsForBerlin(g, unit) && canReachBerlin(g) ? 'berlin' : 'towns'
  }
  if (camp === CAMP.american) return isArmouredOrMotorised[unit] ? 'east' : 'towns'
  if (isNearSpearhead(g, unit) && isSuperiorAt(g, unit, EQUAL)) return 'spearhead'
  // S-V6, S-V12  Every Soviet counter that is lost is worth two points to somebody: with enemies on two sides only the stronger attacks.
  if (!isSuperiorAt(g, unit)) return HOLD
  const americans = toCamp(CAMP.american)[g.place[unit]]
  const germans = toCamp(CAMP.german)[g.place[unit]]
  const isOnTheElbe = americans <= WATCH_ON_THE_ELBE && americans < germans
  return isOnTheElbe || grid.along[g.place[unit]] < NORTH_OF ? 'hunt' : 'south'
}

/** S-V5, S-V9  Americans from this column on are a spearhead: every column farther is a point for them or against the Soviets. */
const TOO_FAR_EAST = 34
/** Soviets who have a spearhead within so many hexes turn on it before they see to anything else. */
const CALLED_BACK = 8

const isSpearhead = (g: State, unit: number): boolean =>
  g.place[unit] >= 0 && g.camp[unit] === CAMP.american && grid.line[g.place[unit]] >= TOO_FAR_EAST

function isNearSpearhead(g: State, unit: number): boolean {
  for (let other = 0; other < UNITS; other++) {
    if (isSpearhead(g, other) && grid.distance(g.place[other], g.place[unit]) <= CALLED_BACK) return true
  }
  return false
}

/** So much stronger than the enemy around it a unit on the defensive strikes back. */
const SUPERIOR = 1.6
/** It is enough not to be the weaker. */
const EQUAL = 1
/** Enemies weaker than this are no reason to wait, and none to go. */
const FEW = 2
/** Whoever is so near zone S stays there. */
const AT_THE_GATES = 4

const maps = new WeakMap<State, StrengthMap>()

function mapOf(g: State): StrengthMap {
  const known = maps.get(g) ?? strengthMapOf(g)
  maps.set(g, known)
  return known
}

/** Is the unit with friends enough to throw back whoever is near, and away from the gates of Berlin? */
function isSuperiorAt(g: State, unit: number, by = SUPERIOR): boolean {
  const hex = g.place[unit]
  if (hex < 0 || (isNysa1945(g) && toExit[hex] <= AT_THE_GATES)) return false
  const camp = g.camp[unit]
  let hostile = 0
  for (let other = 0; other < CAMP_COUNT; other++)
    if (areHostile(g, camp, other)) hostile += mapOf(g).at(other, hex)
  return mapOf(g).at(camp, hex) > by * Math.max(hostile, FEW)
}

/** Turns before the end from which towns are worth more than a line: in Nysa 1945 they alone are counted. */
const LAST_DAYS = { nysa: 4, others: 1 } as const

/** N-V3  Does the camp act last, so that what it takes now can hardly be taken back? */
function isLate(g: State, camp: number): boolean {
  const days = isNysa1945(g) ? LAST_DAYS.nysa : LAST_DAYS.others
  return g.turn > g.terms.lastTurn - days && g.terms.playerOf[camp] === g.terms.players - 1
}

/** [hex] hexes to zone S. */
export let toExit: Uint8Array = new Uint8Array(HEXES)
derive(() => {
  toExit = hexesTo(grid, hex => isExit[hex] === 1)
})

/** Rows of the pocket south of Berlin in Two Stars. */
const NORTH_OF = 10

/** N-V1, R63  Does the unit count when it leaves for Berlin? */
export const countsForBerlin = (g: State, unit: number): boolean =>
  g.camp[unit] === CAMP.soviet &&
  isArmouredOrMotorised[unit] === 1 &&
  (g.terms.options.wheelsCountInZoneS || mobility[unit] === MOBILITY.tracked)

/** Hexes that armour covers in a day if all goes well, and levels that get through zone S in one. */
const DAYS_MARCH = 6
const LEVELS_A_DAY = 20

/** N-V1  Is there still armour enough, and time? Whoever cannot leave any more has towns to take. */
function canReachBerlin(g: State): boolean {
  const days = g.terms.lastTurn + 1 - g.turn
  let levels = g.exitedLevels
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || !countsForBerlin(g, unit)) continue
    if (toExit[g.place[unit]] <= DAYS_MARCH * days) levels += g.levels[unit]
  }
  return levels >= LEVELS_TO_BERLIN && LEVELS_TO_BERLIN - g.exitedLevels <= LEVELS_A_DAY * days
}

const isEnemys = (g: State, camp: number, hex: number): boolean => {
  const controller = controllerOf(g, hex)
  return controller !== camp && (controller < 0 || areHostile(g, camp, controller))
}

/** The far side of the map for the Americans (S-V5). */
const FAR_EAST = 51
/** A town on the way is not worth a long detour to those who race. */
const DETOUR = points(12)

export function goalsOf(g: State, camp: number, aim: Aim): Goals {
  const goals = noGoals(grid)
  if (aim === 'berlin') for (let hex = 0; hex < HEXES; hex++) if (isExit[hex]) addGoal(goals, hex, 0)
  if (aim === 'east') {
    for (let hex = 0; hex < HEXES; hex++) if (grid.line[hex] === FAR_EAST) addGoal(goals, hex, 0)
  }
  if (aim === 'south') addSouthernGoals(g, goals)
  if (aim === 'spearhead') addSpearheads(g, goals)
  if (aim === 'towns' || aim === 'east') {
    for (const hex of townHexes) if (isEnemys(g, camp, hex)) addGoal(goals, hex, aim === 'east' ? DETOUR : 0)
  }
  if (aim === 'hunt' || aim === 'towns') addEnemies(g, camp, goals, aim === 'hunt' ? 0 : DETOUR)
  return goals
}

// S-V1, S-V2  Roads over the south edge, and a foot in Czechoslovakia.
function addSouthernGoals(g: State, goals: Goals): void {
  for (let hex = 0; hex < HEXES; hex++) {
    const isRoad = (routeOverEdge[hex] & EDGE.south) !== 0 && controllerOf(g, hex) !== CAMP.soviet
    if (isRoad && startControl.stars[hex] !== CAMP.american) addGoal(goals, hex, 0)
    else if (isCzech[hex] && controllerOf(g, hex) !== CAMP.soviet) addGoal(goals, hex, DETOUR)
  }
}

function addSpearheads(g: State, goals: Goals): void {
  for (let unit = 0; unit < UNITS; unit++) if (isSpearhead(g, unit)) addGoal(goals, g.place[unit], 0)
}

function addEnemies(g: State, camp: number, goals: Goals, handicap: number): void {
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] >= 0 && areHostile(g, camp, g.camp[unit])) addGoal(goals, g.place[unit], handicap)
  }
}

/** What it is worth to throw a spearhead back. */
const SPEARHEAD = 3

/** What it is worth to a camp to have this hex, 0 for nothing. */
export function prizeOf(g: State, camp: number, hex: number): number {
  const isTown = townName[hex] !== ''
  if (isNysa1945(g)) return isTown ? 1 : 0
  if (camp === CAMP.american) return isTown ? 1 : 0
  const isSouthRoad = (routeOverEdge[hex] & EDGE.south) !== 0
  if (camp === CAMP.soviet && g.top[hex] >= 0 && isSpearhead(g, g.top[hex])) return SPEARHEAD
  if (camp === CAMP.soviet) return isSouthRoad ? 5 : isTown ? 1 : isCzech[hex] ? 0.5 : 0
  if (townName[hex] === 'Dresden') return 3
  return isSouthRoad ? 3 : isTown ? 1.5 : 0
}

/** What the loss of a counter costs beside its strength: points for the enemy in Two Stars. */
export function counterWorth(g: State, unit: number): number {
  if (isNysa1945(g)) return 0.5
  return unitNation[unit] === NATION.germany ? 1 : 2
}
