// Somebody who plays a side without sitting at the table. It is told what its side may see and nothing else.
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action } from '../engine/game/action.ts'
import type { View } from '../engine/game/game.ts'

export interface Question {
  readonly game: string
  /** The version of its rules. */
  readonly rules: number
  readonly side: number
  /** How many actions were taken before this one. */
  readonly position: number
  /** All that the side may see. */
  view(): View
  /** The actions open to the side. */
  legal(): readonly Action[]
}

export interface Opponent {
  /** 'Recruit' */
  readonly name: string
  /** What the bar says while it decides; left out, that it is thinking. */
  readonly waits?: string
  /** Rejects when the signal is given; `progress` runs from 0 to 1, and tells whether `hurry` would do. */
  choose(
    question: Question,
    signal: AbortSignal,
    progress: (part: number, canHurry: boolean) => void,
  ): Promise<Action>
  /** Answers with the best that it has found so far. */
  hurry?(): void
  /** No more questions will come. */
  close?(): void
}

/** Actions that finish a decision; without a liking for them a random player would never stop. */
const ENDINGS = ['end', 'done', 'pass', 'proceed', 'resolve', 'decline']
const LIKES_TO_END = 3

/** Any legal action, in the page itself: no worker, no thought. */
export function randomOpponent(seed: number): Opponent {
  const dice = fastDice(seed)
  let counter = 0
  const below = (n: number) => dice.below(counter++, n)
  return {
    name: 'Random',
    async choose({ legal }, signal) {
      await Promise.resolve()
      signal.throwIfAborted()
      const actions = legal()
      const ending = actions.find(action => ENDINGS.includes(action.do))
      return ending !== undefined && below(LIKES_TO_END) === 0 ? ending : actions[below(actions.length)]
    },
  }
}
