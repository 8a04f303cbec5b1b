import { fastDice } from '../../../engine/dice/fast-dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import { warComesEarly } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { luckOf, type Player } from '../../players/player.ts'
import type { Level } from '../../players/players.ts'
import { playerOf } from '../all.ts'

export const game = warComesEarly

export function begun(scenario: string, seed: number): State {
  const state = game.begin(scenario, {}, fastDice(seed))
  if (!state.ok) throw new Error(state.faults[0].reason)
  return state.value
}

export const seat = (level: Level): Player<State> =>
  playerOf(level, game.id, { nodes: 1500 }) as unknown as Player<State>

/** Plays on until nobody is awaited or `seen` says so. */
export function play(
  g: State,
  levels: readonly Level[],
  seed: number,
  seen: (side: number, decision: string, legal: readonly Action[], chosen: Action) => boolean = () => false,
): void {
  const players = levels.map(seat)
  const luck = luckOf(seed)
  for (let awaited = game.awaited(g); awaited !== null; awaited = game.awaited(g)) {
    const { side, decision } = awaited
    const legal = game.legal(g, side)
    const chosen = players[side].choose(game, g, side, legal, luck)
    if (seen(side, decision, legal, chosen)) return
    game.perform(g, side, chosen, null)
  }
}
