import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import { OFFICER, type Temper } from '../temper.ts'

/** Numbers for a player's own whims; the dice of the game are never touched. */
export interface Luck {
  below(n: number): number
}

export function luckOf(seed: number): Luck {
  const dice = fastDice(seed)
  let counter = 0
  return { below: n => dice.below(counter++, n) }
}

/**
 * Somebody who takes one of the legal actions. A player is made for one seat of one game and may remember what it has
 * seen. It is handed the state itself, and decides on what its side may see of it (`Player` tests check that).
 */
export interface Player<G extends GameState = GameState> {
  readonly level: string
  choose(game: Game<G>, g: G, side: number, legal: readonly Action[], luck: Luck): Action
}

/** How much a player thinks of each action that is open in the present decision. */
export type Opinion = (action: Action) => number

/** Something that speaks for an action, and the rule that it rests on. */
export interface Reason {
  readonly text: string
  readonly rule?: string
}

/** What players know about a game beyond its rules: made anew for every seat, so that it may remember. */
export interface Description<G extends GameState = GameState, D extends string = string> {
  /** Weights for play in which much happens: a choice is as likely as its weight is large. */
  liveliness(game: Game<G>, g: G, side: number, decision: D): Opinion
  /** Worth for play that means to win: the best is taken. */
  worth(game: Game<G>, g: G, side: number, decision: D, temper: Temper): Opinion
  /** How generals of this side lean, as the lab has found; an officer's temper where nothing is said. */
  doctrine?(g: G, side: number): Temper
  /** How officers of this side lean, where the common temper of officers is bad play. */
  officer?(g: G, side: number): Temper
  /** Hexes that a side may choose its main effort from, the most promising first. */
  efforts?(g: G, side: number): readonly number[]
  /** Hexes from which most of the enemy would be cut off from supply, the best first (planner/cuts.ts). */
  cuts?(g: G, side: number): readonly number[]
  /** How often the enemies of the side still act before the game ends, 2 for often. */
  replies?(g: G, side: number): number
  /**
   * Turns that a general plays out in thought before he asks for the standing: 1 where nothing is said, more where the standing
   * of the next turn foretells nothing.
   */
  horizon?(g: G): number
  /** What a side may expect of the game, from -1, lost, to 1, won. */
  standing(g: G, side: number): number
  /** What a position is measured by, for the first side: numbers of which the lab fits the weights (salient fit). */
  features?(g: G): readonly number[]
  readonly featureNames?: readonly string[]
  /** Changes when a new piece of play begins that is planned as one: a phase. */
  moment(g: G): number
  /** The turn of the game, from 1; the thinking of a general is rationed by it. */
  turn(g: G): number
  /** The side whose phase it is, whoever is asked; -1 in the set-up. */
  mover(g: G): number
  /** What speaks for an action that the side may take now, the most telling first. */
  reasons?(g: G, side: number, action: Action): readonly Reason[]
}

/** How officers of this side play. */
export const officersTemper = <G extends GameState>(knows: Description<G>, g: G, side: number): Temper =>
  knows.officer?.(g, side) ?? OFFICER
