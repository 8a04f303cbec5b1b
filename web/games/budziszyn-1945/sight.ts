// A position of Budziszyn 1945 as one side may see it.
import type { Dice } from '../../../engine/dice/dice.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Awaited } from '../../../engine/game/game.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import type { HiddenStack, HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { type DecisionName, budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { derivedOf } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { seenBy } from '../../../games/budziszyn-1945/view.ts'
import { capital, unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Sentence, Sight } from '../../../table/presentation.ts'

export interface BudSight extends Sight<State> {
  readonly awaited: Awaited<DecisionName> | null
  /** Stacks of which something is hidden, by hex. */
  readonly hidden: ReadonlyMap<number, HiddenStack>
  /**
   * Asks the rules about a copy of the real position: only for what the list of legal actions tells as well, or what lies open
   * (reach, obligations, points).
   */
  ask<T>(question: (real: State) => T): T
}

const NO_DICE: Dice = {
  below() {
    throw new Error('nobody rolls dice on what is only looked at')
  },
}

/** A copy on which everything can be tried but a roll. */
function copyOf(g: State): State {
  const copy = g.copy()
  copy.dice = NO_DICE
  return copy
}

export function see(real: State, viewer: number): BudSight {
  const { seen, stacks } = seenBy(real, viewer)
  seen.dice = NO_DICE
  for (const stack of stacks) linkSeen(seen, stack)
  // The enemy says where his zones of control reach, not how many of his units make them.
  seen.derived = { zones: derivedOf(real).zones.map(zone => zone.map(units => (units > 0 ? 1 : 0))) }
  const awaited = game.awaited(real)
  let legal: readonly Action[] | null = null
  return {
    g: seen,
    viewer,
    awaited,
    hidden: new Map(stacks.map(stack => [stack.hex, stack])),
    ask: question => question(copyOf(real)),
    get legal() {
      legal ??= awaited?.side === viewer ? game.legal(real, viewer) : []
      return legal
    },
    check(action) {
      const [refusal] = game.check(real, viewer, action)
      return refusal === undefined ? null : sentenceOf(refusal)
    },
  }
}

/** Units of a stack that lie open follow each other as if nothing lay between them. */
function linkSeen(seen: State, { hex, units }: HiddenStack): void {
  let above = -1
  seen.top[hex] = -1
  for (const each of units) {
    if (!('unit' in each)) continue
    const unit = unitAt(each.unit)
    seen.below[unit] = -1
    if (above < 0) seen.top[hex] = unit
    else seen.below[above] = unit
    above = unit
  }
}

/** What is known of the units of a hex that cannot be seen. */
export const hiddenIn = ({ hidden }: BudSight, hex: number): readonly HiddenUnit[] =>
  (hidden.get(hex)?.units ?? []).flatMap(each => ('unit' in each ? [] : [each]))

/** A refusal as a sentence of its own. */
export function sentenceOf({ rule, because }: Refusal, before = ''): Sentence {
  return { text: `${capital(before === '' ? because : `${before}: ${because}`)}.`, rules: [rule] }
}

export const sentence = (text: string, ...rules: string[]): Sentence => ({ text, rules })

/** The same sentence, with where on the map it is true. */
export const shownAt = (said: Sentence, hexes: readonly number[]): Sentence => ({
  ...said,
  hexes: hexes.map(hex => grid.names[hex]),
})

/** Names of hexes as numbers; -1 for none. */
export const hexAt = (name: unknown): number => grid.indexOf(String(name))

/** 8.1.7, 16.1  What passing the screen from one side to the other would give away. */
export function secret(g: State, from: number, to: number): Sentence | null {
  const awaited = game.awaited(g)
  if (awaited?.decision === 'airPlan' && g.airRevealed === 0)
    return sentence('Air missions are planned in secret and shown all at once.', '8.1.7')
  const hides = [from, to].some(player => seenBy(g, player).stacks.length > 0)
  return hides ? sentence('The map stays covered because stacks of the enemy are hidden.', '16.1.1') : null
}
