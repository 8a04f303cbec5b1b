// The verbs of a game and what an action with each of them may say. What is not declared is refused, so that nothing goes into a
// journal that no rule has read.
import type { Action } from './action.ts'
import { forbid, type Refusal } from './refusal.ts'

/** Every verb of a game with the keys that its actions may have: `step: 'unit to'`; an empty text for a verb alone. */
export type Verbs = Readonly<Record<string, string>>

/** Null if the verb is one of the game's and every key belongs to it. */
export type FormCheck = (action: Action) => Refusal | null

/** `rule`: what the refusal cites, the rule of the sequence of play. */
export function formCheck(verbs: Verbs, rule: string): FormCheck {
  const known = new Map(Object.entries(verbs).map(([verb, keys]) => [verb, new Set(keysIn(keys))]))
  return action => {
    const keys = known.get(action.do)
    if (keys === undefined) return forbid(rule, `there is no action “${action.do}” in this game`)
    for (const key in action)
      if (key !== 'do' && !keys.has(key))
        return forbid(rule, `“${key}” does not belong to the action “${action.do}”, which ${takes(keys)}`)
    return null
  }
}

export const keysIn = (keys: string): string[] => keys.split(' ').filter(key => key !== '')

const takes = (keys: ReadonlySet<string>): string =>
  keys.size === 0 ? 'stands alone' : `takes ${[...keys].join(', ')}`
