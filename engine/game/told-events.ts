// Events as somebody may read them who does not know every unit.
import type { GameEvent, Json } from './action.ts'

export interface Discretion {
  /** Kinds of event that name everybody. */
  readonly open: ReadonlySet<string>
  /** Kinds of event of which only these fields name everybody. */
  readonly openFields?: Readonly<Record<string, readonly string[]>>
  /** Kinds of event that are not told at all when their unit is hidden: nobody could notice them. */
  readonly silent?: ReadonlySet<string>
}

/** The same events with `hidden` in place of the ids in that set, where a game does not tell them openly. */
export function toldEvents(
  events: readonly GameEvent[],
  hidden: ReadonlySet<string>,
  { open, openFields = {}, silent }: Discretion,
): GameEvent[] {
  const told = (value: Json): Json => {
    if (typeof value === 'string') return hidden.has(value) ? 'hidden' : value
    return Array.isArray(value) ? value.map(told) : value
  }
  const isTold = ({ event, unit }: GameEvent) => !(silent?.has(event) && hidden.has(String(unit)))
  return events.filter(isTold).map(event => {
    if (open.has(event.event)) return event
    const isOpen = (key: string) => openFields[event.event]?.includes(key) ?? false
    const entries = Object.entries(event).map(([key, value]) => [key, isOpen(key) ? value : told(value)])
    return Object.fromEntries(entries) as GameEvent
  })
}
