// 16  What aircraft are for: over the hexes where the army will attack, and against aircraft that they can beat.

import { result } from '../../../engine/battle/table.ts'
import { findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { Action } from '../../../engine/game/action.ts'
import { FRAMES } from '../../../games/munich-war/flow.ts'
import { airUnitAt, flightOf, isInRange } from '../../../games/munich-war/rules/16-flight.ts'
import { interceptionColumn } from '../../../games/munich-war/rules/16-interception.ts'
import { hexNamed, unitNamed } from '../../../games/munich-war/rules/actions.ts'
import type { State } from '../../../games/munich-war/state.ts'
import { interceptionTable } from '../../../games/munich-war/tables.ts'
import {
  attackFactors,
  defenceFactors,
  isAirlift,
  isMobile,
  movementFactors,
  UNITS,
  unitNation,
} from '../../../games/munich-war/units.ts'
import { grid, HEXES } from '../../../games/munich-war/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import type { Opinion } from '../../players/player.ts'
import { isGreen } from '../../temper.ts'
import { prizeOf } from './aims.ts'

/** An attack on the hex must be worth so much before aircraft are sent ahead of it. */
const ENOUGH = 0.35
/** Attack for each point of defence: below the first nobody attacks, from the second on it is likely, above the last nobody needs aircraft. */
const ODDS = { least: 1.2, likely: 2.5, most: 7 } as const

/** What it would be worth to have an air unit of the country over the hex. */
function supportAt(g: State, { field }: Estimate<State>, nation: number, hex: number): number {
  if (g.top[hex] < 0 || !field.areHostile(g, nation, unitNation[g.top[hex]])) return 0
  let defence = 1
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    defence += defenceFactors[Math.max(1, g.steps[unit])][unit]
  let attack = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || unitNation[unit] !== nation || !isMobile[unit]) continue
    const far = grid.distance(g.place[unit], hex) - 1
    if (far <= movementFactors[g.steps[unit]][unit] / 2 + 0.5) attack += attackFactors[g.steps[unit]][unit]
  }
  const odds = attack / defence
  if (odds < ODDS.least || odds > ODDS.most) return 0
  return (0.4 + prizeOf(g, nation, hex)) * Math.min(1, odds / ODDS.likely)
}

/** 16.2b  Each air unit to the best hex that is left to it; airlifts stay at home. */
export function launchWorth(g: State, sight: State, estimate: Estimate<State>): Opinion {
  if (isGreen(estimate.temper)) return action => (action.do === 'done' ? 1 : 0)
  return action => {
    if (action.do === 'done') return 0
    const unit = unitNamed(action.unit)
    return isAirlift[unit] ? -1 : bestTarget(g, sight, estimate, unit).worth - ENOUGH
  }
}

function bestTarget(g: State, sight: State, estimate: Estimate<State>, unit: number) {
  const distances = flightOf(g, unit)
  let best = { hex: -1, worth: 0 }
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isInRange(distances, hex) || airUnitAt(g, g.phasing, hex) >= 0) continue
    const worth = supportAt(sight, estimate, unitNation[unit], hex)
    if (worth > best.worth) best = { hex, worth }
  }
  return best
}

export function flightWorth(g: State, sight: State, estimate: Estimate<State>): Opinion {
  const unit = slotAt(g.flow, findFrame(g.flow, FRAMES.flight), FRAMES.flight.at.unit)
  return action =>
    action.do === 'fly' ? supportAt(sight, estimate, unitNation[unit], hexNamed(action.to)) : -1
}

const FACES = [1, 2, 3, 4, 5, 6]
const WORTH: Readonly<Record<string, number>> = { AE: -2, AL: -1, ML: 0.1, DB: 0.7, DL: 1.2, DE: 2.5 }

/** 16.6  Where the table favours the interceptor. */
export function interceptionWorth(g: State, action: Action): number {
  if (action.do === 'done') return 0
  const hex = hexNamed(action.to)
  const column = interceptionColumn(g, unitNamed(action.unit), airUnitAt(g, g.phasing, hex), hex)
  return FACES.reduce((sum, face) => sum + WORTH[result(interceptionTable, column, face)], 0) / FACES.length
}
