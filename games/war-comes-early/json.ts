// A position of the game as JSON, and back. What comes in is checked before anything is made of it.
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, type Result, success } from '../../engine/files/result.ts'
import type { Json } from '../../engine/game/action.ts'
import { faultsIn } from './invariants.ts'
import { layout, type State } from './state.ts'
import { optionsOf, termsOf, wordsOf } from './terms.ts'

export function toJSON(g: State): Json {
  return {
    game: 'war-comes-early',
    scenario: g.terms.scenario,
    options: wordsOf(g.terms.options),
    state: layout.toJSON(g),
  }
}

export function fromJSON(json: unknown, dice: Dice): Result<State> {
  const refuse = (reason: string, place?: string) => failure([{ file: 'position', line: 0, place, reason }])
  const saved = json as { game?: unknown; scenario?: unknown; options?: unknown; state?: unknown } | null
  if (typeof saved !== 'object' || saved === null) return refuse('this is not a position')
  if (saved.game !== 'war-comes-early') return refuse('this is not a position of War Comes Early')
  const options = optionsOf(saved.options)
  if (!options.ok) return options
  const terms = termsOf(saved.scenario, options.value)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(saved.state)
  if (!cells.ok) return refuse('is missing, misspelt or of the wrong size', cells.field)
  const g = layout.create(terms.value, dice, cells.cells)
  const faults = faultsIn(g)
  return faults.length > 0 ? refuse(faults[0]) : success(g)
}
