// Dealing out units that a player cannot see: each hidden slot of a stack or a box gets a unit that could be there.
import { dealUnits, type Place } from '../../engine/fog/deal.ts'
import type { HiddenBox as HiddenBoxOf } from '../../engine/fog/hidden-boxes.ts'
import { type HiddenStack as HiddenStackOf, layUnderTop, unitsAt } from '../../engine/fog/hidden-stacks.ts'
import type { Lots } from '../../engine/fog/lots.ts'
import { BOX, HIDDEN, STATUS, type State } from './state.ts'
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
import { country, isCity, isFortSymbol, isSea } from './world.ts'

/** Units under the top of a stack: what they did in this phase is seen. */
export type HiddenStack = HiddenStackOf<{ readonly marks: number; readonly left: number }>

/** Counters of a side in a display, or on the track for a turn. */
export type HiddenBox = HiddenBoxOf<{ readonly side: number; readonly box: number; readonly due: number }>

export function isListOfBoxes(value: unknown): value is readonly HiddenBox[] {
  if (!Array.isArray(value)) return false
  return value.every(box => [0, 1].includes(box?.side) && box.box < 0 && box.count > 0 && box.count <= UNITS)
}

/** Is some counter of this kind a reinforcement, so that this one may be? */
const mayBeReinforcement = counters.map((c, unit) => {
  const kind = (other: number) => counters[other].type === c.type && counters[other].size === c.size
  return unitsOf(unitNation[unit]).some(other => kind(other) && setUpOf[other] === 'reinforcement')
})

/** Counters of one nation that are alike in all that is asked below. */
const kinds = Int32Array.from(counters, (_, unit) =>
  [
    isLand[unit] === 1,
    isStatic[unit] === 1,
    isFort[unit] === 1,
    isAntiAircraft[unit] === 1,
    isMarines[unit] === 1,
    isArmy[unit] === 1,
    mayBeReinforcement[unit],
    setUpOf[unit] === 'reinforcement',
  ].reduce((bits, is) => bits * 2 + (is ? 1 : 0), unitNation[unit]),
)

/**
 * Gives every hidden slot a unit, first such that every stack is in order; while units pass through each other, stacks may not be,
 * and then anything goes.
 */
export function dealHidden(
  g: State,
  stacks: readonly HiddenStack[],
  boxes: readonly HiddenBox[],
  lots: Lots,
): boolean {
  const units = unitsAt(g, HIDDEN)
  const deal = (isStrict: boolean) =>
    dealUnits(
      {
        units,
        kindOf: unit => kinds[unit],
        places: [
          ...stacks.map(stack => (isStrict ? placeInOrder(g, stack) : placeInPassing(g, stack))),
          ...boxes.map(box => placeInBox(g, box)),
        ],
      },
      lots,
    )
  const dealt = deal(true) ?? deal(false)
  if (dealt === null) return false
  for (const unit of units) g.steps[unit] = stepsByLot(unit, lots)
  for (const [i, stack] of stacks.entries()) layInStack(g, stack, dealt[i])
  for (const [i, box] of boxes.entries()) layInBox(g, box, dealt[stacks.length + i])
  return true
}

function placeInBox(g: State, { side, box, count }: HiddenBox): Place {
  const waits = box === BOX.reinforcement || box === BOX.track
  return {
    count,
    fits(unit) {
      if (g.allegiance[unitNation[unit]] !== side) return false
      // R79  Of a neutral only the track can hold a unit.
      if (g.status[unitNation[unit]] !== STATUS.fighting && box !== BOX.track) return false
      if (isLand[unit]) return waits && mayBeReinforcement[unit]
      return setUpOf[unit] === 'reinforcement' || !waits
    },
  }
}

const placeInPassing = (g: State, { hex, slots }: HiddenStack): Place => ({
  count: slots.length,
  fits: unit => couldStand(g, g.top[hex], hex, unit),
})

/** 9.0  Under an army lies at most a static unit; under a smaller one at most two of its size and a static unit. */
function placeInOrder(g: State, { hex, slots }: HiddenStack): Place {
  const top = g.top[hex]
  const isSmall = (unit: number) => !isStatic[unit] && !isArmy[unit] && unitNation[unit] === unitNation[top]
  return {
    count: slots.length,
    fits: unit => couldStand(g, top, hex, unit) && (isStatic[unit] === 1 || isSmall(unit)),
    limits: [
      { most: 1, weight: unit => isStatic[unit] },
      { most: isMobile[top] && !isArmy[top] ? 2 : 0, weight: unit => (isSmall(unit) ? 1 : 0) },
    ],
  }
}

/** Could this unit lie unseen under the top one of a hex? */
export const couldLieIn = (g: State, hex: number, unit: number): boolean =>
  couldStand(g, g.top[hex], hex, unit) &&
  (isStatic[unit] === 1 || unitNation[unit] === unitNation[g.top[hex]])

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

function layInStack(g: State, { hex, slots }: HiddenStack, units: readonly number[]): void {
  layUnderTop(g, hex, units)
  for (const [i, unit] of units.entries()) {
    g.unitFlags[unit] = slots[i].marks
    g.left[unit] = slots[i].left
  }
}

function layInBox(g: State, { box, due }: HiddenBox, units: readonly number[]): void {
  for (const unit of units) {
    g.place[unit] = box
    g.due[unit] = due
  }
}

const QUARTERS = 4

/** Whoever began reduced mostly still is; others are mostly whole. */
function stepsByLot(unit: number, lots: Lots): number {
  if (fullSteps[unit] === 1) return 1
  const lucky = lots(QUARTERS) === 0
  return lucky === (beginsReduced[unit] === 1) ? 2 : 1
}
