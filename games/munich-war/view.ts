// 15  What a side may see: of the other's stacks the top unit and how many lie under it, of his displays how many counters are there.
import type { Dice } from '../../engine/dice/dice.ts'
import type { Result } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import { hideInBoxes } from '../../engine/fog/hidden-boxes.ts'
import { areHiddenStacks, hideUnderTops } from '../../engine/fog/hidden-stacks.ts'
import { lotsOf } from '../../engine/fog/lots.ts'
import { stateOfView, unimaginable, viewOf } from '../../engine/fog/views.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { ALL_BITS, type View } from '../../engine/game/game.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { dealHidden, type HiddenBox, type HiddenStack, isListOfBoxes } from './imagine.ts'
import { isHiddenFrom, isInCoveredBox, isUnderOthers, watchedFromTheAir } from './rules/15-sight.ts'
import { BOX, HIDDEN, layout, type State, UNIT } from './state.ts'
import { termsFrom } from './terms.ts'
import { isAirlift, UNITS, unitIds, unitNation } from './units.ts'
import { HEXES } from './world.ts'

/** A position as a side may see it: what is hidden is taken out, and its places are anonymous slots. */
export interface Seen {
  readonly seen: State
  readonly stacks: readonly HiddenStack[]
  readonly boxes: readonly HiddenBox[]
}

/** All cells with what is hidden taken out, and the hidden places as anonymous slots. */
export function view(g: State, viewer: number, before?: View): View {
  const { seen, stacks, boxes } = seenBy(g, viewer)
  return viewOf(RULES, seen, viewer, { stacks, boxes }, before)
}

export function seenBy(g: State, viewer: number): Seen {
  const seen = g.copy()
  const isWatched = watchedFromTheAir(g, viewer)
  const stacks: readonly HiddenStack[] = hideUnderTops(g, seen, {
    isHidden: unit => isUnderOthers(g, viewer, unit, isWatched),
    markOf: unit => ({ marks: g.unitFlags[unit], left: g.left[unit] }),
    forget,
  })
  // 15.0c  How many counters of a side lie in each of its boxes, track boxes by turn.
  const boxes: readonly HiddenBox[] = hideInBoxes(seen, {
    isHidden: unit => isInCoveredBox(g, viewer, unit),
    labelOf: unit => ({
      side: g.allegiance[unitNation[unit]],
      box: g.place[unit],
      due: g.place[unit] === BOX.track ? g.due[unit] : 0,
    }),
    forget,
  })
  // 16.2d  Whether an airlift will carry or supply is not said.
  for (let unit = 0; unit < UNITS; unit++)
    if (isAirlift[unit] && g.allegiance[unitNation[unit]] !== viewer) seen.unitFlags[unit] &= ~UNIT.carries
  if (g.mover >= 0 && seen.place[g.mover] === HIDDEN) seen.mover = -1
  hideWatches(seen.flow, viewer)
  return { seen, stacks, boxes }
}

const RULES = { id: 'munich-war', layout, termsFrom }

function forget(seen: State, unit: number): void {
  seen.place[unit] = HIDDEN
  seen.steps[unit] = 0
  seen.unitFlags[unit] = 0
  seen.left[unit] = 0
  seen.due[unit] = 0
  seen.aim[unit] = -1
}

/** A position that this view allows: hidden units are dealt out anew among the stacks and boxes. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const shown = stateOfView(RULES, seen, dice)
  if (!shown.ok) return shown
  if (!areHiddenStacks(seen.stacks, HEXES) || !isListOfBoxes(seen.boxes))
    return unimaginable('the view is not whole')
  return dealHidden(shown.value, seen.stacks, seen.boxes, lotsOf(dice))
    ? shown
    : unimaginable('no deal of the hidden units fits their stacks and boxes')
}

/** Events of what lies open: battles in the air and on the ground, and what both players saw happen. */
const OPEN = new Set([
  'attack',
  'support',
  'support-returned',
  'special-forces',
  'battle',
  'reduced',
  'eliminated',
  'retreated',
  'held',
  'advanced',
  'launched',
  'intercepts',
  'interception',
  'aborted',
  'parked',
  'terror-bombing',
  'air-returned',
  'preparedness',
])

/** What the viewer may read of what happened, given the position after it. */
export function hear(after: State, viewer: number, events: readonly GameEvent[]): readonly GameEvent[] {
  const hidden = new Set(unitIds.filter((_, unit) => isHiddenFrom(after, viewer, unit)))
  return toldEvents(events, hidden, { open: OPEN })
}

/** What a hidden unit does in a phase is seen; of a counter on the track, the turn of its box (15.0c). */
export const knownOfHidden = (g: State, _viewer: number, unit: number) => ({
  unitFlags: ALL_BITS,
  left: ALL_BITS,
  due: g.place[unit] === BOX.track ? ALL_BITS : 0,
})
