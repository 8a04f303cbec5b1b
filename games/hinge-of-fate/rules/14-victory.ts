// 14.6, 14.7, 14.9, 14.10  Victory in the Historical Scenario, and the end of the last turn in both.
import type { Log } from '../../../engine/game/action.ts'
import { GERMAN, GROUP } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import { fullSteps, groupOf, UNITS, WARSAW, westernObjectives } from '../world.ts'
import { controller } from './03-control.ts'
import { ENDING, finish } from './04-endings.ts'

/** 14.6, 14.7c */
const MOST_LOSSES = 12
/** 14.6  Sudden death before this turn. */
const WARSAW_BEFORE = 6
/** 14.7a, 14.9 */
export const EASTERN_CHECK = 7

/** 14.6, 14.7c, R40  German and Slovakian steps lost: those missing now, or all that ever were. */
export function germanStepLosses(g: State): number {
  if (g.terms.options.stepLosses === 'every') return g.germanLosses
  let lost = 0
  for (let unit = 0; unit < UNITS; unit++)
    if (groupOf[unit] === GROUP.agn || groupOf[unit] === GROUP.ags) lost += fullSteps[unit] - g.steps[unit]
  return lost
}

/** Called when a hex changed hands, a battle or a player turn is over. R41: nothing else ends this scenario early (14.9). */
export function watchHistoricalVictory(g: State, log: Log): void {
  if (g.turn < WARSAW_BEFORE) warsawFell(g, log)
  if (g.turn > EASTERN_CHECK) conquest(g, log)
}

// 14.6
function warsawFell(g: State, log: Log): void {
  const isGerman = WARSAW.every(hex => controller(g, hex) === GERMAN)
  if (isGerman && germanStepLosses(g) <= MOST_LOSSES) finish(g, ENDING.warsaw, log)
}

/** 14.7b, 14.7c, H8  The moment that Poland is conquered decides, at the earliest when Eastern Poland has been judged. */
export function conquest(g: State, log: Log): void {
  if (!isConquered(g)) return
  finish(g, germanStepLosses(g) <= MOST_LOSSES ? ENDING.conquest : ENDING.costly, log)
}

/** 14.7b  Every city and fortress outside Eastern Poland, Hela and Danzig among them (R38), and no Polish unit anywhere. */
export function isConquered(g: State): boolean {
  for (let unit = 0; unit < UNITS; unit++)
    if (groupOf[unit] === GROUP.polish && g.place[unit] >= 0) return false
  return westernObjectives.every(hex => controller(g, hex) === GERMAN)
}

/** 4.1, 4.9, 14.9, 14.10  After the last turn: a draw in the one scenario, a Polish victory in the other. */
export function endOfGame(g: State, log: Log): void {
  if (isHistorical(g)) watchHistoricalVictory(g, log)
  if (g.turn >= g.terms.lastTurn) finish(g, isHistorical(g) ? ENDING.holdsOut : ENDING.draw, log)
}
