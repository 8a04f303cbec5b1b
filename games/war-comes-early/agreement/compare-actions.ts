// 8 to 12  The atomic actions of a phase, here and for a few actions on, and what playing them does.

import type { Dice } from '../../../engine/dice/dice.ts'
import { topFrame } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import type { Cells } from '../../../engine/state/fields.ts'
import { FRAMES } from '../flow.ts'
import { warComesEarly } from '../index.ts'
import {
  actions,
  perform,
  type Action as ReferenceAction,
  type ReferencePosition,
} from '../reference/reference.ts'
import { activeSide } from '../rules/05-markers.ts'
import { isBrittle } from '../rules/11-movement.ts'
import { HEX, type State, UNIT } from '../state.ts'
import { capital, grid, unitIds } from '../world.ts'
import { difference } from './difference.ts'
import { stateOf } from './from-reference.ts'

const STEPS = 4
const LEAVES = ['end', 'resolve']

const write = ({ do: verb, hex, target, unit, to }: Partial<Action> & { readonly do: string }): string =>
  [verb, hex, target, unit, to].filter(word => word !== undefined).join(' ')

/** The list of the reference against that of the rules, then on along actions picked by chance. */
export function compareActions(start: State, position: ReferencePosition, dice: Dice): string[] {
  const g = start.copy()
  const played: string[] = []
  let now = position
  for (let step = 0; ; step++) {
    const offered = actions(now)
    // An army that has lost its supply breaks down before it moves (10.5e): the reference does not play that.
    if (unitIds.some((_, unit) => isBrittle(g, unit))) return []
    const found = compareOffers(g, offered)
    const action = pick(offered, dice, step)
    if (found.length > 0 || action === null || step === STEPS)
      return found.map(one => [...played, one].join(', then '))
    played.push(write(action))
    warComesEarly.perform(g, activeSide(g), action, null)
    now = perform(now, action)
    if (![FRAMES.movement.id, FRAMES.combat.id, FRAMES.assemble.id].includes(topFrame(g.flow))) return []
    const after = compareStates(g, stateOf(now))
    if (after.length > 0) return after.map(one => [...played, one].join(', then '))
  }
}

function compareOffers(g: State, offered: readonly ReferenceAction[]): string[] {
  const ours = warComesEarly.legal(g, activeSide(g)).map(write)
  const theirs = offered.map(write)
  return [
    ...ours.filter(one => !theirs.includes(one)).map(one => `${one}: rules only`),
    ...theirs.filter(one => !ours.includes(one)).map(one => `${one}: reference only`),
    ...difference('actions', ours.length, theirs.length),
  ]
}

/** First the kind of action, so that the rare ones come up. Nobody walks into a capital: what follows from that (4.5) the reference does not play. */
function pick(offered: readonly ReferenceAction[], dice: Dice, step: number): ReferenceAction | null {
  const open = offered.filter(
    action => !LEAVES.includes(action.do) && !('to' in action && capital.includes(grid.indexOf(action.to))),
  )
  if (open.length === 0) return null
  const verbs = [...new Set(open.map(action => action.do))]
  const verb = verbs[dice.below(2 * step, verbs.length)]
  const kind = open.filter(action => action.do === verb)
  return kind[dice.below(2 * step + 1, kind.length)]
}

// What the phase has still to ask of a unit: its supply counts only while it moves.
const relevant = (flags: number): number =>
  flags & UNIT.moving ? flags : flags & (UNIT.begun | UNIT.topped | UNIT.involved | UNIT.attacked)

function compareStates(g: State, other: State): string[] {
  const cells = (name: string, a: Cells, b: Cells, names: readonly string[]) =>
    names.flatMap((one, i) => difference(`${name} of ${one}`, a[i], b[i]))
  return [
    ...cells('place', g.place, other.place, unitIds),
    ...cells('unit below', g.below, other.below, unitIds),
    ...cells('control', g.control, other.control, grid.names),
    ...cells('flags', comparable(g.hexFlags), comparable(other.hexFlags), grid.names),
    ...unitIds.flatMap((id, u) =>
      difference(`marks of ${id}`, relevant(g.unitFlags[u]), relevant(other.unitFlags[u])),
    ),
  ]
}

/** R18  That Soviet soil was lost and retaken by an ally, the reference does not remember. */
function comparable(hexFlags: Cells): Cells {
  return hexFlags.map(flags => flags & ~HEX.lost)
}
