// Computer players think in threads of their own, on what their seat may see.
import { Worker } from 'node:worker_threads'
import type { Question, Report } from '../ai/mind.ts'
import type { Action } from '../engine/game/action.ts'

/** What a computer player is asked: the fields of a question that hang on the position. */
export type Put = Pick<Question, 'game' | 'rules' | 'side' | 'view'> & {
  readonly level: string
  readonly seed: number
  readonly legal: readonly Action[]
}

interface Thread {
  worker: Worker | null
  /** Questions to a thread are put one after the other. */
  last: Promise<unknown>
}

export class Thinkers {
  readonly #threads: Thread[]
  #number = 0

  constructor(threads: number) {
    this.#threads = Array.from({ length: Math.max(1, threads) }, () => ({
      worker: null,
      last: Promise.resolve(),
    }))
  }

  /**
   * A table's questions all go to one thread, which remembers its plans. A thread that dies over a question is replaced and
   * asked once more; if that one dies, too, this rejects, and nothing is played in its name.
   */
  ask(table: string, put: Put): Promise<Action> {
    const thread = this.#threads[lotOf(table) % this.#threads.length]
    const answer = thread.last.then(async () => {
      try {
        return await this.#askOnce(thread, put)
      } catch (error) {
        if (!(error instanceof ThreadDied)) throw error
        return this.#askOnce(thread, put)
      }
    })
    thread.last = answer.catch(() => {})
    return answer
  }

  #askOnce(thread: Thread, { level, seed, legal, ...put }: Put): Promise<Action> {
    thread.worker ??= new Worker(new URL('../ai/thread.ts', import.meta.url))
    const { worker } = thread
    worker.ref()
    const number = ++this.#number
    return new Promise<Action>((resolve, reject) => {
      const done = (settle: () => void) => {
        worker.off('error', died).off('exit', died).off('message', hear)
        worker.unref()
        settle()
      }
      const died = (why: unknown) => {
        thread.worker = null
        done(() => reject(new ThreadDied(String(why))))
        void worker.terminate()
      }
      const hear = (report: Report) => {
        if (report.number !== number) return
        if ('fault' in report) done(() => reject(new Error(report.fault)))
        else if ('answer' in report) done(() => resolve(report.answer as Action))
      }
      worker.on('error', died).on('exit', died).on('message', hear)
      const asks = { for: 'action', level, seed, legal } as const
      worker.postMessage({ ...put, number, asks, hurry: null } satisfies Question)
    })
  }

  async close(): Promise<void> {
    await Promise.all(this.#threads.map(({ worker }) => worker?.terminate()))
  }
}

class ThreadDied extends Error {}

/** A number that is always the same for the same text. */
export function lotOf(text: string): number {
  let lot = 7
  for (let i = 0; i < text.length; i++) lot = (Math.imul(lot, 31) + text.charCodeAt(i)) | 0
  return lot >>> 1
}
