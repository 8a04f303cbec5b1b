// A database that does not answer: in one line, and with patience.
import { setTimeout as sleep } from 'node:timers/promises'

/** Hears one line for whoever started the command. */
export type Tell = (line: string) => void

/** What the user can put right: the database, its address, the rights there. */
export class QueueTrouble extends Error {}

const AWAY = /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|ENOTFOUND|EAI_AGAIN|08|57P0[123]|53300)/
const AWAY_IN_WORDS = /connection terminated|timeout|not queryable|connection ended/i

const codeOf = (error: unknown): string => String((error as { code?: unknown } | null)?.code ?? '')

/** Whether the database may be back later; a wrong password or a missing table stays wrong. */
export const isAway = (error: unknown): boolean =>
  AWAY.test(codeOf(error)) || (error instanceof Error && AWAY_IN_WORDS.test(error.message))

/** The reason in a few words; an unreachable host has a code and sometimes no message. */
export function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message.split('\n')[0].trim() : String(error)
  return message === '' ? codeOf(error) || 'for no reason it would tell' : message
}

export interface Patience {
  /** Asks until there is an answer, or until patience is at its end. */
  insist<T>(ask: () => Promise<T>): Promise<T>
}

/** All who wait for the same database share one patience, so that its absence and return are told once. */
export function patienceOf(tell: Tell, seconds: number, pause = 1000): Patience {
  let awaySince: number | null = null
  const heard = () => {
    if (awaySince !== null) tell('the database is back')
    awaySince = null
  }
  const missed = (error: unknown) => {
    if (!isAway(error)) throw new QueueTrouble(`the database refuses: ${reasonOf(error)}`)
    if (awaySince === null) tell(`the database does not answer (${reasonOf(error)}); trying for ${seconds} s`)
    awaySince ??= performance.now()
    if (performance.now() - awaySince > seconds * 1000) {
      throw new QueueTrouble(`the database has not answered for ${seconds} s (${reasonOf(error)})`)
    }
  }
  return {
    async insist(ask) {
      while (true) {
        try {
          const answer = await ask()
          heard()
          return answer
        } catch (error) {
          missed(error)
          await sleep(pause)
        }
      }
    },
  }
}
