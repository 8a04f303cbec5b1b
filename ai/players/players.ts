import type { GameState } from '../../engine/game/game.ts'
import { FULL_BUDGET, generalPlayer, type Thinking } from '../search/general.ts'
import { RECRUIT } from '../temper.ts'
import { type Exploiter, exploiterWith, isExploiter } from './exploiters.ts'
import { changingPlayer, greedyPlayer } from './greedy.ts'
import type { Knowledge } from './knowledge.ts'
import { livelyPlayer } from './lively.ts'
import { type Description, officersTemper, type Player } from './player.ts'
import { randomPlayer } from './random.ts'

export const LEVELS = ['recruit', 'officer', 'general', 'random', 'lively'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

/** Whoever may sit down in the lab. */
export type Contender = Level | Exploiter

/** Whoever knows nothing about a game takes any legal action. */
export const levelsWith = (knowledge: Knowledge | undefined): readonly Level[] =>
  knowledge === undefined ? ['random'] : LEVELS

/** A player for one seat. Only a general thinks: at full budget if he is told nothing else. */
export function playerWith(
  level: Contender,
  knowledge: Knowledge | undefined,
  thinking: Partial<Thinking> = {},
): Player {
  if (level === 'random') return randomPlayer()
  if (knowledge === undefined) throw new RangeError(`no ${level} plays a game that nobody has described`)
  const describe = knowledge.describe as unknown as () => Description
  if (isExploiter(level)) return exploiterWith(level, describe)
  if (level === 'lively') return livelyPlayer<GameState>(describe())
  if (level === 'general') return generalPlayer<GameState>(describe, { nodes: FULL_BUDGET, ...thinking })
  if (level === 'recruit') return greedyPlayer<GameState>(level, describe(), RECRUIT)
  const knows = describe()
  return changingPlayer(level, knows, (g, side) => officersTemper(knows, g, side))
}
