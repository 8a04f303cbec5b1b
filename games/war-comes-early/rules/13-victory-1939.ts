// 13.3  The 1939 scenario is won on a count of its own at the end of turn 6.
import type { Log } from '../../../engine/game/action.ts'
import { GERMAN } from '../nations.ts'
import { BOX, type State } from '../state.ts'
import { DANZIG_HEX, grid, KRAKOW, unit, WARSAW } from '../world.ts'
import { controllingSide } from './03-holders.ts'
import { enemyOccupied } from './11-entry.ts'

const COASTAL_DEFENCE = unit('po-cdc')
const POLISH = 1

/** 13.3b, R75  German victory points. */
export function germanPoints1939(g: State): number {
  let points = 0
  if (controllingSide(g, KRAKOW) === GERMAN) points += 1
  if (g.place[COASTAL_DEFENCE] === BOX.removed && controllingSide(g, DANZIG_HEX) === GERMAN) points += 1
  if (controllingSide(g, WARSAW) === GERMAN) points += 2
  else if (germansNextTo(g, WARSAW)) points += 1
  return points
}

function germansNextTo(g: State, hex: number): boolean {
  for (let slot = hex * 6; slot < hex * 6 + 6; slot++) {
    const next = grid.neighbours[slot]
    if (next >= 0 && enemyOccupied(g, POLISH, next)) return true
  }
  return false
}

/** 13.3c  0 to 2 Polish win, 3 draw, 4 German win, as an index into the endings of 4. */
export function verdict1939(g: State, log: Log): number {
  const points = germanPoints1939(g)
  log?.push({ event: 'final-count', rule: '13.3b', points })
  return points <= 2 ? 11 : points === 3 ? 12 : 13
}
