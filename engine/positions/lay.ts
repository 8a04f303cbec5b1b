// A situation of a position file as a state: what every game does in the same way.
import type { Dice } from '../dice/dice.ts'
import type { Result } from '../files/result.ts'
import type { GameState, Scenario } from '../game/game.ts'
import type { Refusal } from '../game/refusal.ts'
import type { Position } from './format.ts'
import { report } from './spot.ts'

/** How a game lays out a situation. */
export interface Laying<G extends GameState, Terms> {
  readonly scenarios: readonly Scenario[]
  termsFrom(scenario: unknown, options: unknown): Result<Terms>
  readonly layout: { create(terms: Terms, dice: Dice): G }
  /** The state before the first decision of the game. */
  beginState(g: G): void
  /**
   * Lays turn, units, words and flow, and reports what cannot be. What needs a sound map (the opening of a phase that looks
   * at it) is given back and done only if there was nothing to report.
   */
  // biome-ignore lint/suspicious/noConfusingVoidType: most games lay everything at once and return nothing
  lay(g: G, position: Position, sides: readonly string[]): void | (() => void)
  faultsIn(g: G): readonly string[]
}

/** Lays positions of a game; null, with the faults reported at their places, if the file asks for what cannot be. */
export function layerOf<G extends GameState, Terms>(
  rules: Laying<G, Terms>,
): (position: Position, dice: Dice) => G | null {
  return (position, dice) => {
    const { faults } = position.spot.to
    const known = faults.length
    const terms = rules.termsFrom(position.scenario, position.options)
    if (!terms.ok) return null
    const g = rules.layout.create(terms.value, dice)
    rules.beginState(g)
    const { sides } = rules.scenarios.find(({ id }) => id === position.scenario)!
    const rest = rules.lay(g, position, sides)
    if (faults.length > known) return null
    rest?.()
    if (!position.allow.has('overstacked'))
      for (const fault of rules.faultsIn(g)) report(position.spot, 'impossible', fault)
    return g
  }
}

/** What a game says of a unit that stands in a hex: why it may not, or null. */
interface StackingRules<G> {
  unit(id: string): number
  readonly hexNames: readonly string[]
  refusalOf(g: G, unit: number, hex: number): Refusal | null
  /** Is this the rule of a limit, which a file may break on purpose (`allow: overstacked`)? */
  isLimit(rule: string): boolean
}

/** Reports units that may not be where the file has put them. */
export function checkStacking<G extends { readonly place: { [unit: number]: number } }>(
  g: G,
  position: Position,
  { unit, hexNames, refusalOf, isLimit }: StackingRules<G>,
): void {
  for (const { unit: id, hex, spot } of position.placements) {
    const u = unit(id)
    if (hex < 0 || g.place[u] !== hex) continue
    const refusal = refusalOf(g, u, hex)
    if (refusal === null || (isLimit(refusal.rule) && position.allow.has('overstacked'))) continue
    report(spot, 'overstacked', `${id} in ${hexNames[hex]}: ${refusal.because} (${refusal.rule})`)
  }
}
