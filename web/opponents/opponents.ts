// Who plays a side without sitting at the table.
import type { Action } from '../../engine/game/action.ts'
import type { Opponent, Question } from '../table/opponents.ts'
import { words } from '../words/en.ts'
import type { Answered, Asked, Hired } from './protocol.ts'

export const LEVELS = ['recruit'] as const
export type Level = (typeof LEVELS)[number]

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

/** The part of a worker that is used here. */
export interface Desk {
  postMessage(message: Hired | Asked): void
  terminate(): void
  onmessage: ((event: MessageEvent<Answered>) => void) | null
  onerror: ((event: ErrorEvent) => void) | null
}

const newDesk = (): Desk => new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' })

/** An opponent of a level. Its worker is hired with the first question and dismissed when the table is left. */
export function opponentOf(level: Level, seed: number, hire: () => Desk = newDesk): Opponent {
  let desk: Desk | null = null
  let number = 0
  return {
    name: words.levels[level].name,
    choose(question, signal) {
      if (desk === null) {
        desk = hire()
        desk.postMessage({ level, seed })
      }
      return ask(desk, ++number, question, signal)
    },
    close() {
      desk?.terminate()
      desk = null
    },
  }
}

function ask(desk: Desk, number: number, question: Question, signal: AbortSignal): Promise<Action> {
  return new Promise((resolve, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), { once: true })
    desk.onerror = event => reject(new Error(event.message))
    desk.onmessage = ({ data }) => {
      if (data.number !== number) return
      if ('action' in data) resolve(data.action)
      else reject(new Error(data.fault))
    }
    const { game, side } = question
    desk.postMessage({ number, game, side, view: question.view(), legal: question.legal() })
  })
}
