// Everything that happens to a game is one of these, written once and never changed.
import type { Action } from '../engine/game/action.ts'

export type RecordBody =
  | { readonly kind: 'act'; readonly side: number; readonly action: Action }
  /** So many actions were taken back; the dice that fell stay burnt. */
  | { readonly kind: 'take-back'; readonly side: number; readonly count: number }
  | { readonly kind: 'concede'; readonly side: number }
