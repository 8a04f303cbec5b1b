// What is true in every position of every game. Fuzzing asks after every action, loading a position asks once.
import { stackFault } from '../../engine/forces/stack-faults.ts'
import { staleZones } from '../../engine/movement/zone-faults.ts'
import { isDisputed, occupant } from './rules/02-control.ts'
import { stackFault as stackingFault } from './rules/09-stacking.ts'
import { derivedOf, isOpenLand } from './rules/10-zones-of-control.ts'
import { BOX, HEX, HIDDEN, hasFlag, layout, PHASE, STATUS, type State } from './state.ts'
import { airUnits, fullSteps, isLand, isMarines, isStatic, UNITS, unitIds, unitNation } from './units.ts'
import { WARS } from './wars.ts'
import { country, grid, HEXES, isCity, isGround, isSea } from './world.ts'

/** Broken invariants in words; empty in a sound position. */
export function faultsIn(g: State): readonly string[] {
  if (!numbersAreSane(g)) return ['the position holds numbers that no game can reach']
  // 2.1a
  const misplaced = stackFault(g, unitIds, grid.names)
  if (misplaced !== null) return [misplaced]
  const faults: string[] = []
  for (let unit = 0; unit < UNITS; unit++) checkUnit(g, unit, faults)
  checkAircraft(g, faults)
  checkHexes(g, faults)
  faults.push(...staleZones(g, derivedOf, grid.names))
  return faults
}

/** Every number is one that some game of this war can reach; a file from outside may hold anything. */
function numbersAreSane(g: State): boolean {
  return layout.isSound(g) && !g.place.includes(HIDDEN) && !g.steps.includes(0) && g.turn <= WARS[g.war].turns
}

function checkUnit(g: State, unit: number, faults: string[]): void {
  const id = unitIds[unit]
  const hex = g.place[unit]
  const nation = unitNation[unit]
  if (g.steps[unit] > fullSteps[unit]) faults.push(`${id} has more steps than its counter`)
  if (hex < 0) {
    checkBox(g, unit, faults)
    return
  }
  const at = `${id} in ${grid.names[hex]}`
  if (!isLand[unit]) faults.push(`${at} is a support unit and stands on the map`)
  if (isSea[hex]) {
    if (!isMarines[unit] || grid.directionTo(hex, g.aim[unit]) < 0) faults.push(`${at} is at sea`)
    return
  }
  if (!isGround[hex]) faults.push(`${at} stands on no ground`)
  // 5.2a  Neutrals stay at home.
  else if (g.status[nation] === STATUS.neutral ? country[hex] !== nation : !isOpenLand(g, country[hex]))
    faults.push(`${at} is in a country that is closed to it`)
  if (g.status[nation] !== STATUS.fighting && g.status[nation] !== STATUS.neutral)
    faults.push(`${at} belongs to a country that is out of the war`)
}

function checkBox(g: State, unit: number, faults: string[]): void {
  const id = unitIds[unit]
  const box = g.place[unit]
  const isActive = box === BOX.available || box === BOX.utilized || box === BOX.onMission
  if (isActive && (isLand[unit] || g.status[unitNation[unit]] !== STATUS.fighting))
    faults.push(`${id} lies in a display that is not for it`)
  if (box === BOX.onMission ? g.aim[unit] < 0 : g.aim[unit] >= 0) faults.push(`${id} has lost its hex`)
  if (box === BOX.offMap && !isLand[unit]) faults.push(`${id} has left the map`)
}

/** 16.5a */
function checkAircraft(g: State, faults: string[]): void {
  const taken = new Set<number>()
  for (const unit of airUnits) {
    if (g.place[unit] !== BOX.onMission) continue
    const key = g.aim[unit] * 2 + g.allegiance[unitNation[unit]]
    if (taken.has(key)) faults.push(`${unitIds[unit]} shares its hex with another air unit`)
    taken.add(key)
  }
}

/** Phases in which stacks may be over the limit (9.1a, 9.1c). */
const LOOSE: readonly number[] = [PHASE.mobilization, PHASE.air, PHASE.movement, PHASE.combat]

function checkHexes(g: State, faults: string[]): void {
  const strict = !LOOSE.includes(g.phase) && g.verdict === 0
  for (let hex = 0; hex < HEXES; hex++) {
    if (hasFlag(g.hexFlags, hex, HEX.terror) && !isCity[hex])
      faults.push(`${grid.names[hex]} is terrorized without a city`)
    if (g.top[hex] < 0) continue
    checkStack(g, hex, faults)
    const refusal = strict ? stackingFault(g, hex) : null
    if (refusal !== null) faults.push(`${grid.names[hex]}: ${refusal.because} (${refusal.rule})`)
    // 2.3b
    const side = occupant(g, hex)
    if (side >= 0 && isGround[hex] && !isDisputed(g, hex) && g.control[hex] !== side + 1)
      faults.push(`${grid.names[hex]} is not controlled by those who hold it`)
  }
}

function checkStack(g: State, hex: number, faults: string[]): void {
  const top = g.top[hex]
  for (let unit = g.below[top]; unit >= 0; unit = g.below[unit]) {
    // 9.0b
    if (g.allegiance[unitNation[unit]] !== g.allegiance[unitNation[top]])
      faults.push(`enemies share ${grid.names[hex]}`)
    if (isStatic[top] && !isStatic[unit]) faults.push(`a static unit lies on top in ${grid.names[hex]}`)
  }
}
