// 4  How to win the Hinge of Fate scenario; 14.6 to 14.10 are in 14-victory.ts.
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, campOfSide, GERMAN, GROUP, SIDE_NAMES, SOVIET_GROUPS } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'
import {
  campOf,
  DANZIG,
  GDYNIA,
  groupBit,
  groupOf,
  HELA,
  HELA_GARRISON,
  isObjective,
  polishObjectives,
  WARSAW,
} from '../world.ts'
import { controller, eliminate, surrender } from './03-hex-control.ts'
import { watchHistoricalVictory } from './14-victory.ts'

const DRAW = -1

export interface Ending {
  /** Camp that wins, -1 for a draw. There are no grades of victory (4.10). */
  readonly camp: number
  readonly rule: string
  readonly because: string
}

/** Ways in which a game ends; `g.verdict` is an index into this list. */
export const ENDINGS: readonly (Ending | null)[] = [
  null,
  { camp: ALLIED, rule: '4.2a', because: 'three supplied French units left by the north edge' },
  { camp: ALLIED, rule: '4.2b', because: 'the Soviets took a German city' },
  { camp: ALLIED, rule: '4.2c', because: 'Danzig fell' },
  { camp: ALLIED, rule: '4.2d', because: 'a coup removed Hitler' },
  { camp: GERMAN, rule: '4.8', because: 'every Polish city and fortress is German' },
  { camp: DRAW, rule: '4.9', because: 'neither side has won by the end of turn 12' },
  { camp: GERMAN, rule: '14.6', because: 'Warsaw fell before turn 6 with at most 12 German steps lost' },
  { camp: ALLIED, rule: '14.8b', because: 'Eastern Poland was not taken by the end of turn 7' },
  { camp: GERMAN, rule: '14.7b', because: 'Poland is conquered with at most 12 German steps lost' },
  { camp: ALLIED, rule: '14.7c', because: 'Poland is conquered, but more than 12 German steps were lost' },
  { camp: ALLIED, rule: '14.9', because: 'Poland holds out to the end of turn 12' },
]

export const ENDING = {
  exit: 1,
  sovietCity: 2,
  danzig: 3,
  coup: 4,
  poland: 5,
  draw: 6,
  warsaw: 7,
  east: 8,
  conquest: 9,
  costly: 10,
  holdsOut: 11,
} as const

export function finish(g: State, verdict: number, log: Log): void {
  if (g.verdict !== 0) return
  const { rule, because } = ENDINGS[verdict]!
  g.verdict = verdict
  log?.push({ event: 'game-over', rule, winners: winnersOf(g), because })
}

/** 1.2b  Every command of the camp that won. */
export function winnersOf(g: State): number[] {
  const camp = ENDINGS[g.verdict]?.camp ?? DRAW
  const sides = isHistorical(g) ? 2 : SIDE_NAMES.length
  return Array.from({ length: sides }, (_, side) => side).filter(side => campOfSide[side] === camp)
}

/** 4.2, 4.8, R41, R52  A hex has changed hands: sudden death of either kind is looked at at once. */
export function controlPassed(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  if (isHistorical(g)) watchHistoricalVictory(g, log)
  else if (campOf[unit] === ALLIED) alliedSuddenDeath(g, unit, hex, supplied, log)
  else germanVictory(g, log)
}

// 4.2b, 4.2c
function alliedSuddenDeath(g: State, unit: number, hex: number, supplied: boolean, log: Log): void {
  if (!isObjective[hex] || !supplied) return
  const isSoviet = (groupBit[unit] & SOVIET_GROUPS) !== 0
  if (hex === DANZIG && (isSoviet || groupOf[unit] === GROUP.polish)) finish(g, ENDING.danzig, log)
  else if (isSoviet) finish(g, ENDING.sovietCity, log)
}

/** 4.8  At this instant, not at the end of a turn. A drawn board may have no Polish city at all. */
export function germanVictory(g: State, log: Log): void {
  if (polishObjectives.length === 0) return
  if (polishObjectives.every(hex => controller(g, hex) === GERMAN)) finish(g, ENDING.poland, log)
}

/** 4.2a, R52, R53  Whoever was out of supply when its move began leaves the map and is not counted. */
const EXITS_TO_WIN = 3

export function countExit(g: State, supplied: boolean, log: Log): void {
  if (supplied) g.exited += 1
  if (g.exited >= EXITS_TO_WIN) finish(g, ENDING.exit, log)
}

/** 4.11a  At the end of a game turn. A Hela that was stormed (4.11b) is German already. */
export function surrenderHela(g: State, log: Log): void {
  const isCutOff = [GDYNIA, DANZIG, ...WARSAW].every(hex => controller(g, hex) === GERMAN)
  if (!isCutOff || controller(g, HELA) === GERMAN) return
  if (g.place[HELA_GARRISON] >= 0) eliminate(g, HELA_GARRISON, '4.11a', log)
  surrender(g, HELA, GERMAN, log)
  if (isHistorical(g)) watchHistoricalVictory(g, log)
  else germanVictory(g, log)
}
