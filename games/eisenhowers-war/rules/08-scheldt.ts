// 8.10  The Scheldt estuary: once a game its three all-sea hexsides are rivers for one German Movement.
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { PHASE, type State } from '../state.ts'
import { inOffensive } from './05-active.ts'

const USED = forbid('8.10', 'the Germans have crossed the Scheldt before')
const NOT_NOW = forbid(
  '8.10',
  'the Scheldt is declared open in the movement of a German Movement & Attack Phase',
)

export function scheldtRefusal(g: State): Refusal | null {
  if (g.phase !== PHASE.germanOperations || inOffensive(g)) return NOT_NOW
  return g.scheldtTurn > 0 ? USED : null
}

export function declareScheldt(g: State, log: Log): void {
  g.scheldtTurn = g.turn
  g.scheldtOpen = 1
  log?.push({ event: 'scheldt', rule: '8.10' })
}

/** R40  Only for this movement. */
export function closeScheldt(g: State): void {
  g.scheldtOpen = 0
}
