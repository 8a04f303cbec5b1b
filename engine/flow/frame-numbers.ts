import type { GameState } from '../game/game.ts'
import { type Frame, findFrame, setSlotAt, slotAt } from './frames.ts'

type Flowing = Pick<GameState, 'flow'>

/** What a frame remembers while something is resolved, wherever in the flow it lies: the nearest of its kind is meant. */
export interface FrameNumbers<Slot extends string> {
  isOpen(g: Flowing): boolean
  get(g: Flowing, slot: Slot): number
  set(g: Flowing, slot: Slot, value: number): void
  /** Bits of the slot `marks`, for frames that have one. */
  isMarked(g: Flowing, mark: number): boolean
  mark(g: Flowing, mark: number): void
}

export function frameNumbers<Slot extends string>(frame: Frame<Slot>): FrameNumbers<Slot> {
  const get = (g: Flowing, at: number): number => slotAt(g.flow, findFrame(g.flow, frame), at)
  const set = (g: Flowing, at: number, value: number): void =>
    setSlotAt(g.flow, findFrame(g.flow, frame), at, value)
  const marks = frame.at['marks' as Slot]
  return {
    isOpen: g => findFrame(g.flow, frame) >= 0,
    get: (g, slot) => get(g, frame.at[slot]),
    set: (g, slot, value) => set(g, frame.at[slot], value),
    isMarked: (g, mark) => (get(g, marks) & mark) !== 0,
    mark: (g, mark) => set(g, marks, get(g, marks) | mark),
  }
}
