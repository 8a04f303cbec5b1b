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

/** What is known of a unit that is not seen. */
export interface HiddenUnit {
  /** Public marks of the combat phase. */
  readonly marks: number
  readonly type?: string
  readonly levels?: number
}

export interface HiddenStack {
  readonly hex: number
  readonly camp: number
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

interface Room {
  readonly stack: HiddenStack
  readonly dealt: number[]
}

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
  const rooms = stacks.map(stack => ({ stack, dealt: stack.units.map(seenUnit) }))
  const isDealt = dealKnown(g, rooms, units) && dealLeaders(g, rooms, units) && dealRest(g, rooms, units)
  if (!isDealt) return false
  for (const room of rooms) lay(g, room)
  return true
}

const isHidden = (each: HiddenUnit | SeenUnit): each is HiddenUnit => !('unit' in each)
const seenUnit = (each: HiddenUnit | SeenUnit): number =>
  isHidden(each) ? -1 : counterSet.indexOf(each.unit)

// Slots whose type is known come first, and of those the ones that show two levels.
function dealKnown(g: State, rooms: readonly Room[], units: number[]): boolean {
  for (const levels of [2, 1, 0]) {
    for (const room of rooms) {
      for (const [at, each] of room.stack.units.entries()) {
        if (!isHidden(each) || each.type === undefined || (each.levels ?? 0) !== levels) continue
        const { type, levels: shown = 0 } = each
        const fits = (unit: number) => counters[unit].type === type && fullLevels[unit] >= shown
        if (!deal(g, room, at, units, fits)) return false
      }
    }
  }
  return true
}

// Then each stack gets a unit of its strongest class, unless one is in sight already.
function dealLeaders(g: State, rooms: readonly Room[], units: number[]): boolean {
  for (const room of rooms) {
    const { front } = room.stack
    if (room.dealt.some(unit => unit >= 0 && classOf(unit) === front)) continue
    const at = room.dealt.indexOf(-1)
    if (at < 0 || !deal(g, room, at, units, unit => classOf(unit) === front)) return false
  }
  return true
}

// The rest goes where its class allows, the narrowest stacks first.
function dealRest(g: State, rooms: readonly Room[], units: number[]): boolean {
  for (let front = FRONT.guns; front <= FRONT.footZone; front++) {
    for (const room of rooms) {
      if (room.stack.front !== front) continue
      for (const [at, unit] of room.dealt.entries()) {
        if (unit < 0 && !deal(g, room, at, units, each => classOf(each) <= front)) return false
      }
    }
  }
  return units.length === 0
}

function deal(
  g: State,
  { stack, dealt }: Room,
  at: number,
  units: number[],
  fits: (unit: number) => boolean,
): boolean {
  const index = units.findIndex(unit => g.camp[unit] === stack.camp && fits(unit))
  if (index < 0) return false
  dealt[at] = units.splice(index, 1)[0]
  return true
}

/** Lays the units into their hex; levels nobody knows are full as far as the stacking limit allows. */
function lay(g: State, { stack, dealt }: Room): void {
  let above = -1
  let levels = 0
  for (const [at, unit] of dealt.entries()) {
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
  for (const [at, unit] of dealt.entries()) {
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
