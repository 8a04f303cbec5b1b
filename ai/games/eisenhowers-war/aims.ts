// What each side is after: which hexes are worth having, who goes where, who holds.
import { points } from '../../../engine/movement/points.ts'
import { portsHeld } from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { fortColumns } from '../../../games/eisenhowers-war/rules/10-shifts.ts'
import { ALLIED, GERMAN, GROUP } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, type State } from '../../../games/eisenhowers-war/state.ts'
import { PORTS_NEEDED, TURN } from '../../../games/eisenhowers-war/tables.ts'
import { groupOf, sideOf } from '../../../games/eisenhowers-war/units.ts'
import {
  ANTWERP,
  antwerpAccess,
  BERLIN,
  COUNTRY,
  country,
  DGL,
  drawnGameSide,
  grid,
  HEXES,
  isCity,
  isLand,
  isPort,
  launchSites,
  RUHR,
  SOUTH,
  VIENNA,
  zoneOf,
} from '../../../games/eisenhowers-war/world.ts'
import { type Aim, type Goals, HOLD } from '../../planner/battlefield.ts'
import { addGoal, noGoals } from '../../planner/ways.ts'

/** What hexes are worth, about 1 for a usual city. */
const WORTH = {
  port: 1.6,
  urgentPort: 4,
  western: 2,
  italian: 2,
  eastern: 0.8,
  ruhr: 5,
  great: 2,
  antwerp: 2,
  access: 1.2,
  site: 2,
  city: 0.5,
  fortress: 10,
  /** 4.3.1  A city or a beachhead that wins the game for the Germans. */
  retaken: 8,
} as const

const stands = (g: State, hex: number): boolean => !hasFlag(g.hexFlags, hex, HEX.destroyed)

/** 4.3.2  Ports that are missing at the next checks. */
function portsMissing(g: State): number {
  let most = 0
  for (let turn = g.turn; turn <= Math.min(4, g.turn + 1); turn++)
    most = Math.max(most, (PORTS_NEEDED[turn] ?? 0) - portsHeld(g))
  return most
}

/** What a hex is worth to whoever has it at the end. */
function contested(g: State, hex: number): number {
  if (!isCity[hex] || !stands(g, hex)) return 0
  if (hex === RUHR) return g.turn <= TURN.lastForRuhr ? WORTH.ruhr : WORTH.western + 1
  if (hex === BERLIN || hex === VIENNA) return g.turn <= TURN.lastForTwoOfThree ? WORTH.great : WORTH.eastern
  if (country[hex] === COUNTRY.Italy) return WORTH.italian
  if (country[hex] === COUNTRY.Germany) return drawnGameSide[hex] === DGL.west ? WORTH.western : WORTH.eastern
  if (isPort[hex] && g.turn <= 4) return portsMissing(g) > 0 ? WORTH.urgentPort : WORTH.port
  return WORTH.city
}

export function prizeOf(g: State, side: number, hex: number): number {
  if (g.fortress === hex) return side === ALLIED ? WORTH.fortress : 1
  let worth = contested(g, hex)
  // 4.3.1  A French or Belgian city counts for nothing but to be lost again.
  if (side === ALLIED && worth === WORTH.city) worth = 0
  if (hex === ANTWERP) worth = Math.max(worth, WORTH.antwerp)
  if (antwerpAccess.includes(hex)) worth = Math.max(worth, WORTH.access)
  if (g.turn <= TURN.launchSites && launchSites.includes(hex)) worth = Math.max(worth, WORTH.site)
  return side === GERMAN && isGermanPrize(g, hex) ? Math.max(worth, WORTH.retaken) : worth
}

/** What it is worth to keep the enemy out. */
export function worthHolding(g: State, side: number, hex: number): number {
  if (!isLand[hex] || g.control[hex] !== side) return 0
  // Whoever guards against a recapture is booked for it; posts are for the front.
  if (side === ALLIED) return contested(g, hex)
  const works = fortColumns(g, hex) !== 0 ? 0.6 : 0
  return Math.max(contested(g, hex), works)
}

/** Hexes within which a German goes for a city or a beachhead that would win the game. */
const NEAR_PRIZE = 3

const isGermanPrize = (g: State, hex: number): boolean =>
  g.control[hex] === ALLIED &&
  ((isCity[hex] === 1 && stands(g, hex) && hasFlag(g.hexFlags, hex, HEX.everAllied)) ||
    g.beachheads[0] === hex ||
    g.beachheads[1] === hex)

/** Is there such a prize close by with nobody in it? */
function seesOpenPrize(g: State, unit: number): boolean {
  for (let hex = 0; hex < HEXES; hex++)
    if (isGermanPrize(g, hex) && g.top[hex] < 0 && grid.distance(hex, g.place[unit]) <= NEAR_PRIZE)
      return true
  return false
}

export function aimOf(g: State, unit: number): Aim {
  if (sideOf[unit] === GERMAN) return seesOpenPrize(g, unit) ? 'retake' : HOLD
  if (zoneOf[g.place[unit]] === SOUTH) return 'italy'
  return groupOf[unit] === GROUP.british ? 'north' : 'centre'
}

/** A point of the prize makes up for so much of the way. */
const PER_POINT = points(3)
const NOT_WORTH_MORE = points(14)
/** What lies on the other army group's axis counts as farther off. */
const OFF_AXIS = points(4)
/** Rows of hexes: above this the British advance, below it the Americans. */
const NORTHERN_ROW = grid.line[grid.indexOf('3106')]

export function goalsOf(g: State, side: number, aim: Aim): Goals {
  const goals = noGoals(grid)
  for (let hex = 0; hex < HEXES; hex++) {
    if (!isLand[hex] || g.control[hex] === side) continue
    if (aim === 'retake') {
      if (isGermanPrize(g, hex)) addGoal(goals, hex, 0)
      continue
    }
    if (!isOnFront(aim, hex)) continue
    const prize = prizeOf(g, side, hex)
    if (prize === 0) continue
    const off = isOffAxis(g, aim, hex) ? OFF_AXIS : 0
    addGoal(goals, hex, off + Math.max(0, NOT_WORTH_MORE - Math.round(prize * PER_POINT)))
  }
  return goals
}

/** 7.8  Nobody is supplied across the zone line. */
const isOnFront = (aim: Aim, hex: number): boolean => (aim === 'italy') === (zoneOf[hex] === SOUTH)

/** Once ports no longer decide, the army groups go side by side. */
const isOffAxis = (g: State, aim: Aim, hex: number): boolean =>
  g.turn >= 3 && aim !== 'italy' && (aim === 'north') !== grid.line[hex] >= NORTHERN_ROW
