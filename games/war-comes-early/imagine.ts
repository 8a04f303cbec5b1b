// Dealing out units whose place a side cannot see: a possible arrangement of the enemy's stacks.
import type { Dice } from '../../engine/dice/dice.ts'
import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { FRAMES } from './flow.ts'
import { STACKING_LIMIT } from './rules/08-stacking.ts'
import { reachesInto } from './rules/09-zones-of-control.ts'
import type { State } from './state.ts'
import { grid, isArmy, isMech, isReserveCorps, stackingSize, UNITS, unitNation } from './world.ts'

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
  /** May it hold units on foot, and mechanized ones? */
  readonly open: readonly [boolean, boolean]
}

const UNLIMITED = 99

/** More trials than any deal needs that can be made at all. */
const TRIALS = 2000

/** Fills every hidden slot with a unit of the right nation so that stacks keep their limits; false if it got stuck. */
export function assignHidden(
  g: State,
  stacks: readonly HiddenStack[],
  hiddenPlace: number,
  dice: Dice,
  attempt: number,
  zones: ReadonlySet<number>,
): boolean {
  const rooms = stacks.map(stack => roomOf(g, stack, zones))
  const units = shuffled(hiddenUnits(g, hiddenPlace), dice, attempt)
  let trials = 0
  const lots = (n: number): number => dice.below(attempt * 1000 + trials, n)
  const hopeless = new Set<string>()
  const dealOut = (): boolean => {
    if (units.length === 0) return rooms.every(room => room.free === 0)
    if (hopeless.size > 0 && hopeless.has(situationOf(rooms, units))) return false
    const pairs = narrowest(rooms, units)
    const first = pairs.length < 2 ? 0 : lots(pairs.length)
    const tried = new Set<string>()
    for (let i = 0; i < pairs.length && trials < TRIALS; i++) {
      const { room, unit } = pairs[(first + i) % pairs.length]
      // Whoever is like one that led nowhere leads nowhere.
      const kind = `${kindOfRoom(room)} ${kindOfUnit(unit)}`
      if (tried.has(kind)) continue
      tried.add(kind)
      trials += 1
      const at = units.indexOf(unit)
      units.splice(at, 1)
      const before = deal(room, unit)
      if (dealOut()) return true
      takeBack(room, before)
      units.splice(at, 0, unit)
    }
    hopeless.add(situationOf(rooms, units))
    return false
  }
  if (!dealOut()) return false
  for (const [i, room] of rooms.entries()) lay(g, room, stacks[i], dice, attempt)
  return true
}

const kindOfUnit = (unit: number): string =>
  [unitNation[unit], stackingSize[unit], isArmy[unit], isReserveCorps[unit], isMech[unit]].join()

const kindOfRoom = ({ nation, free, spare, army, reserve, open }: Room): string =>
  [nation, free, spare, army, reserve, open].join()

/** What is left to be dealt, whoever and wherever it is. */
const situationOf = (rooms: readonly Room[], units: readonly number[]): string =>
  [...rooms.map(kindOfRoom).sort(), ...units.map(kindOfUnit).sort()].join(' ')

interface Pair {
  readonly room: Room
  readonly unit: number
}

/** What can be done for the room that the fewest units fit, or the unit that fits the fewest rooms: they are served first. */
function narrowest(rooms: readonly Room[], units: readonly number[]): Pair[] {
  let best: Pair[] | null = null
  const offer = (pairs: Pair[]): void => {
    if (best === null || pairs.length < best.length) best = pairs
  }
  // Large units come first among equals, for they find room only while there is much of it.
  const bySize = [...units].sort((a, b) => stackingSize[b] - stackingSize[a])
  for (const unit of bySize) offer(rooms.filter(room => fits(room, unit)).map(room => ({ room, unit })))
  for (const room of rooms) {
    if (room.free > 0) offer(units.filter(unit => fits(room, unit)).map(unit => ({ room, unit })))
  }
  return best ?? []
}

function hiddenUnits(g: State, hiddenPlace: number): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === hiddenPlace) units.push(unit)
  return units
}

function roomOf(g: State, stack: HiddenStack, zones: ReadonlySet<number>): Room {
  const top = g.top[stack.hex]
  return {
    hex: stack.hex,
    nation: unitNation[top],
    free: stack.slots.length,
    spare: isUnsettled(g, stack.hex) ? UNLIMITED : STACKING_LIMIT - stackingSize[top] - stack.slots.length,
    army: isArmy[top] === 1,
    reserve: isReserveCorps[top] === 1,
    dealt: [],
    open: [
      keepsZones(g, stack.hex, unitNation[top], 0, zones),
      keepsZones(g, stack.hex, unitNation[top], 1, zones),
    ],
  }
}

/** A stack that has just been broken down may be too large until it is dispersed. */
function isUnsettled(g: State, hex: number): boolean {
  const check = findFrame(g.flow, FRAMES.stackCheck)
  return check >= 0 && slotAt(g.flow, check, FRAMES.stackCheck.at.hex) === hex
}

/** Units on foot or mechanized ones lie here only if their zone of control is among those seen. */
function keepsZones(
  g: State,
  hex: number,
  nation: number,
  mechanized: 0 | 1,
  zones: ReadonlySet<number>,
): boolean {
  for (let direction = 0; direction < 6; direction++) {
    if (!reachesInto(g, nation, mechanized === 1, hex, direction)) continue
    if (!zones.has(grid.neighbours[hex * 6 + direction])) return false
  }
  return true
}

function fits(room: Room, unit: number): boolean {
  if (room.nation !== unitNation[unit] || room.free === 0 || !room.open[isMech[unit] as 0 | 1]) return false
  if ((isArmy[unit] && room.army) || (isReserveCorps[unit] && room.reserve)) return false
  return stackingSize[unit] - 1 <= room.spare
}

type Taken = Pick<Room, 'free' | 'spare' | 'army' | 'reserve'>

/** Gives back what the room was before. */
function deal(room: Room, unit: number): Taken {
  const { free, spare, army, reserve } = room
  room.free -= 1
  room.spare -= stackingSize[unit] - 1
  room.army ||= isArmy[unit] === 1
  room.reserve ||= isReserveCorps[unit] === 1
  room.dealt.push(unit)
  return { free, spare, army, reserve }
}

function takeBack(room: Room, before: Taken): void {
  Object.assign(room, before)
  room.dealt.pop()
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
