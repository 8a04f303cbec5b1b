import type { Action } from '../game/action.ts'
import type { Game, GameState } from '../game/game.ts'

/**
 * "Pass until the Soviet marker is drawn." An answer that a side has left for a decision out of its own turn, so
 * that nobody waits for a player who has nothing to say. It is played as an ordinary action.
 */
export interface StandingOrder {
  readonly side: number
  /** Name of the decision that it answers, as `awaited` gives it. */
  readonly decision: string
  readonly reply: Action
  /** The order rests while any of these holds: `[{ marker: 'Soviet + Lith' }, { turn: 5 }]`. */
  readonly askMeWhen?: readonly Readonly<Record<string, string | number>>[]
}

/** The reply that standing orders give to the present decision, or null if the player must be asked. */
export function standingReply<G extends GameState>(
  game: Game<G>,
  g: G,
  orders: readonly StandingOrder[],
): { side: number; action: Action } | null {
  const awaited = game.awaited(g)
  if (awaited === null) return null
  const order = orders.find(o => o.side === awaited.side && o.decision === awaited.decision)
  if (order === undefined) return null
  const situation = game.situation(g)
  const rests = order.askMeWhen?.some(when =>
    Object.entries(when).every(([key, value]) => situation[key] === value),
  )
  if (rests || game.check(g, order.side, order.reply).length > 0) return null
  return { side: order.side, action: order.reply }
}
