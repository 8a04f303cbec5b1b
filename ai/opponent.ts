// Opponents by level. They are given what their side may see, imagine a whole position from it, and decide on that.
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Action } from '../engine/game/action.ts'
import type { Game, GameState, View } from '../engine/game/game.ts'
import { luckOf, type Player } from './players/player.ts'
import { playerOf, type Level as Skill } from './players/players.ts'

export interface LevelText {
  readonly name: string
  readonly line: string
}

/** The levels that can be played against, from the weakest up. */
export const LEVELS = {
  recruit: { name: 'Recruit', line: 'takes what looks best now and plans nothing' },
} as const satisfies Readonly<Record<string, LevelText>>

export type Level = keyof typeof LEVELS

export const isLevel = (word: string): word is Level => Object.hasOwn(LEVELS, word)

const SKILLS: Readonly<Record<Level, Skill>> = { recruit: 'recruit' }

/** One seat of one game; it may remember what it has seen. */
export interface Mind {
  decide(view: View, side: number): Action
}

export function mindOf(game: Game<GameState>, level: Level, seed: number): Mind {
  const player: Player = playerOf(SKILLS[level], game.id)
  const luck = luckOf(seed)
  return {
    decide(view, side) {
      const imagined = game.imagine(view, fastDice(luck.below(2 ** 30)))
      if (!imagined.ok) throw new Error(imagined.faults[0].reason)
      const legal = game.legal(imagined.value, side)
      if (legal.length === 0) throw new Error('there is nothing to decide in what this side sees')
      return player.choose(game, imagined.value, side, legal, luck)
    },
  }
}
