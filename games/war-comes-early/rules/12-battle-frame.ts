// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { findFrame, setSlotAt, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'

const AT = FRAMES.battle.at

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

export function battleSlot(g: State, slot: keyof typeof AT): number {
  return slotAt(g.flow, findFrame(g.flow, FRAMES.battle), AT[slot])
}

export function setBattleSlot(g: State, slot: keyof typeof AT, value: number): void {
  setSlotAt(g.flow, findFrame(g.flow, FRAMES.battle), AT[slot], value)
}

export function isMarked(g: State, mark: number): boolean {
  return (battleSlot(g, 'marks') & mark) !== 0
}

export function setMark(g: State, mark: number): void {
  setBattleSlot(g, 'marks', battleSlot(g, 'marks') | mark)
}
