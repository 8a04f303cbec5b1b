// What is true in every position of every game. Fuzzing asks after every action, loading a position asks once.
import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { stackFault } from '../../engine/forces/stack-faults.ts'
import { FRAMES } from './flow.ts'
import { setUpProcedure } from './rules/03-set-up.ts'
import { isOverstacked, mayMixGroups } from './rules/06-stacking.ts'
import { isLineClosed, settleInterior } from './rules/07-french-interior.ts'
import { isSupplied } from './rules/07-supply.ts'
import { mobilesInItaly } from './rules/08-entry.ts'
import { derivedOf } from './rules/09-zones-of-control.ts'
import { ALLIED, GERMAN, GROUP } from './sides.ts'
import { BOX, HEX, hasFlag, isAlternate, layout, NOWHERE, type State, UNIT } from './state.ts'
import { LIMITS } from './tables.ts'
import {
  AIRBORNE_CORPS,
  groupOf,
  isAirborne,
  isYugoslavGarrison,
  NORMANDY_CORPS,
  otherForm,
  sideOf,
  stepsOf,
  UNITS,
  unitIds,
} from './units.ts'
import { GERMAN_SOURCES, grid, HEXES, isCity, isLand, isLanding, OVERFULL } from './world.ts'

/** Broken invariants in words; empty in a sound position. */
export function faultsIn(g: State): readonly string[] {
  if (!layout.isSound(g)) return ['the position holds numbers that no game can reach']
  // 2.2
  const misplaced = stackFault(g, unitIds, grid.names)
  if (misplaced !== null) return [misplaced]
  const faults: string[] = []
  checkCounters(g, faults)
  checkPlans(g, faults)
  checkControl(g, faults)
  checkOccupation(g, faults)
  checkFlow(g, faults)
  checkDerived(g, faults)
  return faults
}

// 2.11, 12.2.3, 13.2a, 3.3.2  Each counter is somewhere where it can be, and an airborne corps is in play once.
function checkCounters(g: State, faults: string[]): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const box = g.place[unit]
    const isWrong =
      box === NOWHERE ||
      (box === BOX.garrison && !isYugoslavGarrison[unit]) ||
      (box === BOX.aside && !isAirborne[unit]) ||
      (box === BOX.invasion && !mayInvade(g, unit)) ||
      (box === BOX.track) !== g.due[unit] > 0
    if (isWrong) faults.push(`${unitIds[unit]} is in a box where it cannot be`)
    if (g.reduced[unit] === 1 && stepsOf[unit] === 1) faults.push(`${unitIds[unit]} has no reduced side`)
  }
  for (const corps of AIRBORNE_CORPS) {
    const forms = [corps, otherForm[corps]].filter(unit => g.place[unit] !== BOX.aside)
    if (forms.length !== 1) faults.push(`${unitIds[corps]} is in play ${forms.length} times`)
  }
}

const mayInvade = (g: State, unit: number): boolean =>
  isAlternate(g) && g.turn === 1 && (NORMANDY_CORPS.includes(unit) || isAirborne[unit] === 1)

/** Have the plans been written? The set-up asks for them one after the other; its frame names the stage that comes next. */
export function arePlansWritten(g: State): { readonly first: boolean; readonly second: boolean } {
  const base = findFrame(g.flow, FRAMES.setUp)
  const stage = base < 0 ? Number.POSITIVE_INFINITY : slotAt(g.flow, base, FRAMES.setUp.at.stage)
  return {
    first: isAlternate(g) && stage > setUpProcedure.stage.planSecond,
    second: stage > setUpProcedure.stage.shift,
  }
}

// 3.2.3, 3.3.2
function checkPlans(g: State, faults: string[]): void {
  if (g.verdict !== 0) return
  const written = arePlansWritten(g)
  const isCoast = (hex: number) => hex >= 0 && isLanding[hex] === 1
  if (written.first ? !isCoast(g.firstHex) : g.firstHex !== NOWHERE)
    faults.push('the plan of the first invasion is not as it should be')
  const isSecondSound = written.second
    ? g.secondTurn >= 3 && (g.secondHex === NOWHERE || isCoast(g.secondHex))
    : g.secondTurn === 0 && g.secondHex === NOWHERE
  if (!isSecondSound) faults.push('the plan of the second invasion is not as it should be')
}

// 3.4, 7.4a, 7.16, 4.3.1
function checkControl(g: State, faults: string[]): void {
  for (let hex = 0; hex < HEXES; hex++) {
    if (g.control[hex] >= 0 !== (isLand[hex] === 1))
      faults.push(`${grid.names[hex]} is held by nobody or in vain`)
    if (g.control[hex] === ALLIED && isCity[hex] && !hasFlag(g.hexFlags, hex, HEX.everAllied))
      faults.push(`${grid.names[hex]} is Allied and never was`)
  }
  GERMAN_SOURCES.forEach((hex, i) => {
    const top = g.top[hex]
    if (top >= 0 && sideOf[top] === ALLIED && !(g.sourcesLost & (1 << i)))
      faults.push(`${grid.names[hex]} is in Allied hands and still a source`)
  })
  if (!isLineClosed(g)) return
  const after = g.copy()
  settleInterior(after, null)
  for (let hex = 0; hex < HEXES; hex++)
    if (after.control[hex] !== g.control[hex]) faults.push(`${grid.names[hex]} lies behind the Allied line`)
}

// 6, 8.5, 13.4  Stacks keep their limits, except where somebody is on his way or the excess is still to go.
function checkOccupation(g: State, faults: string[]): void {
  const settled = g.verdict === 0 && ON_THE_WAY.every(frame => findFrame(g.flow, frame) < 0)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0) continue
    const at = `${unitIds[unit]} in ${grid.names[hex]}`
    if (!isLand[hex]) faults.push(`${at} stands where nobody may be`)
    if (g.control[hex] !== sideOf[unit]) faults.push(`${at} does not hold its hex`)
    if (!settled || g.top[hex] !== unit) continue
    if (isOverstacked(g, hex) && !isExcused(g, hex)) faults.push(`${at} is overstacked`)
    if (isMixed(g, hex)) faults.push(`${at}: the army groups are mixed`)
  }
  if (!g.italyOpen && mobilesInItaly(g) > LIMITS.mobilesInItaly) faults.push('too many Germans are in Italy')
}

const ON_THE_WAY = [FRAMES.move, FRAMES.battle, FRAMES.excess]

// 6.3c, R101
const isExcused = (g: State, hex: number): boolean =>
  (hex === OVERFULL && g.turn === 1) || hasFlag(g.hexFlags, hex, HEX.destroyed)

function isMixed(g: State, hex: number): boolean {
  if (mayMixGroups(g, hex)) return false
  let groups = 0
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (groupOf[unit] <= GROUP.british) groups |= 1 << groupOf[unit]
  return groups === 3
}

const countFlag = (g: State, flag: number): number => {
  let count = 0
  for (let unit = 0; unit < UNITS; unit++) if (hasFlag(g.unitFlags, unit, flag)) count += 1
  return count
}

// Frames and the units that they speak of belong together.
function checkFlow(g: State, faults: string[]): void {
  if (g.verdict !== 0) return
  const has = (frame: (typeof FRAMES)[keyof typeof FRAMES]) => findFrame(g.flow, frame) >= 0
  if (has(FRAMES.move) !== countFlag(g, UNIT.moving) > 0)
    faults.push('a move is under way and nobody moves, or the reverse')
  if (has(FRAMES.offensive) !== (g.offensiveHex !== NOWHERE))
    faults.push('an offensive is under way without its marker')
  const isFight = has(FRAMES.battle) || has(FRAMES.assemble) || has(FRAMES.landing)
  if (!isFight && countFlag(g, UNIT.involved) > 0) faults.push('units fight in no battle')
  if (has(FRAMES.assemble) && countFlag(g, UNIT.involved) === 0) faults.push('nobody attacks')
}

// What is kept up to date step by step equals what is computed from nothing.
function checkDerived(g: State, faults: string[]): void {
  if (g.derived === undefined) return
  const kept = g.derived
  const supplied = (unit: number) => g.place[unit] < 0 || isSupplied(g, unit)
  const before = unitIds.map((_, unit) => supplied(unit))
  g.derived = undefined
  const fresh = derivedOf(g)
  unitIds.forEach((id, unit) => {
    if (supplied(unit) !== before[unit]) faults.push(`the supply of ${id} is out of date`)
  })
  g.derived = kept
  for (const side of [ALLIED, GERMAN]) {
    const hex = firstDifference(fresh.zones[side], kept.zones[side])
    if (hex >= 0) faults.push(`the zones of control of side ${side} are out of date in ${grid.names[hex]}`)
  }
}

function firstDifference(one: Int16Array, other: Int16Array): number {
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return i
  return -1
}
