// What each action of a game caused, and what everybody heard of it.
import type { Action, GameEvent } from '../engine/game/action.ts'
import { type GameState, PUBLIC } from '../engine/game/game.ts'
import type { LogLine, Past, Presentation, Sight } from './presentation.ts'

/** One action of the past, and what came of it. */
export interface Deed extends Past {
  readonly action: Action
  /** Deeds of one intent are taken back together. */
  readonly group: number
  /** A die fell or something was shown: nothing before the end of it can be taken back. */
  readonly isFinal: boolean
  /** By side, and last what the public heard: `heardOf` and `linesFor` read them. */
  readonly heard: readonly (readonly GameEvent[])[]
  readonly lines: readonly (readonly LogLine[])[]
}

/** `PUBLIC` is -1, the last of the list. */
export const heardOf = ({ heard }: Pick<Deed, 'heard'>, viewer: number): readonly GameEvent[] =>
  heard.at(viewer) ?? []

export const linesFor = ({ lines }: Pick<Deed, 'lines'>, viewer: number): readonly LogLine[] =>
  lines.at(viewer) ?? []

/** A phase or a turn begins with it. */
export const isHeading = ({ weight }: LogLine): boolean => weight === 'phase' || weight === 'turn'

export const hasHeading = (lines: readonly LogLine[]): boolean => lines.some(isHeading)

/** What a side heard in the phase that is being played. */
export function heardInPhase(told: readonly Deed[], side: number): readonly GameEvent[] {
  const heard: (readonly GameEvent[])[] = []
  for (let i = told.length - 1; i >= 0; i--) {
    const deed = told[i]
    heard.push(heardOf(deed, side))
    if (hasHeading(linesFor(deed, side))) break
  }
  return heard.reverse().flat()
}

/** An action that was done: who did what, and what it led to. */
export interface Done<G> {
  readonly position: number
  readonly group: number
  readonly side: number
  readonly action: Action
  readonly events: readonly GameEvent[]
  readonly isFinal: boolean
  readonly after: G
}

export type AnyPresentation<G extends GameState> = Presentation<G, Sight<G>>

export class Deeds<G extends GameState> {
  readonly #presentation: AnyPresentation<G>
  readonly #viewers: readonly number[]
  readonly #list: Deed[] = []
  /** Of a deed that ended a phase: the deed before it, as it was until then. */
  readonly #before = new WeakMap<Deed, Deed>()
  /** Points as they were last counted. */
  #scores: readonly number[]

  constructor(presentation: AnyPresentation<G>, scenario: string, start: G) {
    this.#presentation = presentation
    const { sides } = presentation.game.scenarios.find(({ id }) => id === scenario)!
    this.#viewers = [...sides.keys(), PUBLIC]
    this.#scores = presentation.scores(start)
  }

  /** The oldest first. */
  get list(): readonly Deed[] {
    return this.#list
  }

  tell(done: Done<G>): Deed {
    const { game, log, isOpen } = this.#presentation
    const { after, ...rest } = done
    const heard = this.#viewers.map(viewer =>
      isOpen && viewer === PUBLIC ? done.events : game.hear(after, viewer, done.events),
    )
    const lines = heard.map(told => log(after, told))
    // In a long game a phase ends with one action in twenty, and counting may be dear.
    const isCounted = lines.some(hasHeading) || game.outcome(after) !== null
    if (isCounted) this.#scores = this.#presentation.scores(after)
    const turn = Number(game.situation(after).turn ?? 0)
    const deed: Deed = { ...rest, turn, scores: this.#scores, heard, lines }
    this.push(deed)
    return deed
  }

  /** Puts a deed on top; with one that ends a phase, the deed before it has the points of the end, too. */
  push(deed: Deed): void {
    const last = this.#list.at(-1)
    if (last !== undefined && last.scores !== deed.scores) {
      this.#before.set(deed, last)
      this.#list[this.#list.length - 1] = { ...last, scores: deed.scores }
    }
    this.#scores = deed.scores
    this.#list.push(deed)
  }

  pop(): Deed | undefined {
    const deed = this.#list.pop()
    const before = deed === undefined ? undefined : this.#before.get(deed)
    if (before !== undefined) this.#list[this.#list.length - 1] = before
    this.#scores = before?.scores ?? this.#list.at(-1)?.scores ?? this.#scores
    return deed
  }

  /** Puts older deeds before these. */
  unshift(older: readonly Deed[]): void {
    const own = this.#list.splice(0)
    for (const deed of older) this.#list.push(deed)
    for (const deed of own) this.#list.push(deed)
  }
}
