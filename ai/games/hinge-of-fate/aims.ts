// What each force group is after, and what hexes are worth.
import { points } from '../../../engine/movement/points.ts'
import { ALLIED, GERMAN, GROUP } from '../../../games/hinge-of-fate/forces.ts'
import { controller } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  DANZIG,
  EASTERN,
  easternPoland,
  FORT,
  fort,
  grid,
  groupOf,
  HELA,
  HEXES,
  isCity,
  isExit,
  isObjective,
  isPanzer,
  isStatic,
  polishObjectives,
  UNITS,
  WARSAW,
  westGermanCities,
} from '../../../games/hinge-of-fate/world.ts'
import { type Aim, type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, noGoals } from '../../planner/ways.ts'
import { taskOf } from './campaign.ts'
import { campOfGroup, isOpenTo } from './ground.ts'

const WARSAW_HALF = 2
/** 14.6  Before turn 6 the fall of Warsaw wins the Historical Scenario. */
const WARSAW_FIRST = 5
const FIRST_TURNS = 5
const POLISH_CITY = 1.5
/** 4.2b, 4.2c  Entering one ends the game. */
const SUDDEN_DEATH = 6
/** 4.4b  A German city in French hands moves Stalin, or the generals in Berlin. */
const WEST_CITY = 2.5
const WEST_WALL = 0.3

/** What the hex is worth to the camp that has it; about 1 for a usual city. */
export function prizeOf(g: State, group: number, hex: number): number {
  const isWest = group === GROUP.agc || group === GROUP.french
  if (isWest) {
    if (westGermanCities.includes(hex)) return WEST_CITY
    // 8.10b  For Army Group C a fight in the open costs more than the West Wall is worth.
    return group === GROUP.french && fort[hex] === FORT.westWall ? WEST_WALL : 0
  }
  if (isObjective[hex]) return isSuddenDeath(g, group, hex) ? SUDDEN_DEATH : 0
  if (!polishObjectives.includes(hex) || hex === HELA) return 0
  if (g.easternClosed && easternPoland[hex]) return 0
  if (!WARSAW.some(half => half === hex)) return POLISH_CITY
  return isHistorical(g) && g.turn <= FIRST_TURNS ? WARSAW_FIRST : WARSAW_HALF
}

// 4.2b, 4.2c, R41
function isSuddenDeath(g: State, group: number, hex: number): boolean {
  if (isHistorical(g)) return hex === DANZIG && g.turn > 7
  return group === GROUP.byelorussian || group === GROUP.ukrainian || hex === DANZIG || g.soviets === 1
}

/** What it is worth to keep the enemy out. */
export function worthHolding(g: State, group: number, hex: number): number {
  if (controller(g, hex) !== campOfGroup[group] || !isOpenTo(g, group, hex)) return 0
  if (group === GROUP.french) return 0
  return prizeOf(g, group, hex)
}

/** Units of the French that go for the north edge: the nearest, one more than are needed. */
const TO_THE_EDGE = 4
/** Germans sent into each part of Eastern Poland, from which turn on (14.8). */
const ENVOYS = 2
export const ENVOYS_FROM = 4
export const EASTERN_CHECK = 7

export function aimOf(g: State, unit: number): Aim {
  switch (groupOf[unit]) {
    case GROUP.agn:
    case GROUP.ags:
      return germanAim(g, unit)
    case GROUP.french:
      return isAmongNearest(g, unit, exits(), TO_THE_EDGE) ? 'north' : 'cities'
    case GROUP.byelorussian:
    case GROUP.ukrainian:
      return 'cities'
    case GROUP.polish:
      return isMarchOnDanzig(g, unit) ? 'danzig' : HOLD
    default:
      return HOLD
  }
}

function germanAim(g: State, unit: number): Aim {
  const task = taskOf(g, unit)
  if (task >= 0) return `first ${task}`
  if (isHistorical(g) && isPanzer[unit] && g.turn >= ENVOYS_FROM && g.turn <= EASTERN_CHECK) {
    for (const part of [EASTERN.north, EASTERN.south])
      if (isAmongNearest(g, unit, partHexes(part), ENVOYS))
        return part === EASTERN.north ? 'envoy-north' : 'envoy-south'
  }
  if (isPanzer[unit] && isWarsawWatched(g) && isAmongNearest(g, unit, aroundWarsaw(), WATCHERS))
    return 'warsaw'
  // 12.14b  Panzers never attack a city: they go for what stands open, and for whoever bars the way.
  return isPanzer[unit] ? 'open' : 'cities'
}

/** 4.5b  Somebody beside Warsaw keeps Stalin and the generals quiet: two panzer corps see to it until the city has fallen. */
const WATCHERS = 2

const isWarsawWatched = (g: State): boolean =>
  !isHistorical(g) && WARSAW.some(hex => controller(g, hex) !== GERMAN)

/** 4.2c  Poles near Danzig take it if it is weakly held. */
const NEAR_DANZIG = 5
const WEAK = 3

function isMarchOnDanzig(g: State, unit: number): boolean {
  if (isHistorical(g) || isStatic[unit] || grid.distance(g.place[unit], DANZIG) > NEAR_DANZIG) return false
  let guard = 0
  for (let other = 0; other < UNITS; other++)
    if (
      g.place[other] >= 0 &&
      campOf[other] === GERMAN &&
      !isStatic[other] &&
      grid.distance(g.place[other], DANZIG) <= 1
    )
      guard += 1
  return guard < WEAK && guard === 0
}

let kept: { readonly exits: number[]; readonly warsaw: number[]; readonly parts: number[][] } | null = null

function lists() {
  kept ??= {
    exits: Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => isExit[hex]),
    warsaw: Array.from({ length: HEXES }, (_, hex) => hex).filter(
      hex => !isCity[hex] && WARSAW.some(half => grid.directionTo(half, hex) >= 0),
    ),
    parts: [0, 1, 2].map(part =>
      Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => easternPoland[hex] === part),
    ),
  }
  return kept
}

export const exits = (): readonly number[] => lists().exits
const aroundWarsaw = (): readonly number[] => lists().warsaw
export const partHexes = (part: number): readonly number[] => lists().parts[part]

/** Is the unit one of so many of its command that are nearest to these hexes? In a fixed order, so that all agree. */
function isAmongNearest(g: State, unit: number, hexes: readonly number[], most: number): boolean {
  const far = (other: number) => Math.min(...hexes.map(hex => grid.distance(g.place[other], hex)))
  const own = far(unit)
  let nearer = 0
  for (let other = 0; other < UNITS; other++) {
    if (other === unit || g.place[other] < 0 || isStatic[other] || !isLike(unit, other)) continue
    const theirs = far(other)
    if (theirs < own || (theirs === own && other < unit)) nearer += 1
  }
  return nearer < most
}

const isLike = (unit: number, other: number): boolean =>
  groupOf[unit] === GROUP.french ? groupOf[other] === GROUP.french : isPanzer[other] === 1

/** A point of the prize makes up for so much of the way. */
const PER_POINT = points(3)
const NOT_WORTH_MORE = points(12)
/** 14.7b  At the end every Pole has to be found. */
const POLES = points(14)

export function goalsOf(g: State, group: number, aim: Aim): Goals {
  const goals = noGoals(grid)
  if (aim === 'north') for (const hex of exits()) addGoal(goals, hex, 0)
  else if (aim === 'danzig') addGoal(goals, DANZIG, 0)
  else if (aim.startsWith('first ')) addGoal(goals, Number(aim.slice(6)), 0)
  else if (aim === 'warsaw') for (const hex of aroundWarsaw()) addGoal(goals, hex, 0)
  else if (aim === 'envoy-north' || aim === 'envoy-south') {
    const part = aim === 'envoy-north' ? EASTERN.north : EASTERN.south
    for (const hex of partHexes(part)) if (!isCity[hex] && isOpenTo(g, group, hex)) addGoal(goals, hex, 0)
  } else addPrizes(g, group, goals, aim === 'open')
  return goals
}

function addPrizes(g: State, group: number, goals: Goals, isOpen: boolean): void {
  const camp = campOfGroup[group]
  for (let hex = 0; hex < HEXES; hex++) {
    const isSought = controller(g, hex) !== camp && !(isOpen && g.top[hex] >= 0)
    const prize = isSought ? prizeOf(g, group, hex) : 0
    if (prize > 0)
      addGoal(goals, hex, isOpen ? 0 : Math.max(0, NOT_WORTH_MORE - Math.round(prize * PER_POINT)))
    else if (camp === GERMAN && g.top[hex] >= 0 && campOf[g.top[hex]] === ALLIED && isHunted(g))
      addGoal(goals, hex, POLES)
  }
}

/** 14.7b  Poles are hunted down once Eastern Poland has been judged; before that they are passed. */
const isHunted = (g: State): boolean => isHistorical(g) && g.turn > EASTERN_CHECK
