// How an opponent comes to its decision: it imagines a position that its view allows, and looks at nothing else.
import { type Luck, luckOf, type Player } from '../../ai/players/player.ts'
import { playerOf } from '../../ai/players/players.ts'
import { fastDice } from '../../engine/dice/fast-dice.ts'
import type { Action } from '../../engine/game/action.ts'
import { gameById } from '../../games/index.ts'
import type { Asked, Hired } from './protocol.ts'

/** Levels as the table calls them, and the players that they are. */
const PLAYERS = { recruit: 'recruit' } as const

export function thinker({ level, seed }: Hired): (asked: Asked) => Action {
  const luck: Luck = luckOf(seed)
  const players = new Map<string, Player>()
  return ({ game: id, side, view, legal }) => {
    const game = gameById(id)
    if (game === undefined) throw new RangeError(`there is no game ${id}`)
    const imagined = game.imagine(view, fastDice(seed))
    if (!imagined.ok) throw new Error(imagined.faults[0].reason)
    const player = players.get(id) ?? playerOf(PLAYERS[level as keyof typeof PLAYERS] ?? 'random', id)
    players.set(id, player)
    return player.choose(game, imagined.value, side, legal, luck)
  }
}
