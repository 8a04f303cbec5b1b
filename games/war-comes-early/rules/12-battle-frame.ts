// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { frameNumbers } from '../../../engine/flow/frame-numbers.ts'
import { FRAMES } from '../flow.ts'

export const { get: battleSlot, set: setBattleSlot, isMarked, mark: setMark } = frameNumbers(FRAMES.battle)

/** Bits of the frame's `marks`. */
export const MARK = {
  /** 12.8  The 7th Flieger Division was dropped on the target. */
  dropped: 1,
  /** 12.8b  It has landed. */
  landed: 2,
  /** 12.2.2a, R59  The attackers' hexes are concentric. */
  concentric: 4,
  /** 12.3c  The fort's own garrison is lost; without an advance it is whole again (R35). */
  garrisonLost: 8,
} as const
