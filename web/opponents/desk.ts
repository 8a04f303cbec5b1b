// Where a mind thinks: a worker that is hired with the first question, and dismissed when nobody waits for the answer.
import type { AnswerTo, Asks, Put, Question, Report } from '../../ai/mind.ts'
import type { Adviser } from '../../table/advising.ts'

/** The part of a worker that is used here. */
export interface Hired {
  postMessage(question: Question): void
  terminate(): void
  onmessage: ((event: MessageEvent<Report>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
  onmessageerror: ((event: MessageEvent) => void) | null
}

/** The thread ended without an answer: out of memory, or a file of the program is gone. */
export class WorkerDied extends Error {
  override readonly name = 'WorkerDied'
}

export const hire = (): Hired =>
  new Worker(new URL('../../ai/thread.ts', import.meta.url), { type: 'module' })

/** More would wait for the last job of a batch more often than they rehearse. */
const MOST_THREADS = 8

export const spareCores = (): number =>
  Math.min(MOST_THREADS, (globalThis.navigator?.hardwareConcurrency ?? 2) - 1)

export class Desk implements Adviser {
  readonly #hire: () => Hired
  /** Whoever thinks hears no message; he looks into this memory instead. Pages that are not isolated have none. */
  readonly #hurry = typeof SharedArrayBuffer === 'undefined' ? null : new Int32Array(new SharedArrayBuffer(4))
  #hired: Hired | null = null
  #number = 0

  readonly #helpers: number

  /** Threads that help a general: one is left to the page, and he is one himself. */
  constructor(hiring: () => Hired = hire, helpers = spareCores() - 1) {
    this.#hire = hiring
    this.#helpers = Math.max(0, helpers)
  }

  get canHurry(): boolean {
    return this.#hurry !== null
  }

  /** The answer to the last question is to come with what has been found. */
  hurry(): void {
    if (this.#hurry !== null) Atomics.store(this.#hurry, 0, this.#number)
  }

  /**
   * Rejects when the signal is given; whoever still thinks then is dismissed. `told` runs from 0 to 1. A worker that dies over
   * the question is replaced and the question put once more; if that one dies, too, the caller is told.
   */
  async ask<A extends Asks>(
    put: Put<A>,
    signal: AbortSignal,
    told: (part: number) => void = () => {},
  ): Promise<AnswerTo<A>> {
    try {
      return await this.#askOnce(put, signal, told)
    } catch (error) {
      if (!(error instanceof WorkerDied) || signal.aborted) throw error
      return await this.#askOnce(put, signal, told)
    }
  }

  #askOnce<A extends Asks>(
    put: Put<A>,
    signal: AbortSignal,
    told: (part: number) => void,
  ): Promise<AnswerTo<A>> {
    if (signal.aborted) return Promise.reject(signal.reason)
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
      const died = (reason: string) => {
        this.close()
        done(() => reject(new WorkerDied(reason)))
      }
      signal.addEventListener('abort', giveUp, { once: true })
      hired.onerror = event => died(event.message ?? '')
      hired.onmessageerror = () => died('its answer could not be read')
      hired.onmessage = ({ data }) => {
        if (data.number !== number) return
        if ('part' in data) told(data.part)
        else if ('answer' in data) done(() => resolve(data.answer as AnswerTo<A>))
        else done(() => reject(new Error(data.fault)))
      }
      hired.postMessage({ ...put, number, hurry: this.#hurry, helpers: this.#helpers })
    })
  }

  close(): void {
    this.#hired?.terminate()
    this.#hired = null
  }
}
