// How a game stands: what each side may expect of it.
import { outcomeOf } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { ALLIED } from '../../../games/eisenhowers-war/sides.ts'
import type { State } from '../../../games/eisenhowers-war/state.ts'
import { LAST_TURN } from '../../../games/eisenhowers-war/tables.ts'
import { measuredBy } from '../../planner/yardstick.ts'
import { mover } from './clock.ts'
import { featuresOf } from './features.ts'
import { fitted as alternate } from './fitted-alternate.ts'
import { fitted as historical } from './fitted-historical.ts'

/** What `side` may expect: 1 the game is won, −1 it is lost, 0 a draw or an even chance. */
export function standing(g: State, side: number): number {
  const outcome = outcomeOf(g)
  if (outcome !== null) return outcome.winners.length === 0 ? 0 : outcome.winners.includes(side) ? 1 : -1
  const features = featuresOf(g)
  const fitted = g.terms.scenario === 'historical' ? historical : alternate
  const allied = measuredBy(fitted, g.turn, mover(g), features) ?? byHand(g, features)
  return side === ALLIED ? allied : -allied
}

/** Where nothing was fitted: cities of the final check that are left against the turns that are left, strength, and ports that are missing. */
function byHand(g: State, features: readonly number[]): number {
  const [missing, , allied, german, , , western, italian, eastern] = features
  const short = western + italian - eastern / 2
  const time = (LAST_TURN - g.turn + 1) / LAST_TURN
  const sum = 0.2 - 0.7 * short + 0.9 * time + 0.15 * (allied - german) - 0.25 * missing - 0.3 * features[14]
  return Math.max(-0.9, Math.min(0.9, sum))
}
