// Dealing out units whose place a command cannot see: a possible arrangement of the enemy's stacks.
import { dealUnits, type Place } from '../../engine/fog/deal.ts'
import { type HiddenStack as HiddenStackOf, layUnderTop, unitsAt } from '../../engine/fog/hidden-stacks.ts'
import type { Lots } from '../../engine/fog/lots.ts'
import { companyRefusal, mayBeCrowded, mayShareHex, stackingLimit } from './rules/06-stacking.ts'
import { areaRefusal } from './rules/10-areas.ts'
import { HIDDEN, type State, UNIT } from './state.ts'
import { campOf, FKG, groupOf, isFreeStacking, isStatic, setUpHex } from './world.ts'

/** The units under the top one: what they did in this phase and what lies on them, not who they are. */
export type HiddenStack = HiddenStackOf<{ readonly marks: number; readonly moves: boolean }>

/** Fills every hidden slot with a unit that may lie there; false if nobody can. */
export function dealHidden(g: State, stacks: readonly HiddenStack[], lots: Lots): boolean {
  const units = unitsAt(g, HIDDEN)
  const deal = (isStrict: boolean) =>
    dealUnits({ units, kindOf, places: stacks.map(stack => placeFor(g, stack, isStrict)) }, lots)
  // 6.7  Stacks are crowded only while their owner moves: the deal without any is tried first.
  const dealt = deal(true) ?? deal(false)
  if (dealt === null) return false
  for (const [i, stack] of stacks.entries()) lay(g, stack, dealt[i])
  g.derived = undefined
  return true
}

/** 2.11a, 6.3, 6.8  A static unit is of a kind of its own: its hex is known. */
const kindOf = (unit: number): number | string =>
  isStatic[unit] ? `static ${unit}` : groupOf[unit] * 4 + isFreeStacking[unit] * 2 + (unit === FKG ? 1 : 0)

const HAS_ACTED = UNIT.begun | UNIT.attacked | UNIT.reps

const neverActs = (unit: number): boolean => isStatic[unit] === 1 || unit === FKG

function placeFor(g: State, { hex, slots }: HiddenStack, isStrict: boolean): Place {
  const top = g.top[hex]
  const idle = slots.filter(({ marks }) => (marks & HAS_ACTED) === 0).length
  const room = stackingLimit(hex) - takesRoom(top)
  return {
    count: slots.length,
    fits: unit => mayLie(g, unit, hex),
    limits: [
      { most: idle, weight: unit => (neverActs(unit) ? 1 : 0) },
      ...(isStrict ? [{ most: room, weight: takesRoom }] : []),
    ],
    admits: units =>
      units.every((one, i) => units.slice(i + 1).every(other => mayShareHex(one, other))) &&
      mayCrowd(g, [top, ...units], stackingLimit(hex)),
  }
}

const takesRoom = (unit: number): number => (isFreeStacking[unit] ? 0 : 1)

/** 6.1, 6.7  Within the limit, or all of them on the move. */
function mayCrowd(g: State, units: readonly number[], limit: number): boolean {
  const crowd = units.filter(takesRoom)
  return crowd.length <= limit || crowd.every(unit => mayBeCrowded(g, unit))
}

function mayLie(g: State, unit: number, hex: number): boolean {
  if (campOf[g.top[hex]] !== campOf[unit] || companyRefusal(g, unit, hex) !== null) return false
  if (isStatic[unit]) return setUpHex[unit] === hex
  // 14.8c  Who lies in Eastern Poland has been inside all along.
  return unit === FKG || areaRefusal(g, unit, hex, hex) === null
}

/** Whoever never acts gets a slot in which nothing was done. */
function lay(g: State, { hex, slots }: HiddenStack, units: readonly number[]): void {
  const idlers = units.filter(neverActs)
  const others = units.filter(unit => !neverActs(unit))
  const laid = slots.map(({ marks }) => (marks & HAS_ACTED ? others.pop()! : (idlers.pop() ?? others.pop()!)))
  layUnderTop(g, hex, laid)
  for (const [i, unit] of laid.entries()) {
    g.unitFlags[unit] = slots[i].marks
    if (slots[i].moves) g.mover = unit
  }
}
