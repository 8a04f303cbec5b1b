export type Json = string | number | boolean | null | readonly Json[] | { readonly [key: string]: Json }

/** What a player does, as small JSON: `{ do: 'step', unit: 'ge-m16', to: '2414' }`. */
export interface Action {
  readonly do: string
  readonly [key: string]: Json
}

/** What happened, for the log and for animation; every event names the rule that made it happen. */
export interface GameEvent {
  readonly event: string
  readonly rule: string
  readonly [key: string]: Json
}

/** Rules write events here; search passes null and pays nothing. */
export type Log = GameEvent[] | null

export function isAction(value: unknown): value is Action {
  return (
    typeof value === 'object' &&
    value !== null &&
    !Array.isArray(value) &&
    typeof (value as { do?: unknown }).do === 'string'
  )
}
