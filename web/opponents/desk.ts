// Where a mind thinks: a worker that is hired with the first question, and dismissed when nobody waits for the answer.
import type { Answers, Asks, Question, Report } from '../../ai/mind.ts'
import type { Action } from '../../engine/game/action.ts'

/** The part of a worker that is used here. */
export interface Hired {
  postMessage(question: Question): void
  terminate(): void
  onmessage: ((event: MessageEvent<Report>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

export const hire = (): Hired =>
  new Worker(new URL('../../ai/thread.ts', import.meta.url), { type: 'module' })

type Put<A extends Asks> = Omit<Question, 'number' | 'asks'> & { readonly asks: A }
type AnswerTo<A extends Asks> = Answers[A['for']]

/** How far it is, from 0 to 1, and what would be done if it had to stop now. */
type Told = (part: number, best: Action | null) => void

export class Desk {
  readonly #hire: () => Hired
  #hired: Hired | null = null
  #number = 0

  constructor(hiring: () => Hired = hire) {
    this.#hire = hiring
  }

  /** Rejects when the signal is given; whoever still thinks then is dismissed. */
  ask<A extends Asks>(put: Put<A>, signal: AbortSignal, told: Told = () => {}): Promise<AnswerTo<A>> {
    this.#hired ??= this.#hire()
    const hired = this.#hired
    const number = ++this.#number
    return new Promise<AnswerTo<A>>((resolve, reject) => {
      const giveUp = () => {
        this.close()
        reject(signal.reason)
      }
      const done = (settle: () => void) => {
        signal.removeEventListener('abort', giveUp)
        settle()
      }
      if (signal.aborted) return giveUp()
      signal.addEventListener('abort', giveUp, { once: true })
      hired.onerror = event => done(() => reject(new Error(event.message)))
      hired.onmessage = ({ data }) => {
        if (data.number !== number) return
        if ('part' in data) told(data.part, data.best)
        else if ('answer' in data) done(() => resolve(data.answer as AnswerTo<A>))
        else done(() => reject(new Error(data.fault)))
      }
      hired.postMessage({ ...put, number })
    })
  }

  close(): void {
    this.#hired?.terminate()
    this.#hired = null
  }
}
