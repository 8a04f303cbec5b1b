// Actions that are almost legal: another unit, another hex, another verb, a field too few.

import type { Luck } from '../../ai/players/player.ts'
import type { Action, Json } from '../../engine/game/action.ts'
import { isSaid } from './listed.ts'
import { type Finding, type Table, words } from './table.ts'

/** Every value seen so far in this game, by field. */
export class Vocabulary {
  readonly #values = new Map<string, Json[]>()
  readonly #known = new Set<string>()

  learn(action: Action): void {
    for (const key in action) {
      const name = `${key}=${action[key]}`
      if (this.#known.has(name)) continue
      this.#known.add(name)
      const values = this.#values.get(key)
      if (values === undefined) this.#values.set(key, [action[key]])
      else values.push(action[key])
    }
  }

  /** A value that some action had in this field. */
  like(key: string, luck: Luck): Json {
    const values = this.#values.get(key)
    return values === undefined ? null : values[luck.below(values.length)]
  }

  anyKey(luck: Luck): string {
    const keys = [...this.#values.keys()]
    return keys[luck.below(keys.length)]
  }
}

const RUBBISH: readonly Json[] = [
  null,
  true,
  '',
  'x',
  '__proto__',
  'constructor',
  '0000',
  -1,
  0,
  1.5,
  1e9,
  [],
  {},
  [null],
  ['x', 'x'],
]

/** Whole values that are no actions at all. */
const NO_ACTIONS: readonly unknown[] = [
  null,
  undefined,
  0,
  'end',
  [],
  {},
  { do: null },
  { do: 7 },
  { do: '' },
  { do: 'toString' },
  { unit: 'x' },
  [{ do: 'end' }],
]

/** A near neighbour of a legal action; now and then something that is no action. */
export function mutant(action: Action, vocabulary: Vocabulary, luck: Luck): unknown {
  if (luck.below(50) === 0) return NO_ACTIONS[luck.below(NO_ACTIONS.length)]
  const changed: Record<string, Json> = { ...action }
  const changes = luck.below(4) === 0 ? 2 : 1
  for (let i = 0; i < changes; i++) changeOne(changed, vocabulary, luck)
  return changed
}

function changeOne(action: Record<string, Json>, vocabulary: Vocabulary, luck: Luck): void {
  const keys = Object.keys(action)
  const key = keys[luck.below(keys.length)]
  if (key === undefined) return
  switch (luck.below(8)) {
    case 0:
      delete action[key]
      return
    case 1:
      action[key] = RUBBISH[luck.below(RUBBISH.length)]
      return
    case 2:
      action[key] = vocabulary.like(vocabulary.anyKey(luck), luck)
      return
    case 3:
      addField(action, vocabulary.anyKey(luck), vocabulary, luck)
      return
    default:
      action[key] = Array.isArray(action[key]) ? otherList(action[key], luck) : vocabulary.like(key, luck)
  }
}

function addField(action: Record<string, Json>, key: string, vocabulary: Vocabulary, luck: Luck): void {
  const value = vocabulary.like(key, luck)
  // Whole moves and attacks are sent with lists.
  action[luck.below(3) === 0 ? `${key}s` : key] = luck.below(3) === 0 ? [value] : value
}

function otherList(list: readonly Json[], luck: Luck): Json {
  const at = luck.below(Math.max(1, list.length))
  switch (luck.below(3)) {
    case 0:
      return list.filter((_, i) => i !== at)
    case 1:
      return [...list, list[at] ?? null]
    default:
      return [...list].reverse()
  }
}

/** Refused by at least one rule, or allowed, and then harmless. Never an error, never a refusal without a reason. */
export function mutantFinding(table: Table, vocabulary: Vocabulary): Finding {
  const { game, g, side, legal, luck } = table
  const action = mutant(legal[luck.below(legal.length)], vocabulary, luck)
  try {
    const refusals = game.check(g, side, action)
    if (refusals.length > 0)
      return refusals.every(isSaid) ? null : `${words(action)} is refused without a rule`
    const after = g.copy()
    game.perform(after, side, action as Action, null)
    const [fault] = game.faultsIn(after)
    if (fault !== undefined) return `${words(action)} is allowed and breaks the game: ${fault}`
    const awaited = game.awaited(after)
    if (awaited !== null && game.legal(after, awaited.side).length === 0) {
      return `${words(action)} is allowed and leads to a dead end in ${awaited.decision}`
    }
    return null
  } catch (error) {
    return `${words(action)} throws: ${(error as Error).message}`
  }
}
