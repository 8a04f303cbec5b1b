// S-V1 to S-V13  Victory points of Two Stars as they will probably be counted. Who is in supply is read off the last check.
import { AMERICAN_COLUMN, SOVIET_COLUMN } from '../../../games/budziszyn-1945/board/facts.ts'
import { CAMP, CAMP_COUNT, NATION } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { isHeadquarters, UNITS, unitNation } from '../../../games/budziszyn-1945/units.ts'
import {
  derive,
  EDGE,
  edges,
  grid,
  HEXES,
  isCzech,
  routeOverEdge,
  startControl,
  townHexes,
  townName,
} from '../../../games/budziszyn-1945/world.ts'
import { hexesTo } from '../../planner/ways.ts'
import { chanceToHold } from './holding.ts'
import type { StrengthMap } from './strength-map.ts'

let southRoads: number[] = []
/** [hex] hexes to Czechoslovakia, and to the south edge. */
let toCzech: Uint8Array = new Uint8Array(HEXES)
let toSouth: Uint8Array = new Uint8Array(HEXES)
derive(() => {
  southRoads = Array.from(routeOverEdge.keys()).filter(hex => (routeOverEdge[hex] & EDGE.south) !== 0)
  toCzech = hexesTo(grid, hex => isCzech[hex] !== 0)
  toSouth = hexesTo(grid, hex => (edges[hex] & EDGE.south) !== 0)
})

const FOES_OF_SOVIETS = [CAMP.german, CAMP.american]
const FOES_OF_ALLIES = [CAMP.soviet]

/** [player] */
export function expectedPoints(g: State, map: StrengthMap, left: number): number[] {
  const soviets = spearheadsOf(g)
  const column = americanColumn(g, map, left)
  const camps = [
    sovietPoints(g, map, left, soviets, column),
    germanPoints(g, map, left, soviets),
    americanPoints(g, map, left, column),
  ]
  const points = new Array<number>(g.terms.players).fill(0)
  const commanded = new Array<number>(g.terms.players).fill(0)
  camps.forEach((sum, camp) => {
    points[g.terms.playerOf[camp]] += sum
    commanded[g.terms.playerOf[camp]] += 1
  })
  return points.map((sum, player) => (commanded[player] > 1 ? sum / 2 : sum))
}

interface Spearheads {
  /** Hexes that the foremost supplied Soviet unit has left to go. */
  readonly toCzech: number
  readonly toSouth: number
}

function spearheadsOf(g: State): Spearheads {
  let czech = 255
  let south = 255
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || g.camp[unit] !== CAMP.soviet || g.outOfSupply[unit] > 0 || isHeadquarters[unit]) continue
    czech = Math.min(czech, toCzech[place])
    south = Math.min(south, toSouth[place])
  }
  return { toCzech: czech, toSouth: south }
}

/** Hexes a day through whoever stands there. */
const ADVANCE = 1.2

/** Chance that a spearhead so far off arrives in time; one that is there may be thrown out again. */
function arrival(hexes: number, left: number): number {
  if (hexes === 0) return 0.85 + 0.15 * Math.exp(-left / 3)
  return 0.85 / (1 + Math.exp((hexes - ADVANCE * left) / 1.5))
}

function sovietPoints(g: State, map: StrengthMap, left: number, heads: Spearheads, column: number): number {
  let roads = 0
  for (const hex of southRoads) roads += chanceToHold(g, map, CAMP.soviet, FOES_OF_SOVIETS, hex, left)
  return (
    20 * arrival(heads.toCzech, left) +
    10 * roads +
    2 * lost(g, NATION.america) +
    lost(g, NATION.germany) +
    Math.max(0, SOVIET_COLUMN - column)
  )
}

function americanPoints(g: State, map: StrengthMap, left: number, column: number): number {
  let towns = 0
  for (const hex of townHexes) {
    // What the Germans hold the Americans do not attack.
    if (controllerOf(g, hex) === CAMP.german) continue
    towns += chanceToHold(g, map, CAMP.american, FOES_OF_ALLIES, hex, left)
  }
  return (
    2 * g.killed[CAMP.american * 4 + NATION.soviet] +
    lost(g, NATION.poland) +
    towns +
    Math.max(0, column - AMERICAN_COLUMN)
  )
}

function germanPoints(g: State, map: StrengthMap, left: number, heads: Spearheads): number {
  let dresden = 1
  let recaptured = 0
  for (const hex of townHexes) {
    const isDresden = townName[hex] === 'Dresden'
    if (!isDresden && startControl.stars[hex] !== CAMP.soviet) continue
    if (controllerOf(g, hex) === CAMP.american) continue
    const chance = chanceToHold(g, map, CAMP.german, FOES_OF_ALLIES, hex, left)
    if (isDresden) dresden = Math.min(dresden, chance)
    else recaptured += chance
  }
  return (
    20 * (1 - arrival(heads.toSouth, left)) +
    8 * dresden +
    2 * g.killed[CAMP.german * 4 + NATION.soviet] +
    2 * recaptured
  )
}

function lost(g: State, nation: number): number {
  let sum = 0
  for (let camp = 0; camp < CAMP_COUNT; camp++) sum += g.killed[camp * 4 + nation]
  return sum
}

/** S-V5, S-V9  The column of the foremost supplied American, and what he may still gain. */
function americanColumn(g: State, map: StrengthMap, left: number): number {
  let column = 0
  let foremost = -1
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    if (place < 0 || unitNation[unit] !== NATION.america || g.outOfSupply[unit] > 0) continue
    if (grid.line[place] <= column) continue
    column = grid.line[place]
    foremost = place
  }
  if (foremost < 0) return 0
  const own = map.at(CAMP.american, foremost)
  const hostile = map.at(CAMP.soviet, foremost)
  return Math.min(65, column + left * 1.2 * (own / (own + hostile + 1)))
}
