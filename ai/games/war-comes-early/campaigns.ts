// 3.3  Neutrals that Germany violates: when it is worth it, and who goes.
import {
  CZECHOSLOVAKIA,
  DANZIG,
  GERMAN,
  GERMANY,
  NATIONS,
  type NationName,
  NETHERLANDS,
} from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { STATUS, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  capital,
  country,
  derive,
  grid,
  HEXES,
  isArmy,
  isGermanMech,
  UNITS,
  unit,
  unitNation,
  victoryValue,
} from '../../../games/war-comes-early/world.ts'
import type { Aim } from '../../planner/battlefield.ts'

/** The campaigns by the nation they go against. */
export const CAMPAIGN_AIMS: ReadonlyMap<Aim, number> = new Map([
  ['holland', NETHERLANDS],
  ['danzig', DANZIG],
])

/** 4.5.2  Holland has no more than five corps, two rich cities, and no border with France. */
const LAST_START = 8
const ENOUGH_FOR_HOLLAND = 14
const AT_THE_BORDER = 2
const EXPEDITION = ['ge-a10', 'ge-a12'].map(unit)
const THIRD_ARMY = unit('ge-a3')

/** [nation] hexes that score. */
const prizesIn: number[][] = NATIONS.map(() => [])
derive(() => {
  for (const hexes of prizesIn) hexes.length = 0
  for (let at = 0; at < HEXES; at++)
    if (victoryValue[at] > 0 && country[at] >= 0) prizesIn[country[at]].push(at)
})

export const prizesOf = (nation: number): readonly number[] => prizesIn[nation]

const isFree = (g: State, nation: number): boolean =>
  prizesIn[nation].some(at => controllingSide(g, at) !== GERMAN)

/** The campaign that a German unit is sent on, null for none. */
export function campaignOf(g: State, who: number): Aim | null {
  if (who === THIRD_ARMY && g.turn >= 3 && isFree(g, DANZIG)) return 'danzig'
  const isSent = isGermanMech[who] === 1 || EXPEDITION.includes(who)
  return isSent && isHollandOn(g) ? 'holland' : null
}

function isHollandOn(g: State): boolean {
  if (g.status[CZECHOSLOVAKIA] !== STATUS.capitulated || !isFree(g, NETHERLANDS)) return false
  return g.status[NETHERLANDS] === STATUS.neutral ? g.turn <= LAST_START : true
}

/** May the way of a German campaign lead through the hex although its country is neutral still? */
export function isCampaignGround(g: State, nation: number, at: number): boolean {
  if (nation !== GERMANY || g.turn < 3) return false
  const land = country[at]
  return g.status[land] === STATUS.neutral && (land === DANZIG || (land === NETHERLANDS && isHollandOn(g)))
}

/** Nobody is violated before there is somebody to march in. */
export function isWorthViolating(g: State, name: string): boolean {
  const nation = NATIONS.indexOf(name as NationName)
  if (nation === DANZIG) return attackAt(g, nation) > 0
  return nation === NETHERLANDS && isHollandOn(g) && attackAt(g, nation) >= ENOUGH_FOR_HOLLAND
}

/** Attack points that stand at the border of a country. */
function attackAt(g: State, nation: number): number {
  let attack = 0
  for (let who = 0; who < UNITS; who++) {
    if (g.place[who] < 0 || unitNation[who] !== GERMANY || !(isArmy[who] || isGermanMech[who])) continue
    if (toCountry(g.place[who], nation) <= AT_THE_BORDER) attack += attackFactor[who]
  }
  return attack
}

function toCountry(from: number, nation: number): number {
  let nearest = grid.distance(from, capital[nation])
  for (let at = 0; at < HEXES; at++) {
    if (country[at] === nation) nearest = Math.min(nearest, grid.distance(from, at))
  }
  return nearest
}
