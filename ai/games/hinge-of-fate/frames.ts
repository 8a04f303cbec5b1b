import { type Frame, findFrame, slotAt } from '../../../engine/flow/frames.ts'
import type { State } from '../../../games/hinge-of-fate/state.ts'

/** A number of the nearest frame of a kind, -1 where there is none. */
export function inFrame<Slot extends string>(
  { flow }: State,
  frame: Frame<Slot>,
  slot: NoInfer<Slot>,
): number {
  const at = findFrame(flow, frame)
  return at < 0 ? -1 : slotAt(flow, at, frame.at[slot])
}
