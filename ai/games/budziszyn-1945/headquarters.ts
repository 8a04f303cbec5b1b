// Headquarters: near those who are to fight, behind them, and never alone within reach of the enemy.
import { inEnemyZone } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { hexNamed } from '../../../games/budziszyn-1945/rules/actions.ts'
import type { State } from '../../../games/budziszyn-1945/state.ts'
import { army, headquartersRange, isRegular, UNITS } from '../../../games/budziszyn-1945/units.ts'
import { grid } from '../../../games/budziszyn-1945/world.ts'
import type { Estimate } from '../../planner/estimate.ts'
import type { Orders } from '../../planner/orders.ts'
import type { Opinion } from '../../players/player.ts'
import { bridgeWorth, demolitionWorth } from './bridges.ts'

interface Charge {
  readonly hex: number
  readonly weight: number
}

/** Where the units are that it leads: those that attack count most, then those in touch with the enemy. */
function chargesOf(estimate: Estimate<State>, orders: Orders, g: State, headquarters: number): Charge[] {
  const charges: Charge[] = []
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || g.camp[unit] !== g.camp[headquarters] || !isRegular[unit]) continue
    const own = army[unit] === army[headquarters] ? 2 : 1
    if (orders[unit] >= 0) charges.push({ hex: orders[unit], weight: own })
    else if (estimate.toEnemy[g.place[unit]] <= 3) charges.push({ hex: g.place[unit], weight: own * 0.5 })
  }
  return charges
}

function placeWorth(
  estimate: Estimate<State>,
  charges: readonly Charge[],
  g: State,
  headquarters: number,
  hex: number,
): number {
  const range = headquartersRange[headquarters]
  let worth = 0
  let nearest = 99
  for (const { hex: at, weight } of charges) {
    const distance = grid.distance(hex, at)
    nearest = Math.min(nearest, distance)
    if (distance <= range) worth += weight
  }
  const isCovered = g.top[hex] >= 0 && hasCover(g, headquarters, hex)
  const toEnemy = estimate.toEnemy[hex]
  if (toEnemy <= 1 || inEnemyZone(g, g.camp[headquarters], hex)) worth -= 12
  if (toEnemy <= 4 && !isCovered) worth -= 5 - toEnemy
  if (estimate.toSupply(g.camp[headquarters])[hex] > 0) worth -= 10
  return Math.min(worth, 12) - Math.max(0, nearest - range) * 0.7 + (isCovered ? 1 : 0)
}

function hasCover(g: State, headquarters: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) {
    if (isRegular[unit] && g.camp[unit] === g.camp[headquarters]) return true
  }
  return false
}

export function headquartersWorth(
  estimate: Estimate<State>,
  orders: Orders,
  g: State,
  headquarters: number,
): Opinion {
  const charges = chargesOf(estimate, orders, g, headquarters)
  const worthAt = (hex: number) => placeWorth(estimate, charges, g, headquarters, hex)
  const here = worthAt(g.place[headquarters])
  return action => {
    if (action.do === 'halt') return 0
    if (action.do === 'step') return worthAt(hexNamed(action.to)) - here - 0.8
    if (action.do === 'build') return bridgeWorth(estimate, g, headquarters, hexNamed(action.to))
    if (action.do === 'demolish') return demolitionWorth(estimate, g, headquarters, hexNamed(action.to))
    return -1
  }
}
