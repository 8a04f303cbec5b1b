// A position of Munich War as one side may see it.
import type { HiddenBox, HiddenStack } from '../../../games/munich-war/imagine.ts'
import { type DecisionName, munichWar as game } from '../../../games/munich-war/index.ts'
import { derivedOf } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { seenBy } from '../../../games/munich-war/view.ts'
import type { Sentence } from '../../../table/presentation.ts'
import { sentence } from '../kit/sentences.ts'
import { type KitSight, openSight, sightOf } from '../kit/sight.ts'

export interface MunichSight extends KitSight<State, DecisionName> {
  /** Stacks with units that cannot be seen, by hex. */
  readonly hidden: ReadonlyMap<number, HiddenStack>
  /** Displays and track boxes of others: how many counters lie in each. */
  readonly boxes: readonly HiddenBox[]
}

export function see(real: State, viewer: number): MunichSight {
  const { seen, stacks, boxes } = seenBy(real, viewer)
  // Everybody sees how far zones of control reach; how many units make them is not told.
  const [axis, allied] = derivedOf(real).zones.map(zone => zone.map(units => (units > 0 ? 1 : 0)))
  seen.derived = { zones: [axis, allied], traced: -1 }
  const hidden = new Map(stacks.map(stack => [stack.hex, stack]))
  return sightOf<State, MunichSight>(game, real, viewer, seen, {
    hidden,
    boxes,
    unseenIn: hex => hidden.get(hex)?.slots.length ?? 0,
  })
}

export const seeOpen = openSight<State, MunichSight>(game, { hidden: new Map(), boxes: [] })

/** 15.0a, 15.0c  What passing the screen from one side to the other would give away. */
export function secret(g: State, from: number, to: number): Sentence | null {
  const hides = [from, to].some(side => {
    const { stacks, boxes } = seenBy(g, side)
    return stacks.length > 0 || boxes.length > 0
  })
  return hides
    ? sentence(
        'The map stays covered because stacks and displays may be inspected only by their owner.',
        '15.0a',
      )
    : null
}
