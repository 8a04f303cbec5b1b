// Who plays a side without sitting at the table.
import type { Action } from '../../engine/game/action.ts'
import type { Opponent } from '../table/opponents.ts'
import { words } from '../words/en.ts'
import { Desk, type Hired } from './desk.ts'

/** From the weakest up. */
export const LEVELS = ['recruit', 'officer', 'general'] as const
export type Level = (typeof LEVELS)[number]

/** Who sits down when nobody says otherwise. */
export const USUAL: Level = 'officer'

export const isLevel = (word: string): word is Level => (LEVELS as readonly string[]).includes(word)

export function opponentOf(level: Level, seed: number, hire?: () => Hired): Opponent {
  const desk = new Desk(hire)
  let hurried: AbortController | null = null
  return {
    name: words.levels[level].name,
    async choose({ game, side, view, legal }, signal, progress) {
      const hurry = new AbortController()
      hurried = hurry
      let best: Action | null = null
      const put = { game, side, view: view(), asks: { for: 'action', level, seed, legal: legal() } } as const
      try {
        return await desk.ask(put, AbortSignal.any([signal, hurry.signal]), (part, found) => {
          best = found ?? best
          progress(part, best !== null)
        })
      } catch (error) {
        if (best === null || signal.aborted || !hurry.signal.aborted) throw error
        return best
      }
    },
    hurry: () => hurried?.abort(),
    close: () => desk.close(),
  }
}
