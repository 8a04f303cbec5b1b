import type { Dice } from '../dice/dice.ts'
import { failure, type Result, success } from '../files/result.ts'
import type { Layout, LayoutSpec, StateOf } from '../state/layout.ts'
import type { Json } from './action.ts'
import { wordsOf } from './options.ts'

/** What a game says of itself so that its positions can be written down and read back. */
export interface PositionRules<L extends LayoutSpec, Terms, Derived> {
  readonly id: string
  readonly title: string
  readonly layout: Layout<L, Terms, Derived>
  readonly termsFrom: (scenario: unknown, options: unknown) => Result<Terms>
  /** Broken invariants: such a position is refused. */
  readonly faultsIn: (g: StateOf<L, Terms, Derived>) => readonly string[]
}

type Positioned = { readonly scenario: string; readonly options: object }

/** A position as JSON, and back. What comes in is checked before anything is made of it. */
export function positionJson<L extends LayoutSpec, Terms extends Positioned, Derived>(
  rules: PositionRules<L, Terms, Derived>,
) {
  type State = StateOf<L, Terms, Derived>
  return {
    toJSON(g: State): Json {
      return {
        game: rules.id,
        scenario: g.terms.scenario,
        options: wordsOf(g.terms.options),
        state: rules.layout.toJSON(g),
      }
    },
    fromJSON(json: unknown, dice: Dice): Result<State> {
      const refuse = (reason: string, place?: string) =>
        failure([{ file: 'position', line: 0, place, reason }])
      const saved = json as Record<string, unknown> | null
      if (typeof saved !== 'object' || saved === null) return refuse('this is not a position')
      if (saved.game !== rules.id) return refuse(`this is not a position of ${rules.title}`)
      const terms = rules.termsFrom(saved.scenario, saved.options)
      if (!terms.ok) return terms
      const cells = rules.layout.fromJSON(saved.state)
      if (!cells.ok) return refuse(cells.reason, cells.field)
      const g = rules.layout.create(terms.value, dice, cells.cells)
      const faults = rules.faultsIn(g)
      return faults.length > 0 ? refuse(faults[0]) : success(g)
    },
  }
}
