// 22  How to win.
import type { Log } from '../../../engine/game/action.ts'
import type { Outcome } from '../../../engine/game/game.ts'
import { ALLIED, AXIS, DANZIG, GERMANY, LUXEMBOURG, NATIONS, SOVIET_UNION } from '../nations.ts'
import { BOX, STATUS, type State } from '../state.ts'
import { isAir, isMechFormation, UNITS, unitNation } from '../units.ts'
import { country, HEXES, isCapital, isMobilization, isObjective, named, victoryValue } from '../world.ts'
import { fightsFor } from './05-belligerency.ts'
import { isOccupiedBy } from './07-replacements.ts'

/** 22.0f, 22.0g, 22.0i */
const POINTS = { objective: 2, mannerheim: 2, air: 2, mechanized: 1 } as const

/** 22.1  Least net points of the two Axis victories, and of the marginal Allied one. */
const LEVELS = { axisDecisive: 31, axisMajor: 11, alliedMarginal: 1 } as const

/** Ways in which a game ends; `g.verdict` is an index into this list. */
export const ENDINGS: readonly (Outcome | null)[] = [
  null,
  { winners: [AXIS], rule: '22.0a', because: 'every Allied country has surrendered' },
  { winners: [ALLIED], rule: '22.0a', because: 'every Axis country has surrendered' },
  { winners: [AXIS], rule: '22.1', because: 'Axis decisive victory: a lead of 31 points or more' },
  { winners: [AXIS], rule: '22.1', because: 'Axis major victory: a lead of 11 to 30 points' },
  {
    winners: [ALLIED],
    rule: '22.1',
    because: 'Allied marginal victory: the Axis leads by 10 points at most',
  },
  { winners: [ALLIED], rule: '22.1', because: 'Allied decisive victory: the Axis has no lead' },
  { winners: [AXIS], rule: '3.3b', because: 'the Allied player has conceded' },
  { winners: [ALLIED], rule: '3.3b', because: 'the Axis player has conceded' },
]

export const outcomeOf = (g: State): Outcome | null => ENDINGS[g.verdict]

function finish(g: State, verdict: number, log: Log): void {
  if (g.verdict !== 0) return
  const ending = ENDINGS[verdict]!
  g.verdict = verdict
  g.score = netPoints(g)
  log?.push({
    event: 'game-over',
    rule: ending.rule,
    winners: [...ending.winners],
    because: ending.because,
    points: g.score,
  })
}

/** 3.3b */
export function concede(g: State, side: number, log: Log): void {
  finish(g, side === ALLIED ? CONCEDED.byAllies : CONCEDED.byAxis, log)
}

const CONCEDED = { byAllies: 7, byAxis: 8 } as const

/** 22.0b, R19, R75  A power that can still fight on: Luxembourg and Danzig have nobody to surrender. */
const isPower = (nation: number): boolean => nation !== LUXEMBOURG && nation !== DANZIG

/** 3.3b, 22.0a  Looked at after each surrender: one side has a belligerent, the other none. */
export function automaticVictory(g: State, log: Log): void {
  const hasPower = (side: number) => NATIONS.some((_, n) => isPower(n) && fightsFor(g, n, side))
  if (!hasPower(ALLIED) && hasPower(AXIS)) finish(g, 1, log)
  else if (!hasPower(AXIS) && hasPower(ALLIED)) finish(g, 2, log)
}

/** 22.0h, R77, R89  Is this a country of the other side? */
const isEnemyLand = (g: State, side: number, land: number): boolean =>
  land >= 0 && g.status[land] >= STATUS.fighting && g.allegiance[land] === 1 - side

/** 22.0c, 22.0d, 22.0e, 22.0f, 22.0g, 22.0h, R74  Points of a side for one hex. Terror markers do not matter. */
export function pointsForHex(g: State, side: number, hex: number): number {
  if (!isEnemyLand(g, side, country[hex])) return 0
  // 22.0f  Instead of the points of a mobilization centre.
  if (side === AXIS && isObjective[hex] && isOccupiedBy(g, GERMANY, hex)) return POINTS.objective
  if (hex === named.mannerheim) return mannerheimPoints(g, side, hex)
  const isCity = isCapital[hex] === 1 || isMobilization[hex] === 1
  return isCity && g.holder[hex] === side + 1 ? victoryValue[hex] : 0
}

/** 22.0g  For the side that the Soviet Union fights on. */
const mannerheimPoints = (g: State, side: number, hex: number): number =>
  g.allegiance[SOVIET_UNION] === side && isOccupiedBy(g, SOVIET_UNION, hex) ? POINTS.mannerheim : 0

/** 22.0i, R93  Enemy aircraft and mechanized formations in the Eliminated and Surrendered displays. */
export function pointsForUnits(g: State, side: number): number {
  let points = 0
  for (let unit = 0; unit < UNITS; unit++) {
    if (g.place[unit] !== BOX.eliminated && g.place[unit] !== BOX.surrendered) continue
    if (g.allegiance[unitNation[unit]] !== 1 - side) continue
    if (isAir[unit]) points += POINTS.air
    else if (isMechFormation[unit]) points += POINTS.mechanized
  }
  return points
}

export function pointsOf(g: State, side: number): number {
  let points = pointsForUnits(g, side)
  for (let hex = 0; hex < HEXES; hex++) points += pointsForHex(g, side, hex)
  return points
}

/** 22.0j */
export const netPoints = (g: State): number => pointsOf(g, AXIS) - pointsOf(g, ALLIED)

/** 22.1, R76 */
export function levelOf(net: number): number {
  if (net >= LEVELS.axisDecisive) return 3
  if (net >= LEVELS.axisMajor) return 4
  return net >= LEVELS.alliedMarginal ? 5 : 6
}

/** 4.8  After the last turn. */
export function endOfGame(g: State, log: Log): void {
  finish(g, levelOf(netPoints(g)), log)
}
