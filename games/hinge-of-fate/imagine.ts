// Dealing out units whose place a command cannot see: a possible arrangement of the enemy's stacks.
import type { Dice } from '../../engine/dice/dice.ts'
import { companyRefusal, hasRoom } from './rules/06-stacking.ts'
import { areaRefusal } from './rules/10-areas.ts'
import { HIDDEN, type State, UNIT } from './state.ts'
import { campOf, FKG, HEXES, isStatic, setUpHex, UNITS } from './world.ts'

export { HIDDEN } from './state.ts'

interface Slot {
  /** What the unit did in this phase and what lies on it. */
  readonly marks: number
  /** Whether it is the unit that moves now. */
  readonly moves: boolean
}

export interface HiddenStack {
  readonly hex: number
  /** The units under the top one, from the top down. */
  readonly slots: readonly Slot[]
}

export function isListOfHidden(value: unknown): value is readonly HiddenStack[] {
  if (!Array.isArray(value)) return false
  return value.every(stack => stack?.hex >= 0 && stack.hex < HEXES && Array.isArray(stack.slots))
}

interface Room extends Slot {
  readonly hex: number
  /** The unit above it; -1 until that is dealt. */
  readonly under: number
}

/** Fills every hidden slot with a unit that may lie there; false if there is no way to. */
export function dealHidden(g: State, stacks: readonly HiddenStack[], dice: Dice): boolean {
  const rooms = stacks.flatMap(({ hex, slots }) =>
    slots.map((slot, under): Room => ({ hex, under, ...slot })),
  )
  const units = shuffled(hiddenUnits(g), dice)
  if (rooms.length !== units.length) return false
  // Stacks are crowded only while their owner moves: the strict deal is tried first.
  return fill(g, rooms, units, true) || fill(g, rooms, units, false)
}

/** Serves the slot with the fewest candidates first and goes back where nobody is left. */
function fill(g: State, rooms: readonly Room[], units: readonly number[], strict: boolean): boolean {
  if (rooms.length === 0) return true
  const open = rooms.map(room => units.filter(unit => fits(g, unit, room, strict)))
  let fewest = 0
  for (let i = 1; i < rooms.length; i++) if (open[i].length < open[fewest].length) fewest = i
  const room = rooms[fewest]
  for (const unit of open[fewest]) {
    lay(g, unit, room)
    const others = rooms.filter((_, i) => i !== fewest)
    if (
      fill(
        g,
        others,
        units.filter(other => other !== unit),
        strict,
      )
    )
      return true
    takeBack(g, unit, room)
  }
  return false
}

const HAS_ACTED = UNIT.begun | UNIT.attacked | UNIT.reps

function fits(g: State, unit: number, room: Room, strict: boolean): boolean {
  const { hex } = room
  if (campOf[g.top[hex]] !== campOf[unit] || companyRefusal(g, unit, hex) !== null) return false
  if (isStatic[unit] ? setUpHex[unit] !== hex : unit !== FKG && areaRefusal(g, unit, hex) !== null)
    return false
  if ((isStatic[unit] || unit === FKG) && room.marks & HAS_ACTED) return false
  return !strict || hasRoom(g, unit, hex)
}

function lay(g: State, unit: number, { hex, marks, moves }: Room): void {
  let above = g.top[hex]
  while (g.below[above] >= 0) above = g.below[above]
  g.below[above] = unit
  g.below[unit] = -1
  g.place[unit] = hex
  g.unitFlags[unit] = marks
  if (moves) g.mover = unit
}

function takeBack(g: State, unit: number, { hex, moves }: Room): void {
  let above = g.top[hex]
  while (g.below[above] !== unit) above = g.below[above]
  g.below[above] = -1
  g.place[unit] = HIDDEN
  g.unitFlags[unit] = 0
  if (moves) g.mover = -1
}

function hiddenUnits(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === HIDDEN) units.push(unit)
  return units
}

function shuffled(units: readonly number[], dice: Dice): number[] {
  const order = [...units]
  for (let i = order.length - 1; i > 0; i--) {
    const j = dice.below(500 + i, i + 1)
    ;[order[i], order[j]] = [order[j], order[i]]
  }
  return order
}
