import { failure, type Result } from '../files/result.ts'
import { type Action, isAction, type Log } from '../game/action.ts'
import type { Awaited, GameState, WatchChoice } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import { formCheck, type Verbs } from '../game/verbs.ts'
import { type Frames, popFrame, topFrame } from './frames.ts'
import { WATCH_VERBS, type Watches, watchesOf } from './watches.ts'

/** A frame that waits for a player. */
export interface Decision<G> {
  side(g: G): number
  /** Offers every atomic action that `check` would allow. (Watches are allowed beside them and are not listed.) */
  list(g: G, offer: (action: Action) => void): void
  check(g: G, action: Action): Refusal | null
  perform(g: G, action: Action, log: Log): void
  /** True when there is nobody left to decide: the decision falls away unasked. */
  isMoot?(g: G): boolean
  /** In a window, where a side may act out of turn: the action that lets it pass. A side with a watch may not be asked. */
  readonly pass?: Action
}

/** A frame that runs by itself: it does its step of the sequence, pops itself or pushes what comes next. */
export interface Procedure<G> {
  run(g: G, log: Log): void
}

/** Every frame is a decision or a procedure: one that is forgotten does not compile, nor, in one literal, one that is both. */
export interface FlowRules<G, F extends Frames, D extends keyof F> {
  readonly frames: F
  readonly decisions: Readonly<Record<D, Decision<G>>>
  readonly procedures: Readonly<Record<Exclude<keyof F, D>, Procedure<G>>>
  /** What players may send, bundles included; `watch` is the engine's. */
  readonly verbs: Verbs
  /** A bundle of atomic actions that players send as one (a whole move, a whole attack), or null if atomic. */
  expand(g: G, action: Action): readonly Action[] | null
  /** Decisions that break into a bundle: what is left of it is not done, and whoever sent it goes on by hand. */
  readonly interrupts?: readonly NoInfer<D>[]
  /** What sides may wait for; left out in a game without windows. */
  readonly watches?: Watches<G>
  /** Once true, whatever the flow still held is void. */
  isOver(g: G): boolean
  readonly refusals: {
    readonly over: Refusal
    readonly wrongSide: Refusal
    readonly malformed: Refusal
  }
}

export interface Flow<G, D extends string = string> {
  readonly decisions: readonly D[]
  readonly verbs: Verbs
  awaited(g: G): Awaited<D> | null
  legal(g: G, side: number): Action[]
  check(g: G, side: number, action: unknown): readonly Refusal[]
  perform(g: G, side: number, action: Action, log: Log): void
  watches(g: G, side: number): readonly WatchChoice[]
  /** Runs procedures until a player is asked or the flow is empty. */
  proceed(g: G, log: Log): void
  /** A position from outside is taken only if the game can go on from it, or is over; reading it may throw. */
  accept(read: () => Result<G>): Result<G>
}

const STUCK = failure([{ file: 'position', line: 0, reason: 'no game can be in this position' }])

const NO_WATCHES = watchesOf({ hasWindows: () => false, until: {}, only: {} })

const ALLOWED: readonly Refusal[] = Object.freeze([])

export function flowOf<G extends GameState, F extends Frames, D extends keyof F & string>(
  rules: FlowRules<G, F, D>,
): Flow<G, D> {
  const { watches } = rules
  const verbs = watches === undefined ? rules.verbs : { ...rules.verbs, ...WATCH_VERBS }
  const formRefusal = formCheck(verbs, rules.refusals.malformed.rule)
  const decisions = byId<Decision<G>>(rules.frames, rules.decisions)
  const procedures = byId<Procedure<G>>(rules.frames, rules.procedures)
  const names = byId(
    rules.frames,
    Object.fromEntries(Object.keys(rules.decisions).map(name => [name, name as D])),
  )

  function proceed(g: G, log: Log): void {
    for (;;) {
      if (rules.isOver(g)) {
        g.flow.fill(0)
        return
      }
      const frame = topFrame(g.flow)
      const procedure = procedures[frame]
      const decision = decisions[frame]
      if (procedure !== undefined) procedure.run(g, log)
      else if (decision?.isMoot?.(g)) popFrame(g.flow)
      else if (decision?.pass !== undefined && watches?.opens(g, decision.side(g)) === false)
        decision.perform(g, decision.pass, log)
      else return
    }
  }

  const isWatch = (action: Action): boolean => watches !== undefined && action.do === 'watch'

  function checkAtomic(g: G, side: number, action: Action): Refusal | null {
    const decision = decisions[topFrame(g.flow)]
    if (decision === undefined) return rules.refusals.over
    if (decision.side(g) !== side) return rules.refusals.wrongSide
    return isWatch(action)
      ? watches!.refusal(g, side, action, rules.refusals.malformed)
      : decision.check(g, action)
  }

  function performAtomic(g: G, action: Action, log: Log): void {
    const decision = decisions[topFrame(g.flow)]!
    if (!isWatch(action)) decision.perform(g, action, log)
    else {
      watches!.set(g, decision.side(g), action)
      // Whoever waits for something passes the window in which it says so; everything else stays as it is.
      if (decision.pass === undefined || typeof action.until !== 'string') return
      decision.perform(g, decision.pass, log)
    }
    proceed(g, log)
  }

  const interrupting = new Set((rules.interrupts ?? []).map(name => rules.frames[name].id))
  const isInterrupted = (g: G): boolean => interrupting.has(topFrame(g.flow))

  /** A bundle is legal when each of its parts is, one after the other, up to an interruption. */
  function checkBundle(g: G, side: number, parts: readonly Action[]): readonly Refusal[] {
    const trial = g.copy()
    for (let i = 0; i < parts.length; i++) {
      if (i > 0 && isInterrupted(trial)) return ALLOWED
      const refusal = checkAtomic(trial, side, parts[i])
      if (refusal !== null) return [refusal]
      if (i < parts.length - 1) performAtomic(trial, parts[i], null)
    }
    return parts.length === 0 ? [rules.refusals.malformed] : ALLOWED
  }

  function awaited(g: G): Awaited<D> | null {
    const frame = topFrame(g.flow)
    const decision = decisions[frame]
    return decision === undefined ? null : { side: decision.side(g), decision: names[frame]! }
  }

  function legal(g: G, side: number): Action[] {
    const actions: Action[] = []
    const decision = decisions[topFrame(g.flow)]
    if (decision !== undefined && decision.side(g) === side) decision.list(g, action => actions.push(action))
    return actions
  }

  return {
    decisions: Object.keys(rules.decisions) as D[],
    verbs,
    proceed,
    awaited,
    legal,
    watches: (g, side) => watches?.choices(g, side) ?? [],
    accept(read) {
      try {
        const position = read()
        if (!position.ok) return position
        if (!(watches ?? NO_WATCHES).isSound(position.value.flow)) return STUCK
        const asked = awaited(position.value)
        const goesOn = asked !== null && legal(position.value, asked.side).length > 0
        return goesOn === rules.isOver(position.value) ? STUCK : position
      } catch {
        return STUCK
      }
    },
    check(g, side, action) {
      if (!isAction(action)) return [rules.refusals.malformed]
      const decision = decisions[topFrame(g.flow)]
      if (decision === undefined) return [rules.refusals.over]
      if (decision.side(g) !== side) return [rules.refusals.wrongSide]
      const misformed = formRefusal(action)
      if (misformed !== null) return [misformed]
      const parts = rules.expand(g, action)
      if (parts !== null) return checkBundle(g, side, parts)
      const refusal = checkAtomic(g, side, action)
      return refusal === null ? ALLOWED : [refusal]
    },
    perform(g, _side, action, log) {
      const parts = rules.expand(g, action)
      if (parts === null) performAtomic(g, action, log)
      else
        for (let i = 0; i < parts.length && !(i > 0 && isInterrupted(g)); i++) performAtomic(g, parts[i], log)
    },
  }
}

/** What belongs to each frame, by the number of the frame: looked up at every step of every game. */
function byId<T>(frames: Frames, handlers: Readonly<Record<string, T>>): (T | undefined)[] {
  const table: (T | undefined)[] = []
  for (const [name, handler] of Object.entries(handlers)) table[frames[name].id] = handler
  return table
}
