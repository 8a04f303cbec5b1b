// What a plain, sound player of War Comes Early wants: which hexes, and which nations go out to get them.
import {
  BRITAIN,
  CZECHOSLOVAKIA,
  FRANCE,
  GERMANY,
  HUNGARY,
  ITALY,
  POLAND,
  SOVIET_UNION,
} from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { enemyOccupied } from '../../../games/war-comes-early/rules/11-entry.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  capital,
  DANZIG_HEX,
  HEXES,
  hex,
  KRAKOW,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'
import { addGoal, distancesFor, type Goals, noGoals } from './distance.ts'

const GDYNIA = hex('3713')
/** 13.3b  What the count of 1939 asks for; Gdynia holds the Coastal Defence Command. */
const PRIZES_1939 = new Map([
  [WARSAW, 5],
  [KRAKOW, 4],
  [DANZIG_HEX, 2],
  [GDYNIA, 4],
])

/** 4.5.1, 4.2a  Nothing is won in 1938 while Czechoslovakia stands. */
const PRAGUE_PRIZE = 9

export function prizeOf(g: State, at: number): number {
  if (is1939(g)) return PRIZES_1939.get(at) ?? 0
  return at === capital[CZECHOSLOVAKIA] ? PRAGUE_PRIZE : victoryValue[at]
}

const ATTACKERS_1938 = [GERMANY, ITALY, HUNGARY, POLAND, SOVIET_UNION, FRANCE, BRITAIN]

export function isOnTheAttack(g: State, nation: number): boolean {
  return is1939(g) ? nation === GERMANY : ATTACKERS_1938.includes(nation)
}

const handicapOf = (prize: number): number => Math.max(0, 10 - 2 * prize)
/** The enemy army is worth a fight, but less than what it guards. */
const ENEMY_UNITS = 8

function goalsOf(g: State, side: number, attack: boolean): Goals {
  const goals = noGoals()
  for (let at = 0; at < HEXES; at++) {
    const prize = prizeOf(g, at)
    if (prize > 0 && (controllingSide(g, at) === side) !== attack) addGoal(goals, at, handicapOf(prize))
    if (attack && enemyOccupied(g, side, at)) addGoal(goals, at, ENEMY_UNITS)
  }
  return goals
}

/** Steps from each hex to what the nation is after: enemy prizes, or its own that it has to hold. */
export type Way = (g: State, unit: number) => Int16Array

/** Remembers the ways for as long as a phase lasts. */
export function memoryOfWays(): Way {
  let when = -1
  const kept = new Map<number, Int16Array>()
  return (g, unit) => {
    const nation = unitNation[unit]
    const now = (g.turn * 100 + g.drawn) * 64 + g.phase * 16 + g.germanPhases
    if (now !== when) kept.clear()
    when = now
    const known = kept.get(nation)
    if (known !== undefined) return known
    const goals = goalsOf(g, g.terms.sideOf[nation], isOnTheAttack(g, nation))
    const far = distancesFor(g, nation, goals)
    kept.set(nation, far)
    return far
  }
}
