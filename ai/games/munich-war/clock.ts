// When things happen: the phase that is planned as one, and who still acts before the game ends.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { AXIS } from '../../../games/munich-war/nations.ts'
import { warOf } from '../../../games/munich-war/rules/05-belligerency.ts'
import { PHASE, type State } from '../../../games/munich-war/state.ts'
import { imagine, view } from '../../../games/munich-war/view.ts'

/** Changes with every phase. */
export const moment = (g: State): number => (g.turn * 2 + g.phasing) * 16 + g.phase

const isLastTurn = (g: State): boolean => g.turn >= warOf(g).turns

/** Turns that are left, the present one included. */
export const turnsLeft = (g: State): number => warOf(g).turns - g.turn + 1

/** Has the side a Combat Phase before it in this game? */
export function willAct(g: State, side: number): boolean {
  if (!isLastTurn(g)) return true
  if (side !== g.phasing) return side > g.phasing
  return g.phase <= PHASE.combat
}

/** Player turns of the enemy that are still to come: 2 for more than one. */
export function repliesTo(g: State, side: number): number {
  if (!isLastTurn(g)) return 2
  return side === AXIS || g.phasing === AXIS ? 1 : 0
}

/** 15  The position as a side can picture it: hidden stacks and displays are dealt out anew. */
export function sightOf(g: State, side: number): State {
  const sight = imagine(view(g, side), fastDice(g.turn))
  if (!sight.ok) throw new Error(sight.faults[0].reason)
  return sight.value
}
