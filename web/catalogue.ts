// The battles of the house as the pages ask for them.
import type { GameCard, SideCard } from './games/card.ts'
import { CARDS } from './games/index.ts'

export type Battle = GameCard

export const BATTLES: readonly Battle[] = CARDS

export const battleById = (id: string): Battle | undefined => BATTLES.find(other => other.id === id)

export const isPlayable = (chosen: Battle): boolean => chosen.scenarios.length > 0

/** Names of the sides as a player says them, with those who fight beside them. */
export function sidesOf(chosen: Battle, scenario: string): readonly SideCard[] {
  const ids = chosen.scenarios.find(other => other.id === scenario)?.sides ?? []
  return ids.map((id, side) => chosen.sides[scenario]?.[side] ?? { name: id, with: '' })
}

export const storyOf = (chosen: Battle, scenario: string): string => chosen.stories[scenario] ?? ''
