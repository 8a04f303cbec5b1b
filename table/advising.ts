// Advice for whoever sits at the screen: asked for, thought over elsewhere, shown until something changes.
import type { Foresight } from '../ai/hints/foresee.ts'
import type { Rating } from '../ai/hints/rate.ts'
import type { Suggestion } from '../ai/hints/suggest.ts'
import type { AnswerTo, Asks, Put } from '../ai/mind.ts'
import type { Reason } from '../ai/players/player.ts'

/** Thinks about questions one at a time. */
export interface Adviser {
  /** Rejects when the signal is given; `told` runs from 0 to 1. */
  ask<A extends Asks>(put: Put<A>, signal: AbortSignal, told?: (part: number) => void): Promise<AnswerTo<A>>
  close(): void
}

export type AdviceAsks = Exclude<Asks, { readonly for: 'action' }>

export type Advice =
  | {
      readonly kind: 'thinking'
      readonly for: AdviceAsks['for']
      readonly progress: number | null
      readonly line: string | null
    }
  | { readonly kind: 'suggestion'; readonly suggestion: Suggestion }
  | { readonly kind: 'rating'; readonly rating: Rating }
  | { readonly kind: 'foresight'; readonly foresight: Foresight }
  /** Of what a line of the log tells. */
  | { readonly kind: 'reasons'; readonly line: string; readonly reasons: readonly Reason[] }
  | { readonly kind: 'failed'; readonly for: AdviceAsks['for']; readonly line: string | null }

export class Advising {
  readonly #adviser: Adviser | null
  readonly #changed: (advice: Advice) => void
  #asked: AbortController | null = null
  advice: Advice | null = null

  constructor(adviser: Adviser | null, changed: (advice: Advice) => void) {
    this.#adviser = adviser
    this.#changed = changed
  }

  get isOffered(): boolean {
    return this.#adviser !== null
  }

  /** `made` turns the answer into advice; `line` is the line of the log that it is about. */
  ask<A extends AdviceAsks>(
    put: Put<A>,
    made: (answer: AnswerTo<A>) => Advice,
    line: string | null = null,
  ): void {
    if (this.#adviser === null) return
    this.clear()
    const asked = new AbortController()
    this.#asked = asked
    const tell = (advice: Advice) => {
      if (asked.signal.aborted) return
      this.advice = advice
      this.#changed(advice)
    }
    const thinking = (progress: number | null) =>
      tell({ kind: 'thinking', for: put.asks.for, progress, line })
    thinking(null)
    this.#adviser.ask(put, asked.signal, thinking).then(
      answer => tell(made(answer)),
      () => tell({ kind: 'failed', for: put.asks.for, line }),
    )
  }

  /** The question is taken back, or the answer no longer holds. */
  clear(): void {
    this.#asked?.abort()
    this.#asked = null
    this.advice = null
  }

  /** Advice on the decision in hand falls when the hand changes; what is told of the enemy stands. */
  clearDecision(): void {
    const { advice } = this
    const subject =
      advice === null || advice.kind === 'thinking' || advice.kind === 'failed' ? advice?.for : advice.kind
    if (subject === 'suggestion' || subject === 'rating') this.clear()
  }

  close(): void {
    this.clear()
    this.#adviser?.close()
  }
}
