// Where the Allies land, and where the Germans expect them.
import { attackOf, defenceOf, stepsLeft } from '../../../games/eisenhowers-war/rules/02-steps.ts'
import { portsHeld } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { actingSide } from '../../../games/eisenhowers-war/rules/05-active.ts'
import { landingHex } from '../../../games/eisenhowers-war/rules/05-invasion.ts'
import { enemyOccupied } from '../../../games/eisenhowers-war/rules/06-stacking.ts'
import { attackersOf, defendersOf } from '../../../games/eisenhowers-war/rules/10-attackers.ts'
import { battleTarget } from '../../../games/eisenhowers-war/rules/11-battle-frame.ts'
import { isAtHand } from '../../../games/eisenhowers-war/rules/13-airborne.ts'
import { hexNamed, unitNamed } from '../../../games/eisenhowers-war/rules/actions.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { BOX, isAlternate, PLAN, type State, UNIT } from '../../../games/eisenhowers-war/state.ts'
import {
  AIRBORNE_CORPS,
  groupOf,
  isLineInfantry,
  isMobile,
  NORMANDY_CORPS,
  sideOf,
  UNITS,
} from '../../../games/eisenhowers-war/units.ts'
import {
  COUNTRY,
  country,
  grid,
  isPort,
  NORTH,
  openSide,
  SOUTH,
  zoneOf,
} from '../../../games/eisenhowers-war/world.ts'
import type { Opinion } from '../../players/player.ts'
import { bySea, prospectOf } from './prospects.ts'

const everybody = () => true

/** A landing that may well fail is not planned: with the first the whole game is lost (5.3.6a). */
const SAFE = 0.95
/** Plans whose worth rounds to the same are equally good, so that nobody can foretell which is made. */
const GRAIN = 2

/** The chance that a force of this kind clears the hex. */
export function landingSuccess(g: State, units: readonly number[], hex: number): number {
  if (!enemyOccupied(g, ALLIED, hex)) return 1
  return prospectOf(g, bySea(units), hex, everybody, { isInvasion: true }).success
}

const neighbours = (hex: number): number[] =>
  [0, 1, 2, 3, 4, 5].flatMap(direction => {
    const slot = hex * 6 + direction
    return openSide[slot] ? [grid.neighbours[slot]] : []
  })

/** Defence of mobile Germans within so many hexes. */
function opposition(g: State, hex: number, within: number): number {
  let points = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (
      g.place[unit] >= 0 &&
      sideOf[unit] === GERMAN &&
      isMobile[unit] &&
      grid.distance(g.place[unit], hex) <= within
    )
      points += defenceOf(g, unit)
  return points
}

/** A port at once is worth most; then ports beside it with few defenders; then the absence of panzers. */
function beachWorth(g: State, hex: number): number {
  let worth = isPort[hex] ? 6 : -2
  for (const near of neighbours(hex)) {
    if (!isPort[near] || g.control[near] === ALLIED) continue
    const defence = defendersOf(g, near).reduce((sum, unit) => sum + defenceOf(g, unit), 0)
    worth += defence <= 4 ? 3 : 1
  }
  return worth - opposition(g, hex, 2) / 4
}

/** Better than this is not asked for. */
const GOOD_ENOUGH = 6

const rounded = (worth: number): number => Math.round(Math.min(worth, GOOD_ENOUGH) / GRAIN) * GRAIN

/** 3.3.2  Several coasts come out equal, and one of them is taken. The airborne corps goes along: it counts on the beach. */
export function firstPlanWorth(g: State): Opinion {
  const known = new Map<number, number>()
  const force = [...NORMANDY_CORPS, AIRBORNE_CORPS[0]]
  return action => {
    const hex = hexNamed(action.hex)
    const worth = known.get(hex) ?? firstWorth(g, force, hex)
    known.set(hex, worth)
    return worth + (action.airborne === null ? -100 : 0)
  }
}

function firstWorth(g: State, force: readonly number[], hex: number): number {
  const success = landingSuccess(g, force, hex)
  if (success < SAFE) return success * 10 - 100
  // 4.3.2  A port on turn 1, or the game is lost.
  const hasPort =
    isPort[hex] || neighbours(hex).some(near => isPort[near] && landingSuccess(g, force, near) >= SAFE)
  return (
    (hasPort ? 0 : -20) +
    rounded(beachWorth(g, hex) + (grid.distance(hex, grid.indexOf('3408')) <= 4 ? 2 : 0))
  )
}

/** 3.2.3  Far from the first beachhead, where ports lie open; sometimes in the south, to open a second front. */
export function secondPlanWorth(g: State): Opinion {
  const force = NORMANDY_CORPS
  const first = isAlternate(g) ? g.firstHex : g.beachheads[0]
  return action => {
    if (action.do === 'no-plan') return -50
    const hex = hexNamed(action.hex)
    const success = landingSuccess(g, force, hex)
    if (success < SAFE) return success * 10 - 20
    const away = first >= 0 ? Math.min(6, grid.distance(first, hex)) / 2 : 0
    const south = country[hex] === COUNTRY.France ? 0 : zoneOf[hex] === SOUTH ? -3 : 0
    const early = action.turn === 3 ? 1 : 0
    return rounded(beachWorth(g, hex) + away + south + early)
  }
}

/** Corps that wait in the box for a landing that is planned: as few as will come ashore. */
const LANDING_FORCE = 4

/** 5.3.1, R74  Only units in the box can land; those of the last turn before it are kept back, Americans first, the strongest last. */
export function landingReserve(g: State): readonly number[] {
  const isAhead = g.secondPlan === PLAN.secret && g.secondHex >= 0 && g.secondTurn === g.turn + 1
  if (actingSide(g) !== ALLIED || !isAhead || g.control[g.secondHex] === ALLIED) return []
  const units = inBox(g).sort((a, b) => groupOf[a] - groupOf[b] || attackOf(g, a) - attackOf(g, b) || a - b)
  for (let size = 1; size <= Math.min(LANDING_FORCE, units.length); size++)
    if (landingSuccess(g, units.slice(0, size), g.secondHex) >= SAFE && size > 1) return units.slice(0, size)
  return []
}

function inBox(g: State): number[] {
  const units: number[] = []
  for (let unit = 0; unit < UNITS; unit++)
    if (sideOf[unit] === ALLIED && g.place[unit] === BOX.reinforcements && isMobile[unit]) units.push(unit)
  return units
}

/** 3.2.3d, 3.2.3e  A landing that promises nothing is called off. */
export function launchWorth(g: State): Opinion {
  const force = inBox(g)
  for (let unit = 0; unit < UNITS; unit++)
    if (sideOf[unit] === ALLIED && g.place[unit] === BOX.track && isAtHand(g, unit)) force.push(unit)
  force.sort((a, b) => attackOf(g, b) - attackOf(g, a))
  const hex = g.secondHex
  const isWorthIt =
    g.control[hex] === ALLIED || (force.length > 0 && landingSuccess(g, force.slice(0, 6), hex) >= 0.6)
  return action => ((action.do === 'launch') === isWorthIt ? 1 : 0)
}

/** 5.3.1  The strongest land; on an empty beach as many as the coast will need, and those beside it join. */
export function landingWorth(g: State): Opinion {
  const at = landingHex(g)
  const coming = attackersOf(g).filter(unit => g.unitFlags[unit] & UNIT.landing).length
  const enough = enemyOccupied(g, ALLIED, at) ? 6 : portsHeld(g) < 8 ? 4 : 2
  return action => {
    if (action.do === 'land') return coming < enough ? 1 + attackOf(g, unitNamed(action.unit)) / 100 : -1
    if (action.do === 'join') return 0.5
    return action.do === 'resolve' ? 0 : -1
  }
}

/** 5.3.5a  Stand where the landing may fail or a port would be lost; otherwise save the corps. */
export function inlandWorth(g: State): Opinion {
  const at = battleTarget(g)
  const success = landingSuccess(
    g,
    attackersOf(g).filter(unit => g.unitFlags[unit] & UNIT.landing),
    at,
  )
  const steps = defendersOf(g, at).reduce((sum, unit) => sum + stepsLeft(g, unit), 0)
  const stands = success < 0.85 || (isPort[at] === 1 && steps > 3)
  return action => ((action.do === 'stand') === stands ? 1 : 0)
}

/** 3.3.1  Infantry into ports that have no corps, the weakest first; panzers stay in reach of several coasts. */
export function deployWorth(g: State): Opinion {
  return action => {
    if (action.do === 'done' || action.do === 'pass') return 0
    const unit = unitNamed(action.unit)
    const to = hexNamed(action.to)
    if (!isLineInfantry[unit] || !isPort[to] || zoneOf[to] !== NORTH) return -1
    const from = g.place[unit]
    if (isPort[from]) return -1
    let mobile = 0
    for (let other = g.top[to]; other >= 0; other = g.below[other]) mobile += isMobile[other]
    return mobile > 0 ? -1 : 2 - grid.distance(from, to) / 10
  }
}

/** 13.5, 13.8, 7.15 and other things of one line. */
export const fortressWorth =
  (g: State): Opinion =>
  action => {
    if (action.do === 'pass') return 0
    let nearest = 99
    for (let unit = 0; unit < UNITS; unit++)
      if (g.place[unit] >= 0 && sideOf[unit] === ALLIED)
        nearest = Math.min(nearest, grid.distance(g.place[unit], hexNamed(action.hex)))
    return nearest
  }
