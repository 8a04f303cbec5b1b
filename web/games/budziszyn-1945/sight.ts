// A position of Budziszyn 1945 as one side may see it.
import { layStack } from '../../../engine/fog/hidden-stacks.ts'
import type { HiddenStack, HiddenUnit } from '../../../games/budziszyn-1945/imagine.ts'
import { type DecisionName, budziszyn1945 as game } from '../../../games/budziszyn-1945/index.ts'
import { derivedOf, deriveFrom } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { seenBy } from '../../../games/budziszyn-1945/view.ts'
import { unitAt } from '../../../games/budziszyn-1945/words/names.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type KitSight, openSight, sightOf } from '../kit/sight.ts'

export interface BudSight extends KitSight<State, DecisionName> {
  /** Stacks of which something is hidden, by hex. */
  readonly hidden: ReadonlyMap<number, HiddenStack>
}

export function see(real: State, viewer: number): BudSight {
  const { seen, stacks } = seenBy(real, viewer)
  for (const stack of stacks) linkSeen(seen, stack)
  // The enemy says where his zones of control reach, not how many of his units make them.
  seen.derived = deriveFrom(
    seen,
    derivedOf(real).zones.map(zone => zone.map(units => (units > 0 ? 1 : 0))),
  )
  const hidden = new Map(stacks.map(stack => [stack.hex, stack]))
  return sightOf(game, real, viewer, seen, { hidden, unseenIn: hex => unseen(hidden, hex).length })
}

/** Units of a stack that lie open follow each other as if nothing lay between them. */
function linkSeen(seen: State, { hex, units }: HiddenStack): void {
  layStack(
    seen,
    hex,
    units.flatMap(each => ('unit' in each ? [unitAt(each.unit)] : [])),
  )
}

const unseen = (hidden: BudSight['hidden'], hex: number): HiddenUnit[] =>
  (hidden.get(hex)?.units ?? []).flatMap(each => ('unit' in each ? [] : [each]))

/** What is known of the units of a hex that cannot be seen. */
export const hiddenIn = ({ hidden }: BudSight, hex: number): readonly HiddenUnit[] => unseen(hidden, hex)

export const seeOpen = openSight<State, BudSight>(game, { hidden: new Map() })

/** 8.1.7, 16.1  What passing the screen from one side to the other would give away. */
export function secret(g: State, from: number, to: number): Sentence | null {
  const awaited = game.awaited(g)
  if (awaited?.decision === 'airPlan' && g.airRevealed === 0)
    return sentence('Air missions are planned in secret and shown all at once.', '8.1.7')
  const hides = [from, to].some(player => seenBy(g, player).stacks.length > 0)
  return hides ? sentence('The map stays covered because stacks of the enemy are hidden.', '16.1.1') : null
}
