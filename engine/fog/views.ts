// A view as plain JSON, and back to a state in which hidden things are still to be imagined.
import type { Dice } from '../dice/dice.ts'
import { failure, type Result, success } from '../files/result.ts'
import type { Json } from '../game/action.ts'
import type { View } from '../game/game.ts'
import { wordsOf } from '../game/options.ts'
import type { Layout, LayoutSpec, StateOf } from '../state/layout.ts'

type Agreed = { readonly scenario: string; readonly options: object }

/** What a game says of itself so that views can be written and read. */
export interface ViewRules<L extends LayoutSpec, Terms extends Agreed, Derived> {
  readonly id: string
  readonly layout: Layout<L, Terms, Derived>
  termsFrom(scenario: unknown, options: unknown): Result<Terms>
}

/**
 * What is shown of a state from which everything hidden has been taken, and what is told beside it. Lists that are as they were in
 * `before` are the same lists.
 */
export function viewOf<L extends LayoutSpec, Terms extends Agreed, Derived>(
  { id, layout }: Pick<ViewRules<L, Terms, Derived>, 'id' | 'layout'>,
  seen: StateOf<L, Terms, Derived>,
  viewer: number,
  told: object = {},
  before?: View,
): View {
  return {
    game: id,
    scenario: seen.terms.scenario,
    options: wordsOf(seen.terms.options),
    side: viewer,
    state: layout.toJSON(seen, before?.state as Record<string, unknown> | undefined),
    ...(told as Record<string, Json>),
  }
}

/** A view that cannot be imagined, and why. */
export const unimaginable = (reason: string): Result<never> => failure([{ file: 'view', line: 0, reason }])

/** The state that a view shows, hidden things still hidden. */
export function stateOfView<L extends LayoutSpec, Terms extends Agreed, Derived>(
  { layout, termsFrom }: Pick<ViewRules<L, Terms, Derived>, 'layout' | 'termsFrom'>,
  view: View,
  dice: Dice,
): Result<StateOf<L, Terms, Derived>> {
  const terms = termsFrom(view.scenario, view.options)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(view.state)
  if (!cells.ok) return unimaginable(`the field ${cells.field} of the view ${cells.reason}`)
  return success(layout.create(terms.value, dice, cells.cells))
}
