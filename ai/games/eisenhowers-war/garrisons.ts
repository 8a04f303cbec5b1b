// Places that must not be lost or left: cities that would win the game for the Germans, and what the Allied ways to win ask for.
import {
  finalCount,
  greatCities,
  launchSitesLeft,
  portsHeld,
  portsNeeded,
} from '../../../games/eisenhowers-war/rules/04-victory.ts'
import { ALLIED, GERMAN } from '../../../games/eisenhowers-war/sides.ts'
import { HEX, hasFlag, PHASE, PLAN, type State } from '../../../games/eisenhowers-war/state.ts'
import { LAST_TURN, TURN } from '../../../games/eisenhowers-war/tables.ts'
import { defenceFactors, isMobile, sideOf } from '../../../games/eisenhowers-war/units.ts'
import {
  BERLIN,
  cityHexes,
  HEXES,
  isCity,
  isLanding,
  isPort,
  RUHR,
  VIENNA,
} from '../../../games/eisenhowers-war/world.ts'
import type { Duty } from '../../planner/book.ts'
import type { WayToWin } from '../../planner/clock.ts'
import { type Menace, menaceTo } from './menace.ts'

/** Defence points for each attack point that is close. */
const ENOUGH = 0.25
/** Nobody sends more than this to one place. */
const MOST = 16

/** More than a reduced corps: nearly every attack costs the defender a step. */
const LEAST = 5
const SPARED = 0.8
const garrisonFor = (attack: number): number => Math.max(LEAST, Math.min(MOST, ENOUGH * attack))

/** 4.3.1  Cities that the Allies hold, those that they may take in this phase, and beachheads. Once taken they must never be lost. */
function alliedDuties(g: State): Duty[] {
  const { walkIn, strike } = menaceTo(g, ALLIED)
  const vital = cityHexes.filter(hex => !hasFlag(g.hexFlags, hex, HEX.destroyed))
  for (const hex of g.beachheads) if (hex >= 0 && !vital.includes(hex)) vital.push(hex)
  return vital.flatMap(hex => {
    const isHeld = g.control[hex] === ALLIED
    const attack = strike[hex]
    if ((attack === 0 && !walkIn[hex]) || (isHeld && !isLosable(g, hex))) return []
    // 4.3.2  While ports are missing, fewer can be spared.
    const spared = portsHeld(g) < portsNeeded(g) ? SPARED : 1
    const keep = attack === 0 ? 1 : spared * garrisonFor(attack)
    return [{ hex, keep, send: isHeld ? Math.max(1, keep) : 0, within: 0 }]
  })
}

/**
 * 0 to 1: how well those who take a city could keep it. Its loss would be the game's (4.3.1), so that a place is worth as much
 * as the force that comes into it.
 */
export function holdable(g: State, { strike }: Menace, target: number, attackers: readonly number[]): number {
  if (!isCity[target] || hasFlag(g.hexFlags, target, HEX.destroyed)) return 1
  const attack = strike[target]
  if (attack === 0) return 1
  let defence = 0
  for (const unit of attackers) defence += defenceFactors[g.reduced[unit]][unit]
  return Math.min(1, defence / garrisonFor(attack))
}

/** Defence points for each attack point that is close, below which a city had better not be taken. */
const TENABLE = 0.35

/**
 * 4.3.1  Would the Allies take a city here that so much defence could hardly keep? Once it has been Allied, its loss is the
 * game's; while ports are missing there is no choice.
 */
export function isTrap(g: State, { strike }: Menace, hex: number, defence: number): boolean {
  if (!isCity[hex] || hasFlag(g.hexFlags, hex, HEX.destroyed | HEX.everAllied)) return false
  if (isPort[hex] && portsHeld(g) < portsNeeded(g)) return false
  const attack = strike[hex]
  return attack > 0 && defence < Math.max(LEAST - 2, TENABLE * attack)
}

const isLosable = (g: State, hex: number): boolean =>
  hasFlag(g.hexFlags, hex, HEX.everAllied) || g.beachheads.includes(hex)

/** Ports with a garrison are worth a corps while a landing may come; more than these nobody can spare. */
const COAST_GUARDS = 4

/** 3.2.3  Where a second invasion could fall: empty ports and those behind which others lie, the weakest first. */
function coastDuties(g: State): Duty[] {
  const { strike } = menaceTo(g, GERMAN)
  if (g.secondPlan !== PLAN.secret || g.turn >= 4) return []
  const soft = cityHexes.filter(hex => isPort[hex] && isLanding[hex] && g.control[hex] === GERMAN)
  const mobilesIn = (hex: number) => {
    let count = 0
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit]) count += isMobile[unit]
    return count
  }
  return soft
    .filter(hex => mobilesIn(hex) > 0 && strike[hex] === 0)
    .slice(0, COAST_GUARDS)
    .map(hex => ({ hex, keep: 1, send: 0, within: 0 }))
}

export const dutiesOf = (g: State, side: number): Duty[] =>
  side === ALLIED ? alliedDuties(g) : coastDuties(g)

const isAlliedMobile = (unit: number): number => (sideOf[unit] === ALLIED && isMobile[unit] ? 1 : 0)
const isGermanMobile = (unit: number): number => (sideOf[unit] === GERMAN && isMobile[unit] ? 1 : 0)

interface Line {
  readonly title: string
  readonly rule: string
  readonly hexes: readonly number[]
  readonly needs: 'one' | 'all'
  readonly last: number
  readonly guard: number
}

/** 4.2, 4.3.1, 4.4, 13.8  Every line of the victory rules that can still be denied. */
export function waysToWin(g: State): WayToWin[] {
  if (g.phase === PHASE.setUp) return []
  const allied: Line[] = [
    { title: 'the Ruhr', rule: '4.2.1', hexes: [RUHR], needs: 'one', last: TURN.lastForRuhr, guard: 9 },
    {
      title: 'two of the Ruhr, Berlin and Vienna',
      rule: '4.2.2',
      hexes: [RUHR, BERLIN, VIENNA].filter(hex => g.control[hex] === GERMAN),
      needs: greatCities(g) === 1 ? 'one' : 'all',
      last: TURN.lastForTwoOfThree,
      guard: 6,
    },
    {
      title: 'all V-1 sites',
      rule: '4.2.3',
      hexes: launchSitesLeft(g),
      needs: 'all',
      last: TURN.launchSites,
      guard: 4,
    },
    { title: 'the final check', rule: '4.4', hexes: finalHexes(g), needs: 'all', last: LAST_TURN, guard: 6 },
  ]
  const german: Line[] = [
    { title: 'a city retaken', rule: '4.3.1', hexes: retakable(g), needs: 'one', last: LAST_TURN, guard: 1 },
  ]
  const make =
    (side: number, counts: (unit: number) => number) =>
    (line: Line): WayToWin => ({
      ...line,
      side,
      missing: 1,
      turnsLeft: line.last - g.turn + 1,
      counts,
    })
  return [...allied.map(make(ALLIED, isAlliedMobile)), ...german.map(make(GERMAN, isGermanMobile))].filter(
    way => way.hexes.length > 0 && way.turnsLeft > 0,
  )
}

function finalHexes(g: State): number[] {
  const { western, italian, substitutes } = finalCount(g)
  const missing = [...italian, ...western]
  return substitutes.length >= western.length ? [...italian] : missing
}

function retakable(g: State): number[] {
  const found: number[] = []
  for (let hex = 0; hex < HEXES; hex++)
    if (g.control[hex] === ALLIED && hasFlag(g.hexFlags, hex, HEX.everAllied) && g.top[hex] < 0)
      found.push(hex)
  return found
}
