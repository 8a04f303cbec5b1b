// 12.8  The German 7th Flieger Division: one paradrop a game, on the hex of an attack (R48, R49).

import { roll } from '../../../engine/dice/roll.ts'
import type { Log } from '../../../engine/game/action.ts'
import { forbid, type Refusal } from '../../../engine/game/refusal.ts'
import { GERMAN, GERMANY } from '../nations.ts'
import { FLIEGER, type State } from '../state.ts'
import { grid } from '../world.ts'
import { enemyOccupied } from './11-entry.ts'
import { isDriveIn } from './12-attackers.ts'
import { isMarked, MARK, setMark } from './12-battle-frame.ts'

const GERMANS_ONLY = forbid('12.8a', 'the drop belongs to a German Combat Phase')
const NOT_YET = forbid('12.8a', 'the division is available from the German Reorganization Phase of turn 3')
const USED_UP = forbid('12.8a', 'there is only one drop in a game')
const NO_AIR_SUPERIORITY = forbid('12.8a', 'a drop needs German air superiority')
const NOBODY_THERE = forbid('12.8b', 'the division is dropped on a hex that enemy units hold')

/** May the division be dropped on this target as part of the attack that is being assembled? */
export function dropRefusal(g: State, target: number, kind: number): Refusal | null {
  if (!(g.active & (1 << GERMANY))) return GERMANS_ONLY
  if (g.flieger === FLIEGER.waiting) return NOT_YET
  if (g.flieger === FLIEGER.spent) return USED_UP
  if (g.airSide !== GERMAN) return NO_AIR_SUPERIORITY
  return isDriveIn(kind) || !enemyOccupied(g, GERMAN, target) ? NOBODY_THERE : null
}

/** 12.8c  The marker is on the target; it leaves the game after this attack whatever happens. */
export function dropFlieger(g: State, target: number, log: Log): void {
  g.flieger = FLIEGER.spent
  log?.push({ event: 'drop', rule: '12.8c', target: grid.names[target] })
}

/** 12.8b  One die less one: 1 or less and the division is destroyed, otherwise it gives its shift. */
export function landFlieger(g: State, log: Log): void {
  if (!isMarked(g, MARK.dropped)) return
  const die = roll(g, 6)
  const landed = die - 1 >= 2
  if (landed) setMark(g, MARK.landed)
  log?.push({ event: 'drop-roll', rule: '12.8b', dice: [die], landed })
}
