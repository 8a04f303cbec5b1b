// The past and the present of a game as a table reads them: of a match in the page, or of what a server tells a seat.
import type { GameEvent } from '../engine/game/action.ts'
import type { GameState } from '../engine/game/game.ts'
import type { Deed } from './deeds.ts'
import type { LogLine } from './presentation.ts'
import type { GameReport, RecordState } from './snapshot.ts'

export interface GameHistory<G extends GameState = GameState> {
  /** The present: the real one of a match, or one that agrees with all that the seat was told. */
  readonly state: G
  /** How many actions, or messages, lead to the present. */
  readonly position: number
  readonly scenario: string
  readonly record: RecordState
  /** The side that gave the game up, null if none did. */
  readonly conceded: number | null
  /** Every deed of the game, as far as it can be had at once. */
  readonly deeds: readonly Deed[]
  /** The deeds that are known without reading on, the first of which has the position `earliest` + 1. */
  readonly told: readonly Deed[]
  readonly earliest: number
  /** Heading of the log's first lines. */
  readonly opening: string
  /** The figures of a game that is over. */
  readonly report: GameReport
  readonly canRedo: boolean
  /** Events in the words of the game. */
  tell(heard: readonly GameEvent[]): readonly LogLine[]
  deedAt(position: number): Deed | undefined
  hasActed(side: number): boolean
  /** Reads so many actions of the past at most: true if there are more. */
  tellPast(most: number): boolean
  /** What a side heard in the phase that is being played. */
  heardInPhase(side: number): readonly GameEvent[]
  stateAt(position: number): G
  /** The deeds that follow belong together. */
  beginGroup(): void
  /** From here on nothing that was done is taken back. */
  settle(): void
  /** Can something that `mine` did be taken back? */
  canUndo(mine: (side: number) => boolean): boolean
}
