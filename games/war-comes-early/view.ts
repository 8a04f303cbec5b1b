// 8.3, R68  What a side may see. Of an enemy stack it sees the top unit and how many lie under it; of those it sees
// what they do (their marks), not who they are. Zones of control are told, as they would be at a table.
import type { Dice } from '../../engine/dice/dice.ts'
import type { Result } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import { areHiddenStacks, hideUnderTops } from '../../engine/fog/hidden-stacks.ts'
import { lotsOf } from '../../engine/fog/lots.ts'
import { stateOfView, unimaginable, viewOf } from '../../engine/fog/views.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { ALL_BITS, PUBLIC, type View } from '../../engine/game/game.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { assignHidden, type HiddenStack, type ToldZones } from './imagine.ts'
import { derivedOf } from './rules/09-zones-of-control.ts'
import { HEX, HIDDEN, hasFlag, layout, type State } from './state.ts'
import { termsFrom } from './terms.ts'
import { HEXES, UNITS, unitIds, unitNation } from './world.ts'

export { HIDDEN } from './state.ts'

export function isHiddenFrom(g: State, viewer: number, unit: number): boolean {
  const hex = g.place[unit]
  return (
    hex >= 0 &&
    g.terms.sideOf[unitNation[unit]] !== viewer &&
    g.top[hex] !== unit &&
    !hasFlag(g.hexFlags, hex, HEX.revealed)
  )
}

/**
 * All cells with the hidden identities taken out, and the hidden places as anonymous slots. The public sees of every stack
 * what its enemy sees.
 */
export function view(g: State, viewer: number, before?: View): View {
  const seen = g.copy()
  const stacks: readonly HiddenStack[] = hideUnderTops(g, seen, {
    isHidden: unit => isHiddenFrom(g, viewer, unit),
    markOf: unit => ({ marks: g.unitFlags[unit], left: g.left[unit] }),
    forget,
  })
  hideWatches(seen.flow, viewer)
  const zones =
    viewer === PUBLIC
      ? { zones: [zoneHexes(g, 0), zoneHexes(g, 1)] }
      : { enemyZones: zoneHexes(g, 1 - viewer) }
  return viewOf(RULES, seen, viewer, { stacks, ...zones }, before)
}

const RULES = { id: 'war-comes-early', layout, termsFrom }

function forget(seen: State, unit: number): void {
  seen.place[unit] = HIDDEN
  seen.unitFlags[unit] = 0
  seen.left[unit] = 0
  seen.returns[unit] = 0
}

function zoneHexes(g: State, side: number): number[] {
  const zones = derivedOf(g).zones[side]
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (zones[hex] > 0) hexes.push(hex)
  return hexes
}

/** A position that this view allows: hidden units are dealt out anew, with zones of control as told. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const shown = stateOfView(RULES, seen, dice)
  if (!shown.ok) return shown
  const zones = toldZones(seen)
  if (!areHiddenStacks(seen.stacks, HEXES) || zones === null) return unimaginable('the view is not whole')
  return assignHidden(shown.value, seen.stacks, zones, lotsOf(dice))
    ? shown
    : unimaginable('no deal of the hidden units fits their stacks')
}

function toldZones({ side, zones, enemyZones }: View): ToldZones | null {
  const told = side === PUBLIC ? zones : [0, 1].map(each => (each === side ? null : (enemyZones ?? false)))
  if (!Array.isArray(told) || told.length !== 2) return null
  if (told.some(hexes => hexes !== null && !Array.isArray(hexes))) return null
  return told.map(hexes => (hexes === null ? null : new Set(hexes as unknown as readonly number[])))
}

/** 8.3a  Who attacks, dies, advances or falls apart in a battle is open to both while it lasts, so it may be told. */
const OPEN_EVENTS = new Set(['attack', 'eliminated', 'advance', 'disrupted', 'dispersed'])

/** Events as the viewer may read them: units that it cannot see are not named. */
export function hear(g: State, viewer: number, events: readonly GameEvent[]): GameEvent[] {
  const hidden = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) if (isHiddenFrom(g, viewer, unit)) hidden.add(unitIds[unit])
  return toldEvents(events, hidden, { open: OPEN_EVENTS })
}

/** R68  What a hidden unit does in a phase, and how far it may still go, is done before everybody's eyes. */
export const knownOfHidden = () => ({ unitFlags: ALL_BITS, left: ALL_BITS })
