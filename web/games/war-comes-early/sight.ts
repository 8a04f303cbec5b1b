// A position of War Comes Early as one side may see it.
import type { Action } from '../../../engine/game/action.ts'
import type { Awaited } from '../../../engine/game/game.ts'
import type { Refusal } from '../../../engine/game/refusal.ts'
import { type DecisionName, warComesEarly as game } from '../../../games/war-comes-early/index.ts'
import type { State } from '../../../games/war-comes-early/state.ts'
import { isHiddenFrom } from '../../../games/war-comes-early/view.ts'
import { seenBy } from '../../../games/war-comes-early/words/seen.ts'
import { grid, UNITS } from '../../../games/war-comes-early/world.ts'
import type { Sentence, Sight } from '../../../table/presentation.ts'

export interface WarSight extends Sight<State> {
  readonly awaited: Awaited<DecisionName> | null
  /** How many unseen units lie under the top one of a hex. */
  hiddenIn(hex: number): number
}

export function see(real: State, viewer: number): WarSight {
  const { g, hiddenIn } = seenBy(real, viewer)
  const awaited = game.awaited(real)
  let legal: readonly Action[] | null = null
  return {
    g,
    viewer,
    awaited,
    hiddenIn,
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

/** A refusal as a sentence of its own. */
export function sentenceOf({ rule, because }: Refusal, before = ''): Sentence {
  const text = before === '' ? because : `${before}: ${because}`
  return { text: `${text[0].toUpperCase()}${text.slice(1)}.`, rules: [rule] }
}

export const sentence = (text: string, ...rules: string[]): Sentence => ({ text, rules })

/** The same sentence, with where on the map it is true. */
export const shownAt = (said: Sentence, hexes: readonly number[]): Sentence => ({
  ...said,
  hexes: hexes.map(hex => grid.names[hex]),
})

/** Stacks may be looked into only by their owner, so the screen must not pass from one to the other uncovered. */
export function secret(g: State, from: number, to: number): Sentence | null {
  for (let unit = 0; unit < UNITS; unit++) {
    if (isHiddenFrom(g, from, unit) || isHiddenFrom(g, to, unit)) {
      return sentence('The map stays covered because stacks may be inspected only by their owner.', '8.3a')
    }
  }
  return null
}

/** Names of hexes as numbers; -1 for none. */
export const hexAt = (name: string): number => grid.indexOf(name)
