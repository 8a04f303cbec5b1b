// 7.0, 7.1a  Breaking an army or front down into its corps.
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, setSlot, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { BOX, PHASE, type State, UNIT } from '../state.ts'
import { attackFactor, counters, defenceFactor, grid, unitIds, unitNation } from '../world.ts'
import { place } from './03-hex-control.ts'
import { remove } from './03-holders.ts'
import { componentCount, corpsFor, mayBeComponent } from './07-army-structures.ts'
import { UNKNOWN_UNIT, unitNamed, WRONG_PHASE } from './actions.ts'

const NOT_IN_POOL = forbid('7.1a', 'this unit does not wait in the pool')
const NOT_A_COMPONENT = forbid('7.1', 'this unit is no part of such an army')

/**
 * Replaces an army on the map by the corps that the pool can give (R10). The owner picks the counters where it
 * makes a difference (R40); they carry on with what the army had done in this phase. With `checkStacking` the
 * opponent disperses what does not fit (7.0f).
 */
export function breakDown(g: State, army: number, log: Log, checkStacking: boolean): void {
  const hex = g.place[army]
  const split = g.phase === PHASE.reorganization ? UNIT.split : 0
  const flags = (g.unitFlags[army] & ~UNIT.combined) | split
  log?.push({ event: 'broken-down', rule: '7.0a', unit: unitIds[army], hex: grid.names[hex] })
  remove(g, army, BOX.pool)
  if (checkStacking) pushFrame(g.flow, FRAMES.stackCheck, hex)
  pushFrame(g.flow, FRAMES.components, hex, army, componentCount(g, army), flags)
  placeWithoutChoice(g, log)
}

/** Candidates in the pool. */
export function componentsInPool(g: State, army: number): number {
  let count = 0
  for (const u of corpsFor[army]) if (g.place[u] === BOX.pool && mayBeComponent(g, army, u)) count += 1
  return count
}

// A choice is real when the pool holds more than is needed and not all of it is alike.
function isRealChoice(g: State, army: number, needed: number): boolean {
  return needed > 0 && componentsInPool(g, army) > needed && !allAlike(g, army)
}

function allAlike(g: State, army: number): boolean {
  let first = -1
  for (const u of corpsFor[army]) {
    if (g.place[u] !== BOX.pool || !mayBeComponent(g, army, u)) continue
    if (first < 0) first = u
    else if (!isAlike(first, u)) return false
  }
  return true
}

function isAlike(a: number, b: number): boolean {
  return (
    counters[a].type === counters[b].type &&
    attackFactor[a] === attackFactor[b] &&
    defenceFactor[a] === defenceFactor[b]
  )
}

/** Finishes the components frame on top of the flow as far as no player has anything to decide. */
function placeWithoutChoice(g: State, log: Log): void {
  const army = slot(g.flow, FRAMES.components.at.army)
  const needed = slot(g.flow, FRAMES.components.at.remaining)
  if (isRealChoice(g, army, needed)) return
  const hex = slot(g.flow, FRAMES.components.at.hex)
  const flags = slot(g.flow, FRAMES.components.at.flags)
  popFrame(g.flow)
  let left = needed
  for (const u of corpsFor[army]) {
    if (left === 0) break
    if (g.place[u] !== BOX.pool || !mayBeComponent(g, army, u)) continue
    putComponent(g, u, hex, flags, log)
    left -= 1
  }
}

function putComponent(g: State, unit: number, hex: number, flags: number, log: Log): void {
  log?.push({ event: 'placed', rule: '7.1a', unit: unitIds[unit], hex: grid.names[hex] })
  place(g, unit, hex, log)
  g.unitFlags[unit] = flags
}

function componentRefusal(g: State, unit: number): Refusal | null {
  if (!mayBeComponent(g, slot(g.flow, FRAMES.components.at.army), unit)) return NOT_A_COMPONENT
  return g.place[unit] === BOX.pool ? null : NOT_IN_POOL
}

/** `{do:'component', unit}` by the owner of the army, one corps after the other. */
export const componentsDecision: Decision<State> = {
  side: g => g.terms.sideOf[unitNation[slot(g.flow, FRAMES.components.at.army)]],
  list(g, offer) {
    for (const u of corpsFor[slot(g.flow, FRAMES.components.at.army)]) {
      if (componentRefusal(g, u) === null) offer({ do: 'component', unit: unitIds[u] })
    }
  },
  check(g, action) {
    if (action.do !== 'component') return WRONG_PHASE
    const unit = unitNamed(action.unit)
    return unit < 0 ? UNKNOWN_UNIT : componentRefusal(g, unit)
  },
  perform(g, action, log) {
    const { hex, flags, remaining } = FRAMES.components.at
    putComponent(g, unitNamed(action.unit), slot(g.flow, hex), slot(g.flow, flags), log)
    setSlot(g.flow, remaining, slot(g.flow, remaining) - 1)
    placeWithoutChoice(g, log)
  },
}
