// Where a unit can go in one move, by road or by rail: the same rules as single steps (08-step.ts, 08-rail.ts).
import { makeReach, type Reach, reach } from '../../../engine/movement/reach.ts'
import { CLOSED, STOP } from '../../../engine/movement/step.ts'
import { seek } from '../../../engine/supply/seek.ts'
import { clearTrace, makeTrace, type Trace } from '../../../engine/supply/trace.ts'
import { RAIL_CAPACITY } from '../nations.ts'
import { hasFlag, STATUS, type State, UNIT } from '../state.ts'
import { isMobile, unitNation } from '../units.ts'
import { country, grid, isRail, isSea, openSide, railSide } from '../world.ts'
import { entryRefusal, isHomeHex } from './05-belligerency.ts'
import { allowance, stepCost, wayRefusal } from './08-step.ts'
import { inEnemyZone } from './10-zones-of-control.ts'
import { isSuppliedToMove } from './14-supply.ts'

const workspace = makeReach(grid)
const rails = makeTrace(grid)

// The unit being asked about, for the rules below.
let asked: State
let askedUnit = 0
let askedSide = 0

function ask(g: State, unit: number): void {
  asked = g
  askedUnit = unit
  askedSide = g.allegiance[unitNation[unit]]
}

function stepRule(from: number, direction: number, to: number): number {
  if (wayRefusal(asked, askedUnit, from, direction) !== null) return CLOSED
  const ticks = stepCost(asked, askedUnit, from, direction)
  return inEnemyZone(asked, askedSide, to) || isHeldAfterInvasion(from, to) ? ticks + STOP : ticks
}

const isNeutral = (hex: number): boolean => asked.status[country[hex]] === STATUS.neutral

/** 5.2b, 10.1d  A step across its border brings a neutral to life: its zones, and those of its new friends in its land. */
function isHeldAfterInvasion(from: number, to: number): boolean {
  if (!isNeutral(to) && !isNeutral(from)) return false
  const victims = [country[from], country[to]].filter(land => asked.status[land] === STATUS.neutral)
  for (let slot = to * 6; slot < to * 6 + 6; slot++) {
    const top = openSide[slot] === 1 ? asked.top[grid.neighbours[slot]] : -1
    for (let unit = top; unit >= 0; unit = asked.below[unit]) {
      const nation = unitNation[unit]
      const isFoe = asked.status[nation] === STATUS.fighting && asked.allegiance[nation] !== askedSide
      if (isMobile[unit] && (victims.includes(nation) || isFoe)) return true
    }
  }
  return false
}

const isUnsupplied = (g: State, unit: number): boolean =>
  hasFlag(g.unitFlags, unit, UNIT.begun)
    ? hasFlag(g.unitFlags, unit, UNIT.unsuppliedMove)
    : !isSuppliedToMove(g, unit)

const canMove = (g: State, unit: number): boolean =>
  g.place[unit] >= 0 &&
  isMobile[unit] === 1 &&
  !isSea[g.place[unit]] &&
  !hasFlag(g.unitFlags, unit, UNIT.stopped)

/**
 * By normal and road movement, for a unit that has not moved yet or is in the middle of its move; null if it cannot move so. The
 * workspace is shared: read it before asking again.
 */
export function reachOf(g: State, unit: number): Reach | null {
  if (!canMove(g, unit) || hasFlag(g.unitFlags, unit, UNIT.byRail)) return null
  ask(g, unit)
  if (hasFlag(g.unitFlags, unit, UNIT.stepped)) reach(workspace, grid, g.place[unit], g.left[unit], stepRule)
  else reach(workspace, grid, g.place[unit], allowance(g, unit, isUnsupplied(g, unit)), stepRule, true)
  return workspace
}

// 8.6a, 8.6d, R42
function railMayEnter(from: number, direction: number, to: number): boolean {
  const nation = unitNation[askedUnit]
  if (railSide[from * 6 + direction] === 0 || !isHomeHex(nation, to)) return false
  if (inEnemyZone(asked, askedSide, from) && inEnemyZone(asked, askedSide, to)) return false
  return entryRefusal(asked, nation, to) === null
}

const railMayGoOn = (hex: number): boolean => !inEnemyZone(asked, askedSide, hex)
const nowhere = (): boolean => false

/** By rail, any distance within the own country; empty if the unit may not go by rail. The workspace is shared. */
export function railReachOf(g: State, unit: number): Trace {
  clearTrace(rails)
  if (!canMove(g, unit)) return rails
  const nation = unitNation[unit]
  const goes = hasFlag(g.unitFlags, unit, UNIT.byRail)
  const hex = g.place[unit]
  if (!goes) {
    if (hasFlag(g.unitFlags, unit, UNIT.stepped) || !isRail[hex] || !isHomeHex(nation, hex)) return rails
    if (g.railMoves[nation] >= RAIL_CAPACITY[nation] || isUnsupplied(g, unit)) return rails
  }
  ask(g, unit)
  seek(rails, grid, hex, nowhere, railMayEnter, railMayGoOn)
  return rails
}
