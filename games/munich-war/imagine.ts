// Dealing out units that a player cannot see: each hidden slot of a stack or a box gets a unit that could be there.
import type { Dice } from '../../engine/dice/dice.ts'
import { putOnTop } from '../../engine/forces/stacks.ts'
import { BOX, STATUS, type State } from './state.ts'
import {
  beginsReduced,
  counters,
  fullSteps,
  isAntiAircraft,
  isArmy,
  isFort,
  isLand,
  isMarines,
  isMobile,
  isStatic,
  setUpOf,
  UNITS,
  unitNation,
  unitsOf,
} from './units.ts'
import { country, HEXES, isCity, isFortSymbol, isSea } from './world.ts'

/** Units under the top of a stack, from the top down; what they did in this phase is seen. */
export interface HiddenStack {
  readonly hex: number
  readonly slots: readonly { readonly marks: number; readonly left: number }[]
}

/** Counters of a side in a display, or on the track for a turn. */
export interface HiddenBox {
  readonly side: number
  readonly box: number
  readonly due: number
  readonly count: number
}

export function isListOfStacks(value: unknown): value is readonly HiddenStack[] {
  if (!Array.isArray(value)) return false
  return value.every(stack => stack?.hex >= 0 && stack.hex < HEXES && Array.isArray(stack.slots))
}

export function isListOfBoxes(value: unknown): value is readonly HiddenBox[] {
  if (!Array.isArray(value)) return false
  return value.every(box => [0, 1].includes(box?.side) && box.box < 0 && box.count > 0 && box.count <= UNITS)
}

/** A place for a unit that is not seen. */
interface Slot {
  readonly side: number
  readonly hex: number
  readonly box: number
  readonly due: number
  readonly marks: number
  readonly left: number
  fits(unit: number): boolean
}

/** Is some counter of this kind a reinforcement, so that this one may be? */
const mayBeReinforcement = counters.map((c, unit) => {
  const kind = (other: number) => counters[other].type === c.type && counters[other].size === c.size
  return unitsOf(unitNation[unit]).some(other => kind(other) && setUpOf[other] === 'reinforcement')
})

/**
 * Gives every slot a unit, by matching: whatever the real deal is, there is one. First such that every stack is in order; while
 * units pass through each other, stacks may not be, and then anything goes.
 */
export function dealHidden(
  g: State,
  stacks: readonly HiddenStack[],
  boxes: readonly HiddenBox[],
  hidden: number,
  dice: Dice,
): boolean {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === hidden) units.push(unit)
  const luck = shuffler(dice)
  luck(units)
  const boxSlots = boxes.flatMap(box => slotsOfBox(g, box))
  for (const strict of [true, false]) {
    const slots = [...stacks.flatMap(stack => slotsOfStack(g, stack, strict)), ...boxSlots]
    const dealt = match(slots, units)
    if (dealt === null) continue
    for (const [i, slot] of slots.entries()) lay(g, slot, units[dealt[i]], dice, i)
    for (const stack of stacks) order(g, stack)
    return true
  }
  return false
}

function slotsOfBox(g: State, { side, box, due, count }: HiddenBox): Slot[] {
  const waits = box === BOX.reinforcement || box === BOX.track
  const fits = (unit: number) => {
    if (g.allegiance[unitNation[unit]] !== side) return false
    // R79  Of a neutral only the track can hold a unit.
    if (g.status[unitNation[unit]] !== STATUS.fighting && box !== BOX.track) return false
    if (isLand[unit]) return waits && mayBeReinforcement[unit]
    return setUpOf[unit] === 'reinforcement' || !waits
  }
  return Array.from({ length: count }, () => ({ side, hex: -1, box, due, marks: 0, left: 0, fits }))
}

/** 9.0  Under an army lies at most a static unit; under a smaller one at most two of its size and a static unit. */
function slotsOfStack(g: State, { hex, slots }: HiddenStack, strict: boolean): Slot[] {
  const top = g.top[hex]
  const side = g.allegiance[unitNation[top]]
  const room = isMobile[top] && !isArmy[top] ? 2 : 0
  return slots.map(({ marks, left }, i) => ({
    side,
    hex,
    box: 0,
    due: 0,
    marks,
    left,
    fits: strict
      ? unit => fitsInOrder(g, top, hex, unit, i === 0, i > 0 || slots.length <= room)
      : unit => couldStand(g, top, hex, unit),
  }))
}

function fitsInOrder(
  g: State,
  top: number,
  hex: number,
  unit: number,
  mayBeStatic: boolean,
  mayBeSmall: boolean,
) {
  if (!couldStand(g, top, hex, unit)) return false
  if (isStatic[unit]) return mayBeStatic
  return mayBeSmall && !isArmy[unit] && unitNation[unit] === unitNation[top]
}

/** Of the right side; static units where they are set up, Marines alone at sea, neutrals among themselves. */
function couldStand(g: State, top: number, hex: number, unit: number): boolean {
  const [nation, land] = [unitNation[unit], country[hex]]
  if (!isLand[unit] || g.allegiance[nation] !== g.allegiance[unitNation[top]]) return false
  if (isSea[hex]) return isMarines[unit] === 1
  // Static units lie under mobile ones.
  if (isStatic[top] && !isStatic[unit]) return false
  if (g.status[unitNation[top]] !== STATUS.fighting && nation !== unitNation[top]) return false
  if (g.status[unitNation[top]] === STATUS.fighting && g.status[nation] !== STATUS.fighting) return false
  if (isFort[unit]) return nation === land && isFortSymbol[hex] === 1
  return !(isStatic[unit] && isAntiAircraft[unit]) || (nation === land && isCity[hex] === 1)
}

/** The number of a unit for each slot, or null if there is no such deal (Kuhn's algorithm). */
function match(slots: readonly Slot[], units: readonly number[]): Int16Array | null {
  if (slots.length !== units.length) return null
  const unitOf = new Int16Array(slots.length).fill(-1)
  const slotOf = new Int16Array(units.length).fill(-1)
  const tried = new Uint8Array(units.length)
  const place = (slot: number): boolean => {
    for (let u = 0; u < units.length; u++) {
      if (tried[u] || !slots[slot].fits(units[u])) continue
      tried[u] = 1
      if (slotOf[u] >= 0 && !place(slotOf[u])) continue
      slotOf[u] = slot
      unitOf[slot] = u
      return true
    }
    return false
  }
  for (let slot = 0; slot < slots.length; slot++) {
    tried.fill(0)
    if (!place(slot)) return null
  }
  return unitOf
}

function lay(g: State, slot: Slot, unit: number, dice: Dice, counter: number): void {
  g.steps[unit] = stepsByLot(unit, dice, counter)
  g.unitFlags[unit] = slot.marks
  g.left[unit] = slot.left
  g.due[unit] = slot.due
  if (slot.hex < 0) {
    g.place[unit] = slot.box
    return
  }
  g.place[unit] = -1
  putOnTop(g, unit, slot.hex)
}

/** The units were laid one on the other; the seen one goes back to the top and the slots into their order. */
function order(g: State, { hex, slots }: HiddenStack): void {
  const dealt: number[] = []
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) dealt.push(unit)
  // From the top down: the slots in reverse, then the unit that was seen.
  const seen = dealt[slots.length]
  const hidden = dealt.slice(0, slots.length).reverse()
  const stack = [seen, ...hidden, ...dealt.slice(slots.length + 1)]
  g.top[hex] = stack[0]
  stack.forEach((unit, i) => {
    g.below[unit] = stack[i + 1] ?? -1
  })
}

const QUARTERS = 4

/** Whoever began reduced mostly still is; others are mostly whole. */
function stepsByLot(unit: number, dice: Dice, counter: number): number {
  if (fullSteps[unit] === 1) return 1
  const lucky = dice.below(STEPS_FROM + counter, QUARTERS) === 0
  return lucky === (beginsReduced[unit] === 1) ? 2 : 1
}

/** Rolls of the imagined deal are taken far from those of the game. */
const SHUFFLE_FROM = 1_000_000
const STEPS_FROM = 2_000_000

function shuffler(dice: Dice): (items: number[]) => void {
  return items => {
    for (let i = items.length - 1; i > 0; i--) {
      const j = dice.below(SHUFFLE_FROM + i, i + 1)
      const kept = items[i]
      items[i] = items[j]
      items[j] = kept
    }
  }
}
