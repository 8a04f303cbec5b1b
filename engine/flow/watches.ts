// Windows are moments in which a side may act out of turn. A side that does not want to be asked in every one of them sets
// a watch: it waits for something to happen, or from now on is asked only where something holds. Watches lie in the last
// cells of the flow, so that they are saved, copied and taken back with everything else.
import type { Action, Json } from '../game/action.ts'
import type { GameState, WatchChoice } from '../game/game.ts'
import { forbid, type Refusal } from '../game/refusal.ts'
import { SIDES_WATCHED, WATCHES_AT } from './frames.ts'

export interface Watch<G> {
  /** 'the next marker is drawn': goes after "pass until" and "ask me only when". */
  readonly title: string
  readonly rule: string
  /** Can it still come? Left out where it always can. */
  isAhead?(g: G, side: number): boolean
  /** Tested where a window could open. Left out where the rules say so when it happens. */
  holds?(g: G, side: number): boolean
}

/** Something that either holds or does not, whenever somebody asks. */
export type Condition<G> = Watch<G> & Required<Pick<Watch<G>, 'holds'>>

export interface Watches<G, Id extends string = string> {
  /** What the side may wait for now, and what it has set. */
  choices(g: G, side: number): readonly WatchChoice[]
  refusal(g: G, side: number, action: Action, malformed: Refusal): Refusal | null
  set(g: G, side: number, action: Action): void
  /** Is the side asked in a window that could open now? A watch that fires is cleared. */
  opens(g: G, side: number): boolean
  /** Called by the rules: what the side may have waited for has happened. */
  happens(g: G, side: number, id: Id): void
  /** For a flow that comes from a file: does it hold watches of this game only? */
  isSound(flow: Int32Array): boolean
}

/** Bits of a watch cell that name watches, and the one that says that a list of conditions was set, be it empty. */
const MOST_WATCHES = 14
const IS_SET = 1 << MOST_WATCHES

const untilOf = (side: number): number => WATCHES_AT + side
const onlyOf = (side: number): number => WATCHES_AT + SIDES_WATCHED + side

/** What every game with windows understands besides its own verbs. */
export const WATCH_VERBS = { watch: 'until only' } as const

/**
 * `{ do: 'watch', until: id }` passes every window until it happens (null: no longer); `{ do: 'watch', only: [ids] }` passes
 * every window from now on in which none of them holds (null: no longer).
 */
export function watchesOf<G extends GameState, U extends string, O extends string>(rules: {
  /** Is this a side that may act out of turn? */
  hasWindows(g: G, side: number): boolean
  readonly until: Readonly<Record<U, Watch<G>>>
  readonly only: Readonly<Record<O, Condition<G>>>
}): Watches<G, U> {
  const until = listOf<Watch<G>>(rules.until)
  const only = listOf<Condition<G>>(rules.only)
  const bitOf = (list: readonly Listed<Watch<G>>[], id: Json | undefined): number =>
    list.find(watch => watch.id === id)?.bit ?? 0
  const holds = (list: readonly Listed<Watch<G>>[], bits: number, g: G, side: number): boolean =>
    list.some(({ bit, holds }) => (bits & bit) !== 0 && holds?.(g, side) === true)

  function isWatch({ until: what, only: when }: Action): boolean {
    if (when === undefined) return what === null || bitOf(until, what) !== 0
    if (what !== undefined) return false
    return when === null || (Array.isArray(when) && when.every(id => bitOf(only, id) !== 0))
  }

  return {
    choices(g, side) {
      if (!rules.hasWindows(g, side)) return []
      const [waited, heeded] = [g.flow[untilOf(side)], g.flow[onlyOf(side)]]
      return [
        ...until
          .filter(({ isAhead }) => isAhead?.(g, side) ?? true)
          .map(watch => choiceOf('until', watch, (waited & watch.bit) !== 0)),
        ...only.map(watch => choiceOf('only', watch, heeded === 0 || (heeded & watch.bit) !== 0)),
      ]
    },
    refusal(g, side, action, malformed) {
      if (!isWatch(action) || !rules.hasWindows(g, side)) return malformed
      const watch = until.find(({ id }) => id === action.until)
      return (watch?.isAhead?.(g, side) ?? true) ? null : watch!.isPast
    },
    set(g, side, action) {
      if (action.only === undefined) g.flow[untilOf(side)] = bitOf(until, action.until)
      else if (action.only === null) g.flow[onlyOf(side)] = 0
      else
        g.flow[onlyOf(side)] = (action.only as readonly Json[]).reduce<number>(
          (bits, id) => bits | bitOf(only, id),
          IS_SET,
        )
    },
    opens(g, side) {
      const waited = g.flow[untilOf(side)]
      if (waited !== 0 && !holds(until, waited, g, side)) return false
      g.flow[untilOf(side)] = 0
      const heeded = g.flow[onlyOf(side)]
      return heeded === 0 || holds(only, heeded, g, side)
    },
    happens(g, side, id) {
      if (g.flow[untilOf(side)] !== 0 && (g.flow[untilOf(side)] & bitOf(until, id)) !== 0)
        g.flow[untilOf(side)] = 0
    },
    isSound(flow) {
      for (let side = 0; side < SIDES_WATCHED; side++) {
        const [waited, heeded] = [flow[untilOf(side)], flow[onlyOf(side)]]
        if (waited !== 0 && !until.some(({ bit }) => bit === waited)) return false
        const known = only.reduce((bits, { bit }) => bits | bit, IS_SET)
        if (heeded !== 0 && ((heeded & IS_SET) === 0 || (heeded & ~known) !== 0)) return false
      }
      return true
    },
  }
}

const choiceOf = (
  kind: WatchChoice['kind'],
  { id, title, rule }: Listed<Watch<never>>,
  isSet: boolean,
): WatchChoice => ({ kind, id, title, rule, isSet })

/** Nobody but a side itself may know what it waits for; `viewer` is a side or the public. */
export function hideWatches(flow: Int32Array, viewer: number): void {
  for (let side = 0; side < SIDES_WATCHED; side++) {
    if (side === viewer) continue
    flow[untilOf(side)] = 0
    flow[onlyOf(side)] = 0
  }
}

type Listed<W> = W & { readonly id: string; readonly bit: number; readonly isPast: Refusal }

function listOf<W extends { readonly title: string; readonly rule: string }>(
  watches: Readonly<Record<string, W>>,
): Listed<W>[] {
  const all = Object.entries(watches)
  if (all.length > MOST_WATCHES)
    throw new RangeError(`there are more than ${MOST_WATCHES} things to wait for`)
  return all.map(([id, watch], at) => ({
    ...watch,
    id,
    bit: 1 << at,
    isPast: forbid(watch.rule, `nobody can wait any more until ${watch.title}`),
  }))
}
