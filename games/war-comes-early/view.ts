// 8.3, R68  What a side may see. Of an enemy stack it sees the top unit and how many lie under it; of those it sees
// what they do (their marks), not who they are. Zones of control are told, as they would be at a table.
import type { Dice } from '../../engine/dice/dice.ts'
import { failure, type Result, success } from '../../engine/files/result.ts'
import { hideWatches } from '../../engine/flow/watches.ts'
import type { GameEvent, Json } from '../../engine/game/action.ts'
import { PUBLIC, type View } from '../../engine/game/game.ts'
import { wordsOf } from '../../engine/game/options.ts'
import { toldEvents } from '../../engine/game/told-events.ts'
import { assignHidden, type HiddenStack } from './imagine.ts'
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
export function view(g: State, viewer: number): View {
  const seen = g.copy()
  const stacks: HiddenStack[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top < 0 || g.below[top] < 0 || !isHiddenFrom(g, viewer, g.below[top])) continue
    const slots: { marks: number; left: number }[] = []
    for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
      slots.push({ marks: g.unitFlags[unit], left: g.left[unit] })
      seen.place[unit] = HIDDEN
      seen.below[unit] = -1
      seen.unitFlags[unit] = 0
      seen.left[unit] = 0
    }
    seen.below[top] = -1
    stacks.push({ hex, slots })
  }
  hideWatches(seen.flow, viewer)
  return {
    game: 'war-comes-early',
    scenario: g.terms.scenario,
    options: wordsOf(g.terms.options),
    side: viewer,
    state: layout.toJSON(seen),
    stacks: stacks as unknown as Json,
    ...(viewer === PUBLIC
      ? { zones: [zoneHexes(g, 0), zoneHexes(g, 1)] }
      : { enemyZones: zoneHexes(g, 1 - viewer) }),
  }
}

function zoneHexes(g: State, side: number): number[] {
  const zones = derivedOf(g).zones[side]
  const hexes: number[] = []
  for (let hex = 0; hex < HEXES; hex++) if (zones[hex] > 0) hexes.push(hex)
  return hexes
}

const ATTEMPTS = 60

/** A position that this view allows: hidden units are dealt out anew, zones of control as seen if at all possible. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const refuse = (reason: string) => failure([{ file: 'view', line: 0, reason }])
  const terms = termsFrom(seen.scenario, seen.options)
  if (!terms.ok) return terms
  const cells = layout.fromJSON(seen.state)
  if (!cells.ok) return refuse(`the view lacks ${cells.field}`)
  if (!isListOfHidden(seen.stacks) || !Array.isArray(seen.enemyZones)) return refuse('the view is not whole')
  const stacks = seen.stacks
  const zones = seen.enemyZones as readonly number[]
  const seenZones = new Set(zones)
  let closest: State | null = null
  let fewest = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < ATTEMPTS && fewest > 0; attempt++) {
    const g = layout.create(terms.value, dice, cells.cells.slice())
    if (!assignHidden(g, stacks, HIDDEN, dice, attempt, seenZones)) continue
    const differing = difference(zoneHexes(g, 1 - (seen.side as number)), zones)
    if (differing >= fewest) continue
    fewest = differing
    closest = g
  }
  return closest === null ? refuse('no deal of the hidden units fits their stacks') : success(closest)
}

function isListOfHidden(value: unknown): value is readonly HiddenStack[] {
  if (!Array.isArray(value)) return false
  return value.every(stack => stack?.hex >= 0 && stack.hex < HEXES && Array.isArray(stack.slots))
}

function difference(one: readonly number[], other: readonly number[]): number {
  const both = new Set(one)
  const shared = other.filter(hex => both.has(hex)).length
  return one.length + other.length - 2 * shared
}

/** 8.3a  Who attacks, dies, advances or falls apart in a battle is open to both while it lasts, so it may be told. */
const OPEN_EVENTS = new Set(['attack', 'eliminated', 'advance', 'disrupted', 'dispersed'])

/** Events as the viewer may read them: units that it cannot see are not named. */
export function hear(g: State, viewer: number, events: readonly GameEvent[]): GameEvent[] {
  const hidden = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) if (isHiddenFrom(g, viewer, unit)) hidden.add(unitIds[unit])
  return toldEvents(events, hidden, OPEN_EVENTS)
}
