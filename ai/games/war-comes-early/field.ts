// What War Comes Early teaches the planner. Camps are nations: they are supplied for themselves and have areas of their own.
import { fastDice } from '../../../engine/dice/fast-dice.ts'
import { putOnTop } from '../../../engine/forces/stacks.ts'
import { POINT, points } from '../../../engine/movement/points.ts'
import { CLOSED } from '../../../engine/movement/step.ts'
import { GERMANY, NATIONS } from '../../../games/war-comes-early/nations.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { STACKING_LIMIT } from '../../../games/war-comes-early/rules/08-stacking.ts'
import { addZoneOf, inEnemyZone } from '../../../games/war-comes-early/rules/09-zones-of-control.ts'
import { isHomeHex } from '../../../games/war-comes-early/rules/10-supply.ts'
import {
  attackAreaRefusal,
  enemyOccupied,
  entryRefusal,
  isIntact,
  isIntactFort,
} from '../../../games/war-comes-early/rules/11-entry.ts'
import { reachOf } from '../../../games/war-comes-early/rules/11-reach.ts'
import { isEnemyFort } from '../../../games/war-comes-early/rules/12-attackers.ts'
import { hasFlag, PHASE, type State, UNIT } from '../../../games/war-comes-early/state.ts'
import { CITY_SHIFT, FORT_VALUES, NATURAL_SHIFTS } from '../../../games/war-comes-early/tables.ts'
import { stepCosts } from '../../../games/war-comes-early/terrain-chart.ts'
import { imagine, view } from '../../../games/war-comes-early/view.ts'
import {
  attackFactor,
  corpsHalves,
  defenceFactor,
  derive,
  fort,
  grid,
  HEXES,
  isArmy,
  isCity,
  isMarker,
  isMech,
  isMechBarred,
  isReserveCorps,
  isStatic,
  movementFactor,
  openSide,
  riverSide,
  stackingSize,
  UNITS,
  unitNation,
} from '../../../games/war-comes-early/world.ts'
import type { Battlefield, Reached, Stakes, Weights } from '../../planner/battlefield.ts'
import { aimOf, goalsOf, prizeOf, servesAim, worthHolding } from './aims.ts'
import { isCampaignGround } from './campaigns.ts'
import { dutiesOf } from './garrisons.ts'
import { repliesTo, willAct } from './last-turn.ts'
import { prospectOf } from './prospects.ts'
import { moment } from './standing.ts'
import { linesOf, suppliedHexes } from './supply.ts'

const weights: Weights = {
  post: 1,
  contact: 1,
  unsupplied: 8,
  supplyAtRisk: 2,
  capture: 4,
  beside: 0,
  overrun: 0,
  surrounded: 2,
  exposed: 0,
  danger: 1.2,
  works: 2,
  cover: 0.6,
  link: 1,
  together: 0,
  defender: 0.5,
}

const stakes: Stakes = {
  groundAhead: 0.7,
  groundElsewhere: 0.2,
  prize: 1.2,
  ownLossAhead: 0.8,
  ownLossHolding: 1,
  enoughAhead: 0.2,
  enoughHolding: 0.5,
  committed: 0.03,
  drawnIn: 0,
  mostAttackers: 14,
}

/** What enemies in a hex, a fort among them, and their zones add to a way. */
const THROUGH_ENEMIES = points(5)
const PAST_ENEMIES = points(2)
const STRIKES = { mech: 5, corps: 4, army: 3 } as const

/** Columns that the natural ground of a hex gives its defender. */
const natural = new Int8Array(HEXES)
derive(board => {
  for (let hex = 0; hex < HEXES; hex++) {
    const kinds = board.terrainKinds.filter((_, kind) => board.terrain[hex] & (1 << kind))
    natural[hex] = Math.max(0, ...kinds.map(kind => -(NATURAL_SHIFTS[kind] ?? 0)))
  }
})

const sideOfNation = (g: State, nation: number): number => g.terms.sideOf[nation]

function coverOf(g: State, nation: number, hex: number): number {
  const ground = isCity[hex] ? -CITY_SHIFT : natural[hex]
  return isOwnFort(g, nation, hex) ? Math.max(ground, -FORT_VALUES[fort[hex]].shift) : ground
}

const isOwnFort = (g: State, nation: number, hex: number): boolean =>
  isIntact(g, hex) && controllingSide(g, hex) === sideOfNation(g, nation)

function mayStack(units: readonly number[]): boolean {
  let size = 0
  let armies = 0
  let reserves = 0
  for (const unit of units) {
    size += stackingSize[unit]
    armies += isArmy[unit]
    reserves += isReserveCorps[unit]
  }
  return size <= STACKING_LIMIT && armies <= 1 && reserves <= 1
}

/** 5.3a  Does the nation act now, with the Combat Phase of its turn before it? */
function combatIsToCome(g: State, nation: number): boolean {
  if ((g.active & (1 << nation)) === 0) return false
  return nation !== GERMANY || g.phase === PHASE.combat || (g.germanPhases & (1 << PHASE.combat)) === 0
}

const reached = { hexes: new Int16Array(HEXES), count: 0 }
const isListed = new Uint8Array(HEXES)

/** By normal march and in column (11.6). */
function reachedBy(g: State, unit: number): Reached | null {
  if (hasFlag(g.unitFlags, unit, UNIT.begun) && !hasFlag(g.unitFlags, unit, UNIT.moving)) return null
  reached.count = 0
  const isOn = addReach(g, unit, false)
  if (!hasFlag(g.unitFlags, unit, UNIT.stepped)) addReach(g, unit, true)
  for (let i = 0; i < reached.count; i++) isListed[reached.hexes[i]] = 0
  return isOn ? reached : null
}

function addReach(g: State, unit: number, column: boolean): boolean {
  const found = reachOf(g, unit, column)
  if (found === null) return false
  for (let i = 0; i < found.count; i++) {
    const hex = found.hexes[i]
    if (isListed[hex]) continue
    isListed[hex] = 1
    reached.hexes[reached.count++] = hex
  }
  return true
}

/** For one seat: it remembers where supply comes for as long as a phase lasts. */
export function fieldOfWarComesEarly(): Battlefield<State> {
  let when = -1
  const kept = new Map<number, Uint8Array>()
  const supplyOf = (g: State, unit: number): Uint8Array => {
    const now = moment(g)
    if (now !== when) kept.clear()
    when = now
    const nation = unitNation[unit]
    const key = nation + linesOf(unit) * NATIONS.length
    const known = kept.get(key) ?? suppliedHexes(g, nation, linesOf(unit))
    kept.set(key, known)
    return known
  }
  return {
    grid,
    units: UNITS,
    camps: NATIONS.length,
    kinds: 2,
    weights,
    stakes,
    moment,
    sight: sightOf,
    campOf: (_g, unit) => unitNation[unit],
    sideOf: sideOfNation,
    areHostile: (g, nation, other) => sideOfNation(g, nation) !== sideOfNation(g, other),
    holdsEnemy: (g, nation, hex) =>
      enemyOccupied(g, sideOfNation(g, nation), hex) || isEnemyFort(g, sideOfNation(g, nation), hex),
    inEnemyZone: (g, nation, hex) => inEnemyZone(g, sideOfNation(g, nation), hex),
    isEnemyGround: (g, nation, hex) =>
      entryRefusal(g, nation, hex) === null && controllingSide(g, hex) !== sideOfNation(g, nation),
    supply: suppliedHexes,
    linesOf,
    isLine: (_g, unit) => !isMarker[unit],
    attack: (g, unit) => (willAct(g, unitNation[unit]) ? attackFactor[unit] : 0),
    defence: (_g, unit) => defenceFactor[unit],
    steps: (_g, unit) => corpsHalves[unit] / 2,
    strikes: unit =>
      attackFactor[unit] === 0
        ? 0
        : isMech[unit]
          ? STRIKES.mech
          : isArmy[unit]
            ? STRIKES.army
            : STRIKES.corps,
    pace: unit => movementFactor[unit],
    kindOf: unit => isMech[unit],
    mayStack: (_g, units) => mayStack(units),
    cover: (g, unit, hex) => coverOf(g, unitNation[unit], hex),
    isInWorks: (g, unit, hex) => isOwnFort(g, unitNation[unit], hex),
    isRooted: (_g, unit) => isStatic[unit] === 1 || isMarker[unit] === 1,
    prize: (g, nation, hex) => prizeOf(g, sideOfNation(g, nation), hex),
    worthHolding,
    duties: dutiesOf,
    replies: repliesTo,
    aim: (g, unit) => aimOf(g, unit),
    goals: goalsOf,
    stepTicks: (g, nation, kind, slot) => {
      const to = grid.neighbours[slot]
      const isShut = entryRefusal(g, nation, to) !== null && !isIntactFort(g, to)
      if (isShut && !isCampaignGround(g, nation, to)) return CLOSED
      return stepCosts[kind][slot]
    },
    resistance: (g, nation, hex) => {
      const side = sideOfNation(g, nation)
      if (enemyOccupied(g, side, hex)) return THROUGH_ENEMIES + coverOf(g, nation, hex) * POINT
      if (isEnemyFort(g, side, hex)) return THROUGH_ENEMIES
      return inEnemyZone(g, side, hex) ? PAST_ENEMIES : 0
    },
    reach: reachedBy,
    canAttack: (g, unit) => attackFactor[unit] > 0 && combatIsToCome(g, unitNation[unit]),
    mayStrike: (g, unit, from, target) =>
      openSide[from * 6 + grid.directionTo(from, target)] === 1 &&
      !(isMech[unit] && isMechBarred[target]) &&
      servesAim(g, unit, target) &&
      attackAreaRefusal(g, unitNation[unit], target) === null,
    hindrance: (_g, from, target) => riverSide[from * 6 + grid.directionTo(from, target)],
    drawnIn: () => 0,
    leastAttack: (g, target) => leastAttack(g, target),
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
        unit => isHomeHex(g, unitNation[unit], target) || supplyOf(g, unit)[g.place[unit]] === 1,
      ),
  }
}

/** 12.1  Below the defence there is only the first column. */
function leastAttack(g: State, target: number): number {
  let defence = isIntactFort(g, target) ? FORT_VALUES[fort[target]].garrison : 0
  for (let unit = g.top[target]; unit >= 0; unit = g.below[unit]) defence += defenceFactor[unit]
  return defence
}

/** 8.3  The position as this side can picture it: enemy stacks are dealt out anew below their top units. */
export function sightOf(g: State, side: number): State {
  const sight = imagine(view(g, side), fastDice(g.turn))
  if (!sight.ok) throw new Error(sight.faults[0].reason)
  return sight.value
}
