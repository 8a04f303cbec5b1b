// The rules of a game in the version that a game was begun with.
import type { AnyGame, GameEntry } from '../engine/game/door.ts'
import { brought, lackingFields } from '../engine/game/frozen.ts'
import { keptRules } from '../engine/game/keeper.ts'
import { ENTRIES } from './index.ts'

const opened = new Map<string, Promise<AnyGame | null>>()
const kept = new Map<string, AnyGame | null>()

/** Null if there is no such game, or not in this version. Without a version: the rules of today. */
export function rulesOf(id: string, version?: number): Promise<AnyGame | null> {
  const key = `${id} ${version}`
  let rules = opened.get(key)
  if (rules === undefined) {
    rules = load(id, version)
    opened.set(key, rules)
    rules.catch(() => opened.delete(key))
  }
  return rules
}

async function load(id: string, version: number | undefined): Promise<AnyGame | null> {
  const entry = ENTRIES.find(other => other.id === id)
  if (entry === undefined) return null
  const { game } = await entry.open()
  return version === undefined || version === game.rulesVersion ? game : older(entry, game, version)
}

async function older(entry: GameEntry, present: AnyGame, version: number): Promise<AnyGame | null> {
  const kept = (await entry.frozen?.()) ?? {}
  return Object.hasOwn(kept, version) ? brought((await kept[version]()).game, present) : null
}

/**
 * The same, for a table or a player that handles the states with present code; `shown` is null where that cannot be, because what a
 * state holds has changed since.
 */
export async function rulesAtTable(id: string, version: number): Promise<{ shown: AnyGame | null } | null> {
  const [game, present] = await Promise.all([rulesOf(id, version), rulesOf(id)])
  if (game === null || present === null || game === present) return game === null ? null : { shown: game }
  const key = `${id} ${version}`
  if (!kept.has(key)) {
    const lacking = lackingFields(game, present)
    kept.set(key, lacking === null ? null : keptRules(game, lacking))
  }
  return { shown: kept.get(key)! }
}
