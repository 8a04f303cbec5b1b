// What is worth a garrison: prizes of one's own, and above all the way to Berlin.
import { CAMP } from '../../../games/budziszyn-1945/nations.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { LEVELS_TO_BERLIN } from '../../../games/budziszyn-1945/rules/17-victory.ts'
import { isNysa1945, type State } from '../../../games/budziszyn-1945/state.ts'
import { derive, HEXES, isExit } from '../../../games/budziszyn-1945/world.ts'
import type { WayToWin } from '../../planner/clock.ts'
import { countsForBerlin, prizeOf, toExit } from './aims.ts'

let exits: readonly number[] = []
derive(() => {
  exits = Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => isExit[hex] === 1)
})

/** Defence points that bar an exit to the first tanks. */
const GUARD = 4

/** N-V1  Sixty levels of armour that leave by zone S end the game at once. */
export function waysToWin(g: State): WayToWin[] {
  if (!isNysa1945(g)) return []
  return [
    {
      side: g.terms.playerOf[CAMP.soviet],
      title: 'armour leaves for Berlin',
      rule: 'N-V1',
      hexes: exits,
      needs: 'pass',
      missing: LEVELS_TO_BERLIN - g.exitedLevels,
      turnsLeft: g.terms.lastTurn + 1 - g.turn,
      counts: unit => (countsForBerlin(g, unit) ? g.levels[unit] : 0),
      guard: GUARD,
    },
  ]
}

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
