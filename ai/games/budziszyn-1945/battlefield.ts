// What the planner has to know of Budziszyn 1945.
import { POINT } from '../../../engine/movement/points.ts'
import { UNREACHED } from '../../../engine/movement/reach.ts'
import { CAMP, CAMP_COUNT } from '../../../games/budziszyn-1945/nations.ts'
import { reachOf } from '../../../games/budziszyn-1945/rules/03-reach.ts'
import { holdsEnemyOf, STACKING_LIMIT } from '../../../games/budziszyn-1945/rules/03-stacking.ts'
import { isBound } from '../../../games/budziszyn-1945/rules/03-way.ts'
import { controllerOf } from '../../../games/budziszyn-1945/rules/04-hex-control.ts'
import { inEnemyZone, standIn } from '../../../games/budziszyn-1945/rules/04-zones-of-control.ts'
import { restsToday } from '../../../games/budziszyn-1945/rules/05-attackers.ts'
import { effectiveAttack, effectiveDefence } from '../../../games/budziszyn-1945/rules/05-strength.ts'
import { isDugIn } from '../../../games/budziszyn-1945/rules/07-field-fortifications.ts'
import { traceSupply } from '../../../games/budziszyn-1945/rules/10-supply-lines.ts'
import { bridgeStands } from '../../../games/budziszyn-1945/rules/14-standing-bridges.ts'
import {
  areHostile,
  clockOf,
  hasFlag,
  isNysa1945,
  type State,
  UNIT,
} from '../../../games/budziszyn-1945/state.ts'
import { dryCost, groundModifiers, wetCost } from '../../../games/budziszyn-1945/terrain-chart.ts'
import {
  hasZone,
  isHeadquarters,
  isRegular,
  isTowed,
  MOBILITY,
  mobility,
  movementPoints,
  UNITS,
} from '../../../games/budziszyn-1945/units.ts'
import { grid, HEXES, isExit, WATER, water } from '../../../games/budziszyn-1945/world.ts'
import type { Battlefield, Stakes, Weights } from '../../planner/battlefield.ts'
import { aimOf, goalsOf, prizeOf } from './aims.ts'
import { prospectOf } from './assault.ts'
import { repliesTo, waysToWin, worthHolding } from './garrisons.ts'
import { sightOf } from './sight.ts'

const weights: Weights = {
  post: 0.5,
  // 5.1.3  The unit would have to attack as it is.
  contact: 9,
  unsupplied: 12,
  supplyAtRisk: 0,
  capture: 5,
  // 4.3.2, 4.3.3
  beside: 0.6,
  overrun: 8,
  surrounded: 6,
  exposed: 0,
  danger: 1.3,
  works: 0.9,
  cover: 0.3,
  link: 1,
  together: 0,
  defender: 2.5,
}

const stakes: Stakes = {
  groundAhead: 0.9,
  groundElsewhere: 0.2,
  prize: 0.7,
  ownLossAhead: 0.8,
  ownLossHolding: 1.1,
  enoughAhead: 0.9,
  enoughHolding: 1.6,
  committed: 0.06,
  // 5.1.4
  drawnIn: 1.8,
  mostAttackers: 9,
}

/** What it takes longer to pass an enemy, and to pass close by one. */
const THROUGH_ENEMIES = 5 * POINT
const PAST_ENEMIES = 2 * POINT
/** Works count like so many modifiers of the ground. */
const WORKS = 2
/** Units on foot strike two hexes off, others four. */
const ON_FOOT = 2
const BY_MOTOR = 4

const strikingRange = Uint8Array.from({ length: UNITS }, (_, unit) =>
  isHeadquarters[unit]
    ? 0
    : mobility[unit] === MOBILITY.truck || mobility[unit] === MOBILITY.tracked
      ? BY_MOTOR
      : ON_FOOT,
)

/** Dug in there with others of its camp, or alone. */
const isInWorks = (g: State, unit: number, hex: number): boolean =>
  isDugIn(g, hex) && g.top[hex] >= 0 && g.camp[g.top[hex]] === g.camp[unit]

export const battlefield: Battlefield<State> = {
  grid,
  units: UNITS,
  camps: CAMP_COUNT,
  kinds: MOBILITY.none,
  weights,
  stakes,
  // 5.3.3, 5.3.7  Whoever cannot go back pays in levels.
  surrounds: true,
  leavesWorksAbove: 2,
  moment: clockOf,
  sight: sightOf,
  campOf: (g, unit) => g.camp[unit],
  sideOf: (g, camp) => g.terms.playerOf[camp],
  areHostile,
  holdsEnemy: holdsEnemyOf,
  inEnemyZone,
  isEnemyGround(g, camp, hex) {
    const controller = controllerOf(g, hex)
    return controller !== camp && (controller < 0 || areHostile(g, camp, controller))
  },
  supply: suppliedHexes,
  isLine: (_g, unit) => isRegular[unit] === 1,
  attack: (g, unit) => effectiveAttack(g, unit),
  defence: effectiveDefence,
  steps: (g, unit) => g.levels[unit],
  strikes: unit => strikingRange[unit],
  pace: unit => movementPoints[unit],
  kindOf: unit => (mobility[unit] === MOBILITY.none ? MOBILITY.foot : mobility[unit]),
  mayStack(g, units) {
    let levels = 0
    for (const unit of units) levels += g.levels[unit]
    return levels <= STACKING_LIMIT
  },
  cover: (g, unit, hex) => groundModifiers[hex] + (isInWorks(g, unit, hex) ? WORKS : 0),
  isInWorks,
  isRooted: isBound,
  prize: prizeOf,
  worthHolding,
  waysToWin,
  replies: repliesTo,
  aim: aimOf,
  isShared: aim => aim === 'towns',
  goals: goalsOf,
  stepTicks(g, _camp, kind, slot) {
    const isDry = water[slot] === WATER.none || bridgeStands(g, slot)
    return (isDry ? dryCost : wetCost)[kind][slot]
  },
  resistance: (g, camp, hex) =>
    holdsEnemyOf(g, camp, hex) ? THROUGH_ENEMIES : inEnemyZone(g, camp, hex) ? PAST_ENEMIES : 0,
  reach: (g, unit) => (hasFlag(g.unitFlags, unit, UNIT.begun) ? null : reachOf(g, unit)),
  canAttack: (g, unit) =>
    hasZone[unit] === 1 && !isTowed[unit] && g.disorganised[unit] === 0 && !restsToday(g, unit),
  mayStrike: () => true,
  hindrance: (_g, from, target) => water[from * 6 + grid.directionTo(from, target)],
  drawnIn,
  leastAttack,
  stand: standIn,
  prospect: prospectOf,
}

// 10.1.10  A line that ends next to a hex comes to a unit that holds it. Whoever leaves for Berlin needs none.
function suppliedHexes(g: State, camp: number): Uint8Array {
  const { cost } = traceSupply(g, camp)
  const supplied = new Uint8Array(HEXES)
  const leaves = isNysa1945(g) && camp === CAMP.soviet
  for (let hex = 0; hex < HEXES; hex++) {
    if (leaves && isExit[hex]) supplied[hex] = 1
    if (cost[hex] === UNREACHED) continue
    supplied[hex] = 1
    for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
      const next = grid.neighbours[slot]
      if (next >= 0) supplied[next] = 1
    }
  }
  return supplied
}

// 5.1.4  None for those who are dug in, and none across a big river.
function drawnIn(g: State, camp: number, from: number, target: number, planned: ReadonlySet<number>): number {
  const isInOwnWorks = isDugIn(g, from) && g.top[from] >= 0 && g.camp[g.top[from]] === camp
  if (isInOwnWorks || !inEnemyZone(g, camp, from)) return 0
  let others = 0
  for (let slot = from * 6; slot < from * 6 + 6; slot++) {
    const hex = grid.neighbours[slot]
    if (hex < 0 || hex === target || planned.has(hex) || !holdsEnemyOf(g, camp, hex)) continue
    if (water[slot] !== WATER.bigRiver) others += 1
  }
  return others
}

/** As much as the defenders, and half as much again for each modifier of ground and works. */
function leastAttack(g: State, target: number): number {
  let defence = 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defence += effectiveDefence(g, unit)
  const modifiers = groundModifiers[target] + (isDugIn(g, target) ? WORKS : 0)
  return Math.max(1, defence) * (1 + modifiers / 2)
}
