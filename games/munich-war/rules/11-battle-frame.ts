// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { frameNumbers } from '../../../engine/flow/frame-numbers.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'

export const { get: battleSlot, set: setBattleSlot, isMarked, mark: setMark } = frameNumbers(FRAMES.battle)

/** Bits of the frame's `marks`. */
export const MARK = {
  /** 11.7  Fought on the Mobile table. */
  mobile: 1,
  /** 17.1b  Special forces have succeeded. */
  special: 2,
  /** 16.9d  Flak has hit the supporting air unit. */
  flak: 4,
} as const

/** Support units are kept as their number plus 1; -1 for none. */
export const supportIn = (g: State, slot: 'air' | 'fleet' | 'special'): number => battleSlot(g, slot) - 1
