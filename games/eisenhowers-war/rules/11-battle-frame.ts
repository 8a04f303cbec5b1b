// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { frameNumbers } from '../../../engine/flow/frame-numbers.ts'
import { pushFrame } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'
import { sideOf } from '../units.ts'
import { attackersOf } from './10-attackers.ts'
import { type Engagement, engagementOf } from './10-odds.ts'

export const {
  get: battleSlot,
  set: setBattleSlot,
  isMarked,
  mark: setMark,
  isOpen: inBattle,
} = frameNumbers(FRAMES.battle)

/** Bits of the frame's `marks`. */
export const MARK = {
  /** 10.10 */
  bombers: 1,
  /** 5.3.5 */
  invasion: 2,
  /** 13.6k */
  offensive: 4,
  /** 11.2  The defender chose to retreat. */
  retreat: 8,
  /** 5.3.5a  The defender left before the die. */
  inland: 16,
  /** The attackers are German. */
  german: 32,
} as const

/** Begins to resolve the attack whose units are flagged. */
export function openBattle(g: State, target: number, marks: number): void {
  const side = sideOf[attackersOf(g)[0]]
  pushFrame(g.flow, FRAMES.battle, target)
  setBattleSlot(g, 'marks', marks | (side === 1 ? MARK.german : 0))
}

/** Side that attacks in the battle that is being resolved. */
export const attackingSide = (g: State): number => (isMarked(g, MARK.german) ? 1 : 0)

export const battleTarget = (g: State): number => battleSlot(g, 'target')

export function battleNow(g: State): Engagement {
  return engagementOf(g, battleTarget(g), {
    isInvasion: isMarked(g, MARK.invasion),
    withBombers: isMarked(g, MARK.bombers),
    isOffensive: isMarked(g, MARK.offensive),
  })
}
