// Something that happened, in words, as a log or a terminal tells it.
import type { GameEvent } from '../game/action.ts'

/** `part` belongs to the sentence before it; `alarm` ends games. */
export type Manner = 'turn' | 'phase' | 'plain' | 'move' | 'battle' | 'part' | 'alarm'

export interface Told {
  readonly event: GameEvent
  readonly manner: Manner
  /** Without a full stop. */
  readonly text: string
  readonly rule: string
  readonly hexes: readonly string[]
  readonly dice: readonly number[]
  /** The reckoning of a battle: label, value, rule. */
  readonly rows: readonly (readonly [string, string, string])[]
}
