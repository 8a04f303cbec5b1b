// 5.1  Who acts now, and whose move is under way.
import { PLAYERS } from '../forces.ts'
import type { State } from '../state.ts'

/** Side that acts: the command whose player turn it is. */
export const activeSide = (g: State): number => PLAYERS[g.player].side

/** Bits of the force groups that act. */
export const activeGroups = (g: State): number => (g.player < 0 ? 0 : PLAYERS[g.player].groups)

/** The move of a unit is over: nothing of it is left behind (11.3c). */
export function endMove(g: State): void {
  g.mover = -1
  g.left = 0
  g.moverSupplied = 0
  g.tried.fill(0)
}
