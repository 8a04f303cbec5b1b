// The one door to opponents and advisers: questions go in, reports come out, in this thread or in another (thread.ts).
import type { Action } from '../engine/game/action.ts'
import type { View } from '../engine/game/game.ts'
import { type Foresight, foresee } from './hints/foresee.ts'
import { imagined, type Telling } from './hints/imagined.ts'
import { type Rating, rate } from './hints/rate.ts'
import { type Suggestion, suggest } from './hints/suggest.ts'
import type { Knowledge } from './players/knowledge.ts'
import { type Luck, luckOf, type Player, type Reason } from './players/player.ts'
import { isLevel, type Level, playerWith } from './players/players.ts'
import type { Mustering } from './search/crew.ts'

export type Asks =
  /** What a player of this level does. `legal` is what the rules allow in the real position. */
  | {
      readonly for: 'action'
      readonly level: string
      /** Of the opponent's own whims: the same seed gives the same game. */
      readonly seed: number
      readonly legal: readonly Action[]
    }
  /** What the side could do now. */
  | { readonly for: 'suggestion' }
  /** What an attack is worth that the side could make now. */
  | { readonly for: 'rating'; readonly attack: Action }
  /** What the others could do in their next turn. */
  | { readonly for: 'foresight' }
  /** What speaks for something that `by` has done, as far as this side can tell. */
  | { readonly for: 'reasons'; readonly by: number; readonly action: Action }

/** All that a mind is told: what a side may see, and what is wanted. */
export interface Question {
  /** Reports name it: those to an older question count for nothing. */
  readonly number: number
  readonly game: string
  /** The version of its rules; left out, the present one. */
  readonly rules?: number
  readonly side: number
  readonly view: View
  readonly asks: Asks
  /** Memory that both threads see: with the number of the question in it, a general stops and plays what he has found. */
  readonly hurry: Int32Array | null
  /** Threads that a general may have to help him; none where nothing is said. They change his pace, not his play. */
  readonly helpers?: number
}

export interface Answers {
  readonly action: Action
  readonly suggestion: Suggestion
  readonly rating: Rating
  readonly foresight: Foresight
  readonly reasons: readonly Reason[]
}

type Answer = Answers[keyof Answers]

/** A question before it is given its number. */
export type Put<A extends Asks> = Omit<Question, 'number' | 'asks' | 'hurry' | 'helpers'> & {
  readonly asks: A
}
export type AnswerTo<A extends Asks> = Answers[A['for']]

export type Report =
  /** How far it is, from 0 to 1. */
  | { readonly number: number; readonly part: number }
  | { readonly number: number; readonly answer: Answer }
  | { readonly number: number; readonly fault: string }

export type Mind = (question: Question, report: (report: Report) => void) => void

/** What is known about a game, if anything. */
export type Known = (game: string, rules?: number) => Knowledge | undefined

/** Who helps a general of a game, if anybody does. */
export type Helping = (game: string, rules?: number) => Mustering | undefined

/** Remembers the players whom it was asked to be. Whatever goes wrong is said, never thrown. */
export function newMind(known: Known, helping: Helping = () => undefined): Mind {
  const seats = new Map<string, Seat>()
  return (question, report) => {
    const { number } = question
    const tell = inPercent(part => report({ number, part }))
    try {
      const knowledge = known(question.game, question.rules)
      report({ number, answer: answerTo(question, knowledge, helping, seats, tell) })
    } catch (error) {
      report({ number, fault: error instanceof Error ? error.message : String(error) })
    }
  }
}

/** Nobody is told of less than a hundredth. */
function inPercent(tell: Telling): Telling {
  let told = 0
  return part => {
    if (Math.floor(part * 100) <= told) return
    told = Math.floor(part * 100)
    tell(told / 100)
  }
}

function answerTo(
  question: Question,
  knowledge: Knowledge | undefined,
  helping: Helping,
  seats: Map<string, Seat>,
  tell: Telling,
): Answer {
  const { asks, side, view } = question
  if (knowledge === undefined) throw new RangeError(`nobody knows a game ${question.game}`)
  const { game, describe, muster } = knowledge
  switch (asks.for) {
    case 'action':
      return actionFor(knowledge, helping, question, asks, seats, tell)
    case 'suggestion':
      return suggest(game, describe, side, view, tell)
    case 'rating':
      return rate(game, describe, muster, side, view, asks.attack, tell)
    case 'foresight':
      return foresee(game, describe, muster, side, view, tell)
    case 'reasons':
      return describe().reasons?.(imagined(game, view, 1), asks.by, asks.action) ?? []
  }
}

interface Seat {
  readonly player: Player
  readonly luck: Luck
  /** The question that is being answered: the player asks through it whether to hurry, and tells how far he is. */
  now: { readonly question: Question; readonly tell: Telling }
}

function seatAt(
  knowledge: Knowledge,
  muster: Mustering | undefined,
  level: Level,
  seed: number,
  now: Seat['now'],
): Seat {
  const seat: Seat = {
    luck: luckOf(seed),
    now,
    player: playerWith(level, knowledge, {
      isCancelled: () => isHurried(seat.now.question),
      report: ({ nodes, of }) => seat.now.tell(nodes / of),
      muster,
    }),
  }
  return seat
}

const isHurried = ({ hurry, number }: Question): boolean =>
  hurry !== null && Atomics.load(hurry, 0) === number

function actionFor(
  knowledge: Knowledge,
  helping: Helping,
  question: Question,
  { level, seed, legal }: Extract<Asks, { for: 'action' }>,
  seats: Map<string, Seat>,
  tell: Telling,
): Action {
  const { side, view } = question
  const { game } = knowledge
  if (!isLevel(level)) throw new RangeError(`there is no level ${level}`)
  if (legal.length === 0) throw new RangeError('there is nothing to decide in what this side sees')
  const key = [game.id, game.rulesVersion, level, seed, side].join()
  const muster = helping(game.id, question.rules)
  const seat = seats.get(key) ?? seatAt(knowledge, muster, level, seed, { question, tell })
  seats.set(key, seat)
  seat.now = { question, tell }
  return seat.player.choose(game as never, imagined(game, view, seed), side, legal, seat.luck)
}
