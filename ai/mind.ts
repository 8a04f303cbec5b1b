// The one door to opponents and advisers: questions go in, reports come out, in this thread or in another (thread.ts).
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action } from '../engine/game/action.ts'
import type { Game, GameState, View } from '../engine/game/game.ts'
import { gameById } from '../games/index.ts'
import { type Luck, luckOf, type Player } from './players/player.ts'
import { isLevel, playerOf } from './players/players.ts'

export type Asks =
  /** What a player of this level does. `legal` is what the rules allow in the real position. */
  {
    readonly for: 'action'
    readonly level: string
    /** Of the opponent's own whims: the same seed gives the same game. */
    readonly seed: number
    readonly legal: readonly Action[]
  }

/** All that a mind is told: what a side may see, and what is wanted. */
export interface Question {
  /** Reports name it: those to an older question count for nothing. */
  readonly number: number
  readonly game: string
  readonly side: number
  readonly view: View
  readonly asks: Asks
}

export interface Answers {
  readonly action: Action
}

/** How far it is, from 0 to 1, and what it would do if it had to stop now. */
export type Tell = (part: number, best: Action | null) => void

export type Report =
  | { readonly number: number; readonly part: number; readonly best: Action | null }
  | { readonly number: number; readonly answer: Answers[keyof Answers] }
  | { readonly number: number; readonly fault: string }

export type Mind = (question: Question, report: (report: Report) => void) => void

/** Remembers the players whom it was asked to be. Whatever goes wrong is said, never thrown. */
export function newMind(): Mind {
  const seats = new Map<string, Seat>()
  return (question, report) => {
    const { number } = question
    try {
      const answer = answerTo(question, seats, (part, best) => report({ number, part, best }))
      report({ number, answer })
    } catch (error) {
      report({ number, fault: error instanceof Error ? error.message : String(error) })
    }
  }
}

interface Seat {
  readonly player: Player
  readonly luck: Luck
}

function answerTo(question: Question, seats: Map<string, Seat>, _tell: Tell): Answers[keyof Answers] {
  const game = gameById(question.game)
  if (game === undefined) throw new RangeError(`there is no game ${question.game}`)
  return actionFor(game, question, question.asks, seats)
}

function actionFor(
  game: Game<GameState>,
  { side, view }: Question,
  { level, seed, legal }: Extract<Asks, { for: 'action' }>,
  seats: Map<string, Seat>,
): Action {
  if (!isLevel(level)) throw new RangeError(`there is no level ${level}`)
  if (legal.length === 0) throw new RangeError('there is nothing to decide in what this side sees')
  const key = [game.id, level, seed, side].join()
  const seat = seats.get(key) ?? { player: playerOf(level, game.id), luck: luckOf(seed) }
  seats.set(key, seat)
  const imagined = game.imagine(view, fastDice(seed))
  if (!imagined.ok) throw new Error(imagined.faults[0].reason)
  return seat.player.choose(game, imagined.value, side, legal, seat.luck)
}
