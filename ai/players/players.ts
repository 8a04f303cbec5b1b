import type { GameState } from '../../engine/game/game.ts'
import { FULL_BUDGET, generalPlayer, type Thinking } from '../search/general.ts'
import { OFFICER, RECRUIT } from '../temper.ts'
import { describeBudziszyn1945 } from './budziszyn-1945.ts'
import { greedyPlayer } from './greedy.ts'
import { livelyPlayer } from './lively.ts'
import type { Description, Player } from './player.ts'
import { randomPlayer } from './random.ts'
import { describeWarComesEarly } from './war-comes-early.ts'

export const LEVELS = ['recruit', 'officer', 'general', 'random', 'lively'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

/** Descriptions by game; a game without one can still be played at random. */
const DESCRIPTIONS: Readonly<Record<string, () => Description>> = {
  'budziszyn-1945': describeBudziszyn1945 as () => Description,
  'war-comes-early': describeWarComesEarly as () => Description,
}

/** What the players know about a game, made anew; undefined for a game that nobody has described. */
export const descriptionOf = (game: string): (() => Description) | undefined => DESCRIPTIONS[game]

/** A player for one seat of one game. Only a general thinks: at full budget if he is told nothing else. */
export function playerOf(level: Level, game: string, thinking: Partial<Thinking> = {}): Player {
  const describe = DESCRIPTIONS[game]
  if (level === 'random' || describe === undefined) return randomPlayer()
  if (level === 'lively') return livelyPlayer<GameState>(describe())
  if (level === 'general') return generalPlayer<GameState>(describe, { nodes: FULL_BUDGET, ...thinking })
  return greedyPlayer<GameState>(level, describe(), level === 'recruit' ? RECRUIT : OFFICER)
}
