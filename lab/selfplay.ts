import { luckOf } from '../ai/players/player.ts'
import { type Level, playerOf } from '../ai/players/players.ts'
import { fastDice } from '../engine/dice/fast-dice.ts'
import type { Outcome } from '../engine/game/game.ts'
import type { Entry } from '../engine/journal/journal.ts'
import { MAX_ACTIONS } from './fuzz.ts'
import type { Title } from './titles.ts'

export interface PlayedGame {
  readonly decisions: number
  readonly outcome: Outcome
}

/** One game between players of these levels, a side each. The same seed is the same game. */
export function playGame(
  title: Title,
  levels: readonly Level[],
  seed: number,
  actions: Entry[] = [],
): PlayedGame {
  const { game, scenario } = title
  const begun = game.begin(scenario.id, {}, fastDice(seed))
  if (!begun.ok) throw new Error(begun.faults[0].reason)
  const g = begun.value
  const players = levels.map(level => playerOf(level, game.id))
  const lucks = levels.map((_, side) => luckOf(seed * 16 + side + 1))
  let decisions = 0
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side } = awaited
    const action = players[side].choose(game, g, side, game.legal(g, side), lucks[side])
    actions.push([side, action])
    game.perform(g, side, action, null)
    if (++decisions > MAX_ACTIONS) throw new Error(`the game of seed ${seed} does not end`)
  }
  return { decisions, outcome: game.outcome(g)! }
}
