// Which attack is made next, and by whom: of all who could, those that are needed.
import type { Action } from '../../engine/game/action.ts'
import type { Position } from './battlefield.ts'
import { bookFor, withoutGuards } from './book.ts'
import type { Estimate } from './estimate.ts'
import { enoughFor, promiseOf, stakeOf } from './promise.ts'

/** Units that are in place attack for less than those who would have to move up. */
const IN_PLACE = 0.4

export interface Attack {
  readonly target: number
  readonly units: readonly number[]
  /** How much more it promises than is asked. */
  readonly value: number
}

/** Units that may attack a hex together. */
export type Party = readonly [target: number, units: readonly number[]]

type Strength = (unit: number) => number

/** What the attack promises beyond what is asked of units that are in place. */
export function surplusOf<G extends Position>(
  estimate: Estimate<G>,
  g: G,
  units: readonly number[],
  target: number,
  prospect = estimate.field.prospect(g, units, target),
): number {
  const { field } = estimate
  const promise = promiseOf(prospect, stakeOf(estimate, g, units, target))
  return promise - enoughFor(estimate, units[0]) * IN_PLACE - field.stakes.committed * units.length
}

/** All of them, less those without whom it goes as well: they can fight elsewhere. The last are left out first. */
export function leanest(
  strongestFirst: readonly number[],
  target: number,
  surplus: (units: readonly number[], target: number) => number,
): Attack {
  let units = strongestFirst
  let value = surplus(units, target)
  for (const unit of strongestFirst.toReversed()) {
    if (units.length === 1) break
    const fewer = units.filter(other => other !== unit)
    const without = surplus(fewer, target)
    if (without < value) continue
    units = fewer
    value = without
  }
  return { target, units, value }
}

/** The best attack of these parties, guards left at their posts where the losses could cost those; null if none promises enough. */
export function bestAttack<G extends Position>(
  estimate: Estimate<G>,
  g: G,
  parties: Iterable<Party>,
  strength: Strength,
  surplus = (units: readonly number[], target: number): number => surplusOf(estimate, g, units, target),
): Attack | null {
  const book = bookFor(estimate)
  let best: Attack | null = null
  for (const [target, party] of parties) {
    const worst = (of: readonly number[]) => estimate.field.prospect(g, of, target).worst
    const units = withoutGuards(book, estimate.field, g, party, worst)
    if (units.length === 0) continue
    const attack = leanest(
      units.toSorted((a, b) => strength(b) - strength(a)),
      target,
      surplus,
    )
    if (attack.value > (best?.value ?? 0)) best = attack
  }
  return best
}

/** Recruits fight with what stands in one hex: the strongest stack. */
export function strongestStack(g: Position, units: readonly number[], strength: Strength): readonly number[] {
  const inHex = (hex: number) =>
    units.reduce((sum, unit) => sum + (g.place[unit] === hex ? strength(unit) : 0), 0)
  const best = units.map(unit => g.place[unit]).reduce((a, b) => (inHex(b) > inHex(a) ? b : a))
  return units.filter(unit => g.place[unit] === best)
}

/** What an action asks for by name, as the rules read it. */
interface Names {
  readonly hexNamed: (name: Action[string]) => number
  readonly unitNamed: (name: Action[string]) => number
}

/** Units that may open an attack with this verb, by the hex that they would attack. */
export function openingsIn(
  legal: readonly Action[],
  verb: string,
  { hexNamed, unitNamed }: Names,
): Map<number, readonly number[]> {
  const openings = new Map<number, readonly number[]>()
  for (const action of legal) {
    if (action.do !== verb) continue
    const target = hexNamed(action.target)
    openings.set(target, [...(openings.get(target) ?? []), unitNamed(action.unit)])
  }
  return openings
}
