// What is true in every position of every game. Fuzzing asks after every action, loading a position asks once.
import { topFrame } from '../../engine/flow/frames.ts'
import { stackFault } from '../../engine/forces/stack-faults.ts'
import { staleZones } from '../../engine/movement/zone-faults.ts'
import { FRAMES } from './flow.ts'
import { ALLIED, GERMAN } from './nations.ts'
import { controllingSide } from './rules/03-holders.ts'
import { stackingRefusal } from './rules/08-stacking.ts'
import { derivedOf } from './rules/09-zones-of-control.ts'
import { BOX, HEX, HIDDEN, hasFlag, is1939, layout, type State } from './state.ts'
import {
  counters,
  country,
  DANZIG_HEX,
  FORT,
  fort,
  fortHexes,
  grid,
  HEXES,
  isWater,
  UNITS,
  unitIds,
  unitNation,
  victoryValue,
} from './world.ts'

/** Broken invariants in words; empty in a sound position. */
export function faultsIn(g: State): readonly string[] {
  const faults: string[] = []
  if (!numbersAreSane(g)) return ['the position holds numbers that no game can reach']
  // 2.1b
  const misplaced = stackFault(g, unitIds, grid.names)
  if (misplaced !== null) return [misplaced]
  checkCounters(g, faults)
  checkOccupation(g, faults)
  checkVictoryPoints(g, faults)
  faults.push(...staleZones(g, derivedOf, grid.names))
  return faults
}

/** Every number is one that some game of this scenario can reach; a file from outside may hold anything. */
function numbersAreSane(g: State): boolean {
  const { lastTurn } = g.terms
  return (
    layout.isSound(g) &&
    !g.place.includes(HIDDEN) &&
    g.turn <= lastTurn &&
    g.returns.every(turn => turn <= lastTurn)
  )
}

// 3.2d, 13.2a  Counters of the other scenario stay out, all others are somewhere.
function checkCounters(g: State, faults: string[]): void {
  for (let unit = 0; unit < UNITS; unit++) {
    const scenario = counters[unit].fields.get('scenario')
    const belongs = scenario === 'both' || scenario === g.terms.scenario
    if (belongs === (g.place[unit] === BOX.unused)) {
      faults.push(`${unitIds[unit]} does not belong where it is in this scenario`)
    }
  }
}

// 8.0, 3.6  Stacks keep their limits, except while the excess is being dispersed; occupied hexes are held.
function checkOccupation(g: State, faults: string[]): void {
  // A game may end in the middle of a dispersal.
  const settled = g.verdict === 0 && topFrame(g.flow) !== FRAMES.disperse.id && !isResolving(g)
  for (let unit = 0; unit < UNITS; unit++) {
    const hex = g.place[unit]
    if (hex < 0) continue
    const at = `${unitIds[unit]} in ${grid.names[hex]}`
    if (isWater[hex]) faults.push(`${at} stands in the water`)
    if (g.control[hex] !== unitNation[unit] + 1) faults.push(`${at} does not hold its hex`)
    const refusal = stackingRefusal(g, unit, hex)
    if (refusal !== null && (settled || refusal.rule === '8.0a' || refusal.rule === '8.0h')) {
      faults.push(`${at}: ${refusal.because} (${refusal.rule})`)
    }
  }
}

function isResolving(g: State): boolean {
  const top = topFrame(g.flow)
  return [FRAMES.components, FRAMES.defenderLosses, FRAMES.attackerLosses].some(frame => frame.id === top)
}

// 4.3, 4.4  Both totals equal a fresh count of the hexes, plus what no hex accounts for.
function checkVictoryPoints(g: State, faults: string[]): void {
  if (is1939(g)) return
  const counted = [50 + g.bonus[GERMAN], 50 + g.bonus[ALLIED]]
  for (let hex = 0; hex < HEXES; hex++) {
    const value = victoryValue[hex]
    if (value === 0) continue
    const holder = controllingSide(g, hex)
    const owner = g.terms.sideOf[country[hex]]
    if (hex === DANZIG_HEX) {
      if (g.danzigScored) counted[holder] += value
    } else if (holder >= 0 && holder !== owner) {
      counted[holder] += value
      counted[owner] -= value
    }
  }
  for (const hex of fortHexes) {
    if (fort[hex] !== FORT.westWall || !hasFlag(g.hexFlags, hex, HEX.breached)) continue
    counted[ALLIED] += 1
    counted[GERMAN] -= 1
  }
  for (const side of [GERMAN, ALLIED]) {
    if (counted[side] !== g.vp[side]) {
      faults.push(`side ${side} has ${g.vp[side]} victory points and a recount gives ${counted[side]}`)
    }
  }
}
