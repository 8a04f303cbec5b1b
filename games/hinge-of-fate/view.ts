// 3.4, R64  What a command may see. Of an enemy stack it sees the top unit and how many lie under it; of those it sees
// what they do (their marks), not who they are. Allies see each other's stacks. Losses are taken in the open, so who has lost
// a step is known even of a unit that lies hidden (H14).
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, type Result, success } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import type { GameEvent, Json } from '../../engine/game/action.ts'
import { PUBLIC, type View } from '../../engine/game/game.ts'
import { wordsOf } from '../../engine/game/options.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { campOfSide } from './forces.ts'
import { dealHidden, HIDDEN, type HiddenStack, isListOfHidden } from './imagine.ts'
import { HEX, hasFlag, layout, type State } from './state.ts'
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

/** All cells with the hidden identities taken out, and the hidden places as anonymous slots. */
export function view(g: State, viewer: number): View {
  const seen = g.copy()
  const stacks: HiddenStack[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top < 0 || g.below[top] < 0 || !isHiddenFrom(g, viewer, g.below[top])) continue
    const slots: { marks: number; moves: boolean }[] = []
    for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
      slots.push({ marks: g.unitFlags[unit], moves: g.mover === unit })
      seen.place[unit] = HIDDEN
      seen.below[unit] = -1
      seen.unitFlags[unit] = 0
      if (g.mover === unit) seen.mover = -1
    }
    seen.below[top] = -1
    stacks.push({ hex, slots })
  }
  hideWatches(seen.flow, viewer)
  return {
    game: 'hinge-of-fate',
    scenario: g.terms.scenario,
    options: wordsOf(g.terms.options),
    side: viewer,
    state: layout.toJSON(seen),
    stacks: stacks as unknown as Json,
  }
}

/** A position that this view allows: hidden units are dealt out anew. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const refuse = (reason: string) => failure([{ file: 'view', line: 0, reason }])
  const terms = termsFrom(seen.scenario, seen.options)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(seen.state)
  if (!cells.ok) return refuse(`the view lacks ${cells.field}`)
  if (!isListOfHidden(seen.stacks)) return refuse('the view is not whole')
  const g = layout.create(terms.value, dice, cells.cells)
  return dealHidden(g, seen.stacks, dice)
    ? success(g)
    : refuse('no deal of the hidden units fits their stacks')
}

/** 3.4a  Who attacks, suffers, retreats or advances in a battle lies open while it lasts, so it may be told. */
const OPEN_EVENTS = new Set(['attack', 'reduced', 'eliminated', 'retreat', 'advance', 'replaced', 'reps'])

/** Events as a viewer may read them: units that it cannot see are not named. */
export function hear(g: State, viewer: number, events: readonly GameEvent[]): GameEvent[] {
  const hidden = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) if (isHiddenFrom(g, viewer, unit)) hidden.add(unitIds[unit])
  return toldEvents(events, hidden, { open: OPEN_EVENTS })
}
