// 15  What a side may see: of the other's stacks the top unit and how many lie under it, of his displays how many counters are there.
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, type Result, success } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import type { GameEvent, Json } from '../../engine/game/action.ts'
import { PUBLIC, type View } from '../../engine/game/game.ts'
import { wordsOf } from '../../engine/game/options.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { dealHidden, type HiddenBox, type HiddenStack, isListOfBoxes, isListOfStacks } from './imagine.ts'
import { isHiddenFrom, isInCoveredBox, isUnderOthers, watchedFromTheAir } from './rules/15-sight.ts'
import { BOX, HIDDEN, layout, type State, UNIT } from './state.ts'
import { termsFrom } from './terms.ts'
import { isAirlift, UNITS, unitIds, unitNation } from './units.ts'
import { HEXES } from './world.ts'

/** All cells with what is hidden taken out, and the hidden places as anonymous slots. */
export function view(g: State, viewer: number): View {
  const seen = g.copy()
  const stacks = coverStacks(g, seen, viewer)
  const boxes = coverBoxes(g, seen, viewer)
  // 16.2d  Whether an airlift will carry or supply is not said.
  for (let unit = 0; unit < UNITS; unit++)
    if (isAirlift[unit] && g.allegiance[unitNation[unit]] !== viewer) seen.unitFlags[unit] &= ~UNIT.carries
  if (g.mover >= 0 && seen.place[g.mover] === HIDDEN) seen.mover = -1
  hideWatches(seen.flow, viewer)
  return {
    game: 'munich-war',
    scenario: g.terms.scenario,
    options: wordsOf(g.terms.options),
    side: viewer,
    state: layout.toJSON(seen),
    stacks: stacks as unknown as Json,
    boxes: boxes as unknown as Json,
  }
}

function hide(seen: State, unit: number): void {
  seen.place[unit] = HIDDEN
  seen.below[unit] = -1
  seen.steps[unit] = 0
  seen.unitFlags[unit] = 0
  seen.left[unit] = 0
  seen.due[unit] = 0
}

function coverStacks(g: State, seen: State, viewer: number): HiddenStack[] {
  const stacks: HiddenStack[] = []
  const isWatched = watchedFromTheAir(g, viewer)
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top < 0 || g.below[top] < 0 || !isUnderOthers(g, viewer, g.below[top], isWatched)) continue
    const slots: { marks: number; left: number }[] = []
    for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
      slots.push({ marks: g.unitFlags[unit], left: g.left[unit] })
      hide(seen, unit)
    }
    seen.below[top] = -1
    stacks.push({ hex, slots })
  }
  return stacks
}

/** 15.0c  How many counters of a side lie in each of its boxes, track boxes by turn. */
function coverBoxes(g: State, seen: State, viewer: number): HiddenBox[] {
  const boxes: { side: number; box: number; due: number; count: number }[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (!isInCoveredBox(g, viewer, unit)) continue
    const side = g.allegiance[unitNation[unit]]
    const [box, due] = [g.place[unit], g.place[unit] === BOX.track ? g.due[unit] : 0]
    const known = boxes.find(each => each.side === side && each.box === box && each.due === due)
    if (known !== undefined) known.count += 1
    else boxes.push({ side, box, due, count: 1 })
    hide(seen, unit)
  }
  return boxes.toSorted((a, b) => a.side - b.side || b.box - a.box || a.due - b.due)
}

/** A position that this view allows: hidden units are dealt out anew among the stacks and boxes. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const refuse = (reason: string) => failure([{ file: 'view', line: 0, reason }])
  if (seen.side === PUBLIC) return refuse('the public’s view is for looking only')
  const terms = termsFrom(seen.scenario, seen.options)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(seen.state)
  if (!cells.ok) return refuse(`the field ${cells.field} of the view ${cells.reason}`)
  if (!isListOfStacks(seen.stacks) || !isListOfBoxes(seen.boxes)) return refuse('the view is not whole')
  const g = layout.create(terms.value, dice, cells.cells.slice())
  return dealHidden(g, seen.stacks, seen.boxes, HIDDEN, dice)
    ? success(g)
    : refuse('no deal of the hidden units fits their stacks and boxes')
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
