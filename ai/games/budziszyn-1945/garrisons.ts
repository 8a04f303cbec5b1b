// What is worth a garrison: prizes of one's own, and above all the way to Berlin.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { isRegular } from '../../../games/budziszyn-1945/units.ts'
import { derive, EDGE, HEXES, isExit, routeOverEdge, townName } from '../../../games/budziszyn-1945/world.ts'
import type { WayToWin } from '../../planner/clock.ts'
import { countsForBerlin, prizeOf, toExit } from './aims.ts'

let exits: readonly number[] = []
let southRoads: readonly number[] = []
let dresden: readonly number[] = []
derive(() => {
  const hexes = Array.from({ length: HEXES }, (_, hex) => hex)
  exits = hexes.filter(hex => isExit[hex] === 1)
  southRoads = hexes.filter(hex => (routeOverEdge[hex] & EDGE.south) !== 0)
  dresden = hexes.filter(hex => townName[hex] === 'Dresden')
})

/** Defence points that bar an exit to the first tanks. */
const GUARD = 4

const turnsLeft = (g: State): number => g.terms.lastTurn + 1 - g.turn

/** N-V1  Sixty levels of armour that leave by zone S end the game at once. */
export function waysToWin(g: State): WayToWin[] {
  if (!isNysa1945(g)) return turnsLeft(g) <= AT_THE_COUNT ? [southward(g), againstDresden(g)] : []
  return [
    {
      side: g.terms.playerOf[CAMP.soviet],
      title: 'armour leaves for Berlin',
      rule: 'N-V1',
      hexes: exits,
      needs: 'pass',
      missing: LEVELS_TO_BERLIN - g.exitedLevels,
      turnsLeft: turnsLeft(g),
      counts: unit => (countsForBerlin(g, unit) ? g.levels[unit] : 0),
      guard: GUARD,
    },
  ]
}

/** S-V0  Points are counted after the last turn: guards who stand about before that are missed elsewhere. */
const AT_THE_COUNT = 3

/** Defence points that bar a road over the south edge, or a part of Dresden. */
const ROAD_GUARD = 3

/** S-V2, S-V10  Ten points for each road, and twenty that the Germans lose with the first. */
const southward = (g: State): WayToWin => ({
  ...sovietWay(g, southRoads),
  title: 'the Soviets reach the roads over the south edge',
  rule: 'S-V10',
})

/** S-V11 */
const againstDresden = (g: State): WayToWin => ({
  ...sovietWay(g, dresden),
  title: 'the Soviets enter Dresden',
  rule: 'S-V11',
})

const sovietWay = (g: State, hexes: readonly number[]): Omit<WayToWin, 'title' | 'rule'> => ({
  side: g.terms.playerOf[CAMP.soviet],
  hexes: hexes.filter(hex => controllerOf(g, hex) === CAMP.german),
  needs: 'one',
  missing: 1,
  turnsLeft: turnsLeft(g),
  counts: unit => (g.camp[unit] === CAMP.soviet && isRegular[unit] ? 1 : 0),
  isDeniedBy: side => side === g.terms.playerOf[CAMP.german],
  guard: ROAD_GUARD,
})

/** Player turns of others that are still to come: 2 for more than one. */
export function repliesTo(g: State, side: number): number {
  if (g.turn < g.terms.lastTurn) return 2
  return Math.min(2, Math.max(0, g.terms.players - 1 - Math.max(side, g.player)))
}

// N-V1  A town on the way to Berlin is worth more than others.
export function worthHolding(g: State, camp: number, hex: number): number {
  const controller = controllerOf(g, hex)
  const prize = controller === camp || controller < 0 ? prizeOf(g, camp, hex) : 0
  const isOnTheWay = isNysa1945(g) && camp === CAMP.german
  return isOnTheWay ? prize * (1 + Math.max(0, 1 - toExit[hex] / 12)) : prize
}
