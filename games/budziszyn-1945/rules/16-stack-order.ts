// 16.1.1, 16.1.2, R56  The owner decides which counter lies on top of a stack, and whether a mask hides it.
import { bringToTop } from '../../../engine/forces/stacks.ts'
import type { Action } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { HEX, hasFlag, ownerOf, type State, UNIT } from '../state.ts'
import { UNITS, unitIds } from '../units.ts'
import { grid } from '../world.ts'
import { clearHexFlags, clearUnitFlags } from './01-levels.ts'
import type { Order } from './03-orders.ts'
import { unitsOnMap } from './04-zones-of-control.ts'
import { hexNamed, UNKNOWN_HEX, UNKNOWN_UNIT, unitNamed } from './actions.ts'

const CHAPTER_OFF = forbid('12.0', 'this game is played without hidden stacks')
const NOT_YOURS = forbid('2.1.2', 'this stack is another player’s')
const ON_TOP = forbid('16.1.1', 'the unit lies on top already, or was laid there in this phase')
const NOBODY_THERE = forbid('16.1.2', 'there is no stack in this hex')
const MASKED = forbid('16.1.2', 'the stack is masked already')
const NOT_MASKED = forbid('16.1.2', 'the stack is not masked')
const ONCE = forbid('16.1.2', 'this mask was changed in this phase already')

function topRefusal(g: State, unit: number): Refusal | null {
  if (!g.terms.options.masking) return CHAPTER_OFF
  if (unit < 0 || g.place[unit] < 0) return UNKNOWN_UNIT
  if (ownerOf(g, unit) !== g.player) return NOT_YOURS
  return g.top[g.place[unit]] === unit || hasFlag(g.unitFlags, unit, UNIT.topped) ? ON_TOP : null
}

function maskRefusal(g: State, hex: number, wanted: number): Refusal | null {
  if (!g.terms.options.masking) return CHAPTER_OFF
  if (hex < 0) return UNKNOWN_HEX
  if (g.top[hex] < 0) return NOBODY_THERE
  if (ownerOf(g, g.top[hex]) !== g.player) return NOT_YOURS
  if (hasFlag(g.hexFlags, hex, HEX.remasked)) return ONCE
  if ((g.hexFlags[hex] & HEX.masked) !== wanted) return null
  return wanted === 0 ? NOT_MASKED : MASKED
}

/** [unit], [hex] The actions that are listed again and again, made once. */
const TOP = unitIds.map(unit => Object.freeze({ do: 'top', unit }))
const MASK = grid.names.map(hex => Object.freeze({ do: 'mask', hex }))
const UNMASK = grid.names.map(hex => Object.freeze({ do: 'unmask', hex }))

/** Stacks that may be masked, and those that may be unmasked, while they are listed. */
const open = new Int16Array(UNITS)
const hidden = new Int16Array(UNITS)

/** All that may be done with stacks, in one walk through the units. */
function listStacks(g: State, offer: (action: Action) => void): void {
  if (!g.terms.options.masking) return
  const { units, count } = unitsOnMap(g, g.player)
  let openCount = 0
  let hiddenCount = 0
  for (let i = 0; i < count; i++) {
    const unit = units[i]
    const hex = g.place[unit]
    if (g.top[hex] !== unit) {
      if (!hasFlag(g.unitFlags, unit, UNIT.topped)) offer(TOP[unit])
    } else if (!hasFlag(g.hexFlags, hex, HEX.remasked)) {
      if (hasFlag(g.hexFlags, hex, HEX.masked)) hidden[hiddenCount++] = hex
      else open[openCount++] = hex
    }
  }
  for (let i = 0; i < openCount; i++) offer(MASK[open[i]])
  for (let i = 0; i < hiddenCount; i++) offer(UNMASK[hidden[i]])
}

const topOrder: Order = {
  do: 'top',
  list: (g, _unit, offer) => listStacks(g, offer),
  check: (g, _unit, action) => topRefusal(g, unitNamed(action.unit)),
  perform(g, _unit, action) {
    const unit = unitNamed(action.unit)
    bringToTop(g, unit)
    g.unitFlags[unit] |= UNIT.topped
  },
}

function maskOrder(verb: string, wanted: number): Order {
  return {
    do: verb,
    // Listed with the tops.
    list() {},
    check: (g, _unit, action: Action) => maskRefusal(g, hexNamed(action.hex), wanted),
    perform(g, _unit, action) {
      const hex = hexNamed(action.hex)
      g.own('hexFlags')[hex] = (g.hexFlags[hex] & ~HEX.masked) | wanted | HEX.remasked
    },
  }
}

/** `{ do: 'top', unit }`, `{ do: 'mask', hex }`, `{ do: 'unmask', hex }`: each once a phase, so that a phase ends. */
export const stackOrders: readonly Order[] = [topOrder, maskOrder('mask', HEX.masked), maskOrder('unmask', 0)]

/** What was changed in this movement phase may be changed in the next. */
export function forgetStackOrders(g: State): void {
  clearUnitFlags(g, UNIT.topped)
  clearHexFlags(g, HEX.remasked)
}
