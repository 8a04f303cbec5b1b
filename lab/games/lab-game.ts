import type { GameState } from '../../engine/game/game.ts'
import type { Effort } from '../bench/measure.ts'
import type { Bench } from '../bench/row.ts'
import type { PaceWanted } from '../bench/yardstick.ts'
import type { Recipe } from '../golden.ts'
import type { Lever } from '../lever.ts'
import type { ScoreSheet } from '../scores.ts'

/** What a game's file here hands out: all that the lab knows about it. */
export interface LabGame<G extends GameState = GameState> {
  readonly scores: ScoreSheet<G>
  /** [scenario] reconstructed values that are worth moving. */
  readonly levers: Readonly<Record<string, readonly Lever[]>>
  /**
   * [scenario] what a general of the ladder may think in a turn, in nodes: so much less than at the table that 200 games of
   * every scenario fit into three hours on two cores. Where a thought takes longest, and where doctrine decides, the least.
   */
  readonly ladderNodes: Readonly<Record<string, number>>
  /** [scenario] nodes that one rehearsal takes on average, as measured: what a budget buys; none where nobody has measured. */
  readonly rehearsalNodes?: Readonly<Record<string, number>>
  /** [scenario] random games that `npm test` plays with every invariant checked. */
  readonly fuzzGames: Readonly<Record<string, number>>
  /** How fast its rules must play in `salient bench`; left out, as fast as any game's. */
  readonly paces?: readonly PaceWanted[]
  /** What the game adds to `salient bench`, if anything. */
  bench?(effort: Effort): readonly Bench[]
  /** Whole games that are kept in games/<game>/golden/ and replayed on every change. */
  readonly golden: readonly Recipe[]
}

/** The line by which the house knows what the lab knows. */
export interface LabEntry {
  readonly id: string
  open(): Promise<LabGame>
}

/** Some game's part of the lab, of whose state only the engine's part is known. */
export const labGameOf = <G extends GameState>(game: LabGame<G>): LabGame => game as unknown as LabGame
