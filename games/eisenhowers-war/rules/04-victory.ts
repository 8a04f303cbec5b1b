// 4  How to win: sudden death at the end of each turn, and the final check.
import type { Log } from '../../../engine/game/action.ts'
import type { Outcome } from '../../../engine/game/game.ts'
import { ALLIED, GERMAN } from '../sides.ts'
import { HEX, hasFlag, type State } from '../state.ts'
import { LAST_TURN, PORTS_NEEDED, TURN } from '../tables.ts'
import { sideOf } from '../units.ts'
import {
  BERLIN,
  COUNTRIES,
  COUNTRY,
  cityHexes,
  country,
  DGL,
  drawnGameSide,
  launchSites,
  portHexes,
  RUHR,
  VIENNA,
} from '../world.ts'
import { isSupplied } from './07-supply.ts'

/** Ways in which a game ends; `g.verdict` is one of these numbers. */
export const ENDING = {
  none: 0,
  ruhr: 1,
  twoOfThree: 2,
  launchSites: 3,
  cityRetaken: 4,
  beachheadTaken: 5,
  ports: 6,
  firstInvasionFailed: 7,
  fortress: 8,
  germanCities: 9,
  alliedCities: 10,
  draw: 11,
} as const

export const ENDINGS: readonly (Outcome | null)[] = [
  null,
  { winners: [ALLIED], rule: '4.2.1', because: 'the Ruhr is in Allied hands' },
  { winners: [ALLIED], rule: '4.2.2', because: 'two of the Ruhr, Berlin and Vienna are in Allied hands' },
  { winners: [ALLIED], rule: '4.2.3', because: 'all V-1 launch sites are in Allied hands' },
  {
    winners: [GERMAN],
    rule: '4.3.1',
    because: 'a supplied German unit stands in a city that the Allies had taken',
  },
  { winners: [GERMAN], rule: '4.3.1', because: 'a beachhead is in German hands' },
  { winners: [GERMAN], rule: '4.3.2', because: 'the Allies hold too few ports' },
  { winners: [GERMAN], rule: '5.3.6a', because: 'the first invasion has failed' },
  { winners: [GERMAN], rule: '13.8b', because: 'the Alpine Fortress holds out' },
  { winners: [GERMAN], rule: '4.4', because: 'Germans hold a city in western Germany or Italy' },
  { winners: [ALLIED], rule: '4.4', because: 'the Allies hold western Germany and Italy' },
  { winners: [], rule: '4.4.2', because: 'neither side has reached its aim' },
]

export function finish(g: State, verdict: number, log: Log): void {
  if (g.verdict !== ENDING.none) return
  const ending = ENDINGS[verdict]!
  g.verdict = verdict
  log?.push({ event: 'game-over', rule: ending.rule, winners: ending.winners, because: ending.because })
}

export const outcomeOf = (g: State): Outcome | null => ENDINGS[g.verdict]

/** 4.1, R22  In printed order; the first condition that holds decides. Supply counts only where a condition asks for it,
 * and markers that are left count for nothing (13.6l). */
export function victoryCheck(g: State, log: Log): void {
  const verdict = verdictOf(g)
  if (verdict !== ENDING.none) finish(g, verdict, log)
}

export function verdictOf(g: State): number {
  if (g.turn <= TURN.lastForRuhr && isAllied(g, RUHR)) return ENDING.ruhr
  if (g.turn <= TURN.lastForTwoOfThree && greatCities(g) >= 2) return ENDING.twoOfThree
  if (g.turn === TURN.launchSites && launchSitesLeft(g).length === 0) return ENDING.launchSites
  if (retakenCities(g).length > 0) return ENDING.cityRetaken
  if (g.beachheads.some(hex => hex >= 0 && g.control[hex] === GERMAN)) return ENDING.beachheadTaken
  if (portsHeld(g) < portsNeeded(g)) return ENDING.ports
  if (g.turn === g.terms.options.fortressTurn && g.fortress >= 0) return ENDING.fortress
  return g.turn === LAST_TURN ? finalVerdict(g) : ENDING.none
}

const isAllied = (g: State, hex: number): boolean => g.control[hex] === ALLIED

/** R25, 10.10e, 13.7a  A destroyed city counts for nobody. */
const stands = (g: State, hex: number): boolean => !hasFlag(g.hexFlags, hex, HEX.destroyed)

/** 4.2.2 */
export const greatCities = (g: State): number => [RUHR, BERLIN, VIENNA].filter(hex => isAllied(g, hex)).length

/** 4.2.3  Launch sites that the Allies do not hold. */
export const launchSitesLeft = (g: State): number[] => launchSites.filter(hex => !isAllied(g, hex))

/** 4.3.1, R24, R25  Cities that the Allies have held and in which a supplied German unit stands. */
export function retakenCities(g: State): number[] {
  return cityHexes.filter(hex => {
    if (!hasFlag(g.hexFlags, hex, HEX.everAllied) || !stands(g, hex)) return false
    for (let unit = g.top[hex]; unit >= 0; unit = g.below[unit])
      if (sideOf[unit] === GERMAN && isSupplied(g, unit)) return true
    return false
  })
}

/** 4.3.2, 4.3.2a, R100, R107  Ports of France, Belgium and the Netherlands: no beachheads, none that bombers destroyed. */
export const portsHeld = (g: State): number =>
  portHexes.filter(hex => isAllied(g, hex) && stands(g, hex)).length

/** 4.1a, 3.2.4d  For this turn, 0 after the last check. */
export const portsNeeded = (g: State): number => PORTS_NEEDED[g.turn] ?? 0

const PROTECTORATE = COUNTRIES.indexOf('Protectorate')
const YUGOSLAVIA = COUNTRIES.indexOf('Yugoslavia')

/** 4.4, 4.4.1, R28  The cities of the final check. */
export interface FinalCount {
  /** In Germany west of the Drawn Game Line, in German hands. */
  readonly western: readonly number[]
  /** In Italy, in German hands. */
  readonly italian: readonly number[]
  /** East of the line, in the Protectorate and in Yugoslavia, in Allied hands: each makes up for a western one. */
  readonly substitutes: readonly number[]
}

export function finalCount(g: State): FinalCount {
  const standing = cityHexes.filter(hex => stands(g, hex))
  const isWestern = (hex: number) => country[hex] === COUNTRY.Germany && drawnGameSide[hex] === DGL.west
  const isEastern = (hex: number) =>
    (country[hex] === COUNTRY.Germany && drawnGameSide[hex] === DGL.east) ||
    country[hex] === PROTECTORATE ||
    country[hex] === YUGOSLAVIA
  return {
    western: standing.filter(hex => isWestern(hex) && !isAllied(g, hex)),
    italian: standing.filter(hex => country[hex] === COUNTRY.Italy && !isAllied(g, hex)),
    substitutes: standing.filter(hex => isEastern(hex) && isAllied(g, hex)),
  }
}

// 4.4, 4.4.1, 4.4.2, R27
function finalVerdict(g: State): number {
  const { western, italian, substitutes } = finalCount(g)
  if (italian.length > 0 || western.length > substitutes.length) return ENDING.germanCities
  if (western.length === 0) return ENDING.alliedCities
  return g.terms.options.substitution === 'win' ? ENDING.alliedCities : ENDING.draw
}
