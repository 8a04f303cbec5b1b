// 16, 8.1.7, 14.3.2b  What a player may see: stacks as far as they lie open, his own air plan, his own bridge building.
import type { Dice } from '../../engine/dice/dice.ts'
import type { Result } from '../../engine/files/result.ts'
import { popFrame, slot, topFrame } from '../../engine/flow/frames.ts'
import { lotsOf } from '../../engine/fog/lots.ts'
import { stateOfView, unimaginable, viewOf } from '../../engine/fog/views.ts'
import type { GameEvent } from '../../engine/game/action.ts'
import { ALL_BITS, type View } from '../../engine/game/game.ts'
import { type Discretion, toldEvents } from '../../engine/game/told-events.ts'
import { FRAMES } from './flow.ts'
import { dealHidden, FRONT, frontOf, type HiddenStack, type HiddenUnit, type SeenUnit } from './imagine.ts'
import { levelsIn, STACKING_LIMIT } from './rules/03-stacking.ts'
import { KNOWN, knowledgeOf, knownOf } from './rules/16-masking.ts'
import { HIDDEN, layout, MISSION_WIDTH, ownerOf, type State, TRAIL_WIDTH, UNIT } from './state.ts'
import { termsFrom } from './terms.ts'
import { counters, fullLevels, isHeadquarters, UNITS, unitIds } from './units.ts'
import { HEXES } from './world.ts'

export { HIDDEN } from './state.ts'

/** What everybody sees happen to a unit even if nobody knows which it is. */
const PUBLIC_MARKS =
  UNIT.fought | UNIT.defending | UNIT.attacking | UNIT.supporting | UNIT.firedUpon | UNIT.mustBeAttacked

/** All cells with the secrets of others taken out, and what is known of hidden units as anonymous slots. */
export function seenBy(g: State, player: number): { readonly seen: State; readonly stacks: HiddenStack[] } {
  const seen = g.copy()
  const stacks: HiddenStack[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    const stack = g.top[hex] < 0 ? null : hideStack(g, seen, player, hex)
    if (stack !== null) stacks.push(stack)
  }
  hidePlans(g, seen, player)
  return { seen, stacks }
}

export function view(g: State, player: number, before?: View): View {
  const { seen, stacks } = seenBy(g, player)
  return viewOf(RULES, seen, player, { stacks }, before)
}

const RULES = { id: 'budziszyn-1945', layout, termsFrom }

/** Takes the hidden units of a stack out of `seen` and describes the whole stack; null if nothing is hidden there. */
function hideStack(g: State, seen: State, player: number, hex: number): HiddenStack | null {
  if (knowledgeOf(g, player, hex).others === KNOWN.all) return null
  const front = frontOf(g, hex)
  const units: (HiddenUnit | SeenUnit)[] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    const known = knownOf(g, player, unit)
    units.push(known === KNOWN.all ? { unit: unitIds[unit] } : describe(g, unit, known, front))
    if (known !== KNOWN.all) hideUnit(seen, unit)
  }
  if (units.every(each => 'unit' in each)) return null
  // The top unit stays on top if it is seen; the rest of the stack is laid again by whoever imagines it.
  const isTopSeen = 'unit' in units[0]
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) seen.below[unit] = -1
  if (!isTopSeen) seen.top[hex] = -1
  return { hex, front, units }
}

// 6.1.7  What nobody protects can be run over at a price: so its owner says what it is.
function describe(g: State, unit: number, known: number, front: number): HiddenUnit {
  return {
    camp: g.camp[unit],
    marks: g.unitFlags[unit] & PUBLIC_MARKS,
    ...(known >= KNOWN.type || front === FRONT.guns ? { type: counters[unit].type } : {}),
    ...(known >= KNOWN.levels ? { levels: g.levels[unit] } : {}),
  }
}

/** Of a hidden unit nothing is left but that it stands somewhere. */
function hideUnit(seen: State, unit: number): void {
  seen.place[unit] = HIDDEN
  seen.below[unit] = -1
  seen.unitFlags[unit] &= UNIT.defector
  seen.levels[unit] = fullLevels[unit]
  seen.left[unit] = -1
  seen.allowance[unit] = 0
  seen.outOfSupply[unit] = 0
  seen.disorganised[unit] = 0
  seen.own('arrives')[unit] = 0
  seen.own('zone')[unit] = 0
  seen.building[unit] = 0
  seen.own('trail').fill(0, unit * TRAIL_WIDTH, (unit + 1) * TRAIL_WIDTH)
}

function hidePlans(g: State, seen: State, player: number): void {
  if (g.airRevealed === 0) hideMissions(g, seen, player)
  hideMarch(g, seen, player)
  for (let unit = 0; unit < UNITS; unit++) {
    if (isHeadquarters[unit] && ownerOf(g, unit) !== player) hideBuilding(seen, unit)
  }
}

// 16.1.1  Which unit of a stack is about to move shows when it has moved.
function hideMarch(g: State, seen: State, player: number): void {
  if (topFrame(g.flow) !== FRAMES.march.id) return
  const unit = slot(g.flow, FRAMES.march.at.unit)
  // 3.1.10  One that is on its way out of a full hex has just come onto the map before everybody's eyes.
  const isPassing = g.turn > 1 && levelsIn(g, g.place[unit]) > STACKING_LIMIT
  if (!isPassing && knownOf(g, player, unit) !== KNOWN.all) popFrame(seen.flow)
}

// 14.3.2b  A headquarters that builds looks like one that has not moved yet.
function hideBuilding(seen: State, unit: number): void {
  seen.unitFlags[unit] &= ~UNIT.onBank
  if (seen.building[unit] === 0) return
  seen.building[unit] = 0
  seen.left[unit] = -1
  seen.allowance[unit] = 0
  seen.unitFlags[unit] &= ~(UNIT.begun | UNIT.stopped)
}

// 8.1.7  Nobody sees what others have planned, nor how many points they have kept.
function hideMissions(g: State, seen: State, player: number): void {
  const missions = seen.own('missions')
  missions.fill(0)
  let kept = 0
  for (let at = 0; at < g.missions.length; at += MISSION_WIDTH) {
    if (g.missions[at] === 0 || g.terms.playerOf[g.missions[at + 3]] !== player) continue
    for (let cell = 0; cell < MISSION_WIDTH; cell++) missions[kept + cell] = g.missions[at + cell]
    kept += MISSION_WIDTH
  }
}

/** A position that this view allows: hidden units are dealt out anew. */
export function imagine(seen: View, dice: Dice): Result<State> {
  const shown = stateOfView(RULES, seen, dice)
  if (!shown.ok) return shown
  if (!Array.isArray(seen.stacks)) return unimaginable('the view is not whole')
  return dealHidden(shown.value, seen.stacks as unknown as readonly HiddenStack[], lotsOf(dice))
    ? shown
    : unimaginable('no deal of the hidden units fits their stacks')
}

/**
 * 16.1.3  Combats are open: who attacks, dies, goes back or pursues is named. Guns that support an attack are not shown by it, and
 * nobody sees what a hidden gun does with its trucks (6.2.4).
 */
const DISCRETION: Discretion = {
  open: new Set(['eliminated', 'retreat', 'pursuit']),
  openFields: { attack: ['units'] },
  silent: new Set(['set-up']),
}

export function hear(g: State, player: number, events: readonly GameEvent[]): GameEvent[] {
  const hidden = new Set<string>()
  for (let unit = 0; unit < UNITS; unit++) {
    if (knownOf(g, player, unit) !== KNOWN.all) hidden.add(unitIds[unit])
  }
  return toldEvents(events, hidden, DISCRETION)
}

/** Whose it is, whether it has changed sides, and what everybody sees happen to it; neighbours are told the levels of those who are not fortified (16.1.4b). */
export const knownOfHidden = (g: State, player: number, unit: number) => ({
  camp: ALL_BITS,
  unitFlags: PUBLIC_MARKS | UNIT.defector,
  levels: knownOf(g, player, unit) >= KNOWN.levels ? ALL_BITS : 0,
})
