// Why a game cannot be opened, and what can be done instead.
import type { ReactNode } from 'react'
import type { Problem } from '../session/opening.ts'
import { words } from '../words/en.ts'
import type { IconName } from './icons.tsx'

export interface ProblemWords {
  readonly icon: IconName
  readonly title: string
  readonly text: string
  readonly details?: ReactNode
}

export function problemWords(problem: Problem): ProblemWords {
  const { opening } = words
  switch (problem.kind) {
    case 'not-a-game':
      return { icon: 'file', title: opening.notGame, text: opening.notGameText(problem.file, problem.reason) }
    case 'unknown-game':
      return { icon: 'file', title: opening.unknownGame, text: opening.unknownGameText(problem.game) }
    case 'not-playable':
      return { icon: 'file', title: opening.unknownGame, text: opening.noPresentation(problem.title) }
    case 'other-rules': {
      const { title, theirs, ours } = problem
      return { icon: 'file', title: opening.newer(theirs), text: opening.newerText(title, theirs, ours) }
    }
    case 'sealed':
      return { icon: 'die', title: opening.sealed, text: opening.sealedText }
    case 'gone':
      return { icon: 'search', title: opening.gone, text: opening.goneText }
    case 'damaged':
      return { icon: 'file', title: opening.damaged, text: opening.damagedText }
    case 'misfit':
      return {
        icon: 'refused',
        title: opening.misfit(problem.action),
        text: opening.misfitText(sentence(problem.reason)),
      }
  }
}

const sentence = (text: string): string => {
  const whole = `${text[0]?.toUpperCase() ?? ''}${text.slice(1)}`
  return /[.)]$/.test(whole) ? `${whole.replace(/\.$/, '')}.` : `${whole}.`
}
