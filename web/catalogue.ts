// The battles of the house as the start page shows them. A battle that can be played says how its table is loaded;
// nothing of its rules is loaded before somebody sits down.
import type { Scenario } from '../engine/game/game.ts'
import { SCENARIOS as WAR_COMES_EARLY } from '../games/war-comes-early/terms.ts'
import type { Presentation } from './table/presentation.ts'
import { words } from './words/en.ts'

export interface Battle {
  readonly id: BattleId
  readonly title: string
  readonly place: string
  readonly facts: string
  /** Empty while the rules are still to come. */
  readonly scenarios: readonly Scenario[]
  load(): Promise<Presentation>
}

export type BattleId = keyof typeof words.battles

async function notYet(): Promise<never> {
  throw new Error('this battle has no table yet')
}

function battle(
  id: BattleId,
  scenarios: readonly Scenario[] = [],
  load: () => Promise<Presentation> = notYet,
): Battle {
  const { title, place, facts } = words.battles[id]
  return { id, title, place, facts, scenarios, load }
}

export const BATTLES: readonly Battle[] = [
  battle('war-comes-early', WAR_COMES_EARLY, async () => {
    const { warComesEarlyTable } = await import('./games/war-comes-early/index.ts')
    return warComesEarlyTable as unknown as Presentation
  }),
  battle('budziszyn-1945'),
  battle('eisenhowers-war'),
  battle('hinge-of-fate'),
  battle('munich-war'),
]

export const battleById = (id: string): Battle | undefined => BATTLES.find(other => other.id === id)

export const isPlayable = (chosen: Battle): boolean => chosen.scenarios.length > 0

/** Names of the sides as a player says them, with those who fight beside them. */
export function sidesOf(chosen: Battle, scenario: string): readonly { name: string; with: string }[] {
  const own = words.battles[chosen.id] as SideWords
  const ids = chosen.scenarios.find(other => other.id === scenario)?.sides ?? []
  return ids.map((id, side) => ({
    name: own.sides?.[scenario]?.[side] ?? id,
    with: own.with?.[scenario]?.[side] ?? '',
  }))
}

export function storyOf(chosen: Battle, scenario: string): string {
  const own = words.battles[chosen.id] as SideWords
  return own.story?.[scenario] ?? ''
}

/** What the words say of a battle that can be played, by scenario. */
interface SideWords {
  readonly story?: Readonly<Record<string, string>>
  readonly sides?: Readonly<Record<string, readonly string[]>>
  readonly with?: Readonly<Record<string, readonly string[]>>
}
