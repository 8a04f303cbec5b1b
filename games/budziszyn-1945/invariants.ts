// What is true in every position of every game. Fuzzing asks after every action, loading a position asks once.
import { findFrame, slotAt } from '../../engine/flow/frames.ts'
import { stackFault } from '../../engine/forces/stack-faults.ts'
import type { UnitList } from '../../engine/forces/unit-list.ts'
import { FRAMES } from './flow.ts'
import { CAMP_COUNT } from './nations.ts'
import { levelsIn, STACKING_LIMIT } from './rules/03-stacking.ts'
import { countZones, deriveFrom } from './rules/04-zones-of-control.ts'
import { BOX, BRIDGE, type Derived, HEX, HIDDEN, isNysa1945, layout, type State } from './state.ts'
import { fieldOf, fullLevels, UNITS, unitIds } from './units.ts'
import { grid, HEXES, slotOfWaterside, TERRAIN, terrain } from './world.ts'

/** Broken invariants in words; empty in a sound position. */
export function faultsIn(g: State): readonly string[] {
  if (!numbersAreSane(g)) return ['the position holds numbers that no game can reach']
  const misplaced = stackFault(g, unitIds, grid.names)
  if (misplaced !== null) return [misplaced]
  const faults: string[] = []
  checkCounters(g, faults)
  checkHexes(g, faults)
  checkBridges(g, faults)
  checkKilled(g, faults)
  checkZones(g, faults)
  return faults
}

/** Every number is one that some game of this scenario can reach; a file from outside may hold anything. */
function numbersAreSane(g: State): boolean {
  const { lastTurn, players } = g.terms
  return (
    layout.isSound(g) &&
    !g.place.includes(HIDDEN) &&
    g.turn <= lastTurn &&
    g.player < players &&
    g.airDays.every(day => day <= lastTurn)
  )
}

// 1.2  Counters of the other scenario stay out; whoever is in play has levels, whoever is lost has none.
function checkCounters(g: State, faults: string[]): void {
  const inScenario = isNysa1945(g) ? inNysa : inStars
  for (let unit = 0; unit < UNITS; unit++) {
    const place = g.place[unit]
    const belongs = inScenario[unit]
    if (belongs === (place === BOX.unused)) faults.push(`${unitIds[unit]} does not belong in this scenario`)
    if ((g.levels[unit] === 0) !== (place === BOX.eliminated) && belongs)
      faults.push(`${unitIds[unit]} has ${g.levels[unit]} levels where it is`)
    if (g.levels[unit] > fullLevels[unit]) faults.push(`${unitIds[unit]} has more levels than its counter`)
  }
}

const inNysa = Array.from(
  { length: UNITS },
  (_, unit) => fieldOf(unit, 'nysa') !== '' || fieldOf(unit, 'nysaTurn') !== '',
)
const inStars = Array.from({ length: UNITS }, (_, unit) => fieldOf(unit, 'stars') !== '')

// 3.2.1, R10  Stacks keep their limit from the end of the first movement phases on, except while a combat is being settled; then
// Americans may also be on their way through a German hex (S-8e).
function checkHexes(g: State, faults: string[]): void {
  const isInCombat = findFrame(g.flow, FRAMES.battle) >= 0
  const isSettled = g.turn > 1 && !isInCombat && g.verdict === 0
  const marching = findFrame(g.flow, FRAMES.march)
  // 3.1.10  A unit that has come onto the map in a full hex is on its way out of it.
  const passed = marching < 0 ? -1 : g.place[slotAt(g.flow, marching, FRAMES.march.at.unit)]
  for (let hex = 0; hex < HEXES; hex++) {
    const top = g.top[hex]
    if (top < 0) continue
    if (terrain[hex] & TERRAIN.lake) faults.push(`${unitIds[top]} stands in a lake at ${grid.names[hex]}`)
    const dug = g.hexFlags[hex] & HEX.digMask
    if (!isInCombat && dug > 0 && dug !== g.camp[top] + 1)
      faults.push(`${grid.names[hex]} is dug in by another camp`)
    for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
      if (!isInCombat && g.camp[unit] !== g.camp[top])
        faults.push(`two camps share ${grid.names[hex]} (S-8d)`)
    }
    if (isSettled && hex !== passed && levelsIn(g, hex) > STACKING_LIMIT)
      faults.push(`${levelsIn(g, hex)} levels in ${grid.names[hex]} (3.2.1)`)
  }
}

// 14.1  Bridges only over water, and a bridge that is down belongs to nobody.
function checkBridges(g: State, faults: string[]): void {
  for (let side = 0; side < g.bridge.length; side++) {
    if (g.bridge[side] === 0) continue
    if (slotOfWaterside[side] < 0) faults.push('a bridge stands where there is no water')
    if (!(g.bridge[side] & BRIDGE.stands)) faults.push('a bridge that is down keeps marks of one that stands')
  }
}

// R78  As many counters are credited as are eliminated, but for Poles who fell away before the first phase (R47).
function checkKilled(g: State, faults: string[]): void {
  let lost = 0
  for (let unit = 0; unit < UNITS; unit++) if (g.place[unit] === BOX.eliminated) lost += 1
  const credited = g.killed.reduce((sum, count) => sum + count, 0)
  if (credited > lost) faults.push(`${credited} counters are credited and ${lost} are lost`)
}

const counted = Array.from({ length: CAMP_COUNT }, () => new Int16Array(HEXES))

// The zones kept up to date unit by unit equal those computed from nothing.
function checkZones(g: State, faults: string[]): void {
  if (g.derived === undefined) return
  checkLists(g, g.derived, faults)
  for (let camp = 0; camp < CAMP_COUNT; camp++) counted[camp].fill(0)
  countZones(g, counted)
  for (let camp = 0; camp < CAMP_COUNT; camp++) {
    const kept = g.derived.zones[camp]
    for (let hex = 0; hex < HEXES; hex++) {
      if (kept[hex] !== counted[camp][hex])
        faults.push(`zones of control are out of date in ${grid.names[hex]}`)
    }
  }
}

// So do the lists of units, and what is kept for those who have several enemies.
function checkLists(g: State, kept: Derived, faults: string[]): void {
  const fresh = deriveFrom(g, kept.zones)
  if (!kept.enemyZones.every((zones, camp) => areSame(zones, fresh.enemyZones[camp])))
    faults.push('zones of control against a camp are out of date')
  const isKept = (list: UnitList, other: UnitList): boolean =>
    areSame(list.units.subarray(0, list.count), other.units.subarray(0, other.count))
  const areListed = (lists: readonly UnitList[], others: readonly UnitList[]): boolean =>
    lists.every((list, player) => isKept(list, others[player]))
  if (!areListed(kept.onMap, fresh.onMap) || !areListed(kept.offMap, fresh.offMap))
    faults.push('the lists of units are out of date')
}

function areSame(one: Int16Array, other: Int16Array): boolean {
  if (one.length !== other.length) return false
  for (let i = 0; i < one.length; i++) if (one[i] !== other[i]) return false
  return true
}
