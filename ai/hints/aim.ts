import type { Action } from '../../engine/game/action.ts'

/** The hex that an attack is aimed at, null for any other action. */
export const aimedAt = (action: Action): string | null =>
  typeof action.target === 'string'
    ? action.target
    : action.do === 'attack' && typeof action.hex === 'string'
      ? action.hex
      : null
