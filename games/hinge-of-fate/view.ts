// 3.4, R64  What a command may see. Of an enemy stack it sees the top unit and how many lie under it; of those it sees
// what they do (their marks), not who they are. Allies see each other's stacks. Losses are taken in the open, so who has lost
// a step is known even of a unit that lies hidden (H14).
import type { Dice } from '../../engine/dice/dice.ts'
import type { Result } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import { areHiddenStacks, hideUnderTops } from '../../engine/fog/hidden-stacks.ts'
import { lotsOf } from '../../engine/fog/lots.ts'
import { stateOfView, unimaginable, viewOf } from '../../engine/fog/views.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { ALL_BITS, PUBLIC, type View } from '../../engine/game/game.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { campOfSide } from './forces.ts'
import { dealHidden, type HiddenStack } from './imagine.ts'
import { HEX, HIDDEN, hasFlag, layout, type State } from './state.ts'
import { termsFrom } from './terms.ts'
import { campOf, HEXES, UNITS, unitIds } from './world.ts'

/** 3.4a  Under the top unit of a stack that is not of the viewer's camp, and not in the battle that is being fought. */
export function isHiddenFrom(g: State, viewer: number, unit: number): boolean {
  const hex = g.place[unit]
  return (
    hex >= 0 &&
    (viewer === PUBLIC || campOfSide[viewer] !== campOf[unit]) &&
    g.top[hex] !== unit &&
    !hasFlag(g.hexFlags, hex, HEX.revealed)
  )
}

const RULES = { id: 'hinge-of-fate', layout, termsFrom }

/** All cells with the hidden identities taken out, and the hidden places as anonymous slots. */
export function seenBy(
  g: State,
  viewer: number,
): { readonly seen: State; readonly stacks: readonly HiddenStack[] } {
  const seen = g.copy()
  const stacks: readonly HiddenStack[] = hideUnderTops(g, seen, {
    isHidden: unit => isHiddenFrom(g, viewer, unit),
    markOf: unit => ({ marks: g.unitFlags[unit], moves: g.mover === unit }),
    forget,
  })
  hideWatches(seen.flow, viewer)
  return { seen, stacks }
}

export function view(g: State, viewer: number, before?: View): View {
  const { seen, stacks } = seenBy(g, viewer)
  return viewOf(RULES, seen, viewer, { stacks }, before)
}

function forget(seen: State, unit: number): void {
  seen.place[unit] = HIDDEN
  seen.unitFlags[unit] = 0
  if (seen.mover === unit) seen.mover = -1
}

/** A position that this view allows: hidden units are dealt out anew. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const shown = stateOfView(RULES, seen, dice)
  if (!shown.ok) return shown
  if (!areHiddenStacks(seen.stacks, HEXES)) return unimaginable('the view is not whole')
  return dealHidden(shown.value, seen.stacks, lotsOf(dice))
    ? shown
    : unimaginable('no deal of the hidden units fits their stacks')
}

/** 3.4a  Who attacks, suffers, retreats or advances in a battle lies open while it lasts, so it may be told. */
const OPEN_EVENTS = new Set(['attack', 'reduced', 'eliminated', 'retreat', 'advance', 'replaced', 'reps'])

/** Events as a viewer may read them: units that it cannot see are not named. */
export function hear(g: State, viewer: number, events: readonly GameEvent[]): GameEvent[] {
  const hidden = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) if (isHiddenFrom(g, viewer, unit)) hidden.add(unitIds[unit])
  return toldEvents(events, hidden, { open: OPEN_EVENTS })
}

/** What a hidden unit does is seen, and losses are taken in the open (H14). */
export const knownOfHidden = () => ({ unitFlags: ALL_BITS, steps: ALL_BITS })
