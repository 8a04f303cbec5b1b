// Plans that an invasion may follow, for somebody who does not know it.
import { findFrame } from '../../engine/flow/frames.ts'
import { drawPlan, type Lots } from '../../engine/fog/lots.ts'
import { FRAMES } from './flow.ts'
import { arePlansWritten } from './invariants.ts'
import { firstHexes, secondHexes } from './rules/03-plans.ts'
import { enemyOccupied } from './rules/06-stacking.ts'
import { ALLIED } from './sides.ts'
import { NOWHERE, PHASE, PLAN, type State } from './state.ts'
import { COUNTRY, country, grid, isPort } from './world.ts'

/** 3.3.2  The first invasion is secret until turn 1 begins with it. */
export const isFirstSecret = (g: State): boolean => g.phase === PHASE.setUp
/** 3.2.3d, 13.1  The second until its turn has come. */
export const isSecondSecret = (g: State): boolean => g.secondPlan === PLAN.secret

/** Fills in what a view leaves out. */
export function imaginePlans(g: State, lots: Lots): void {
  const written = arePlansWritten(g)
  if (isFirstSecret(g) && written.first) g.firstHex = drawHex(g, firstHexes(), lots)
  if (!isSecondSecret(g) || !written.second) return
  const isShown = findFrame(g.flow, FRAMES.launch) >= 0
  g.secondTurn = isShown ? g.turn : g.turn < 3 ? 3 + lots(2) : 4
  const isBluff = !isShown && lots(5) === 0
  g.secondHex = isBluff ? NOWHERE : drawHex(g, secondHexes(), lots)
}

/** Soft beaches near ports are likelier than defended ones, and France likelier than the rest. */
function weightOf(g: State, hex: number): number {
  const isDefended = enemyOccupied(g, ALLIED, hex)
  const ports = grid.neighbours.subarray(hex * 6, hex * 6 + 6).filter(to => to >= 0 && isPort[to]).length
  const inFrance = country[hex] === COUNTRY.France ? 2 : 1
  return inFrance * ((isDefended ? 1 : 4) + 2 * ports)
}

const drawHex = (g: State, hexes: readonly number[], lots: Lots): number =>
  drawPlan(hexes, hex => weightOf(g, hex), lots) ?? NOWHERE
