import type { GameState } from '../../engine/game/game.ts'
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

/** A player for one seat of one game. */
export function playerOf(level: Level, game: string): Player {
  const describe = DESCRIPTIONS[game]
  if (level === 'random' || describe === undefined) return randomPlayer()
  if (level === 'lively') return livelyPlayer<GameState>(describe())
  return greedyPlayer<GameState>(level, describe(), level === 'recruit' ? RECRUIT : OFFICER)
}
