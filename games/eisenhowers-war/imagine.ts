// Plans that an invasion may follow, for somebody who does not know it.
import type { Dice } from '../../engine/dice/dice.ts'
import { findFrame } from '../../engine/flow/frames.ts'
import { FRAMES } from './flow.ts'
import { arePlansWritten } from './invariants.ts'
import { firstHexes, secondHexes } from './rules/03-plans.ts'
import { enemyOccupied } from './rules/06-stacking.ts'
import { ALLIED } from './sides.ts'
import { NOWHERE, type State } from './state.ts'
import { isFirstSecret, isSecondSecret } from './view.ts'
import { COUNTRY, country, grid, isPort } from './world.ts'

/** Counters far from those of the game's own dice. */
const DRAWS = 1 << 20

/** Fills in what a view leaves out. */
export function imaginePlans(g: State, dice: Dice): void {
  const written = arePlansWritten(g)
  if (isFirstSecret(g) && written.first) g.firstHex = drawHex(g, firstHexes(), dice, DRAWS)
  if (!isSecondSecret(g) || !written.second) return
  const isShown = findFrame(g.flow, FRAMES.launch) >= 0
  g.secondTurn = isShown ? g.turn : g.turn < 3 ? 3 + dice.below(DRAWS + 1, 2) : 4
  const isBluff = !isShown && dice.below(DRAWS + 2, 5) === 0
  g.secondHex = isBluff ? NOWHERE : drawHex(g, secondHexes(), dice, DRAWS + 3)
}

/** Soft beaches near ports are likelier than defended ones, and France likelier than the rest. */
function weightOf(g: State, hex: number): number {
  const isDefended = enemyOccupied(g, ALLIED, hex)
  const ports = grid.neighbours.subarray(hex * 6, hex * 6 + 6).filter(to => to >= 0 && isPort[to]).length
  const inFrance = country[hex] === COUNTRY.France ? 2 : 1
  return inFrance * ((isDefended ? 1 : 4) + 2 * ports)
}

function drawHex(g: State, hexes: readonly number[], dice: Dice, counter: number): number {
  const weights = hexes.map(hex => weightOf(g, hex))
  let drawn = dice.below(
    counter,
    weights.reduce((sum, weight) => sum + weight, 0),
  )
  for (let i = 0; i < hexes.length; i++) {
    drawn -= weights[i]
    if (drawn < 0) return hexes[i]
  }
  return hexes[hexes.length - 1]
}
