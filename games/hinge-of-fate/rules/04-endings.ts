// 4.1, 4.9, 4.10, 14.10  The ways in which a game ends.
import type { Log } from '../../../engine/game/action.ts'
import { ALLIED, campOfSide, GERMAN, SIDE_NAMES } from '../forces.ts'
import { isHistorical, type State } from '../state.ts'

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
