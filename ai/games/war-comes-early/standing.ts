// How a game stands: what each side may expect of it.
import { GERMAN, GERMANY } from '../../../games/war-comes-early/nations.ts'
import { outcomeOf } from '../../../games/war-comes-early/rules/04-victory.ts'
import { activeSide } from '../../../games/war-comes-early/rules/05-markers.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import { measuredBy } from '../../planner/yardstick.ts'
import { featuresOf } from './features.ts'
import { fitted } from './fitted-1939.ts'
import { standing1938 } from './standing-1938.ts'
import { standing1939 } from './standing-1939.ts'

/** What `side` may expect: 1 the game is won, −1 it is lost, 0 a draw or an even chance. */
export function standing(g: State, side: number): number {
  const outcome = outcomeOf(g)
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(side) ? 1 : -1
  const turns = turnsLeft(g)
  const german = is1939(g) ? (fittedTo1939(g) ?? standing1939(g, turns)) : standing1938(g, turns)
  return side === GERMAN ? german : -german
}

/** By what games of officers have shown (salient fit); null where nothing was fitted. */
const fittedTo1939 = (g: State): number | null => measuredBy(fitted, g.turn, activeSide(g), featuresOf(g))

/** Turns that are left; of the present one a half once the German side has begun to act. */
function turnsLeft(g: State): number {
  return g.terms.lastTurn - g.turn + (g.germanPhases === 0 ? 1 : 0.5)
}

/** Changes with every phase: what a side does in one phase is planned as one. */
export function moment(g: State): number {
  const german = g.active & (1 << GERMANY) ? 64 : 0
  return (g.turn * 100 + g.drawn) * 128 + german + g.phase * 16 + g.germanPhases
}
