// Dealing out units whose place a side cannot see: a possible arrangement of the enemy's stacks.
import type { Dice } from '../../engine/dice/dice.ts'
import { STACKING_LIMIT } from './rules/08-stacking.ts'
import type { State } from './state.ts'
import { isArmy, isReserveCorps, stackingSize, UNITS, unitNation } from './world.ts'

export interface HiddenStack {
  readonly hex: number
  /** The units under the top one, from the top down: what they did in this phase, not who they are. */
  readonly slots: readonly { readonly marks: number; readonly left: number }[]
}

interface Room {
  readonly hex: number
  readonly nation: number
  free: number
  /** Stacking size still to be had, one point reserved for each free slot. */
  spare: number
  army: boolean
  reserve: boolean
  readonly dealt: number[]
}

/** Fills every hidden slot with a unit of the right nation so that stacks keep their limits; false if it got stuck. */
export function assignHidden(
  g: State,
  stacks: readonly HiddenStack[],
  hiddenPlace: number,
  dice: Dice,
  attempt: number,
): boolean {
  const rooms = stacks.map(stack => roomOf(g, stack))
  const units = shuffled(hiddenUnits(g, hiddenPlace), dice, attempt)
  // The hardest to place come first.
  units.sort((a, b) => difficulty(b) - difficulty(a))
  for (const [index, unit] of units.entries()) {
    const fitting = rooms.filter(room => fits(room, unit))
    if (fitting.length === 0) return false
    deal(fitting[dice.below(attempt * 1000 + index, fitting.length)], unit)
  }
  if (rooms.some(room => room.free > 0)) return false
  for (const [i, room] of rooms.entries()) lay(g, room, stacks[i], dice, attempt)
  return true
}

function hiddenUnits(g: State, hiddenPlace: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === hiddenPlace) units.push(unit)
  return units
}

function roomOf(g: State, stack: HiddenStack): Room {
  const top = g.top[stack.hex]
  return {
    hex: stack.hex,
    nation: unitNation[top],
    free: stack.slots.length,
    spare: STACKING_LIMIT - stackingSize[top] - stack.slots.length,
    army: isArmy[top] === 1,
    reserve: isReserveCorps[top] === 1,
    dealt: [],
  }
}

function difficulty(unit: number): number {
  return isArmy[unit] * 4 + isReserveCorps[unit] * 2 + stackingSize[unit]
}

function fits(room: Room, unit: number): boolean {
  if (room.nation !== unitNation[unit] || room.free === 0) return false
  if ((isArmy[unit] && room.army) || (isReserveCorps[unit] && room.reserve)) return false
  return stackingSize[unit] - 1 <= room.spare
}

function deal(room: Room, unit: number): void {
  room.free -= 1
  room.spare -= stackingSize[unit] - 1
  room.army ||= isArmy[unit] === 1
  room.reserve ||= isReserveCorps[unit] === 1
  room.dealt.push(unit)
}

/** Lays the dealt units under the top one, in any order; the marks belong to the slots. */
function lay(g: State, room: Room, stack: HiddenStack, dice: Dice, attempt: number): void {
  const units = shuffled(room.dealt, dice, attempt + room.hex)
  let above = g.top[room.hex]
  for (const [i, unit] of units.entries()) {
    g.place[unit] = room.hex
    g.below[above] = unit
    g.below[unit] = -1
    g.unitFlags[unit] = stack.slots[i].marks
    g.left[unit] = stack.slots[i].left
    above = unit
  }
}

function shuffled(units: readonly number[], dice: Dice, salt: number): number[] {
  const order = [...units]
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(salt * 1000 + 500 + i, i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}
