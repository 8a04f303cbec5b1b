// What Eisenhower's War teaches the planner. Camps are the two sides.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { POINT, points } from '../../../engine/movement/points.ts'
import { BARRED, floodMask, makeTrace, THROUGH } from '../../../engine/supply/trace.ts'
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { firstTurnAttackRefusal } from '../../../games/eisenhowers-war/rules/03-first-turn.ts'
import { actingSide, inOffensive } from '../../../games/eisenhowers-war/rules/05-active.ts'
import {
  enemyOccupied,
  groupsOf,
  mayMixGroups,
  stackingLimit,
  terrainAt,
} from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { isTracedTo, sourcesOf } from '../../../games/eisenhowers-war/rules/07-supply.ts'
import { beginRefusal } from '../../../games/eisenhowers-war/rules/08-movement.ts'
import { destinationsOf } from '../../../games/eisenhowers-war/rules/08-reach.ts'
import { addZoneOf, inEnemyZone } from '../../../games/eisenhowers-war/rules/09-zones-of-control.ts'
import { wasAttackedBy } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { fortColumns, riverColumns } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { inItaly } from '../../../games/eisenhowers-war/rules/13-offensives.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import { stepCosts } from '../../../games/eisenhowers-war/terrain-chart.ts'
import {
  attackFactors,
  isMobile,
  isMountainCapable,
  movementFactor,
  sideOf,
  UNITS,
} from '../../../games/eisenhowers-war/units.ts'
import { imagine, view } from '../../../games/eisenhowers-war/view.ts'
import {
  grid,
  HEXES,
  isCity,
  isCoast,
  isLand,
  isScheldt,
  openSide,
  supplySide,
} from '../../../games/eisenhowers-war/world.ts'
import type { Battlefield, Reached, Stakes, Weights } from '../../planner/battlefield.ts'
import { aimOf, goalsOf, prizeOf, worthHolding } from './aims.ts'
import { attacksFollow, estimateMoment, moment, repliesTo } from './clock.ts'
import { dutiesOf, holdable, waysToWin } from './garrisons.ts'
import { type Menace, menaceTo } from './menace.ts'
import { byGround, prospectOf } from './prospects.ts'

const weights: Weights = {
  post: 1,
  contact: 0.3,
  unsupplied: 9,
  supplyAtRisk: 2,
  capture: 3,
  beside: 0,
  overrun: 0,
  surrounded: 2,
  exposed: 0.5,
  danger: 1,
  works: 2,
  cover: 0.8,
  link: 1,
  together: 0.4,
  defender: 0.5,
}

const stakes: Stakes = {
  groundAhead: 1,
  groundElsewhere: 0.2,
  prize: 1.5,
  ownLossAhead: 0.7,
  ownLossHolding: 1,
  enoughAhead: 0.2,
  enoughHolding: 0.6,
  committed: 0.12,
  drawnIn: 0,
  mostAttackers: 14,
}

/** What enemies in a hex and their zones add to a way. */
const THROUGH_ENEMIES = points(4)
const PAST_ENEMIES = points(1)

/** 10.2, 10.3  Columns that a hex is worth to a defender. */
function coverOf(g: State, side: number, hex: number): number {
  const city = isCity[hex] && !hasFlag(g.hexFlags, hex, HEX.destroyed) ? 1 : 0
  return terrainAt(g, hex) + city + (side === GERMAN ? -fortColumns(g, hex) : 0)
}

/** 6.3, 6.4 */
function mayStack(g: State, units: readonly number[], hex: number): boolean {
  if (units.length > stackingLimit(g, hex)) return false
  return groupsOf(units) !== 3 || mayMixGroups(g, hex)
}

const reached = { hexes: new Int16Array(HEXES), count: 0 }

function reachedBy(g: State, unit: number): Reached | null {
  if (
    sideOf[unit] === actingSide(g) &&
    !hasFlag(g.unitFlags, unit, UNIT.moving) &&
    beginRefusal(g, unit) !== null
  )
    return null
  const hexes = destinationsOf(g, unit)
  if (hexes.length === 0) return null
  reached.hexes.set(hexes)
  reached.count = hexes.length
  return reached
}

const enter = new Uint8Array(HEXES)
const lines = makeTrace(grid)

/**
 * 7.1, 7.2  [hex] 1 where a unit of the side would be in supply. Whoever advances takes the ground that he crosses, so that the lines of
 * the Allies follow them through hexes that no German holds or watches; Germans are supplied where they are now.
 */
function suppliedHexes(g: State, side: number): Uint8Array {
  const supplied = new Uint8Array(HEXES)
  if (side === ALLIED) {
    for (let hex = 0; hex < HEXES; hex++) {
      const isShut = enemyOccupied(g, ALLIED, hex) || (inEnemyZone(g, ALLIED, hex) && g.top[hex] < 0)
      enter[hex] = isLand[hex] && !isShut ? THROUGH : BARRED
    }
    const sources = sourcesOf(g, ALLIED)
    floodMask(lines, grid, sources, sources.length, enter, supplySide)
  }
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isLand[hex]) continue
    if (side === GERMAN) supplied[hex] = isTracedTo(g, GERMAN, hex) ? 1 : 0
    else supplied[hex] = isCoast[hex] || g.aerialHex === hex || isOnLine(hex) ? 1 : 0
  }
  return supplied
}

/** On a line, or next to one: a unit's own hex never bars it (R47). */
function isOnLine(hex: number): boolean {
  if (lines.mark[hex] !== BARRED) return true
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++)
    if (supplySide[slot] && lines.mark[grid.neighbours[slot]] !== BARRED) return true
  return false
}

/** For one seat: it remembers where supply comes for as long as a phase lasts. */
export function fieldOfEisenhowersWar(): Battlefield<State> {
  let when = -1
  const kept = new Map<number, Uint8Array>()
  const supplyOf = (g: State, side: number): Uint8Array => {
    const now = moment(g)
    if (now !== when) kept.clear()
    when = now
    const known = kept.get(side) ?? suppliedHexes(g, side)
    kept.set(side, known)
    return known
  }
  let menace: Menace | null = null
  let menaced = -1
  const menaceOf = (g: State): Menace => {
    if (menace === null || menaced !== moment(g)) menace = menaceTo(g, ALLIED)
    menaced = moment(g)
    return menace
  }
  const isSuppliedIn = (g: State) => (unit: number) =>
    !isMobile[unit] || g.place[unit] < 0 || supplyOf(g, sideOf[unit])[g.place[unit]] === 1
  return {
    grid,
    units: UNITS,
    camps: 2,
    kinds: 2,
    weights,
    stakes,
    moment: estimateMoment,
    sight: sightOf,
    campOf: (_g, unit) => sideOf[unit],
    sideOf: (_g, camp) => camp,
    areHostile: (_g, camp, other) => camp !== other,
    holdsEnemy: enemyOccupied,
    inEnemyZone,
    isEnemyGround: (g, camp, hex) => isLand[hex] === 1 && g.control[hex] !== camp,
    supply: suppliedHexes,
    isLine: () => true,
    attack: attackOf,
    defence: defenceOf,
    steps: stepsLeft,
    strikes: unit => (attackFactors[0][unit] === 0 ? 0 : movementFactor[unit] - 1),
    pace: unit => movementFactor[unit],
    kindOf: unit => isMountainCapable[unit],
    mayStack,
    cover: (g, unit, hex) => coverOf(g, sideOf[unit], hex),
    isInWorks: (g, unit, hex) => sideOf[unit] === GERMAN && fortColumns(g, hex) !== 0,
    isRooted: (_g, unit) => !isMobile[unit],
    prize: (g, camp, hex) => prizeOf(g, camp, hex),
    worthHolding,
    duties: dutiesOf,
    waysToWin,
    replies: repliesTo,
    aim: aimOf,
    isShared: aim => aim !== 'retake',
    goals: goalsOf,
    stepTicks: (_g, camp, kind, slot) => stepCosts[camp][kind][slot],
    resistance: (g, camp, hex) => {
      if (enemyOccupied(g, camp, hex)) return THROUGH_ENEMIES + coverOf(g, 1 - camp, hex) * POINT
      return inEnemyZone(g, camp, hex) ? PAST_ENEMIES : 0
    },
    reach: reachedBy,
    canAttack: (g, unit) =>
      attackOf(g, unit) > 0 &&
      !hasFlag(g.unitFlags, unit, UNIT.attacked) &&
      attacksFollow(g) &&
      isCalled(g, unit),
    mayStrike: (g, unit, from, target) => {
      const slot = from * 6 + grid.directionTo(from, target)
      if (!openSide[slot] || isScheldt[slot] || wasAttackedBy(g, sideOf[unit], target)) return false
      if (inOffensive(g) && (inItaly(from) || inItaly(target))) return false
      if (!isNearSupply(supplyOf(g, sideOf[unit]), from)) return false
      return firstTurnAttackRefusal(g, unit, target) === null
    },
    hindrance: (g, from, target) => riverColumns(g, actingSide(g), from, target),
    drawnIn: () => 0,
    leastAttack,
    stand: (g, unit, hex) => {
      addZoneOf(g, unit, g.place[unit], -1)
      putOnTop(g, unit, hex)
      addZoneOf(g, unit, hex, 1)
    },
    prospect: (g, attackers, target) => {
      const found = prospectOf(g, byGround(g, attackers), target, isSuppliedIn(g))
      if (sideOf[attackers[0]] !== ALLIED) return found
      return { ...found, success: found.success * holdable(g, menaceOf(g), target, attackers) }
    },
  }
}

/** A base two hexes from the lines at most: they follow whoever goes ahead. */
function isNearSupply(supplied: Uint8Array, hex: number): boolean {
  if (supplied[hex]) return true
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const near = grid.neighbours[slot]
    if (near < 0) continue
    if (supplied[near]) return true
    for (let next = near * 6; next < near * 6 + 6; next++)
      if (grid.neighbours[next] >= 0 && supplied[grid.neighbours[next]]) return true
  }
  return false
}

// 13.6d
const isCalled = (g: State, unit: number): boolean =>
  !inOffensive(g) || sideOf[unit] === ALLIED || hasFlag(g.unitFlags, unit, UNIT.activated)

/** Below a third of the defence there is only the first column. */
function leastAttack(g: State, target: number): number {
  let defence = 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defence += defenceOf(g, unit)
  return defence / 3
}

/** The position as this side can picture it: with an invasion plan of its own imagination. */
export function sightOf(g: State, side: number): State {
  const sight = imagine(view(g, side), fastDice(g.turn))
  if (!sight.ok) throw new Error(sight.faults[0].reason)
  return sight.value
}
