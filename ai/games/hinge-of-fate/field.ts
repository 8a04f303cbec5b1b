// What Hinge of Fate teaches the planner. Camps are force groups: each is supplied for itself and has areas of its own.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { GROUP, GROUP_NAMES, PLAYERS } from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor, controller, enemyOccupied } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { mayStillMove, stackingLimit } from '../../../games/hinge-of-fate/rules/06-stacking.ts'
import { addZoneOf, inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { inCrisis } from '../../../games/hinge-of-fate/rules/08-crisis.ts'
import { attackAreaRefusal } from '../../../games/hinge-of-fate/rules/10-areas.ts'
import { reachOf } from '../../../games/hinge-of-fate/rules/11-reach.ts'
import { defenceFactor } from '../../../games/hinge-of-fate/rules/12-strength.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/hinge-of-fate/state.ts'
import { imagine, view } from '../../../games/hinge-of-fate/view.ts'
import {
  fort,
  grid,
  groupBit,
  groupOf,
  HEXES,
  isBarredFromCities,
  isCity,
  isFreeStacking,
  isStatic,
  MOBILITIES,
  mobility,
  openSide,
  riverSide,
  UNITS,
} from '../../../games/hinge-of-fate/world.ts'
import type { Battlefield, Reached, Stakes, Weights } from '../../planner/battlefield.ts'
import { aimOf, goalsOf, prizeOf, worthHolding } from './aims.ts'
import { isSideShow } from './campaign.ts'
import { dutiesOf, repliesTo, waysToWin } from './duties.ts'
import {
  areHostile,
  campOfGroup,
  coverOf,
  isInWorks,
  isOpenTo,
  paceOf,
  resistance,
  sideOfGroup,
  stepTicks,
  strikesOf,
  suppliedHexes,
} from './ground.ts'
import { prospectOf } from './prospects.ts'

const weights: Weights = {
  post: 1,
  contact: 0.2,
  unsupplied: 5,
  supplyAtRisk: 1,
  capture: 4,
  beside: 0,
  overrun: 0,
  surrounded: 2,
  exposed: 1,
  danger: 0.5,
  works: 2,
  cover: 0.6,
  link: 1,
  together: 0.3,
  defender: 0.6,
}

const stakes: Stakes = {
  groundAhead: 0.8,
  groundElsewhere: 0.2,
  prize: 1,
  ownLossAhead: 0.6,
  ownLossHolding: 1,
  enoughAhead: 0.1,
  enoughHolding: 0.5,
  committed: 0.1,
  drawnIn: 0,
  mostAttackers: 8,
}

/** 12.11  The table goes by differences: with so many points more a garrison loses a step for certain, all out. */
const MARGIN = 6

/** Changes with every phase: what a command does in one phase is planned as one. */
export const moment = (g: State): number =>
  ((g.turn * 8 + g.player + 1) * 4 + g.phase) * 4 + g.order * 2 + g.soviets

/** Those who fight first prepare the attacks of their next turn while they move; Poles hold. */
function canAttack(g: State, unit: number): boolean {
  if (isStatic[unit] || groupOf[unit] === GROUP.luftwaffe) return false
  if (g.phase === PHASE.combat) return (groupBit[unit] & PLAYERS[g.player].groups) !== 0
  return groupOf[unit] !== GROUP.polish
}

const reached = { hexes: new Int16Array(HEXES), count: 0 }

/** Hexes in which it could end its move: where there is room, or somebody who may still leave. */
function reachedBy(g: State, unit: number): Reached | null {
  if (g.mover !== unit && hasFlag(g.unitFlags, unit, UNIT.begun | UNIT.reps | UNIT.pinned)) return null
  const found = reachOf(g, unit)
  if (found === null) return null
  reached.count = 0
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexes[i]
    if (hasRoomSoon(g, unit, hex)) reached.hexes[reached.count++] = hex
  }
  return reached
}

function hasRoomSoon(g: State, unit: number, hex: number): boolean {
  if (isFreeStacking[unit] || g.place[unit] === hex) return true
  let count = 0
  for (let other = g.top[hex]; other >= 0; other = g.below[other])
    if (!isFreeStacking[other] && !mayStillMove(g, other)) count += 1
  return count < stackingLimit(hex)
}

/** 12.3, 12.14b, 12.16, 10  May it attack from the one hex into the other? */
function mayStrike(g: State, unit: number, from: number, target: number): boolean {
  if (!openSide[from * 6 + grid.directionTo(from, target)]) return false
  if (isBarredFromCities[unit] && (isCity[target] || fort[target])) return false
  if (isSideShow(g, unit, target)) return false
  return attackAreaRefusal(g, unit, target) === null
}

function defenceOf(g: State, target: number): number {
  let defence = 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defence += defenceFactor(g, unit, target)
  return defence
}

/** For one seat: it remembers where supply comes for as long as a phase lasts. */
export function fieldOfHinge(): Battlefield<State> {
  let when = -1
  const kept = new Map<number, Uint8Array>()
  const supplyOf = (g: State, group: number): Uint8Array => {
    const now = moment(g)
    if (now !== when) kept.clear()
    when = now
    const known = kept.get(group) ?? suppliedHexes(g, group)
    kept.set(group, known)
    return known
  }
  const isSupplied = (g: State, unit: number): boolean => {
    if (groupOf[unit] === GROUP.agc && inCrisis(g)) return false
    return supplyOf(g, groupOf[unit])[g.place[unit]] === 1
  }
  return {
    grid,
    units: UNITS,
    camps: GROUP_NAMES.length,
    kinds: MOBILITIES.length,
    weights,
    stakes,
    moment,
    sight: sightOf,
    campOf: (_g, unit) => groupOf[unit],
    sideOf: (_g, group) => (group === GROUP.luftwaffe ? -1 : sideOfGroup(group)),
    areHostile: (_g, group, other) => areHostile(group, other),
    holdsEnemy: (g, group, hex) => enemyOccupied(g, campOfGroup[group], hex),
    inEnemyZone: (g, group, hex) => inEnemyZone(g, campOfGroup[group], hex),
    isEnemyGround: (g, group, hex) =>
      controller(g, hex) === 1 - campOfGroup[group] && isOpenTo(g, group, hex),
    supply: suppliedHexes,
    isLine: (_g, unit) => groupOf[unit] !== GROUP.luftwaffe,
    attack: (g, unit) => (isStatic[unit] || groupOf[unit] === GROUP.luftwaffe ? 0 : combatFactor(g, unit)),
    // 12.14  In a city as it defends there.
    defence: (g, unit) => (g.place[unit] < 0 ? combatFactor(g, unit) : defenceFactor(g, unit, g.place[unit])),
    steps: (g, unit) => g.steps[unit],
    strikes: strikesOf,
    pace: paceOf,
    kindOf: unit => mobility[unit],
    mayStack: (_g, units, hex) => units.filter(unit => !isFreeStacking[unit]).length <= stackingLimit(hex),
    cover: (_g, unit, hex) => coverOf(unit, hex),
    isInWorks,
    isRooted: (g, unit) => isStatic[unit] === 1 || hasFlag(g.unitFlags, unit, UNIT.reps | UNIT.pinned),
    prize: prizeOf,
    worthHolding,
    duties: dutiesOf,
    waysToWin,
    replies: repliesTo,
    aim: aimOf,
    isShared: aim => aim === 'cities',
    pointsFor: defence => (defence > 0 ? defence + MARGIN : 0),
    goals: goalsOf,
    stepTicks,
    resistance,
    reach: reachedBy,
    canAttack,
    mayStrike,
    hindrance: (_g, from, target) => riverSide[from * 6 + grid.directionTo(from, target)] * 2,
    drawnIn: () => 0,
    leastAttack: (g, target) => Math.max(0, defenceOf(g, target) - 1),
    stand: (g, unit, hex) => {
      addZoneOf(g, unit, g.place[unit], -1)
      putOnTop(g, unit, hex)
      addZoneOf(g, unit, hex, 1)
    },
    prospect: (g, attackers, target) => prospectOf(g, attackers, target, unit => isSupplied(g, unit)),
  }
}

/** 3.4  The position as this command can picture it: enemy stacks are dealt out anew below their top units. */
export function sightOf(g: State, side: number): State {
  const sight = imagine(view(g, side), fastDice(g.turn))
  if (!sight.ok) throw new Error(sight.faults[0].reason)
  return sight.value
}
