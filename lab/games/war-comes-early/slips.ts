// What a club player would call a slip, counted: bad attacks, and what was taken and then left to whoever walks in.
import { willAct } from '../../../ai/games/war-comes-early/last-turn.ts'
import type { GameEvent } from '../../../engine/game/action.ts'
import { controllingSide } from '../../../games/war-comes-early/rules/03-holders.ts'
import { activeSide } from '../../../games/war-comes-early/rules/05-markers.ts'
import { is1939, type State } from '../../../games/war-comes-early/state.ts'
import {
  attackFactor,
  country,
  grid,
  HEXES,
  KRAKOW,
  UNITS,
  unitNation,
  victoryValue,
  WARSAW,
} from '../../../games/war-comes-early/world.ts'

export const ATTACKS = 'attacks'
export const BELOW_EVEN = 'attacks below even odds'
export const LEFT_EMPTY = 'captured places left empty with an enemy near, in the last two turns'

/** Hexes within which an enemy is near. */
const NEAR = 4

export function slipsIn(before: State, after: State, events: readonly GameEvent[]): readonly string[] {
  const battles = events.filter(({ event }) => event === 'battle')
  const bad = battles.filter(({ attack, defence }) => Number(attack) < Number(defence))
  return [
    ...battles.map(() => ATTACKS),
    ...bad.map(() => BELOW_EVEN),
    ...leftEmpty(before, after).map(() => LEFT_EMPTY),
  ]
}

/** Looked at whenever the other side begins to act. */
function leftEmpty(before: State, after: State): number[] {
  const side = activeSide(before)
  if (after.turn < after.terms.lastTurn - 1 || activeSide(after) === side) return []
  return Array.from({ length: HEXES }, (_, at) => at).filter(
    at => isCaptured(after, side, at) && after.top[at] < 0 && isEnemyNear(after, side, at),
  )
}

function isCaptured(g: State, side: number, at: number): boolean {
  if (controllingSide(g, at) !== side) return false
  if (is1939(g)) return side === 0 && (at === WARSAW || at === KRAKOW)
  return victoryValue[at] > 0 && g.terms.sideOf[country[at]] !== side
}

function isEnemyNear(g: State, side: number, at: number): boolean {
  for (let who = 0; who < UNITS; who++) {
    if (g.place[who] < 0 || attackFactor[who] === 0 || g.terms.sideOf[unitNation[who]] === side) continue
    if (grid.distance(g.place[who], at) <= NEAR && willAct(g, unitNation[who])) return true
  }
  return false
}
