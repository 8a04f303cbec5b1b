// Hexes that must not be lost, and the ways in which each command can win.
import {
  FRENCH,
  GERMAN,
  GERMAN_EAST,
  GERMAN_WEST,
  GROUP,
  POLISH,
} from '../../../games/hinge-of-fate/forces.ts'
import { combatFactor, controller, enemyOccupied } from '../../../games/hinge-of-fate/rules/03-control.ts'
import { inEnemyZone } from '../../../games/hinge-of-fate/rules/07-zones-of-control.ts'
import { isHistorical, type State } from '../../../games/hinge-of-fate/state.ts'
import {
  campOf,
  DANZIG,
  EASTERN,
  FKG,
  grid,
  groupOf,
  HEXES,
  isCity,
  isObjective,
  isStatic,
  polishObjectives,
  UNITS,
  WARSAW,
  westGermanCities,
} from '../../../games/hinge-of-fate/world.ts'
import type { Duty } from '../../planner/book.ts'
import type { WayToWin } from '../../planner/clock.ts'
import { EASTERN_CHECK, ENVOYS_FROM, exits, partHexes } from './aims.ts'
import { paceOf } from './ground.ts'

/** Factors of the other camp that can be in the hex within so many turns; whoever leaves a city for another wins nothing. */
function comingTo(g: State, camp: number, hex: number, turns: number, fromCities = true): number {
  let strength = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] < 0 || campOf[unit] === camp || unit === FKG || isStatic[unit]) continue
    if (
      !fromCities &&
      groupOf[unit] === GROUP.polish &&
      (isObjective[hex] || polishObjectives.includes(g.place[unit]))
    )
      continue
    if (grid.distance(g.place[unit], hex) <= paceOf(unit) * turns) strength += combatFactor(g, unit)
  }
  return strength
}

export function dutiesOf(g: State, side: number): Duty[] {
  if (side === GERMAN_EAST) return germanDuties(g)
  if (side === POLISH) return warsawDuties(g)
  if (side === GERMAN_WEST) return westDuties(g)
  return []
}

/** Turns for which guards of a city that decides the game are sent ahead. 12.14d, 12.15a: one corps in it is twelve, and Poles never go all out. */
const AHEAD = 3
const ONE_CORPS = 6
const TWO_CORPS = 12
/** Soviets for whom one corps is not enough, so many turns before they are there. */
const AN_ARMY_OR_TWO = 10
const SOON = 2

/** 4.2b, 4.2c  Danzig above all; 4.8, 14.7b: no Polish city is lost again. */
function germanDuties(g: State): Duty[] {
  const duties: Duty[] = []
  for (let hex = 0; hex < HEXES; hex++) {
    if (controller(g, hex) !== GERMAN) continue
    // 10.2a, 4.2b  Only Soviets can come to the other three.
    const isVital = isObjective[hex] === 1 && !isHistorical(g) && (hex === DANZIG || g.soviets === 1)
    if (!isVital && !polishObjectives.includes(hex)) continue
    if (isVital) {
      const coming = comingTo(g, GERMAN, hex, AHEAD, hex === DANZIG)
      const isPressed = g.soviets === 1 && comingTo(g, GERMAN, hex, SOON, hex === DANZIG) >= AN_ARMY_OR_TWO
      const most = isPressed ? TWO_CORPS : ONE_CORPS
      if (coming > 0)
        duties.push({ hex, keep: Math.min(most, coming), send: Math.min(most, coming), within: AHEAD })
    } else if (comingTo(g, GERMAN, hex, 1, false) > 0) duties.push({ hex, keep: 1, send: 1, within: 1 })
  }
  return [...envoys(g), ...duties.sort((a, b) => isObjective[b.hex] - isObjective[a.hex])]
}

/** 14.8  Somebody stands in each part of Eastern Poland when it is judged, in the hex that is nearest and out of enemy zones. */
function envoys(g: State): Duty[] {
  if (!isHistorical(g) || g.turn < ENVOYS_FROM || g.turn > EASTERN_CHECK) return []
  const far = (hex: number): number => {
    let nearest = inEnemyZone(g, GERMAN, hex) ? 100 : 50
    for (let unit = 0; unit < UNITS; unit++)
      if (g.place[unit] >= 0 && campOf[unit] === GERMAN && !isStatic[unit])
        nearest = Math.min(nearest, grid.distance(g.place[unit], hex) + (inEnemyZone(g, GERMAN, hex) ? 3 : 0))
    return nearest
  }
  return [EASTERN.north, EASTERN.south].flatMap(part => {
    const open = partHexes(part).filter(hex => !isCity[hex] && !enemyOccupied(g, GERMAN, hex))
    if (open.length === 0) return []
    const hex = open.reduce((a, b) => (far(b) < far(a) ? b : a))
    return [{ hex, keep: 1, send: 1, within: EASTERN_CHECK + 1 - g.turn }]
  })
}

/** 4.4b  A single French corps that slips through takes an empty city: each has somebody in it while one can come. */
function westDuties(g: State): Duty[] {
  return westGermanCities
    .filter(hex => controller(g, hex) === GERMAN && g.turn >= 2 && comingTo(g, GERMAN, hex, 3) > 0)
    .map(hex => ({ hex, keep: 1, send: 1, within: 3 }))
}

/** Germans so near are expected before Warsaw. */
const AT_WARSAW = 8

function warsawDuties(g: State): Duty[] {
  return WARSAW.flatMap(hex => {
    const isNear = comingTo(g, 1, hex, 2) > 0
    return controller(g, hex) === GERMAN || !isNear
      ? []
      : [{ hex, keep: AT_WARSAW, send: AT_WARSAW, within: 2 }]
  })
}

/** 4.2a  Exit hexes that a French unit could reach in its next two moves, the nearest first; Trier has its garrison. */
const EDGE = 3

function openExits(g: State): number[] {
  const far = (hex: number) => {
    let nearest = 99
    for (let unit = 0; unit < UNITS; unit++)
      if (groupOf[unit] === GROUP.french && g.place[unit] >= 0)
        nearest = Math.min(nearest, grid.distance(g.place[unit], hex))
    return nearest
  }
  return exits()
    .map(hex => ({ hex, distance: far(hex) }))
    .filter(({ hex, distance }) => distance <= 8 && !isCity[hex])
    .sort((a, b) => a.distance - b.distance || a.hex - b.hex)
    .slice(0, EDGE)
    .map(({ hex }) => hex)
}

const isSoviet = (unit: number): boolean =>
  groupOf[unit] === GROUP.byelorussian || groupOf[unit] === GROUP.ukrainian

export function waysToWin(g: State): WayToWin[] {
  const turnsLeft = g.terms.lastTurn + 1 - g.turn
  const german: WayToWin = {
    side: GERMAN_EAST,
    title: 'all Polish cities and fortresses',
    rule: '4.8',
    hexes: polishObjectives.filter(hex => controller(g, hex) !== GERMAN),
    needs: 'all',
    missing: 1,
    turnsLeft,
    counts: unit => (campOf[unit] === GERMAN ? 1 : 0),
    guard: 3,
  }
  if (isHistorical(g)) return [german]
  const to = (
    title: string,
    rule: string,
    hexes: readonly number[],
    counts: WayToWin['counts'],
  ): WayToWin => ({
    side: POLISH,
    title,
    rule,
    hexes,
    needs: 'one',
    missing: 1,
    turnsLeft,
    counts,
    guard: 5,
  })
  const cities = Array.from({ length: HEXES }, (_, hex) => hex).filter(hex => isObjective[hex] === 1)
  return [
    german,
    to('Danzig', '4.2c', [DANZIG], unit => (groupOf[unit] === GROUP.polish ? 1 : 0)),
    ...(g.soviets
      ? [to('a German city for the Soviets', '4.2b', cities, unit => (isSoviet(unit) ? 1 : 0))]
      : []),
    {
      side: FRENCH,
      title: 'three French units over the north edge',
      rule: '4.2a',
      hexes: openExits(g),
      needs: 'pass',
      missing: Math.max(1, 3 - g.exited),
      turnsLeft,
      counts: unit => (groupOf[unit] === GROUP.french ? 1 : 0),
      guard: 3,
    },
  ]
}

/** Player turns of enemies that are still to come: 2 for more than one. */
export function repliesTo(g: State, side: number): number {
  if (g.turn < g.terms.lastTurn) return 2
  // 5.1a  German East is answered by Poles, the French by German West; the others have the last word on their map.
  return side === GERMAN_EAST || side === FRENCH ? 1 : 0
}
