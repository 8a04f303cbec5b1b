// What a page and a server say to each other about a table. Everything is plain JSON.
import type { Action, GameEvent } from '../game/action.ts'
import type { Options, Outcome, View } from '../game/game.ts'
import type { Patch } from './patch.ts'

/** Who plays a seat: a person with a link, or a level of computer player. */
export interface SeatSpec {
  /** The sides that this seat commands. */
  readonly sides: readonly number[]
  /** 'person', or the name of a level. */
  readonly who: string
}

/** One message of a viewer's stream. Its numbers run without a gap; what a viewer may not know has none. */
export interface Told {
  readonly n: number
  /** The side that acted. */
  readonly by: number
  /** Left out if there is nothing to hear. */
  readonly heard?: readonly GameEvent[]
  /** How the view has changed; null if it has not. */
  readonly patch: Patch | null
  /** Something was taken back: so many messages of this stream before it no longer count. */
  readonly back?: number
  /** The game is over, with this. */
  readonly over?: Outcome
}

/** What everybody at a table, spectators included, may know of it. */
export interface TableCard {
  readonly id: string
  readonly game: string
  readonly rulesVersion: number
  readonly scenario: string
  readonly options: Options
  readonly seats: readonly SeatCard[]
  readonly isStrict: boolean
  /** Published before anybody has sat down: the hash of the server's part of the dice. */
  readonly commitment: string
  /** Everybody's parts, once play has begun; null before. */
  readonly shares: readonly string[] | null
  /** The server's part, once the game is over. */
  readonly seed: string | null
  readonly openedAt: number
  /** How many only look. */
  readonly spectators: number
}

export interface SeatCard extends SeatSpec {
  /** The name of whoever sits there; empty while the seat is free. */
  readonly player: string
  readonly isTaken: boolean
  readonly isHere: boolean
  /** When whoever sits there was last here, in milliseconds; null if nobody was since the server began. */
  readonly leftAt: number | null
  /** The connection broke off: nobody has left. */
  readonly isLost: boolean
}

/** A page to the server. `id` is the page's own: an ask that is repeated is answered again and not done again. */
export type Ask =
  | {
      readonly id: string
      readonly do: 'act'
      readonly side: number
      readonly at: number
      readonly actions: readonly Action[]
    }
  | {
      readonly id: string
      readonly do: 'take-back'
      readonly side: number
      readonly at: number
      readonly count: number
    }
  | { readonly id: string; readonly do: 'concede'; readonly side: number }
  | { readonly id: string; readonly do: 'say'; readonly text: string }
  | { readonly id: string; readonly do: 'past'; readonly viewer: number; readonly upTo: number }
  /** Is somebody there? */
  | { readonly id: string; readonly do: 'ping' }

export type ReplyCode =
  | 'refused'
  | 'stale'
  | 'not-your-seat'
  | 'not-begun'
  | 'over'
  | 'unknown-table'
  | 'bad-message'
  | 'too-large'
  | 'too-fast'
  | 'storage'
  | 'nothing-to-take-back'
  | 'not-allowed'
  | 'broken'

export type Reply =
  | { readonly kind: 'reply'; readonly id: string; readonly ok: true; readonly done: number }
  | {
      readonly kind: 'reply'
      readonly id: string
      readonly ok: false
      readonly code: ReplyCode
      readonly because: string
      /** The rule of the game that forbids it. */
      readonly rule?: string
      /** How many of several actions were done before. */
      readonly done: number
    }

/** The server to a page. */
export type Push =
  | Reply
  | {
      readonly kind: 'table'
      readonly card: TableCard
      readonly mine: readonly number[]
      readonly isHost: boolean
    }
  /** A whole view: at the beginning, and when a page has missed more than is kept at hand. */
  | {
      readonly kind: 'view'
      readonly viewer: number
      readonly n: number
      readonly view: View
      readonly over?: Outcome
    }
  | ({ readonly kind: 'told'; readonly viewer: number } & Told)
  | {
      readonly kind: 'past'
      readonly viewer: number
      readonly view: View
      readonly told: readonly Told[]
      readonly isAll: boolean
    }
  | {
      readonly kind: 'said'
      readonly n: number
      readonly seat: number
      readonly text: string
      readonly at: number
    }
  /** On a strict table everybody has promised: show your share now. */
  | { readonly kind: 'show-share' }
  /** The link by which this page came does not hold any more. */
  | { readonly kind: 'dismissed' }
