// Who plays a side that nobody at the terminal plays, and who gives hints to those who sit there.
import { Worker } from 'node:worker_threads'
import { knowledgeUnder } from '../../ai/games/known.ts'
import { newMind, type Question, type Report } from '../../ai/mind.ts'
import type { Knowledge } from '../../ai/players/knowledge.ts'
import type { Level } from '../../ai/players/players.ts'
import type { Opponent } from '../../table/opponents.ts'
import { Desk, type Hired, spareCores } from '../../web/opponents/desk.ts'

/** A general thinks for half a minute in a thread of his own, so that Ctrl-C is heard; others answer at once. */
export function opponentAt(level: Level, seed: number): Opponent {
  const desk = level === 'general' ? new Desk(inThread, spareCores()) : new Desk(inThisThread)
  return {
    name: level,
    choose({ game, rules, side, view, legal }, signal, progress) {
      const asks = { for: 'action', level, seed, legal: legal() } as const
      return desk.ask({ game, rules, side, view: view(), asks }, signal, part =>
        progress(part, desk.canHurry),
      )
    },
    hurry: () => desk.hurry(),
    close: () => desk.close(),
  }
}

export const adviserHere = (): Desk => new Desk(inThisThread)

const event = (data: Report) => ({ data }) as MessageEvent<Report>

function inThisThread(): Hired {
  const knowledge = new Map<string, Knowledge | undefined>()
  const mind = newMind(game => knowledge.get(game))
  const hired: Hired = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: question =>
      setImmediate(async () => {
        const { game, rules } = question
        if (!knowledge.has(game)) knowledge.set(game, await knowledgeUnder(game, rules))
        mind(question, report => hired.onmessage?.(event(report)))
      }),
    terminate() {
      hired.onmessage = null
    },
  }
  return hired
}

function inThread(): Hired {
  const worker = new Worker(new URL('../../ai/thread.ts', import.meta.url))
  const hired: Hired = {
    onmessage: null,
    onerror: null,
    onmessageerror: null,
    postMessage: (question: Question) => worker.postMessage(question),
    terminate: () => worker.terminate(),
  }
  worker.on('message', (report: Report) => hired.onmessage?.(event(report)))
  worker.on('error', ({ message }) => hired.onerror?.({ message } as ErrorEvent))
  return hired
}
