// Who plays a side without sitting at the table.
import type { Opponent } from '../../table/opponents.ts'
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
  return {
    name: words.levels[level].name,
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
