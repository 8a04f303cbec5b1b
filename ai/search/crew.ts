// Who rehearses: a list of jobs goes in, and what came of each comes out in the order of the jobs, whoever did them.
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState, View } from '../../engine/game/game.ts'
import { type Description, officersTemper } from '../players/player.ts'
import { OFFICER } from '../temper.ts'
import { allOut, DASH } from './genes.ts'
import type { Orders } from './orders.ts'
import { type Rehearsal, type Replies, rehearse } from './rehearsal.ts'

/** These orders are wanted on that sample of hidden things and dice. */
export interface Job {
  readonly orders: Orders
  readonly sample: number
}

/** What came of a job: plain data, so that it may come from another thread. */
export interface Done {
  /** From -1, lost, to 1, won. */
  readonly value: number
  /** What was chosen in the moment that is being planned. */
  readonly line: readonly Action[]
  /** Choices in the rest of the turn, those of this moment included. */
  readonly inTurn: number
  readonly nodes: number
}

/** Jobs that are left undone because somebody is in a hurry are null. */
export type Crew = (jobs: readonly Job[]) => readonly (Done | null)[]

/** All that a rehearsal hangs on beside its job. Plain data, too. */
export interface Thought {
  readonly game: string
  readonly side: number
  readonly view: View
  readonly seed: number
}

export interface Rehearser {
  done(job: Job): Done
  /** The same with everything that could have been chosen. */
  rehearsed(job: Job): Rehearsal
}

/** Turns that are played out in thought where a game does not say. */
const HORIZON = 1

/** Sample by sample, what is hidden is dealt out anew and the dice are others. The same thought and job are the same rehearsal. */
export function rehearserOf<G extends GameState>(
  game: Game<G>,
  describe: () => Description<G>,
  { side, view, seed }: Omit<Thought, 'game'>,
): Rehearser {
  const positions: G[] = []
  const positionOf = (sample: number): G => {
    positions[sample] ??= imagined(game, view, seed + sample)
    return positions[sample]
  }
  const knows = describe()
  const theatre = {
    game,
    describe,
    side,
    horizon: knows.horizon?.(positionOf(0)) ?? HORIZON,
    replies: repliesIn(knows, positionOf(0)),
  }
  let stage: G | null = null
  const rehearsed = ({ orders, sample }: Job): Rehearsal => {
    stage ??= positionOf(sample).copy()
    stage.copyFrom(positionOf(sample))
    return rehearse(theatre, stage, orders, sample)
  }
  return {
    rehearsed,
    done(job) {
      const { value, choices, inTurn, nodes } = rehearsed(job)
      return { value, line: choices.map(({ legal, chosen }) => legal[chosen]), inTurn, nodes }
    },
  }
}

/** The others in thought: an officer, their doctrine, all for the attack, and the shortest way to what they are after. */
const repliesIn =
  <G extends GameState>(knows: Description<G>, g: G): Replies =>
  (side, sample) => {
    const officer = officersTemper(knows, g, side)
    return [officer, knows.doctrine?.(g, side) ?? officer, allOut(OFFICER), DASH][sample % 4]
  }

export function imagined<G extends GameState>(game: Game<G>, view: View, seed: number): G {
  const position = game.imagine(view, fastDice(2 * seed))
  if (!position.ok) throw new Error(position.faults[0].reason)
  // The dice that dealt out what is hidden must not foretell the game's.
  position.value.dice = fastDice(2 * seed + 1)
  return position.value
}

/** How the jobs of a thought are shared out. */
export type Mustering = (thought: Thought, rehearser: Rehearser, isHurried: () => boolean) => Crew

/** One thread does it all. */
export const alone: Mustering = (_thought, rehearser, isHurried) => jobs =>
  jobs.map((job, i) => (i > 0 && isHurried() ? null : rehearser.done(job)))
