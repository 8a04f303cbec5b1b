// Dealing out units that a player cannot see: a possible arrangement of the stacks, with the zones of control that he is told.
import { dealUnits, type Need, type Place } from '../../engine/fog/deal.ts'
import { layStack, unitsAt } from '../../engine/fog/hidden-stacks.ts'
import type { Lots } from '../../engine/fog/lots.ts'
import { STACKING_LIMIT } from './rules/03-stacking.ts'
import { HIDDEN, type State } from './state.ts'
import {
  counterSet,
  counters,
  fullLevels,
  hasZone,
  isHeadquarters,
  isTowedArtillery,
  MOBILITY,
  mobility,
} from './units.ts'

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

const classOf = Uint8Array.from(counters, (_, unit) => {
  if (isHeadquarters[unit] || isTowedArtillery[unit]) return FRONT.guns
  if (!hasZone[unit]) return FRONT.withoutZone
  return mobility[unit] === MOBILITY.foot ? FRONT.footZone : FRONT.motorZone
})

export function frontOf(g: State, hex: number): number {
  let front: number = FRONT.guns
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) front = Math.max(front, classOf[unit])
  return front
}

/** Counters of one type, levels and class are alike as far as a view tells. */
const typeNumber = Int32Array.from(counters, ({ type }) => counters.findIndex(other => other.type === type))

const isHidden = (each: HiddenUnit | SeenUnit): each is HiddenUnit => !('unit' in each)

/** Slots of one stack of which the same is known. */
interface Group {
  readonly stack: HiddenStack
  readonly each: HiddenUnit
  /** Positions in the stack. */
  readonly slots: number[]
}

/** Fills every hidden slot with a unit of the right camp, type and class; false if the view contradicts itself. */
export function dealHidden(g: State, stacks: readonly HiddenStack[], lots: Lots): boolean {
  const groups: Group[] = []
  const needs: Need[] = []
  for (const stack of stacks) {
    const places = groupsOf(stack)
    if (!isFrontSeen(stack))
      needs.push({
        places: places.map((_, i) => groups.length + i),
        meets: unit => classOf[unit] === stack.front,
      })
    groups.push(...places)
  }
  const dealt = dealUnits(
    {
      units: unitsAt(g, HIDDEN),
      kindOf: unit =>
        ((g.camp[unit] * counters.length + typeNumber[unit]) * 4 + fullLevels[unit]) * 4 + classOf[unit],
      places: groups.map(group => placeFor(g, group)),
      needs,
    },
    lots,
  )
  if (dealt === null) return false
  lay(g, stacks, groups, dealt)
  return true
}

function groupsOf(stack: HiddenStack): Group[] {
  const groups: Group[] = []
  for (const [slot, each] of stack.units.entries()) {
    if (!isHidden(each)) continue
    const known = groups.find(
      group =>
        group.each.camp === each.camp && group.each.type === each.type && group.each.levels === each.levels,
    )
    if (known !== undefined) known.slots.push(slot)
    else groups.push({ stack, each, slots: [slot] })
  }
  return groups
}

const isFrontSeen = ({ units, front }: HiddenStack): boolean =>
  units.some(each => !isHidden(each) && classOf[counterSet.indexOf(each.unit)] === front)

const placeFor = (g: State, { stack, each, slots }: Group): Place => ({
  count: slots.length,
  fits: unit =>
    g.camp[unit] === each.camp &&
    fullLevels[unit] >= (each.levels ?? 0) &&
    (each.type === undefined || each.type === counters[unit].type) &&
    classOf[unit] <= stack.front,
})

function lay(
  g: State,
  stacks: readonly HiddenStack[],
  groups: readonly Group[],
  dealt: readonly (readonly number[])[],
): void {
  const units = new Map(
    stacks.map(stack => [
      stack,
      stack.units.map(each => (isHidden(each) ? -1 : counterSet.indexOf(each.unit))),
    ]),
  )
  for (const [i, { stack, slots }] of groups.entries())
    for (const [at, slot] of slots.entries()) units.get(stack)![slot] = dealt[i][at]
  for (const [stack, ordered] of units) {
    layStack(g, stack.hex, ordered)
    layLevels(g, stack, ordered)
  }
}

/** Levels that nobody knows are full as far as the stacking limit allows. */
function layLevels(g: State, stack: HiddenStack, units: readonly number[]): void {
  let levels = 0
  for (const [at, unit] of units.entries()) {
    const each = stack.units[at]
    if (isHidden(each)) {
      g.unitFlags[unit] |= each.marks
      g.levels[unit] = each.levels ?? fullLevels[unit]
    }
    levels += g.levels[unit]
  }
  for (const [at, unit] of units.entries()) {
    const each = stack.units[at]
    if (levels <= STACKING_LIMIT) return
    if (!isHidden(each) || each.levels !== undefined || g.levels[unit] < 2) continue
    g.levels[unit] = 1
    levels -= 1
  }
}
