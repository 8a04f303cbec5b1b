// 13.5  A bridge over the Rhine may fall into Allied hands.
import { roll } from '../../../engine/dice/roll.ts'
import type { Decision } from '../../../engine/flow/flow-game.ts'
import { popFrame, pushFrame, slot } from '../../../engine/flow/frames.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { FRAMES } from '../flow.ts'
import { ALLIED } from '../sides.ts'
import { HEX, hasFlag, NOWHERE, type State } from '../state.ts'
import { grid, HEXES, RIVER, river } from '../world.ts'
import { hexNamed, UNKNOWN_HEX, WRONG_PHASE } from './actions.ts'

const NOT_THE_RHINE = forbid('13.5a', 'the bridge is sought across a Rhine hexside of that hex')

/** 13.5b, 13.5c */
const CAPTURED = 1

/** Slots of the Rhine hexsides of a hex. */
function rhineSlots(hex: number): number[] {
  const slots: number[] = []
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (river[slot] === RIVER.rhine && grid.neighbours[slot] >= 0) slots.push(slot)
  return slots
}

/** 13.5a, 13.5d, 13.5e  The first Allied unit in a hex of the west bank: one hexside, one die. */
export function seekBridges(g: State, log: Log): void {
  for (let hex = 0; hex < HEXES; hex++) {
    if (!hasFlag(g.hexFlags, hex, HEX.bridgeDue)) continue
    g.hexFlags[hex] &= ~HEX.bridgeDue
    const slots = rhineSlots(hex)
    if (g.bridge !== NOWHERE || slots.length === 0) continue
    if (slots.length > 1) pushFrame(g.flow, FRAMES.bridge, hex)
    else tryBridge(g, slots[0], log)
  }
}

// 13.5b, 13.5c
function tryBridge(g: State, slot: number, log: Log): void {
  const die = roll(g, 6)
  const captured = die === CAPTURED
  if (captured) g.bridge = slot
  log?.push({
    event: captured ? 'bridge-captured' : 'bridge-blown',
    rule: captured ? '13.5b' : '13.5c',
    hex: grid.names[Math.floor(slot / 6)],
    to: grid.names[grid.neighbours[slot]],
    dice: [die],
    for: 'bridge',
  })
}

const hexOfBridge = (g: State): number => slot(g.flow, FRAMES.bridge.at.hex)

function bridgeRefusal(g: State, to: number): Refusal | null {
  return rhineSlots(hexOfBridge(g)).some(each => grid.neighbours[each] === to) ? null : NOT_THE_RHINE
}

/** `{do:'bridge', to}` names the hex across the Rhine. */
export const bridgeDecision: Decision<State> = {
  side: () => ALLIED,
  isMoot: g => g.bridge !== NOWHERE,
  list(g, offer) {
    for (const each of rhineSlots(hexOfBridge(g)))
      offer({ do: 'bridge', to: grid.names[grid.neighbours[each]] })
  },
  check(g, action) {
    if (action.do !== 'bridge') return WRONG_PHASE
    const to = hexNamed(action.to)
    return to < 0 ? UNKNOWN_HEX : bridgeRefusal(g, to)
  },
  perform(g, action, log) {
    const hex = hexOfBridge(g)
    popFrame(g.flow)
    tryBridge(g, hex * 6 + grid.directionTo(hex, hexNamed(action.to)), log)
  },
}
