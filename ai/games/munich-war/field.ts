// What Munich War teaches the planner. Camps are countries: they are supplied for themselves and attack by themselves.
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { POINT, points } from '../../../engine/movement/points.ts'
import { isReached } from '../../../engine/movement/reach.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { isTraced } from '../../../engine/supply/trace.ts'
import { NATIONS } from '../../../games/munich-war/nations.ts'
import { homeSide } from '../../../games/munich-war/rules/02-control.ts'
import { landRefusal } from '../../../games/munich-war/rules/05-belligerency.ts'
import { railReachOf, reachOf } from '../../../games/munich-war/rules/08-reach.ts'
import { addZoneOf, inEnemyZone } from '../../../games/munich-war/rules/10-zones-of-control.ts'
import { suppliedHexes } from '../../../games/munich-war/rules/14-supply.ts'
import { hasFlag, PHASE, STATUS, type State, UNIT } from '../../../games/munich-war/state.ts'
import { TERRAIN_SHIFTS } from '../../../games/munich-war/tables.ts'
import { classTicks, MOBILITY_CLASSES, mobilityClass } from '../../../games/munich-war/terrain-chart.ts'
import {
  attackFactors,
  defenceFactors,
  isArmy,
  isFort,
  isMech,
  isMobile,
  isStatic,
  movementFactors,
  UNITS,
  unitNation,
} from '../../../games/munich-war/units.ts'
import {
  country,
  derive,
  grid,
  HEXES,
  isCity,
  isEntrenchment,
  isGround,
  isMountain,
  isRiverSide,
  openSide,
  TERRAIN,
  terrain,
} from '../../../games/munich-war/world.ts'
import type { Battlefield, Reached, Stakes, Weights } from '../../planner/battlefield.ts'
import { aimOf, goalsOf, isBorderGuard, isOnWatch, staysHome } from './aims.ts'
import { moment, repliesTo, sightOf, willAct } from './clock.ts'
import { dutiesOf } from './duties.ts'
import { isHostileLand, isToTake, isWanted, prizeOf, worthHolding } from './prizes.ts'
import { prospectOf } from './prospects.ts'

const weights: Weights = {
  post: 1,
  contact: 0.8,
  unsupplied: 5,
  supplyAtRisk: 1.5,
  capture: 4,
  beside: 0,
  overrun: 0,
  surrounded: 2,
  exposed: 0.5,
  danger: 1.1,
  works: 2.5,
  cover: 0.8,
  link: 1,
  together: 0,
  defender: 0.5,
}

const stakes: Stakes = {
  groundAhead: 0.7,
  groundElsewhere: 0.2,
  prize: 1.3,
  ownLossAhead: 0.8,
  ownLossHolding: 1,
  enoughAhead: 0.2,
  enoughHolding: 0.6,
  committed: 0.03,
  drawnIn: 0,
  mostAttackers: 9,
}

const THROUGH_ENEMIES = points(4)
const PAST_ENEMIES = points(1.5)
const STRIKES = { mech: 5, army: 4, other: 4 } as const

/** Columns that the ground of a hex gives its defender. */
const ground = new Int8Array(HEXES)
derive(() => {
  for (let hex = 0; hex < HEXES; hex++) {
    const shifts = [isCity[hex] ? TERRAIN_SHIFTS.city : 0]
    for (const kind of ['forest', 'rough', 'mountain', 'marsh'] as const)
      if (terrain[hex] & TERRAIN[kind]) shifts.push(TERRAIN_SHIFTS[kind])
    ground[hex] = Math.max(...shifts)
  }
})

const sideOfNation = (g: State, nation: number): number =>
  g.status[nation] === STATUS.fighting ? g.allegiance[nation] : -1

/** 5.5  Countries at war with each other, and neutrals that one of them means to invade. */
function areHostile(g: State, nation: number, other: number): boolean {
  const [one, two] = [sideOfNation(g, nation), sideOfNation(g, other)]
  if (one >= 0 && two >= 0) return one !== two
  return isWanted(g, nation, other) || isWanted(g, other, nation)
}

/** A fortification of the own side in the hex. */
function hasFort(g: State, side: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (isFort[unit] && g.allegiance[unitNation[unit]] === side) return true
  return false
}

const isInWorks = (g: State, unit: number, hex: number): boolean =>
  hasFort(g, g.allegiance[unitNation[unit]], hex) ||
  (isEntrenchment[hex] === 1 && country[hex] === unitNation[unit])

/** 9.0d */
function mayStack(units: readonly number[]): boolean {
  const mobile = units.filter(unit => isMobile[unit])
  return mobile.length <= 1 || (mobile.length <= 3 && !mobile.some(unit => isArmy[unit]))
}

/** 9.0c  Mobile units of another country of the side: nobody ends his move among them. */
function holdsComrades(g: State, nation: number, hex: number): boolean {
  for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
    if (isMobile[unit] && unitNation[unit] !== nation)
      return sideOfNation(g, unitNation[unit]) === sideOfNation(g, nation)
  return false
}

const reached = { hexes: new Int16Array(HEXES), count: 0 }

/** 8.4, 8.6  By road and by rail; no neutral is invaded on the way that nobody means to invade. */
function reachedBy(g: State, unit: number): Reached | null {
  if (hasFlag(g.unitFlags, unit, UNIT.begun) && g.mover !== unit) return null
  const roads = reachOf(g, unit)
  if (roads === null) return null
  reached.count = 0
  const nation = unitNation[unit]
  for (let i = 0; i < roads.count; i++) {
    const hex = roads.hexes[i]
    if (isReached(roads, hex) && isLawful(g, nation, hex) && !holdsComrades(g, nation, hex))
      reached.hexes[reached.count++] = hex
  }
  const listed = new Set(reached.hexes.subarray(0, reached.count))
  if (isOnWatch(g, nation, g.place[unit])) return reached
  const rails = railReachOf(g, unit)
  const side = g.allegiance[nation]
  for (let i = 0; i < rails.count; i++) {
    const hex = rails.hexes[i]
    // Trains bring reserves up; nobody is gathered by rail for a single attack.
    if (!isTraced(rails, hex) || listed.has(hex) || holdsComrades(g, nation, hex)) continue
    if (!inEnemyZone(g, side, hex)) reached.hexes[reached.count++] = hex
  }
  return reached
}

export const isLawful = (g: State, nation: number, hex: number): boolean =>
  staysHome(g, nation) ? country[hex] === nation : isOpen(g, nation, hex)

const isOpen = (g: State, nation: number, hex: number): boolean =>
  country[hex] < 0 || g.status[country[hex]] !== STATUS.neutral || isWanted(g, nation, country[hex])

/** For one seat: it remembers where supply comes for as long as a phase lasts. */
export function fieldOfMunichWar(): Battlefield<State> {
  let when = -1
  const kept = new Map<number, Uint8Array>()
  const supplyOf = (g: State, nation: number): Uint8Array => {
    if (moment(g) !== when) kept.clear()
    when = moment(g)
    const known = kept.get(nation) ?? suppliedHexes(g, nation, 3)
    kept.set(nation, known)
    return known
  }
  return {
    grid,
    units: UNITS,
    camps: NATIONS.length,
    kinds: MOBILITY_CLASSES,
    weights,
    stakes,
    moment,
    sight: sightOf,
    campOf: (_g, unit) => unitNation[unit],
    sideOf: sideOfNation,
    areHostile,
    holdsEnemy: (g, nation, hex) => g.top[hex] >= 0 && areHostile(g, nation, unitNation[g.top[hex]]),
    inEnemyZone: (g, nation, hex) => inEnemyZone(g, g.allegiance[nation], hex),
    isEnemyGround: isToTake,
    supply: (g, nation) => suppliedHexes(g, nation, 3),
    isLine: (_g, unit) => isMobile[unit] === 1 || isFort[unit] === 1,
    attack: (g, unit) =>
      willAct(g, g.allegiance[unitNation[unit]]) ? attackFactors[Math.max(1, g.steps[unit])][unit] : 0,
    defence: (g, unit) => defenceFactors[Math.max(1, g.steps[unit])][unit],
    steps: (g, unit) => g.steps[unit],
    strikes: unit =>
      !isMobile[unit] ? 0 : isMech[unit] ? STRIKES.mech : isArmy[unit] ? STRIKES.army : STRIKES.other,
    pace: unit => movementFactors[2][unit],
    kindOf: unit => mobilityClass[unit],
    mayStack: (_g, units) => mayStack(units),
    cover: (g, unit, hex) =>
      ground[hex] +
      (isEntrenchment[hex] && country[hex] === unitNation[unit] ? 1 : 0) +
      (hasFort(g, g.allegiance[unitNation[unit]], hex) ? 1 : 0),
    isInWorks,
    isRooted: (g, unit) => isStatic[unit] === 1 || isBorderGuard(g, unit),
    prize: prizeOf,
    worthHolding,
    duties: dutiesOf,
    replies: repliesTo,
    aim: aimOf,
    isShared: aim => aim === 'prizes',
    goals: goalsOf,
    stepTicks: (g, nation, kind, slot) => {
      const to = grid.neighbours[slot]
      if (to < 0 || !isGround[to] || !isLawful(g, nation, to) || landRefusal(g, nation, to) !== null)
        return CLOSED
      return classTicks(g.storm, kind, slot)
    },
    resistance: (g, nation, hex) => {
      if (g.top[hex] >= 0 && areHostile(g, nation, unitNation[g.top[hex]]))
        return THROUGH_ENEMIES + ground[hex] * POINT
      return inEnemyZone(g, g.allegiance[nation], hex) ? PAST_ENEMIES : 0
    },
    reach: reachedBy,
    canAttack: (g, unit) =>
      isMobile[unit] === 1 &&
      attackFactors[Math.max(1, g.steps[unit])][unit] > 0 &&
      sideOfNation(g, unitNation[unit]) === g.phasing &&
      g.phase <= PHASE.combat,
    mayStrike: (g, unit, from, target) =>
      openSide[from * 6 + grid.directionTo(from, target)] === 1 &&
      isOpen(g, unitNation[unit], target) &&
      (isHostileLand(g, unitNation[unit], target) || homeSide(g, target) >= 0 || isMountain[target] === 0),
    hindrance: (_g, from, target) => isRiverSide[from * 6 + grid.directionTo(from, target)],
    drawnIn: () => 0,
    leastAttack: (g, target) => {
      let defence = 0
      for (let unit = g.top[target]; unit >= 0; unit = g.below[unit])
        defence += defenceFactors[Math.max(1, g.steps[unit])][unit]
      return defence
    },
    stand: (g, unit, hex) => {
      addZoneOf(g, unit, g.place[unit], -1)
      putOnTop(g, unit, hex)
      addZoneOf(g, unit, hex, 1)
    },
    prospect: (g, attackers, target) =>
      prospectOf(
        g,
        attackers,
        target,
        unit => isStatic[unit] === 1 || supplyOf(g, unitNation[unit])[g.place[unit]] === 1,
      ),
  }
}
