// What a battle remembers while it is resolved: the numbers of its frame, wherever in the flow that lies.
import { findFrame, setSlotAt, slotAt } from '../../../engine/flow/frames.ts'
import { FRAMES } from '../flow.ts'
import type { State } from '../state.ts'

const AT = FRAMES.battle.at

/** Bits of the frame's `marks`. */
export const MARK = {
  /** 11.7  Fought on the Mobile table. */
  mobile: 1,
  /** 17.1b  Special forces have succeeded. */
  special: 2,
  /** 16.9d  Flak has hit the supporting air unit. */
  flak: 4,
} as const

export function battleSlot(g: State, slot: keyof typeof AT): number {
  return slotAt(g.flow, findFrame(g.flow, FRAMES.battle), AT[slot])
}

export function setBattleSlot(g: State, slot: keyof typeof AT, value: number): void {
  setSlotAt(g.flow, findFrame(g.flow, FRAMES.battle), AT[slot], value)
}

export const isMarked = (g: State, mark: number): boolean => (battleSlot(g, 'marks') & mark) !== 0

export function setMark(g: State, mark: number): void {
  setBattleSlot(g, 'marks', battleSlot(g, 'marks') | mark)
}

/** Support units are kept as their number plus 1; -1 for none. */
export const supportIn = (g: State, slot: 'air' | 'fleet' | 'special'): number => battleSlot(g, slot) - 1
