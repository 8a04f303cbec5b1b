// 21, 22  Hexes that are not left empty: capitals, the West Wall while France is an enemy, and cities with an enemy about.
import { FRANCE, GERMANY, NATIONS } from '../../../games/munich-war/nations.ts'
import { friendlySeas } from '../../../games/munich-war/rules/14-supply.ts'
import { pointsForHex } from '../../../games/munich-war/rules/22-victory.ts'
import { STATUS, type State } from '../../../games/munich-war/state.ts'
import { attackFactors, isMobile, transportOf, UNITS, unitNation } from '../../../games/munich-war/units.ts'
import {
  capital,
  country,
  derive,
  grid,
  HEXES,
  isEntrenchment,
  isObjective,
  mobilizationHexes,
  portSea,
  TERRAIN,
  terrain,
  victoryValue,
} from '../../../games/munich-war/world.ts'
import type { Duty } from '../../planner/book.ts'
import { mayBeEnemy } from './aims.ts'
import { prizeHexes } from './prizes.ts'

/** Hexes around a place within which an enemy can attack it, and within which one could walk in along a railroad. */
const NEAR = 3
const BY_ROAD = 8
/** The part of the enemy's attack that a garrison needs, and the least: an anti-aircraft corps alone is none. */
const ENOUGH = 0.6
const GARRISON = 3
/** 22.0d  Of Berlin, Paris and Leningrad. */
const GREAT_CITY = 10
const GREAT_GARRISON = 8
const GREAT_THREAT = 6
/** More defence than this is not sent to one city. */
const MOST_SENT = 8
/** 22.0c  A city that was taken counts for whoever was there last: one unit stays if an enemy could walk or sail in. */
const WORTH_A_UNIT = 2
/** 11.11b, 11.12a  A border corps holds a trench in the hills; on open ground and in forest it wants a corps. */
const TRENCH = { rough: 2, other: 4 }

interface Threat {
  /** Attack factors of those at war with the side who are near. */
  readonly attack: number
  /** Could anybody walk in, now or after the next event? */
  readonly isInReach: boolean
}

function threatTo(g: State, side: number, hex: number): Threat {
  let attack = 0
  let isInReach = false
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || !isMobile[unit] || !mayBeEnemy(g, side, unitNation[unit])) continue
    const far = grid.distance(g.place[unit], hex)
    if (far <= BY_ROAD) isInReach = true
    if (far <= NEAR && g.status[unitNation[unit]] === STATUS.fighting)
      attack += attackFactors[Math.max(1, g.steps[unit])][unit]
  }
  return { attack, isInReach }
}

/** German trenches next to France. */
const westWall: number[] = []
derive(() => {
  westWall.length = 0
  for (let hex = 0; hex < HEXES; hex++)
    if (country[hex] === GERMANY && isEntrenchment[hex] && bordersFrance(hex)) westWall.push(hex)
})

function bordersFrance(hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const other = grid.neighbours[slot]
    if (other >= 0 && country[other] === FRANCE) return true
  }
  return false
}

export function dutiesOf(g: State, side: number): Duty[] {
  return [...capitalsOf(g, side), ...wallOf(g, side), ...wonBy(g, side)]
}

const isOurs = (g: State, side: number, nation: number): boolean =>
  g.status[nation] === STATUS.fighting && g.allegiance[nation] === side

/** 21.0a, 22.0d  Capitals with an enemy about; of a country without one on the map its first centre. */
function capitalsOf(g: State, side: number): Duty[] {
  return NATIONS.flatMap((_, nation) => {
    const centre = capital[nation] >= 0 ? capital[nation] : (mobilizationHexes[nation][0] ?? -1)
    if (!isOurs(g, side, nation) || centre < 0 || g.control[centre] !== side + 1) return []
    const { attack, isInReach } = threatTo(g, side, centre)
    if (!isInReach) return []
    const least = victoryValue[centre] >= GREAT_CITY && attack >= GREAT_THREAT ? GREAT_GARRISON : GARRISON
    const enough = Math.max(least, ENOUGH * attack)
    return [{ hex: centre, keep: enough, send: Math.min(MOST_SENT, enough), within: 0 }]
  })
}

function wallOf(g: State, side: number): Duty[] {
  if (!isOurs(g, side, GERMANY) || !isOurs(g, 1 - side, FRANCE)) return []
  return westWall
    .filter(hex => g.control[hex] === side + 1)
    .map(hex => {
      const keep = terrain[hex] & TERRAIN.rough ? TRENCH.rough : TRENCH.other
      return { hex, keep, send: keep, within: 0 }
    })
}

/** 22.0c, 22.0f  What has been won and counts: capitals of the enemy, and objectives of the Reich, which Germans must stand in. */
function wonBy(g: State, side: number): Duty[] {
  return prizeHexes.flatMap(hex => {
    if (pointsForHex(g, side, hex) < WORTH_A_UNIT) return []
    const isSafe = !threatTo(g, side, hex).isInReach && !isOpenToSea(g, side, hex)
    return isSafe && !isObjective[hex] ? [] : [{ hex, keep: 1, send: 1, within: 0 }]
  })
}

/** 18.2.1d  A port in which an enemy with ships could land. */
const isOpenToSea = (g: State, side: number, hex: number): boolean =>
  NATIONS.some(
    (_, nation) =>
      transportOf[nation] >= 0 &&
      mayBeEnemy(g, side, nation) &&
      (portSea[hex] & friendlySeas(g, nation)) !== 0,
  )
