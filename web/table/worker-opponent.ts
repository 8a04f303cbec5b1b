// An opponent that thinks in a thread of its own, so that the page never waits for it.
import type { Answer, Question as Asked } from '../../ai/answer.ts'
import { LEVELS, type Level } from '../../ai/opponent.ts'
import type { Action } from '../../engine/game/action.ts'
import type { Opponent } from './opponents.ts'

/** What a web worker and a port of Node have in common, once wrapped. */
export interface Thread {
  send(question: Asked): void
  listen(heard: (answer: Answer) => void): void
  close(): void
}

/** The worker of a page as a thread. */
export function webThread(worker: Worker): Thread {
  return {
    send: question => worker.postMessage(question),
    listen: heard => worker.addEventListener('message', message => heard(message.data as Answer)),
    close: () => worker.terminate(),
  }
}

export function workerOpponent(level: Level, seed: number, start: () => Thread): Opponent {
  const waiting = new Map<number, { done(action: Action): void; fail(error: Error): void }>()
  let thread: Thread | null = null
  let next = 0

  function theThread(): Thread {
    if (thread !== null) return thread
    thread = start()
    thread.listen(answer => {
      const asked = waiting.get(answer.id)
      waiting.delete(answer.id)
      if ('action' in answer) asked?.done(answer.action)
      else asked?.fail(new Error(answer.fault))
    })
    return thread
  }

  return {
    name: LEVELS[level].name,
    choose({ game, side, view }, signal) {
      const id = next++
      return new Promise((done, fail) => {
        signal.addEventListener('abort', () => {
          waiting.delete(id)
          fail(signal.reason)
        })
        waiting.set(id, { done, fail })
        theThread().send({ id, game, level, seed, side, view: view() })
      })
    },
    close() {
      thread?.close()
      thread = null
    },
  }
}
