// Events as somebody may read them who does not know every unit.
import type { GameEvent, Json } from './action.ts'

/** The same events with `hidden` in place of the ids in that set; kinds of event in `open` are told in full. */
export function toldEvents(
  events: readonly GameEvent[],
  hidden: ReadonlySet<string>,
  open: ReadonlySet<string>,
): GameEvent[] {
  const told = (value: Json): Json => {
    if (typeof value === 'string') return hidden.has(value) ? 'hidden' : value
    return Array.isArray(value) ? value.map(told) : value
  }
  return events.map(event => {
    if (open.has(event.event)) return event
    return Object.fromEntries(Object.entries(event).map(([key, value]) => [key, told(value)])) as GameEvent
  })
}
