// 4  How to win: victory points, capitulations, sudden death and the end of the game.

import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import type { Outcome } from '../../../engine/game/game.ts'
import {
  ALLIED,
  BELGIUM,
  CZECHOSLOVAKIA,
  DANZIG,
  DENMARK,
  GERMAN,
  HUNGARY,
  LITHUANIA,
  LUXEMBOURG,
  NATIONS,
  NETHERLANDS,
  POLAND,
} from '../nations.ts'
import { BOX, HEX, hasFlag, is1939, STATUS, type State } from '../state.ts'
import { BERLIN, capital, DANZIG_HEX, fortHexes, UNITS, unitNation, victoryValue } from '../world.ts'
import { controllingSide, remove } from './03-holders.ts'
import { activeSide, removeMarkerOf } from './05-markers.ts'
import { refreshZones } from './09-zones-of-control.ts'
import { garrisonNation } from './11-entry.ts'
import { verdict1939 } from './13-victory-1939.ts'

/** Ways in which a game ends; `g.verdict` is an index into this list. */
export const ENDINGS: readonly (Outcome | null)[] = [
  null,
  { winners: [GERMAN], rule: '4.1a', because: 'Czechoslovakia capitulated before the end of turn 2' },
  { winners: [GERMAN], rule: '4.1b1', because: 'the German side has 100 victory points and Prague' },
  { winners: [GERMAN], rule: '4.1b2', because: 'the Allied victory points are down to one' },
  { winners: [ALLIED], rule: '4.1c1', because: 'the German victory points are down to one' },
  { winners: [ALLIED], rule: '4.1c2', because: 'the Allied side has 100 victory points' },
  { winners: [ALLIED], rule: '4.1c3', because: 'both hexes of Berlin are in Allied hands' },
  { winners: [ALLIED], rule: '4.2a', because: 'Czechoslovakia has not capitulated' },
  { winners: [GERMAN], rule: '4.2b', because: 'the German side leads by at least 20 victory points' },
  { winners: [ALLIED], rule: '4.2b', because: 'the Allied side leads by at least 20 victory points' },
  { winners: [], rule: '4.2b', because: 'neither side leads by 20 victory points' },
  { winners: [ALLIED], rule: '13.3c', because: 'Germany has no more than 2 victory points' },
  { winners: [], rule: '13.3c', because: 'Germany has 3 victory points' },
  { winners: [GERMAN], rule: '13.3c', because: 'Germany has 4 victory points' },
]

export function finish(g: State, verdict: number, log: Log): void {
  if (g.verdict !== 0) return
  const ending = ENDINGS[verdict]!
  g.verdict = verdict
  log?.push({ event: 'game-over', rule: ending.rule, winners: ending.winners, because: ending.because })
}

/** 4.3a  Points that do not come from holding a hex: 4.5.1g, 4.5.2c, 4.6, 6.2.1. */
export function scoreVictoryPoints(g: State, side: number, points: number, rule: string, log: Log): void {
  if (is1939(g)) return
  g.bonus[side] += points
  addPoints(g, side, points, rule, log)
  suddenDeath(g, log)
}

// Changes that belong together are all made before sudden death is looked at (R27).
function addPoints(g: State, side: number, points: number, rule: string, log: Log): void {
  if (is1939(g) || points === 0) return
  g.vp[side] += points
  log?.push({ event: 'victory-points', rule, side, points, total: g.vp[side] })
}

// 4.1, R27  Berlin first, then the conditions of the side whose phase it is, then the other side's.
function suddenDeath(g: State, log: Log): void {
  if (is1939(g) || g.verdict !== 0) return
  if (BERLIN.every(hex => controllingSide(g, hex) === ALLIED)) finish(g, 6, log)
  if (activeSide(g) === GERMAN) germanSuddenDeath(g, log)
  alliedSuddenDeath(g, log)
  germanSuddenDeath(g, log)
}

/** 4.1  Would a side be beaten if it lost so many points? */
export const isBeatenBy = (g: State, side: number, lost: number): boolean => g.vp[side] - lost <= 1

function germanSuddenDeath(g: State, log: Log): void {
  if (g.vp[GERMAN] >= 100 && controllingSide(g, capital[CZECHOSLOVAKIA]) === GERMAN) finish(g, 2, log)
  if (isBeatenBy(g, ALLIED, 0)) finish(g, 3, log)
}

function alliedSuddenDeath(g: State, log: Log): void {
  if (isBeatenBy(g, GERMAN, 0)) finish(g, 4, log)
  if (g.vp[ALLIED] >= 100) finish(g, 5, log)
}

/**
 * 4.4a, 4.4b, 4.4c  A hex changed sides: its value goes to the taker and from the loser, each time, supplied or not, from
 * turn 1 on (5.1b). A capital is settled before its nation capitulates (4.5.1f); its other cities must be entered (4.5.1h,
 * 4.5.3d). 13.3a: in 1939 there is no running total.
 */
export function controlPassed(g: State, hex: number, from: number, to: number, log: Log): void {
  if (is1939(g)) return
  const value = victoryValue[hex]
  addPoints(g, to, value, '4.4a', log)
  if (!isFirstEntryOfDanzig(g, hex, to)) {
    if (from >= 0) addPoints(g, from, -value, '4.4a', log)
  }
  suddenDeath(g, log)
  capitulationByCapital(g, hex, to, log)
}

// 4.5.3c, R24  The first German entry of Danzig costs the Allied side nothing.
function isFirstEntryOfDanzig(g: State, hex: number, to: number): boolean {
  if (hex !== DANZIG_HEX || to !== GERMAN || g.danzigScored) return false
  g.danzigScored = 1
  return true
}

/** 4.4d  The first Allied entry of a West Wall hex; later changes of hands give nothing. */
export function westWallBreached(g: State, log: Log): void {
  addPoints(g, ALLIED, 1, '4.4d', log)
  addPoints(g, GERMAN, -1, '4.4d', log)
  suddenDeath(g, log)
}

/** 4.5.2a, 4.5.3a, 4.5.4a  Nations that capitulate with their capital; the others fight on (4.5, 4.5.3b). */
const FALLS_TO_GERMANS = [CZECHOSLOVAKIA, BELGIUM, DENMARK, NETHERLANDS, LITHUANIA, LUXEMBOURG, DANZIG]
const FALLS_TO_ALLIES = [HUNGARY, POLAND]

/** 4.5, 4.5.3b */
export const mayCapitulate = (nation: number): boolean =>
  FALLS_TO_GERMANS.includes(nation) || FALLS_TO_ALLIES.includes(nation)

function capitulationByCapital(g: State, hex: number, to: number, log: Log): void {
  for (const nation of to === GERMAN ? FALLS_TO_GERMANS : FALLS_TO_ALLIES) {
    if (capital[nation] === hex) capitulate(g, nation, log)
  }
}

/** 4.5.1b, R32  To be called after a fort was breached: the last one takes Czechoslovakia with it. */
export function fortBreached(g: State, log: Log): void {
  refreshZones(g)
  if (is1939(g) || g.status[CZECHOSLOVAKIA] !== STATUS.fighting) return
  const holdsOut = fortHexes.some(
    hex => garrisonNation(hex) === CZECHOSLOVAKIA && !hasFlag(g.hexFlags, hex, HEX.breached),
  )
  if (!holdsOut) capitulate(g, CZECHOSLOVAKIA, log)
}

export function isFighting(g: State, nation: number): boolean {
  return g.status[nation] === STATUS.fighting
}

/** 4.5, 4.5.1d, R31  At once, whatever is going on: units off the map, marker out, forts down. */
export function capitulate(g: State, nation: number, log: Log): void {
  if (g.verdict !== 0 || !isFighting(g, nation)) return
  g.status[nation] = STATUS.capitulated
  g.capitulatedOn[nation] = g.turn
  log?.push({ event: 'capitulation', rule: capitulationRule(nation), nation: NATIONS[nation] })
  // 4.1a, 4.5.1c
  if (nation === CZECHOSLOVAKIA && g.turn <= 2) {
    finish(g, 1, log)
    refreshZones(g)
    return
  }
  for (let unit = 0; unit < UNITS; unit++) {
    if (unitNation[unit] === nation && g.place[unit] !== BOX.unused) remove(g, unit, BOX.removed)
  }
  g.active &= ~(1 << nation)
  removeMarkerOf(g, nation)
  breachFortsOf(g, nation)
  refreshZones(g)
  // The die is the German player's and does not touch the Allied total.
  if ([CZECHOSLOVAKIA, BELGIUM, DENMARK, NETHERLANDS].includes(nation)) {
    const rule = nation === CZECHOSLOVAKIA ? '4.5.1g' : '4.5.2c'
    const extra = roll(g, 6)
    log?.push({ event: 'roll', rule, for: 'capitulation', dice: [extra] })
    scoreVictoryPoints(g, GERMAN, extra, rule, log)
  }
}

// 4.5.1e, 4.5.2d, R83
function breachFortsOf(g: State, nation: number): void {
  for (const hex of fortHexes) if (garrisonNation(hex) === nation) g.hexFlags[hex] |= HEX.breached
}

function capitulationRule(nation: number): string {
  if (nation === CZECHOSLOVAKIA) return '4.5.1a'
  if (nation === HUNGARY || nation === POLAND) return '4.5.4a'
  return [BELGIUM, DENMARK, NETHERLANDS].includes(nation) ? '4.5.2a' : '4.5.3a'
}

// 4.2a, 4.2b
function verdict1938(g: State): number {
  if (g.status[CZECHOSLOVAKIA] !== STATUS.capitulated) return 7
  const lead = g.vp[GERMAN] - g.vp[ALLIED]
  return lead >= 20 ? 8 : lead <= -20 ? 9 : 10
}

/** 4.2, 13.3  After the last turn. */
export function endOfGame(g: State, log: Log): void {
  finish(g, is1939(g) ? verdict1939(g, log) : verdict1938(g), log)
}

export function outcomeOf(g: State): Outcome | null {
  return ENDINGS[g.verdict]
}
