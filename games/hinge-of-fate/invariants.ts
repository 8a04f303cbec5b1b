// What is true in every position of every game. Fuzzing asks after every action, loading a position asks once.
import { findFrame } from '../../engine/flow/frames.ts'
import { stackFault } from '../../engine/forces/stack-faults.ts'
import { staleZones } from '../../engine/movement/zone-faults.ts'
import { FRAMES } from './flow.ts'
import { companyRefusal, hasRoom, mayBeCrowded } from './rules/06-stacking.ts'
import { derivedOf } from './rules/07-zones-of-control.ts'
import { areaRefusal } from './rules/10-areas.ts'
import { BOX, HIDDEN, isHistorical, layout, SEASIDE, type State } from './state.ts'
import {
  campOf,
  FKG,
  fullSteps,
  grid,
  isHingeOnly,
  isStatic,
  isStuka,
  setUpHex,
  UNITS,
  unitIds,
} from './world.ts'

/** Broken invariants in words; empty in a sound position. */
export function faultsIn(g: State): readonly string[] {
  if (!numbersAreSane(g)) return ['the position holds numbers that no game can reach']
  // 2.2a
  const misplaced = stackFault(g, unitIds, grid.names)
  if (misplaced !== null) return [misplaced]
  const faults: string[] = []
  for (let unit = 0; unit < UNITS; unit++) checkUnit(g, unit, faults)
  checkSiege(g, faults)
  faults.push(...staleZones(g, derivedOf, grid.names))
  return faults
}

/** Every number is one that some game of this scenario can reach; a file from outside may hold anything. */
const numbersAreSane = (g: State): boolean =>
  layout.isSound(g) && !g.place.includes(HIDDEN) && g.turn <= g.terms.lastTurn

function checkUnit(g: State, unit: number, faults: string[]): void {
  const at = g.place[unit]
  const name = unitIds[unit]
  // 14.2
  if ((at === BOX.unused) !== (isHistorical(g) && isHingeOnly[unit] === 1))
    faults.push(`${name} does not belong where it is in this scenario`)
  // 2.13a, 2.13b
  if (g.steps[unit] > fullSteps[unit]) faults.push(`${name} has more steps than its counter`)
  if ((g.steps[unit] === 0) !== (at === BOX.dead)) faults.push(`${name} is neither dead nor alive`)
  if (at < 0 && g.unitFlags[unit] !== 0) faults.push(`${name} is off the map and still marked`)
  if (at >= 0) checkOnMap(g, unit, faults)
}

// 2.11a, 3.5, 6, 10
function checkOnMap(g: State, unit: number, faults: string[]): void {
  const hex = g.place[unit]
  const at = `${unitIds[unit]} in ${grid.names[hex]}`
  if (isStuka[unit]) faults.push(`${at} is a Stuka and never stands on a map`)
  if (isStatic[unit] && hex !== setUpHex[unit]) faults.push(`${at} is static and has moved`)
  if (g.control[hex] !== campOf[unit] + 1) faults.push(`${at} does not control its hex`)
  const refusal = companyRefusal(g, unit, hex) ?? (unit === FKG ? null : areaRefusal(g, unit, hex))
  if (refusal !== null) faults.push(`${at}: ${refusal.because} (${refusal.rule})`)
  if (!hasRoom(g, unit, hex) && !mayBeCrowded(g, unit)) faults.push(`${at} is overstacked (6.1)`)
}

// 13.7
function checkSiege(g: State, faults: string[]): void {
  const isOn = g.siege.some(hex => hex >= 0)
  const isLaid = g.seaside === SEASIDE.running || findFrame(g.flow, FRAMES.ring) >= 0
  if (isOn !== isLaid && g.verdict === 0)
    faults.push('the siege of Operation Seaside has no hexes, or hexes no siege')
}
