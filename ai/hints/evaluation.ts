// The one evaluation on which all advice rests: ways to play on from here, compared on the same positions and the same dice.
import type { Game, GameState, View } from '../../engine/game/game.ts'
import type { Description } from '../players/player.ts'
import { type Bench, benchOf } from './bench.ts'
import { imagined, type Telling } from './imagined.ts'
import { errorOf, mean, SLIGHT } from './means.ts'
import type { Order } from './orders.ts'

/** Samples of what is hidden and of dice; fewer where turns are long. */
const SAMPLES = 12
const FEWEST = 4
/** Decisions in thought after which no other sample is drawn. */
const DECISIONS = 9000
export const SEED = 1939

/** How the side stands after its turn and the replies to it, from -1 to 1, in one way of playing on. */
export type Way<G extends GameState> = (bench: Bench<G>) => number

/** [way][sample] */
export function evaluated<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  side: number,
  view: View,
  ways: readonly Way<G>[],
  tell: Telling,
): number[][] {
  const values: number[][] = ways.map(() => [])
  let decisions = 0
  for (let sample = 0; sample < SAMPLES && (sample < FEWEST || decisions < DECISIONS); sample++) {
    const bench = benchOf(game, describe, side, imagined(game, view, SEED + sample))
    for (const [i, way] of ways.entries()) values[i].push(way(bench))
    decisions += bench.decisions()
    tell(Math.max((sample + 1) / SAMPLES, Math.min(1, decisions / DECISIONS)))
  }
  return values
}

/** The order, as far as it can be carried out in this sample: what was hidden may stand in the way. Then officers play on. */
export const carryingOut =
  <G extends GameState>({ actions }: Pick<Order, 'actions'>): Way<G> =>
  bench => {
    const { game, side, position } = bench
    const g = position.copy()
    for (const action of actions) {
      if (game.check(g, side, action).length > 0) break
      game.perform(g, side, action, null)
    }
    return bench.playedOn(g, bench.staff())
  }

/** Officers play on and leave these hexes alone in this phase. */
export const leaving =
  <G extends GameState>(hexes: ReadonlySet<string>): Way<G> =>
  bench =>
    bench.playedOn(bench.position.copy(), bench.staff(bench.avoiding(hexes)))

/** How far one way is ahead of another on the same samples, with the standard error. */
export function leadOver(values: readonly number[], others: readonly number[]) {
  const leads = values.map((value, i) => value - others[i])
  return { lead: mean(leads), error: errorOf(leads) }
}

/** By how many standard errors a lead must stand out before advice rests on it. */
const SURE = 2

/** Is the lead more than chance? */
export const isSure = ({ lead, error }: { readonly lead: number; readonly error: number }): boolean =>
  lead > Math.max(SLIGHT, SURE * error)
