import { luckOf } from '../../ai/players/player.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Game, GameState } from '../../engine/game/game.ts'
import { type Title, titleOf } from '../titles.ts'
import type { Table } from './table.ts'

export function titled(word: string): Title {
  const title = titleOf(word)
  if (!title.ok) throw new Error(title.faults[0].reason)
  return title.value
}

export const POLAND = titled('war-comes-early/1939')

/** The 1939 scenario with something broken in its game. */
export function broken(defect: (game: Game) => Partial<Game>): Title {
  return { ...POLAND, game: { ...POLAND.game, ...defect(POLAND.game) } }
}

/** The first position of a title, ready to be looked at. */
export function tableOf(title: Title, seed = 1): Table {
  const begun = title.game.begin(title.scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  return at(title.game, begun.value, seed)
}

export function at(game: Game, g: GameState, seed = 1): Table {
  const awaited = game.awaited(g)!
  return { game, g, ...awaited, sides: 2, legal: game.legal(g, awaited.side), luck: luckOf(seed) }
}
