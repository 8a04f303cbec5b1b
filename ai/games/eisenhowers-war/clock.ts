// Where the game is: what is planned as one, whose turn it is, who still answers.
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../../../games/eisenhowers-war/flow.ts'
import { actingSide, inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { operationsProcedure } from '../../../games/eisenhowers-war/rules/05-sequence.ts'
import { offensiveProcedure } from '../../../games/eisenhowers-war/rules/13-offensive-portions.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, PHASE, PORTION, type State } from '../../../games/eisenhowers-war/state.ts'
import { LAST_TURN } from '../../../games/eisenhowers-war/tables.ts'
import { UNITS } from '../../../games/eisenhowers-war/units.ts'

/** Changes with every phase, every portion and every offensive. */
export const moment = (g: State): number =>
  (((g.turn * 16 + g.phase) * 4 + g.portion) * 8 + g.offensives) * 2 + (inOffensive(g) ? 1 : 0)

/** The estimate is made anew as well when somebody has come in out of the box: he may be given orders. */
export function estimateMoment(g: State): number {
  let waiting = 0
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === BOX.reinforcements) waiting += 1
  return moment(g) * 128 + waiting
}

export const mover = (g: State): number => (g.phase === PHASE.setUp ? -1 : actingSide(g))

/** How often the enemy still acts before the last Victory Check: 2 for often. */
export function repliesTo(g: State, side: number): number {
  if (g.turn < LAST_TURN) return 2
  if (side === ALLIED) return 1
  return g.phase >= PHASE.germanOperations ? 0 : 1
}

/** 5.5  Is an attack portion still before the units that move now? */
export function attacksFollow(g: State): boolean {
  if (g.portion !== PORTION.movement) return true
  const [frame, second] = inOffensive(g)
    ? ([FRAMES.offensive, offensiveProcedure.stage.second] as const)
    : ([FRAMES.operations, operationsProcedure.stage.second] as const)
  const at = findFrame(g.flow, frame)
  return at < 0 || slotAt(g.flow, at, frame.at.stage) <= second
}

/** Turns that are left, the present one included. */
export const turnsLeft = (g: State): number => LAST_TURN - g.turn + 1
