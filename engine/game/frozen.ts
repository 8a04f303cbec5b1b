// Games outlive versions: a game keeps the rules that it began with.
import { fastDice } from '../dice/fast-dice.ts'
import type { Cells } from '../state/fields.ts'
import type { AnyGame } from './door.ts'
import type { GameState } from './game.ts'

/** Older rules of one game by version; each is loaded when a game needs it. Written by `salient freeze`. */
export type FrozenRules = Readonly<Record<number, () => Promise<{ readonly game: AnyGame }>>>

/** The older rules, answering whatever has been asked of a game and of its states since they were frozen. */
export function brought(frozen: AnyGame, present: AnyGame): AnyGame {
  const begun = frozen.begin(frozen.scenarios[0].id, {}, fastDice(1))
  if (!begun.ok)
    throw new Error(`${frozen.id} ${frozen.rulesVersion} cannot begin: ${begun.faults[0].reason}`)
  const states = Object.getPrototypeOf(begun.value)
  // Until cells had widths, a state's memory was its numbers.
  if (!('numbers' in states))
    Object.defineProperty(states, 'numbers', {
      value(this: GameState & { readonly cells: Int32Array }) {
        return this.cells
      },
    })
  // Until copies shared cells, every state had all of its own.
  if (!('own' in states))
    Object.defineProperty(states, 'own', {
      value(this: Record<string, Cells>, field: string) {
        return this[field]
      },
    })
  const { decisions, verbs } = present
  return { ...frozen, decisions: frozen.decisions ?? decisions, verbs: frozen.verbs ?? verbs }
}

/** What the table and the players of the present version read in a state: its fields with their lengths, 0 for a single number. */
export type Fields = ReadonlyMap<string, number>

/**
 * The fields that a state of the older rules lacks, which read as zero at the present table; null if it cannot be shown there, because
 * a field has another size or other things were agreed.
 */
export function lackingFields(frozen: AnyGame, present: AnyGame): Fields | null {
  const lacking = new Map<string, number>()
  for (const { id } of frozen.scenarios) {
    const [older, newer] = [frozen, present].map(game => shapeOf(game, id))
    if (older === null || newer === null || older.terms !== newer.terms) return null
    for (const [name, length] of newer.fields) {
      const known = older.fields.get(name)
      if (known === undefined) lacking.set(name, length)
      else if (known !== length) return null
    }
  }
  return lacking
}

function shapeOf(
  game: AnyGame,
  scenario: string,
): { readonly fields: Fields; readonly terms: string } | null {
  const begun = game.begin(scenario, {}, fastDice(1))
  if (!begun.ok) return null
  const { terms } = begun.value as unknown as { readonly terms: object }
  const { state } = game.toJSON(begun.value) as { readonly state: Readonly<Record<string, unknown>> }
  const fields = Object.entries(state).map(
    ([name, value]) => [name, Array.isArray(value) ? value.length : 0] as const,
  )
  return { fields: new Map(fields), terms: Object.keys(terms).sort().join() }
}
