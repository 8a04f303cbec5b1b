// Dealing out units that a player cannot see: a possible arrangement of the stacks, with the zones of control that he is told.
import type { Dice } from '../../engine/dice/dice.ts'
import { STACKING_LIMIT } from './rules/03-stacking.ts'
import type { State } from './state.ts'
import {
  counterSet,
  counters,
  fullLevels,
  hasZone,
  isHeadquarters,
  isTowedArtillery,
  MOBILITY,
  mobility,
  UNITS,
} from './units.ts'
import { HEXES } from './world.ts'

/** What is known of a unit that is not seen. */
export interface HiddenUnit {
  /** Allies may share a hex while a combat is settled (S-8e), so it goes with the unit and not with the stack. */
  readonly camp: number
  /** Public marks of the combat phase. */
  readonly marks: number
  readonly type?: string
  readonly levels?: number
}

export interface HiddenStack {
  readonly hex: number
  /** Strongest class of unit in the stack (FRONT): the enemy must say where his zones of control reach. */
  readonly front: number
  /** From the top down. */
  readonly units: readonly (HiddenUnit | SeenUnit)[]
}

/** A unit of the stack that lies open. */
export interface SeenUnit {
  readonly unit: string
}

/** Classes of units by what they do to those who come near; each kind of unit is in one. */
export const FRONT = { guns: 0, withoutZone: 1, motorZone: 2, footZone: 3 } as const

function classOf(unit: number): number {
  if (isHeadquarters[unit] || isTowedArtillery[unit]) return FRONT.guns
  if (!hasZone[unit]) return FRONT.withoutZone
  return mobility[unit] === MOBILITY.foot ? FRONT.footZone : FRONT.motorZone
}

export function frontOf(g: State, hex: number): number {
  let front: number = FRONT.guns
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) front = Math.max(front, classOf(unit))
  return front
}

/** A place for a unit that is not seen. */
interface Slot {
  readonly stack: HiddenStack
  readonly each: HiddenUnit
  /** Must it be a unit of the strongest class, because no other of the stack is bound to be? */
  leads: boolean
  /** The unit dealt to it, -1 for none. */
  unit: number
}

/** So often other slots are made to lead before a view is given up. */
const ATTEMPTS = 20

/** Fills every hidden slot with a unit of the right camp, type and class; false if the view contradicts itself. */
export function dealHidden(
  g: State,
  stacks: readonly HiddenStack[],
  hiddenPlace: number,
  dice: Dice,
): boolean {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === hiddenPlace) units.push(unit)
  shuffle(units, dice)
  const slots = stacks.map(stack =>
    stack.units.filter(isHidden).map((each): Slot => ({ stack, each, leads: false, unit: -1 })),
  )
  for (let attempt = 0; attempt < ATTEMPTS; attempt++) {
    for (const [i, stack] of stacks.entries()) chooseLeader(g, stack, slots[i], units, dice, attempt)
    if (!match(g, slots.flat(), units)) continue
    for (const [i, stack] of stacks.entries()) lay(g, stack, slots[i])
    return true
  }
  return false
}

const isHidden = (each: HiddenUnit | SeenUnit): each is HiddenUnit => !('unit' in each)

function fits(g: State, { stack, each, leads }: Slot, unit: number): boolean {
  if (g.camp[unit] !== each.camp || fullLevels[unit] < (each.levels ?? 0)) return false
  if (each.type !== undefined && each.type !== counters[unit].type) return false
  return leads ? classOf(unit) === stack.front : classOf(unit) <= stack.front
}

/** One unit of each stack is of its strongest class: one in sight, one whose type says so, or any slot by lot. */
function chooseLeader(
  g: State,
  stack: HiddenStack,
  slots: readonly Slot[],
  units: readonly number[],
  dice: Dice,
  attempt: number,
): void {
  for (const slot of slots) slot.leads = false
  if (stack.units.some(each => !isHidden(each) && classOf(counterSet.indexOf(each.unit)) === stack.front))
    return
  const may = (slot: Slot, unit: number) => fits(g, slot, unit) && classOf(unit) === stack.front
  const open = slots.filter(slot => units.some(unit => may(slot, unit)))
  const isBound = (slot: Slot) => units.every(unit => !fits(g, slot, unit) || may(slot, unit))
  if (open.length === 0 || open.some(isBound)) return
  open[dice.below(attempt * HEXES + stack.hex, open.length)].leads = true
}

/** Gives every slot a unit; where all that fit are given away, one of those is moved on to another slot. */
function match(g: State, slots: readonly Slot[], units: readonly number[]): boolean {
  if (slots.length !== units.length) return false
  const slotOf = new Map<number, Slot>()
  const seek = (slot: Slot, asked: Set<number>): boolean => {
    for (const unit of units) {
      if (asked.has(unit) || !fits(g, slot, unit)) continue
      asked.add(unit)
      const holder = slotOf.get(unit)
      if (holder !== undefined && !seek(holder, asked)) continue
      slotOf.set(unit, slot)
      slot.unit = unit
      return true
    }
    return false
  }
  return slots.every(slot => seek(slot, new Set()))
}

/** Lays the units into their hex; levels nobody knows are full as far as the stacking limit allows. */
function lay(g: State, stack: HiddenStack, slots: readonly Slot[]): void {
  const dealt = slots.map(slot => slot.unit)
  const units = stack.units.map(each => (isHidden(each) ? dealt.shift()! : counterSet.indexOf(each.unit)))
  let above = -1
  let levels = 0
  for (const [at, unit] of units.entries()) {
    const each = stack.units[at]
    g.place[unit] = stack.hex
    g.below[unit] = -1
    if (above < 0) g.top[stack.hex] = unit
    else g.below[above] = unit
    if (isHidden(each)) {
      g.unitFlags[unit] |= each.marks
      g.levels[unit] = each.levels ?? fullLevels[unit]
    }
    levels += g.levels[unit]
    above = unit
  }
  for (const [at, unit] of units.entries()) {
    const each = stack.units[at]
    if (levels <= STACKING_LIMIT) return
    if (!isHidden(each) || each.levels !== undefined || g.levels[unit] < 2) continue
    g.levels[unit] = 1
    levels -= 1
  }
}

function shuffle(units: number[], dice: Dice): void {
  for (let i = units.length - 1; i > 0; i--) {
    const j = dice.below(i, i + 1)
    ;[units[i], units[j]] = [units[j], units[i]]
  }
}
