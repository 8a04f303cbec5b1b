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

/** No action of any game is larger: what is has not been made by a player. Its values are texts, numbers and lists of them. */
const MOST_KEYS = 16
const MOST_ITEMS = 4096
const LONGEST_TEXT = 256
const DEEPEST = 3

/** Is it an action by its form? What comes from a file or a network may be anything. */
export function isAction(value: unknown): value is Action {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return false
  return typeof (value as { do?: unknown }).do === 'string' && hasSmallValues(value)
}

function isSmallJson(value: unknown, depth: number): boolean {
  switch (typeof value) {
    case 'string':
      return value.length <= LONGEST_TEXT
    case 'number':
      return Number.isFinite(value)
    case 'boolean':
      return true
    default:
      return value === null || (Array.isArray(value) && depth > 0 && areSmall(value, depth))
  }
}

const areSmall = (items: readonly unknown[], depth: number): boolean =>
  items.length <= MOST_ITEMS && items.every(item => isSmallJson(item, depth - 1))

// Every action is looked at, also in thought: nothing is allocated here.
function hasSmallValues(action: object): boolean {
  let keys = 0
  for (const key in action) {
    keys += 1
    if (keys > MOST_KEYS || key.length > LONGEST_TEXT || key === '__proto__') return false
    if (!isSmallJson((action as Record<string, unknown>)[key], DEEPEST)) return false
  }
  return true
}
